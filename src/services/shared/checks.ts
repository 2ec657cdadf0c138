/** Rules that documents of every system share: amounts that fit their columns, days in their order. */
import type { Field, Values } from '../../core/field.ts';
import type { ErrorCode, Problem } from '../../core/problem.ts';
import { typeOf } from '../../fields/index.ts';

/** Amounts beyond what their columns hold. */
export function overflows(
  fields: Readonly<Record<string, Field>>,
  values: Values,
  at: Pick<Problem, 'grid' | 'row'>,
): Problem[] {
  return Object.entries(fields).flatMap(([field, declared]): Problem[] => {
    if (values[field] === null || values[field] === undefined) return [];
    const parsed = typeOf(declared).parse(values[field], declared);
    return 'problem' in parsed
      ? [{ code: parsed.problem.code as ErrorCode, args: parsed.problem.args ?? [], field, ...at }]
      : [];
  });
}

/** `to` may not lie before `from`, which is told with its name; both are days or minutes and may be empty. */
export const dayOrder = <R extends object>(
  record: R,
  from: keyof R & string,
  to: keyof R & string,
  beside: string = from,
): Problem[] =>
  record[from] && record[to] && String(record[to]) < String(record[from])
    ? [{ code: 'E_RANGE', field: to, text: 'beforeItsStart', args: [String(record[from])], beside }]
    : [];

/** What is reported as done lies not after `now`, a minute in Seoul; empty is now. */
export const notAfterNow = <R extends object>(record: R, field: keyof R & string, now: string): Problem[] =>
  record[field] && String(record[field]) > now ? [{ code: 'E_RANGE', field, text: 'afterNow', args: [now] }] : [];
