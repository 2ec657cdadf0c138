/** What an answer tells once is parted from the record: nothing of it is ever kept. */
import type { Values } from '../../../core/field.ts';
import type { ActionButton, Resource } from '../../../core/resource.ts';
import { headerFields } from '../../../record/resource.ts';

export interface Parted {
  readonly record: Values;
  /** By name of the member. */
  readonly told: Readonly<Record<string, string>>;
}

/** `tells` of the action, and whatever secret field a service answers all the same. */
export function withoutTold(resource: Resource, action: Pick<ActionButton, 'tells'>, answer: Values): Parted {
  const fields = headerFields(resource);
  const isTold = (name: string) => action.tells?.includes(name) === true || fields[name]?.secret === true;
  const entries = Object.entries(answer);
  return {
    record: Object.fromEntries(entries.filter(([name]) => !isTold(name))),
    told: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => isTold(entry[0]) && typeof entry[1] === 'string'),
    ),
  };
}
