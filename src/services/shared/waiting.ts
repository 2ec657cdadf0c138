/** How many approval documents whoever stands in for an absent person will see. Pure. */

/** Documents that wait for the person, by who drafted them. */
export type Waiting = readonly { readonly drafter: number; readonly count: number }[];

/** Of a person. */
export interface Absence {
  readonly id?: unknown;
  readonly userNm?: unknown;
  readonly absFromDt?: unknown;
  readonly absToDt?: unknown;
  readonly proxyUserId?: unknown;
}

/** Who stands in sees them, except what they drafted themselves. */
export const waitingFor = (waiting: Waiting, proxy: unknown): number =>
  waiting.reduce((sum, { drafter, count }) => sum + (drafter === proxy ? 0 : count), 0);

/** Does somebody, or `proxy`, act for the person on that day? */
export const standsInNow = (
  { absFromDt, absToDt, proxyUserId }: Absence,
  day: string,
  proxy: unknown = proxyUserId,
): boolean =>
  typeof absFromDt === 'string' &&
  typeof absToDt === 'string' &&
  absFromDt <= day &&
  day <= absToDt &&
  typeof proxyUserId === 'number' &&
  proxyUserId === proxy;

/** Which sentence is said before it is saved: from today on, or later; undefined where nothing waits, nobody is named, or it is so already. */
export function waitingWords(
  person: Absence,
  waiting: Waiting,
  today: string,
  before: Absence = {},
): 'waits' | 'waits_later' | undefined {
  const { absFromDt, absToDt, proxyUserId } = person;
  if (standsInNow(before, today, proxyUserId)) return undefined;
  if (before.absFromDt === absFromDt && before.absToDt === absToDt && before.proxyUserId === proxyUserId)
    return undefined;
  if (typeof proxyUserId !== 'number' || waitingFor(waiting, proxyUserId) === 0) return undefined;
  if (typeof absFromDt !== 'string' || typeof absToDt !== 'string' || absToDt < today) return undefined;
  return absFromDt <= today ? 'waits' : 'waits_later';
}
