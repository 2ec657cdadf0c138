/**
 * Codes that a person typed and that are none stand in the form as they were typed, to be mended. Until they are, rules
 * and sums go by what stood there before: nothing follows from a word that means nothing. Pure.
 */
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { codeGroupOf, headerFields } from '../../../../record/resource.ts';

/** Where values keep, by name, the code that was read last; no field of any resource has this name. */
const lastReadKey = '_lastRead';

const keptIn = (values: Values): Values | undefined => (values[lastReadKey] ?? undefined) as Values | undefined;

/** Values as rules see them: where a code cannot be read, the one that was read last. The same object where all can. */
export function asRead(values: Values): Values {
  const kept = keptIn(values);
  return kept ? { ...values, ...kept } : values;
}

/** Whether what stands in a field is a code that cannot be read. */
export const isUnreadCode = (values: Values, name: string): boolean => Object.hasOwn(keptIn(values) ?? {}, name);

/** Whether a code stands there again that stood there when it could be read last: nothing has changed with it. */
export const isReadAgain = (before: Values, now: Values, name: string): boolean =>
  isUnreadCode(before, name) && keptIn(before)![name] === (now[name] ?? null);

/**
 * The changes, and with them what was read last where they bring a code that cannot be read, or mend one. Those of a draft
 * have it with them.
 */
export function withLastRead(
  resource: Resource,
  before: Values,
  changes: Values,
  isRead: (name: string, field: Field, value: unknown) => boolean,
): Values {
  if (keptIn(changes)) return changes;
  const [fields, former] = [headerFields(resource), asRead(before)];
  const kept = new Map(Object.entries(keptIn(before) ?? {}));
  for (const name of Object.keys(changes)) {
    const field = fields[name];
    if (!field || codeGroupOf(field) === undefined) continue;
    if (isRead(name, field, changes[name])) kept.delete(name);
    else kept.set(name, former[name] ?? null);
  }
  if (kept.size > 0) return { ...changes, [lastReadKey]: Object.fromEntries(kept) };
  return keptIn(before) ? { ...changes, [lastReadKey]: null } : changes;
}
