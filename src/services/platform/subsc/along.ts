/** Services that were chosen together in the store: each is an application of its own, one after the other. Pure. */

/** Letters of the codes in an address. */
export const mostAlong = 200;

export interface AlongService {
  readonly id: number;
  readonly subsReqId: string;
  readonly subsReqNm: string;
  readonly subsReqNmEn: string | null;
  /** The company has applied for it, or uses it: no application leads to it. */
  readonly held: 'REQ' | 'USE' | null;
}

/** The address of the next application: with the same users, and the services that come after it. */
export function nextApplication([next, ...others]: readonly AlongService[], users: number): string | undefined {
  if (!next) return undefined;
  const start = new URLSearchParams({ subsReqId: next.subsReqId });
  if (users > 0) start.set('users', String(users));
  if (others.length > 0) start.set('along', others.map(({ subsReqId }) => subsReqId).join(','));
  return `/platform/subsc/new?${start.toString()}`;
}
