/** The day that a record waits for, of those that people are told of. Pure. */
import { daysBetween } from '../../../core/dates.ts';
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';

/** Days from which a day that is to come is counted. */
export const near = 7;

export interface CardDue {
  readonly field: string;
  /** Days from today; negative when it has passed. */
  readonly left: number;
}

/** Undefined where nothing is awaited of the record as it stands. */
export function dueOf({ notifies }: Resource, row: Values, today: string): CardDue | undefined {
  const rule = notifies?.due?.find(
    ({ field, when }) =>
      row[field] && Object.entries(when).every(([name, values]) => values.includes(String(row[name]))),
  );
  return rule && { field: rule.field, left: daysBetween(today, String(row[rule.field])) };
}
