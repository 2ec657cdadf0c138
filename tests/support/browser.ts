/** A browser as the server sees it: its cookies, and that calls come from a page of our own. */
import type { FastifyInstance } from 'fastify';

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly text: string;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly [key: string]: unknown }[];
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Browser {
  readonly cookies: Map<string, string>;
  get(
    path: string,
    query?: Readonly<Record<string, string | undefined>>,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Reply>;
}

let people = 0;

/** A browser of its own, at an address of its own. Calls stand below `/api/platform`. */
export function openBrowser(app: FastifyInstance, lang = 'ko'): Browser {
  const cookies = new Map<string, string>();
  people += 1;
  const remoteAddress = `10.0.${Math.floor(people / 250)}.${(people % 250) + 1}`;
  const call = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ): Promise<Reply> => {
    const answer = await app.inject({
      method,
      url: `/api/platform${url}`,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      headers: { 'sec-fetch-site': 'same-origin', 'accept-language': lang, 'user-agent': 'test browser', ...headers },
      ...(payload ? { payload } : {}),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const body = answer.body ? (JSON.parse(answer.body) as Record<string, unknown>) : {};
    return {
      status: answer.statusCode,
      body,
      text: answer.body,
      cookies: answer.cookies as Reply['cookies'],
      headers: answer.headers,
    };
  };
  return {
    cookies,
    get: (path, query = {}, headers = {}) => {
      const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return call('GET', `${path}?${new URLSearchParams(said).toString()}`, headers);
    },
    post: (path, body, headers = {}) => call('POST', path, headers, body),
  };
}
