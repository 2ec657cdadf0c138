/** reCAPTCHA, verified on the server; the address is configurable. */
import { refuse } from '../../core/problem.ts';
import type { Settings } from '../settings.ts';
import type { HumanAdapter } from './adapter.ts';

export function openRecaptcha(
  { siteKey, secret, verifyUrl }: NonNullable<Settings['recaptcha']>,
  timeoutMs = 10_000,
): HumanAdapter {
  return {
    challenge: async () => ({ kind: 'recaptcha', siteKey }),
    async verify(token, address) {
      // Nobody is called a program because the other side does not answer: E_UNAVAILABLE.
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => refuse('E_UNAVAILABLE'));
      if (!answer.ok) return refuse('E_UNAVAILABLE');
      const body = (await answer.json().catch(() => refuse('E_UNAVAILABLE'))) as { success?: unknown } | null;
      return body?.success === true;
    },
  };
}
