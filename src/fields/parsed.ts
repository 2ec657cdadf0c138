/** Small words that every field type uses to answer `parse`. */
import type { Field, Flags, Parsed } from '../core/field.ts';
import type { ErrorCode } from '../core/problem.ts';

export const empty = { value: null } as const;

/** A refused value; `text` is an i18n key under `errors` with a finer sentence than the code's own. */
export const refused = (code: ErrorCode, text?: string, args?: readonly (string | number)[]): Parsed => ({
  problem: { code, ...(text === undefined ? {} : { text }), ...(args === undefined ? {} : { args }) },
});

/** Nothing was entered: null, undefined, or blanks. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A declared field of a type: its own members, and the flags that were given. */
export const declare = <V, F extends Field<V>>(type: string, own: object, flags: Flags): F =>
  ({ type, ...own, ...flags }) as unknown as F;

const cache = new Map<string, RegExp>();
/** A regular expression compiled once for each source. */
export function regex(source: string): RegExp {
  let compiled = cache.get(source);
  if (!compiled) cache.set(source, (compiled = new RegExp(source, 'u')));
  return compiled;
}
