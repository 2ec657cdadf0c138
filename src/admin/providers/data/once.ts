/** The `Idempotency-Key` of a call that makes or does something: the same when it is sent again because its answer was lost. */
import { call } from '../../../session/calls/client.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { callAddress } from '../../../session/calls/transport.ts';
import type { CallOptions } from '../../../session/calls/transport.ts';

/** Whoever asks for the same much later wants it once more. */
const sameIntentMs = 15 * 60_000;

interface Lost {
  readonly key: string;
  readonly at: number;
}

/** Calls whose answer was lost, by what they ask. */
const lost = new Map<string, Lost>();

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The server has said what became of it. Without that it may have done what was asked. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'E_KEY_BUSY';

/** Runs `send` with a key of its own, or with that of an earlier attempt at the same whose answer was lost. */
export async function once<T>(asked: string, send: (key: string) => Promise<T>): Promise<T> {
  for (const [other, { at }] of lost) if (Date.now() - at > sameIntentMs) lost.delete(other);
  const key = lost.get(asked)?.key ?? newKey();
  try {
    const answer = await send(key);
    lost.delete(asked);
    return answer;
  } catch (error) {
    if (isAnswer(error)) lost.delete(asked);
    else lost.set(asked, { key, at: Date.now() });
    throw error;
  }
}

/** A call that makes or does something once, however often it is sent because its answer was lost. */
export const callOnce = <T>(path: string, options: CallOptions): Promise<T> =>
  once([callAddress(path, options.query), options.json ?? JSON.stringify(options.body)].join('\n'), (key) =>
    call<T>(path, { ...options, key }),
  );
