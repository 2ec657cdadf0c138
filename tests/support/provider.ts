/** A provider's REST interface on this machine, as docs/messages.md tells it: a real server that a test bends. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TestProvider {
  readonly url: string;
  readonly token: string;
  /** Documents that it has, by conversation. */
  readonly documents: Map<string, string>;
  /** Answers that have not been taken off. */
  readonly results: { readonly id: string; readonly [name: string]: unknown }[];
  /** Ids that were taken off. */
  readonly taken: string[];
  /** Times that it was asked for answers. */
  asked: number;
  /** What it does with the next documents in place of taking them. */
  bent: ((response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

export const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export async function startProvider(): Promise<TestProvider> {
  const provider = {
    ...{ url: '', token: 'provider-token', documents: new Map<string, string>(), results: [], taken: [], asked: 0 },
    bent: undefined,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  } as TestProvider & { url: string };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url!, 'http://x');
    const body = await text(request);
    if (request.headers.authorization !== `Bearer ${provider.token}`) return json(401, {})(response);
    const [, conversation] = /^\/v1\/documents\/([\w-]+)$/.exec(pathname) ?? [];
    if (request.method === 'PUT' && conversation) {
      if (provider.bent) return provider.bent(response);
      const known = provider.documents.has(conversation);
      provider.documents.set(conversation, body);
      return known ? json(409, { code: 'SYN003' })(response) : json(202, {})(response);
    }
    if (request.method === 'GET' && pathname === '/v1/results') {
      provider.asked += 1;
      return json(200, { results: provider.results })(response);
    }
    const [, id] = /^\/v1\/results\/([\w-]+)$/.exec(pathname) ?? [];
    if (request.method === 'DELETE' && id) {
      provider.taken.push(id);
      const at = provider.results.findIndex((one) => one.id === id);
      if (at >= 0) provider.results.splice(at, 1);
      return json(204, {})(response);
    }
    return json(404, {})(response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return provider;
}
