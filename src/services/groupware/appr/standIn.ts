/** Who acts for a person who is absent on a day; '' where nobody does. Pure. */
interface Person {
  readonly id?: unknown;
  readonly absFromDt?: unknown;
  readonly absToDt?: unknown;
  readonly proxyUserId?: unknown;
  readonly proxyUserNm?: unknown;
}

export function standInOf(person: Person | undefined, today: string, drafter: unknown): string {
  const { absFromDt, absToDt, proxyUserId, proxyUserNm } = person ?? {};
  if (typeof absFromDt !== 'string' || typeof absToDt !== 'string' || typeof proxyUserNm !== 'string') return '';
  return absFromDt <= today && today <= absToDt && proxyUserId !== drafter ? proxyUserNm : '';
}

/** For whom a person acts who takes these turns: their names, none where a turn is their own. */
export function insteadOf(turns: readonly { userId?: number | null; userNm?: unknown }[], userId: number): string {
  if (turns.some((turn) => turn.userId === userId)) return '';
  return [...new Set(turns.map(({ userNm }) => String(userNm ?? '')))].filter(Boolean).join(', ');
}

/** Of several documents: for whom, and in how many of them. */
export function insteadOfMany(
  documents: readonly Parameters<typeof insteadOf>[0][],
  userId: number,
): readonly (readonly [name: string, count: number])[] {
  const names = documents.map((turns) => insteadOf(turns, userId)).filter(Boolean);
  return [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);
}

/** The last day of the absence of a person for whom the drafter would stand in, who stands in for nobody; '' of all others. */
export function waitsUntil(person: Person | undefined, today: string, drafter: unknown): string {
  const { absFromDt, absToDt, proxyUserId } = person ?? {};
  if (typeof absFromDt !== 'string' || typeof absToDt !== 'string') return '';
  return absFromDt <= today && today <= absToDt && proxyUserId === drafter ? absToDt : '';
}
