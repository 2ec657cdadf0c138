/** Secrets are told to a person, never kept with the record. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { headerFields } from '../../../../fields/resource.ts';

export interface Parted {
  readonly record: Values;
  readonly secrets: Readonly<Record<string, string>>;
}

/** Parts what an answer carries of secret fields from the rest. */
export function withoutSecrets(resource: Resource, answer: Values): Parted {
  const fields = headerFields(resource);
  const entries = Object.entries(answer);
  const isSecret = (name: string) => fields[name]?.secret === true;
  return {
    record: Object.fromEntries(entries.filter(([name]) => !isSecret(name))),
    secrets: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => isSecret(entry[0]) && typeof entry[1] === 'string'),
    ),
  };
}
