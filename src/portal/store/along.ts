/** Services that are reckoned with together, by their codes in the address, so that the application knows them. Pure. */

const shaped = /^[A-Z0-9-]{1,20}$/;
/** More than this is no choice that somebody made. */
const most = 9;

export const alongIn = (query: URLSearchParams): readonly string[] =>
  (query.get('along') ?? '')
    .split(',')
    .filter((code) => shaped.test(code))
    .slice(0, most);

/** The query with this choice; other parameters stay. */
export function withAlong(query: URLSearchParams, codes: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (codes.length > 0) next.set('along', codes.join(','));
  else next.delete('along');
  return next;
}
