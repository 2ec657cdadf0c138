/** When a record came to its states, as far as it says so itself (`state.dates`). Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { listKey } from '../../../../record/resource.ts';

/** Where the time stands, and what it is. */
export interface Reached {
  readonly field: string;
  readonly grid?: string;
  readonly value: unknown;
}

const messages = { grid: 'msg', field: 'sendDtm' } as const;

/** By state; of one that an authority's answer leads to, the last such answer. */
export function reachedAt(resource: Resource, record: Values): Readonly<Record<string, Reached>> {
  const dates = resource.state?.dates;
  if (!dates) return {};
  const told = Object.entries(dates).map(
    ([state, field]) => [state, { field: field!, value: record[field!] }] as const,
  );
  const rows = (record[listKey(messages.grid)] ?? []) as readonly Values[];
  const answered = rows
    .toSorted((a, b) => String(a[messages.field]).localeCompare(String(b[messages.field])))
    .flatMap((row) => {
      const action = resource.messages?.answers[String(row.resultCd) as keyof typeof resource.messages.answers];
      const to = resource.actions?.find(({ name }) => name === action)?.to;
      return typeof to === 'string' ? [[to, { ...messages, value: row[messages.field] }] as const] : [];
    });
  return Object.fromEntries([...told, ...answered].filter(([, { value }]) => Boolean(value)));
}
