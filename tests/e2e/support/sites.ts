/** Sites beside the product: a real listener on a port of its own, and what the operator registers. */
import { expect, type APIRequestContext } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiOf, loginId } from '../desk.ts';
import { tokensOf } from './session.ts';

export const ownOrigin = () => `http://localhost:${process.env.E2E_PORT}`;

export interface Sibling {
  readonly origin: string;
  /** Addresses asked for, with their query. */
  readonly asked: string[];
  readonly referrers: (string | undefined)[];
  /** Shows this page from now on. */
  readonly show: (html: string) => void;
  readonly close: () => Promise<void>;
}

export async function openSibling(): Promise<Sibling> {
  const asked: string[] = [];
  const referrers: (string | undefined)[] = [];
  let page = '<h1>Sibling</h1>';
  const server = createServer((req: IncomingMessage, res) => {
    if (req.url === '/favicon.ico') return res.writeHead(404).end();
    asked.push(req.url ?? '');
    referrers.push(req.headers.referer);
    return res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, 'localhost');
  await new Promise((done) => server.once('listening', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    referrers,
    show: (html) => void (page = html),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

let count = 0;
export interface Registered {
  readonly clientId: string;
  readonly secret: string;
}

/** Registers a site with its origins; `unsigned` ones may name people without a signature. */
export async function register(
  request: APIRequestContext,
  { origins, unsigned = false }: { readonly origins: readonly string[]; readonly unsigned?: boolean },
): Promise<Registered> {
  const operator = await apiOf(request, 'oper');
  const clientId = `t${Date.now().toString(36)}${process.pid}${(count += 1)}`;
  const made = await operator.post<{ id: number; version: number }>('fw/client', {
    clientId,
    clientNm: clientId,
    unsignedYn: unsigned ? 'Y' : 'N',
    insertSiteList: origins.map((siteOrigin) => ({ siteOrigin })),
  });
  const issued = await operator.post<{ clientSecret: string }>(`fw/client/${made.id}/issueSecret`, {
    version: made.version,
  });
  return { clientId, secret: issued.clientSecret };
}

/** The company of the demo yard lets the site sign its persons in; others may be changing the company meanwhile. */
export async function allowSite(request: APIRequestContext, clientId: string): Promise<void> {
  const admin = await apiOf(request, 'admin2');
  const { corp } = await admin.get<{ corp: { id: number } }>('platform/member/profile');
  await expect(async () => {
    const { version } = await admin.get<{ version: number }>(`platform/corp/${corp.id}`);
    await admin.patch(`platform/corp/${corp.id}`, { version, insertSiteList: [{ clientId }] });
  }).toPass();
}

/** The query by which a site names a person, signed as of now. */
export function signedQuery({ clientId, secret }: Registered, person: string, userId = loginId(person)): string {
  const ts = String(Math.floor(Date.now() / 1000));
  const sig = createHmac('sha256', secret)
    .update([clientId, loginId(person), ts].join('\n'))
    .digest('hex');
  return new URLSearchParams({ userId, client_id: clientId, ts, sig }).toString();
}

/** The target with a one-time code in it that hands a person's session over. */
export async function handedOver(request: APIRequestContext, person: string, target: string): Promise<string> {
  const { accessToken } = await tokensOf(person);
  const answer = await request.post('/api/platform/token/handover', {
    data: { target },
    headers: { authorization: `Bearer ${accessToken}`, 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`no code for ${target}: ${await answer.text()}`);
  return ((await answer.json()) as { redirect: string }).redirect;
}
