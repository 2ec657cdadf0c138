/** SMS by an HTTP gateway: `POST {from, to, text}` as JSON with a bearer token; any 2xx means taken. */
import type { Settings } from '../settings.ts';
import { SendError, type Transport } from './transport.ts';

export function openSms({ url, token, from }: NonNullable<Settings['sms']>, timeoutMs = 10_000): Transport {
  return {
    kind: 'SMS',
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ from, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error) => {
        throw new SendError(error.name === 'TimeoutError' ? 'SMS TIMEOUT' : 'SMS UNREACHABLE');
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new SendError(`SMS ${answer.status}`);
    },
    close: () => undefined,
  };
}
