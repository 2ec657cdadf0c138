/** A search by one text that decides its field by its shape: vessels (1-foundations 5). */

/**
 * Field that a vessel search by one text uses, judged by its shape: seven digits are an IMO number, three to seven
 * letters and digits together a call sign, everything else a name. Falls back to the last name of `firstOf`.
 */
export function firstOfField(text: string, firstOf: readonly string[]): string {
  const has = (name: string) => firstOf.find((field) => field.toLowerCase().includes(name));
  const compact = text.trim();
  if (/^\d{7}$/.test(compact)) return has('imo') ?? firstOf.at(-1)!;
  if (/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9]{3,7}$/.test(compact)) return has('call') ?? firstOf.at(-1)!;
  return firstOf.at(-1)!;
}

/** The text of a vessel search: of its fields the first that is filled. */
export const firstOfText = (conditions: Readonly<Record<string, string>>, firstOf: readonly string[]): string =>
  firstOf.map((name) => conditions[name]).find(Boolean) ?? '';

/** Conditions with the vessel text put in the field of its shape and taken out of the others. */
export function withFirstOf(
  conditions: Readonly<Record<string, string>>,
  firstOf: readonly string[],
  text: string,
): Record<string, string> {
  const rest = Object.fromEntries(Object.entries(conditions).filter(([name]) => !firstOf.includes(name)));
  return text.trim() ? { ...rest, [firstOfField(text, firstOf)]: text.trim() } : rest;
}
