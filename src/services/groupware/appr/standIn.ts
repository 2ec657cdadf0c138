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
