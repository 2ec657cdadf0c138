import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { token } from '../../../tests/support/tokenServer.ts';
import { readArrival, settleArrival, takeArrival } from './arrive.ts';
import { sessionConfig } from '../config.ts';
import { readCookie, writeCookie } from '../tokens/cookies.ts';
import { getSession, setSession } from '../session.ts';
import { dropTokens, keepTokens, readTokens } from '../tokens/tokenStore.ts';

const people: Record<number, string> = { 1: '가나다', 2: '라마바' };
const result = (id: number, tokens: object) => ({
  accessToken: null,
  refreshToken: null,
  ...tokens,
  user: { id, loginId: `${id}@demo.example`, userNm: people[id] },
  corp: { id: 2, corpNm: '회사' },
  menu: [],
  commonCode: [{ grpCd: 'G', corpId: 1, key: 'a', value: '가', valueEn: null, sort: 1 }],
});
const pairOf = (id: number) => ({ accessToken: token(60, id), refreshToken: token(600, id) });

let server: Server;
let asked: string[];
let ended: string[];
let linked = true;
beforeEach(async () => {
  [asked, ended, linked] = [[], [], true];
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://x');
    const call = url.pathname.replace('/api/', '');
    asked.push(call + url.search);
    const bearer = (req.headers.authorization ?? '').replace('Bearer ', '');
    const answer = (status: number, body: unknown) => res.writeHead(status).end(JSON.stringify(body));
    const refused = () => answer(401, { code: 'E_TOKEN', message: 'no' });
    const id = () => (JSON.parse(atob(bearer.split('.')[1] ?? '')) as { id: number }).id;
    if (call === 'platform/token/refresh')
      return url.searchParams.get('refreshToken') === 'ho_good' ? answer(200, pairOf(2)) : refused();
    if (call === 'platform/member/profile') return answer(200, result(id(), {}));
    if (call === 'platform/member/login/forcely')
      return url.searchParams.get('client_id') === 'dock' ? answer(200, result(2, pairOf(2))) : refused();
    if (call === 'login/platform') return linked ? answer(200, { accessToken: 'linked' }) : refused();
    if (call === 'platform/member/logout') return void (ended.push(bearer), res.writeHead(204).end());
    return refused();
  }).listen(0);
  await new Promise((done) => server.once('listening', done));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
