/**
 * The server's time as far as it can be told. A token that was issued just now cannot have run out: when it seems so,
 * this machine's clock runs ahead, and every comparison with a token allows for it.
 */
let aheadMs = 0;

/** Lifetime of an access token (3-decisions 3). */
const accessMs = 30 * 60_000;

/** Milliseconds, like Date.now(). */
export const serverNow = (): number => Date.now() - aheadMs;

/** Learns from a token that has just come. `iat` and `exp` are seconds. */
export function noteIssued(token: { readonly exp: number; readonly iat?: number } | undefined): void {
  if (!token) return;
  const issued = token.iat === undefined ? token.exp * 1000 - accessMs : token.iat * 1000;
  const runOut = token.exp * 1000 <= Date.now();
  if (runOut || token.iat !== undefined) aheadMs = Date.now() - issued;
}
