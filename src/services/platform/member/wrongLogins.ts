/** The sign-in rests after so many wrong passwords in a row (3-decisions 5). */
const wrongLogins = 5;
const firstRest = 15;
const longestRest = 24 * 60;

/** Minutes of rest that the wrong password with this number brings; undefined where one may go on at once. */
export function restAfter(wrong: number): number | undefined {
  if (wrong <= 0 || wrong % wrongLogins !== 0) return undefined;
  return Math.min(firstRest * 2 ** (wrong / wrongLogins - 1), longestRest);
}
