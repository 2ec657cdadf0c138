// @vitest-environment jsdom
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSilent } from './busy.ts';
import { call, onSessionEnd } from './client.ts';
import { noteIssued } from './clock.ts';
import { apiBase } from './config.ts';
import { ApiError } from './error.ts';
import { dropTokens, keepTokens, readTokens } from './tokenStore.ts';
import { callAddress, queryText } from './transport.ts';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
let count = 0;
const token = (seconds: number) => `h.${base64({ id: 1, corpId: 2, exp: Date.now() / 1000 + seconds, n: count++ })}.s`;

let server: Server;
let seen: IncomingMessage[];
/** Access tokens that the server takes. */
let good: Set<string>;
let renewed: string | undefined;

beforeEach(async () => {
  seen = [];
  good = new Set();
  renewed = undefined;
  server = createServer((req, res) => {
    seen.push(req);
    const bearer = (req.headers.authorization ?? '').replace('Bearer ', '');
    const answer = (status: number, body: unknown) => res.writeHead(status).end(JSON.stringify(body));
    if (req.url === '/api/platform/token/access') {
      if (renewed === undefined) return answer(401, { code: 'E_TOKEN', message: 'no' });
      good.add(renewed);
      return setTimeout(() => answer(200, { accessToken: renewed }), 20);
    }
    if (!good.has(bearer)) return answer(401, { code: 'E_TOKEN', message: 'no' });
    return answer(200, { url: req.url, language: req.headers['accept-language'] });
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
afterEach(async () => {
  dropTokens();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const renewals = () => seen.filter((req) => req.url?.includes('token/access'));

describe('call', () => {
  it('sends the access token and the language', async () => {
    const access = token(60);
    good.add(access);
    keepTokens({ access, refresh: token(600) });
    expect(await call('rs4/clnt/list', { query: { keyword: ' 한 ', page: 1 } })).toEqual({
      url: '/api/rs4/clnt/list?keyword=%ED%95%9C&page=1',
      language: 'ko',
    });
    expect(renewals()).toHaveLength(0);
  });
  it('renews a run-out access token once for all waiting requests', async () => {
    const refresh = token(600);
    keepTokens({ access: token(-5), refresh });
    renewed = token(60);
    await Promise.all(['a/b', 'a/c', 'a/d', 'a/e'].map((path) => call(path)));
    expect(renewals().map((req) => req.headers.authorization)).toEqual([`Bearer ${refresh}`]);
    expect(readTokens().access).toBe(renewed);
  });
  it('renews once and repeats when the server refuses a token that looked good', async () => {
    keepTokens({ access: token(60), refresh: token(600) });
    renewed = token(90);
    await Promise.all(['a/b', 'a/c', 'a/d'].map((path) => call(path)));
    expect(renewals()).toHaveLength(1);
    expect(seen).toHaveLength(7);
  });
  it('ends the session when the refresh token is refused too', async () => {
    const ended = vi.fn();
    onSessionEnd(ended);
    keepTokens({ access: token(60), refresh: token(600) });
    await expect(call('a/b')).rejects.toMatchObject({ status: 401, code: 'E_TOKEN' });
    expect(ended).toHaveBeenCalledOnce();
  });
  it('works on a machine whose clock runs ahead of the server', async () => {
    keepTokens({ access: token(-90_000), refresh: token(600) });
    renewed = token(1800 - 86_400);
    await call('a/b');
    await call('a/c');
    expect(renewals()).toHaveLength(1);
    noteIssued({ iat: Date.now() / 1000, exp: Date.now() / 1000 + 1800 });
  });
  it('asks nothing without a token', async () => {
    await expect(call('a/b')).rejects.toBeInstanceOf(ApiError);
    expect(seen).toHaveLength(0);
  });
  it('says that no answer came', async () => {
    vi.stubEnv('VITE_API_BASE', 'http://127.0.0.1:9/api');
    keepTokens({ access: token(60) });
    await expect(call('a/b')).rejects.toMatchObject({
      status: 0,
      code: 'E_NETWORK',
      request: 'GET http://127.0.0.1:9/api/a/b',
    });
  });
});

describe('addresses', () => {
  it('takes the base of the service, else the common one', () => {
    const env = {
      VITE_API_BASE: 'https://api.example/',
      VITE_API_BASE_RS4: 'https://rs4.example/v1',
      VITE_API_BASE_3PL: '/x',
    };
    expect(['rs4', 'insp', '3pl'].map((s) => apiBase(s, env))).toEqual([
      'https://rs4.example/v1',
      'https://api.example',
      '/x',
    ]);
    expect(apiBase('rs4', {})).toBe('/api');
  });
  it('reads the mobile system as its service', () => {
    vi.stubEnv('VITE_API_BASE_RS4', '/four');
    expect(callAddress('rs4_m/work')).toBe('/four/rs4_m/work');
  });
  it('keeps numbers and booleans, trims texts, drops empty ones, joins lists', () =>
    expect(
      queryText({
        a: 0,
        b: false,
        c: ' x ',
        d: '',
        e: null,
        f: undefined,
        g: [1, 2],
        h: [],
        i: { each: ['x,asc', 'y'] },
      }),
    ).toBe('a=0&b=false&c=x&g=1%2C2&i=x%2Casc&i=y'));
  it('keeps the indicator still for schema and common calls', () => {
    expect(['rs4/common/schema', 'fw/common/code', 'rs4/schema'].map(isSilent)).toEqual([true, true, true]);
    expect(['rs4/clnt/list', 'rs4/commons'].map(isSilent)).toEqual([false, false]);
  });
});
