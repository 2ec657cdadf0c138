import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenServer, token } from '../../../tests/support/tokenServer.ts';
import { isSilent } from './busy.ts';
import { call } from './client.ts';
import { noteIssued } from '../clock.ts';
import { apiBase } from '../config.ts';
import { ApiError } from './error.ts';
import { enter, relogin } from '../flow.ts';
import { hostRelogin } from '../lapse.ts';
import { getSession, setSession } from '../session.ts';
import { dropTokens, keepTokens, readTokens } from '../tokens/tokenStore.ts';
import { callAddress, queryText } from './transport.ts';

let server: TokenServer;
beforeEach(async () => {
  server = new TokenServer();
  vi.stubEnv('VITE_API_BASE', await server.start());
});
afterEach(async () => {
  dropTokens();
  setSession({ status: 'unknown' });
  vi.unstubAllEnvs();
  await server.stop();
});

/** Logged in with the tokens of a fresh session; `access` seconds are left of the access token. */
function inside(access = 60): void {
  const { accessToken, refreshToken } = server.open();
  const { person: user, corp } = server;
  enter({ accessToken, refreshToken, user, corp, menu: [], commonCode: server.codes });
  keepTokens({ access: access < 0 ? token(access) : undefined });
}
const renewals = () => server.count('platform/token/refresh');

describe('call', () => {
  it('sends the access token and the language', async () => {
    inside();
    expect(await call('rs4/clnt/list', { query: { keyword: ' 한 ', page: 1 } })).toEqual({
      path: 'rs4/clnt/list?keyword=%ED%95%9C&page=1',
    });
    expect(server.asked.map(({ bearer, language }) => [bearer, language])).toEqual([[readTokens().access, 'ko']]);
  });
  it('renews a run-out access token once for all waiting requests, and keeps the rotated refresh token', async () => {
    inside(-5);
    const first = readTokens().refresh;
    await Promise.all(['a/b', 'a/c', 'a/d', 'a/e'].map((path) => call(path)));
    expect(server.asked.filter(({ path }) => path.includes('token')).map(({ bearer }) => bearer)).toEqual([first]);
    expect(readTokens().refresh).toBe(server.refresh);
    expect(readTokens().refresh).not.toBe(first);
    expect(server.good.has(readTokens().access!)).toBe(true);
  });
  it('renews once and repeats when the server refuses a token that looked good', async () => {
    inside();
    server.good.clear();
    await Promise.all(['a/b', 'a/c', 'a/d'].map((path) => call(path)));
    expect(renewals()).toBe(1);
    expect(server.asked).toHaveLength(7);
  });
  it('asks again at once when the answer of a renewal is lost, with the same token', async () => {
    inside(-5);
    const first = readTokens().refresh;
    server.loseAnswers = 1;
    await call('a/b');
    expect(server.asked.slice(0, 2).map(({ bearer }) => bearer)).toEqual([first, first]);
  });
  it('takes the tokens that another tab has stored while this one asked', async () => {
    inside(-5);
    const own = server.refresh;
    const other = server.open();
    const asked = call('a/b');
    keepTokens({ access: other.accessToken, refresh: other.refreshToken });
    expect(await asked).toEqual({ path: 'a/b' });
    expect(readTokens().refresh).toBe(other.refreshToken);
    expect(server.asked.filter(({ path, bearer }) => path.includes('token') && bearer !== own)).toEqual([]);
  });
  it('logs nobody out when the network is away', async () => {
    inside(-5);
    server.loseAnswers = 9;
    await expect(call('a/b')).rejects.toMatchObject({ status: 0, code: 'E_NETWORK' });
    expect(renewals()).toBe(3);
    expect(getSession().status).toBe('in');
    expect(readTokens().refresh).toBe(server.refresh);
  });
  it('ends the session when the refresh token is refused too', async () => {
    inside();
    server.good.clear();
    server.refresh = undefined;
    await expect(call('a/b')).rejects.toMatchObject({ status: 401, code: 'E_TOKEN' });
    expect(getSession()).toEqual({ status: 'out', why: 'ended' });
    expect(readTokens()).toEqual({ access: undefined, refresh: undefined });
  });
  it('does not take a wrong password for the end of the session', async () => {
    inside();
    const wrong = call('platform/member/login', { method: 'POST', body: { loginPw: 'wrong' } });
    await expect(wrong).rejects.toMatchObject({ status: 401, code: 'E_LOGIN' });
    expect(renewals()).toBe(0);
    expect(getSession().status).toBe('in');
  });
  it('works on a machine whose clock runs ahead of the server', async () => {
    keepTokens({ access: token(-90_000), refresh: token(600) });
    server.refresh = readTokens().refresh;
    server.accessSeconds = 1800 - 86_400;
    await call('a/b');
    await call('a/c');
    expect(renewals()).toBe(1);
    noteIssued({ iat: Date.now() / 1000, exp: Date.now() / 1000 + 1800 });
  });
  it('asks nothing without a token', async () => {
    await expect(call('a/b')).rejects.toBeInstanceOf(ApiError);
    expect(server.asked).toHaveLength(0);
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

describe('a session that ends under the hands of somebody at work', () => {
  let gone: () => void;
  beforeEach(() => {
    gone = hostRelogin();
    inside();
    server.good.clear();
    server.refresh = undefined;
  });
  afterEach(() => gone());
  const lapsed = () => vi.waitFor(() => expect(getSession()).toMatchObject({ lapsed: { why: 'ended' } }));

  it('keeps the page, lets calls wait and makes them after the same person has logged in again', async () => {
    const asked = [call('a/b', { method: 'POST', body: { x: 1 } }), call('a/c')];
    await lapsed();
    asked.push(call('a/d'));
    await expect(relogin('wrong')).rejects.toMatchObject({ code: 'E_LOGIN' });
    expect(getSession()).toMatchObject({ lapsed: { why: 'ended' } });
    await relogin('right');
    expect(await Promise.all(asked)).toEqual([{ path: 'a/b' }, { path: 'a/c' }, { path: 'a/d' }]);
    const [refused, repeated, ...more] = server.asked.filter(({ path }) => path === 'a/b');
    expect(repeated).toEqual({ ...refused, bearer: readTokens().access });
    expect([repeated?.method, repeated?.body, more]).toEqual(['POST', '{"x":1}', []]);
    expect(getSession()).not.toHaveProperty('lapsed');
  });
  it('gives up what was asked for when the page is left instead', async () => {
    const asked = call('a/b');
    const abort = new AbortController();
    const aborted = call('a/c', { signal: abort.signal });
    await lapsed();
    abort.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    setSession({ status: 'out', why: 'left' });
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });
  it('is left where the page asked by itself and nothing is unsaved', async () => {
    await expect(call('a/b', { unasked: true })).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toMatchObject({ status: 'out', why: 'ended' });
  });
  it('never sends with the tokens of another person', async () => {
    setSession({ ...getSession(), lapsed: undefined } as never);
    const other = token(60, 9, 2);
    server.good.add(other);
    keepTokens({ access: other, refresh: token(600, 9, 2) });
    void call('a/b').catch(() => undefined);
    await vi.waitFor(() => expect(getSession()).toMatchObject({ lapsed: { why: 'other' } }));
    expect(server.asked.filter(({ path }) => path === 'a/b')).toEqual([]);
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
