/** Calls of people who do not give up: a server that dies under a call is asked again, under the same key, when it is back. */
import { randomUUID } from 'node:crypto';
import { sleep } from '../../../src/database/engine/process.ts';
import { password, type Answer, type Client } from '../../support/app.ts';

export interface Server {
  readonly origin: string;
  /** Which life of the server this is. */
  readonly life: number;
}

export interface Caller {
  as(account: string): Promise<Client>;
  /** Calls that had to be made again. */
  again(): number;
}

const patience = 600;

/** `now` answers the server when it takes calls. */
export function callTo(now: () => Promise<Server>): Caller {
  let again = 0;
  const tokens = new Map<string, { readonly life: number; readonly token: Promise<string> }>();

  async function signIn({ origin }: Server, account: string): Promise<string> {
    const answer = await fetch(`${origin}/api/platform/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ loginId: `${account}@demo.example`, loginPw: password }),
    });
    if (!answer.ok) throw new Error(`${account} cannot sign in: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { accessToken: string }).accessToken;
  }
  // The clock went on with the server: tokens of a former life may have run out.
  function tokenFor(server: Server, account: string): Promise<string> {
    const known = tokens.get(account);
    if (known?.life === server.life) return known.token;
    const token = signIn(server, account);
    token.catch(() => tokens.delete(account));
    tokens.set(account, { life: server.life, token });
    return token;
  }

  async function once(account: string, method: string, at: string, key: string, body: unknown): Promise<Answer> {
    const server = await now();
    const token = await tokenFor(server, account);
    const answer = await fetch(`${server.origin}/api${at}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: {}, body: (text ? JSON.parse(text) : null) as Answer['body'] };
  }
  /** The server has not answered: it is dead, or ending, or the dead one's call still holds its key. */
  const unanswered = ({ status, body }: Answer) => status === 503 || body?.['code'] === 'E_KEY_BUSY';

  async function call(account: string, method: string, at: string, body?: unknown): Promise<Answer> {
    const key = randomUUID();
    let last = '';
    for (let tries = 0; tries < patience; tries += 1) {
      const answer = await once(account, method, at, key, body).catch((error: unknown) => void (last = String(error)));
      if (answer && !unanswered(answer)) return answer;
      if (answer) last = `${answer.status} ${JSON.stringify(answer.body)}`;
      again += 1;
      await sleep(50);
    }
    throw new Error(`${method} ${at} is never answered, at last ${last}`);
  }

  return {
    again: () => again,
    as: async (account) =>
      ({
        get: (at) => call(account, 'GET', at),
        post: (at, body = {}) => call(account, 'POST', at, body),
        patch: (at, body = {}) => call(account, 'PATCH', at, body),
        put: (at, body = {}) => call(account, 'PUT', at, body),
        del: (at) => call(account, 'DELETE', at),
      }) as Client,
  };
}