afterEach(async () => {
  dropTokens();
  setSession({ status: 'unknown' });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const person = () => {
  const session = getSession();
  return session.status === 'in' ? session.user.userNm : session.status;
};
const yes = async () => true;
const never = async (): Promise<boolean> => expect.fail('nobody is to be asked');
function stored(id: number) {
  const { accessToken: access, refreshToken: refresh } = pairOf(id);
  keepTokens({ access, refresh });
  return { access, refresh };
}

describe('what a query brings along', () => {
  it.each([
    ['?refreshToken=ho_a&a=1', { arrival: { code: 'ho_a' }, search: '?a=1' }],
    ['?refreshToken=', { search: '' }],
    ['?cmd=logout&a=1', { arrival: { logout: true }, search: '?a=1' }],
    ['?cmd=logout&refreshToken=ho_a', { arrival: { logout: true }, search: '' }],
    ['?cmd=other', { search: '' }],
    ['?userId=a%40b&client_id=dock&x=1', { arrival: { word: { userId: 'a@b', client_id: 'dock' } }, search: '' }],
    [
      '?userId=a&client_id=dock&ts=1234567890&sig=0f&refreshToken=ho_a',
      { arrival: { word: { userId: 'a', client_id: 'dock', ts: '1234567890', sig: '0f' } }, search: '' },
    ],
  ])('%s', (search, read) => expect(readArrival(search)).toEqual(read));
  it.each([
    '',
    '?userId=7',
    '?client_id=dock',
    '?userId=&client_id=dock',
    '?redirect=%2Fa%3FrefreshToken%3Dx',
    '?ts=1&sig=2',
  ])('nothing: %j', (search) => expect(readArrival(search)).toBeUndefined());
  it('leaves the address bar at once, path and hash stay', () => {
    history.replaceState({ idx: 3 }, '', '/rs4/clnt?refreshToken=ho_a&keyword=b#c');
    expect(takeArrival()).toEqual({ code: 'ho_a' });
    expect(location.pathname + location.search + location.hash).toBe('/rs4/clnt?keyword=b#c');
    expect(history.state).toEqual({ idx: 3 });
    expect(asked).toEqual([]);
  });
});

describe('a hand-over code', () => {
  it('opens a session and is kept nowhere', async () => {
    writeCookie(sessionConfig.accessCookie, 'old');
    expect(await settleArrival({ code: 'ho_good' }, never)).toBe('done');
    expect(person()).toBe('라마바');
    expect(asked).toEqual(['platform/token/refresh?refreshToken=ho_good', 'platform/member/profile']);
    expect(document.cookie).not.toContain('ho_good');
    expect(readTokens().refresh).toMatch(/^h\./);
  });
  it('that is refused leaves a visitor logged out, without the access cookie', async () => {
    writeCookie(sessionConfig.accessCookie, 'old');
    expect(await settleArrival({ code: 'ho_bad' }, never)).toBe('failed');
    expect([person(), readTokens().access]).toEqual(['out', undefined]);
  });
  it('that is refused leaves a person as before', async () => {
    const before = stored(1);
    expect(await settleArrival({ code: 'ho_bad' }, never)).toBe('failed');
    expect(person()).toBe('가나다');
    expect(readTokens()).toEqual(before);
    expect(ended).toEqual([]);
  });
  // ASVS 7.2.4
  it('of the same person replaces the session without a question and ends the old one', async () => {
    const { access } = stored(2);
    expect(await settleArrival({ code: 'ho_good' }, never)).toBe('done');
    expect(readTokens().access).not.toBe(access);
    expect(ended).toEqual([access]);
  });
});

describe('when somebody else is logged in', () => {
  it('both are named, and yes changes the account and ends the old session', async () => {
    const { access } = stored(1);
    const ask = vi.fn(yes);
    await settleArrival({ code: 'ho_good' }, ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ from: '가나다', to: '라마바' });
    expect(person()).toBe('라마바');
    expect(ended).toEqual([access]);
  });
  it('no leaves everything as it was and ends the new session', async () => {
    const before = stored(1);
    await settleArrival({ word: { client_id: 'dock', userId: '2' } }, async () => false);
    expect(person()).toBe('가나다');
    expect(readTokens()).toEqual(before);
    expect(ended).toHaveLength(1);
    expect(ended).not.toContain(before.access);
    expect(asked.some((call) => call.startsWith('login/platform'))).toBe(false);
  });
});

describe('the word of a site', () => {
  const word = { client_id: 'dock', userId: 'b@demo.example', ts: '1234567890', sig: '0f' };
  it('goes to the server with its signature, then to the linked platform', async () => {
    expect(await settleArrival({ word }, never)).toBe('done');
    const query = 'client_id=dock&userId=b%40demo.example&ts=1234567890&sig=0f';
    expect(asked).toEqual([`platform/member/login/forcely?${query}`, `login/platform?${query}`]);
    expect(readCookie(sessionConfig.shipworkCookie)).toBe('linked');
  });
  it('a refusal of the linked platform is logged and disturbs nobody', async () => {
    linked = false;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await settleArrival({ word }, never)).toBe('done');
    expect(person()).toBe('라마바');
    expect(warn.mock.calls).toEqual([['shipwork login failed, contact the administrator']]);
  });
  it('of a site that nobody registered gives nothing', async () => {
    expect(await settleArrival({ word: { ...word, client_id: 'nobody' } }, never)).toBe('failed');
    expect(person()).toBe('out');
    expect(asked.some((call) => call.startsWith('login/platform'))).toBe(false);
  });
});

// ASVS 3.5.1, 3.5.3
it('cmd=logout asks, and ends the session here and on the server', async () => {
  const { access } = stored(1);
  const ask = vi.fn(async () => false);
  expect(await settleArrival({ logout: true }, ask)).toBe('done');
  expect([person(), ended]).toEqual(['가나다', []]);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ from: '가나다' });
  expect(await settleArrival({ logout: true }, yes)).toBe('done');
  expect([person(), readTokens().access, readTokens().refresh]).toEqual(['out', undefined, undefined]);
  expect(ended).toEqual([access]);
});

it('cmd=logout asks nobody who is not logged in', async () => {
  expect(await settleArrival({ logout: true }, never)).toBe('done');
  expect(person()).toBe('out');
});
