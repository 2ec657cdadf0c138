/** Why persons' data left, as somebody said it last. Kept with the page alone: each export is still told the reason it left for. */

let kept: { readonly person: number; last: string; readonly of: Map<string, string> } | undefined;

const keptOf = (person: number) =>
  kept?.person === person ? kept : (kept = { person, last: '', of: new Map<string, string>() });

export function rememberReason(person: number, reason: string, record?: string): void {
  const reasons = keptOf(person);
  reasons.last = reason;
  if (record !== undefined) reasons.of.set(record, reason);
}

/** What was said of the same record: nobody is asked again. */
export const reasonFor = (person: number, record: string | undefined): string | undefined =>
  record === undefined ? undefined : keptOf(person).of.get(record);

/** What the question begins with. */
export const lastReason = (person: number): string => keptOf(person).last;
