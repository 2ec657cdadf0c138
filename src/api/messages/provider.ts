/**
 * A receiver reached by the REST interface of a provider (docs/messages.md): a message is put under its conversation, by which the
 * provider takes the same one twice as one; answers are asked for and taken off its list one by one once they are kept.
 */
import type { ErrorRow } from '../../core/messages.ts';
import { readAnswer } from '../../database/messages/answerText.ts';
import { Malformed, NotTaken, type Adapter } from './adapter.ts';

export interface Provider {
  /** Without a slash at its end. */
  readonly url: string;
  readonly token: string;
}

interface Pace {
  /** Patience with one call. */
  readonly timeoutMs?: number;
  /** Pause between two questions for answers. */
  readonly everyMs?: number;
}

/** What the provider says of a message itself, not of its own state: it will never take it. */
const neverTaken: readonly number[] = [400, 413, 415, 422];
/** It has this conversation already. */
const hasIt = 409;
/** Longest text of an answer that is read. */
const mostBytes = 1_000_000;

export function openProvider({ url, token }: Provider, receiver: string, pace: Pace = {}): Adapter {
  const { timeoutMs = 10_000, everyMs = 15_000 } = pace;
  let waiting: readonly string[] = [];
  let asking = false;
  let next = 0;

  const call = (method: string, path: string, body?: string): Promise<Response> =>
    fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/xml' }),
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

  /** Asked beside the rounds: a provider that takes its time holds up no other receiver. */
  async function ask(): Promise<void> {
    const answer = await call('GET', '/results');
    const text = answer.ok ? await shortText(answer) : '';
    await answer.body?.cancel().catch(() => undefined);
    const said: unknown = text ? JSON.parse(text) : undefined;
    const results = (said as { readonly results?: unknown } | undefined)?.results;
    waiting = Array.isArray(results) ? results.map((one) => JSON.stringify(one)) : [];
  }

  return {
    receivers: [receiver],
    read: readAnswer,
    async send({ conversation, type, raw }) {
      const answer = await call('PUT', `/documents/${conversation}?type=${type}`, raw).catch((error: Error) => {
        throw new NotTaken(error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE');
      });
      if (neverTaken.includes(answer.status)) throw new Malformed(await errorsOf(answer));
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== hasIt) throw new NotTaken(`HTTP ${answer.status}`);
    },
    async collect(take) {
      if (waiting.length === 0) {
        if (!asking && Date.now() >= next) {
          asking = true;
          void ask()
            .catch(() => undefined)
            .finally(() => {
              asking = false;
              next = Date.now() + everyMs;
            });
        }
        return 0;
      }
      const taken = waiting;
      waiting = [];
      let kept = 0;
      for (const raw of taken) {
        if (!(await take(receiver, raw))) continue;
        kept += 1;
        const { id } = JSON.parse(raw) as { readonly id?: unknown };
        // What is not taken off comes again, and counts once all the same.
        if (typeof id === 'string' && id)
          void call('DELETE', `/results/${encodeURIComponent(id)}`)
            .then((answer) => answer.body?.cancel())
            .catch(() => undefined);
      }
      return kept;
    },
  };
}

/** `{"code": "ERR001", "message": "…", "errors": [{code, message}]}`; without such a text the status stands for it. */
async function errorsOf(answer: Response): Promise<readonly ErrorRow[]> {
  const usual = [{ code: `HTTP ${answer.status}`, text: '' }];
  try {
    const said: unknown = JSON.parse(await shortText(answer));
    const { errors } = said as { readonly errors?: unknown };
    const rows = (Array.isArray(errors) && errors.length > 0 ? errors : [said])
      .slice(0, 100)
      .flatMap((one): ErrorRow[] => {
        const { code, message } = one as { readonly code?: unknown; readonly message?: unknown };
        return typeof code === 'string' && code
          ? [{ code: code.slice(0, 40), text: typeof message === 'string' ? message.slice(0, 300) : '' }]
          : [];
      });
    return rows.length ? rows : usual;
  } catch {
    return usual;
  }
}

/** What is longer than any answer is none. */
async function shortText({ body }: Response): Promise<string> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > mostBytes) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
