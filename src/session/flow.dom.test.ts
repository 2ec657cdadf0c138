import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenServer, token } from '../../tests/support/tokenServer.ts';
import { sessionConfig } from './config.ts';
import { readCookie, writeCookie } from './tokens/cookies.ts';
import { checkSession, enter, login, loginByTokens, logout } from './flow.ts';
import { hostRelogin } from './lapse.ts';
import { getSession, setSession } from './session.ts';
import { dropTokens, keepTokens, readTokens } from './tokens/tokenStore.ts';
import { watchSession } from './watch.ts';

let server: TokenServer;
beforeEach(async () => {
  server = new TokenServer();
  vi.stubEnv('VITE_API_BASE', await server.start());
});
afterEach(async () => {
  vi.useRealTimers();
  dropTokens();
  setSession({ status: 'unknown' });
  vi.unstubAllEnvs();
  await server.stop();
});

const keep = (access: string | undefined, refresh: string | undefined) => keepTokens({ access, refresh });
function inside(): void {
  const { accessToken, refreshToken } = server.open();
  enter({ accessToken, refreshToken, user: server.person, corp: server.corp, menu: [], commonCode: server.codes });
}
const profiles = () => server.asked.filter(({ path }) => path === 'platform/member/profile');
const person = () => {
  const session = getSession();
  return session.status === 'in' ? session.user.userNm : session;
};

describe('the four cases of the login flow (1-foundations 4.1)', () => {
  it('(1) good access token, nobody in: the profile comes with it, the refresh token stays', async () => {
    const { accessToken, refreshToken } = server.open();
    keep(accessToken, refreshToken);
    expect(await Promise.all([loginByTokens(), loginByTokens()])).toEqual([true, true]);
    expect(profiles().map(({ bearer }) => bearer)).toEqual([accessToken]);
    expect(readTokens()).toEqual({ access: accessToken, refresh: refreshToken });
    expect(person()).toBe('가나다');
  });
  it('(2) good access token, the same person in: nothing is asked; another person or company: fetched again', async () => {
    inside();
    expect(await loginByTokens()).toBe(true);
    expect(server.asked).toEqual([]);
    server.person = { id: 7, loginId: 'b@demo.example', userNm: '라마바' };
    const { accessToken, refreshToken } = server.open();
    keep(accessToken, refreshToken);
    expect(await loginByTokens()).toBe(true);
    expect(person()).toBe('라마바');
    server.corp = { id: 8, corpNm: '딴 회사' };
    keep(server.open().accessToken, server.refresh);
    await loginByTokens();
    expect(getSession()).toMatchObject({ corp: { id: 8 } });
  });
  it('(3) access token run out, refresh token good: the profile comes with the refresh token', async () => {
    const { refreshToken } = server.open();
    keep(token(-1), refreshToken);
    expect(await loginByTokens()).toBe(true);
    expect(profiles().map(({ bearer }) => bearer)).toEqual([refreshToken]);
    expect(server.good.has(readTokens().access!)).toBe(true);
  });
  it('(4) neither: logged out', async () => {
    keep(token(-1), token(-1));
    localStorage.setItem('x', '1');
    expect(await loginByTokens()).toBe(false);
    expect(getSession()).toEqual({ status: 'out', why: 'visitor' });
    expect([readTokens().access, localStorage.length, server.asked.length]).toEqual([undefined, 0, 0]);
  });
  it('an access token that only the server refuses gives way to the refresh token', async () => {
    keep(token(60), server.open().refreshToken);
    expect(await loginByTokens()).toBe(true);
    expect(person()).toBe('가나다');
  });
  it('a profile that is refused drops access, refresh and shipwork tokens', async () => {
    keep(token(60), token(600));
    writeCookie(sessionConfig.shipworkCookie, 'x');
    expect(await loginByTokens()).toBe(false);
    expect(getSession()).toEqual({ status: 'out', why: 'refused' });
    const { accessCookie, refreshCookie, shipworkCookie } = sessionConfig;
    expect([accessCookie, refreshCookie, shipworkCookie].map(readCookie)).toEqual([undefined, undefined, undefined]);
  });
  it('a server out of reach is no logout', async () => {
    const { accessToken, refreshToken } = server.open();
    keep(accessToken, refreshToken);
    vi.stubEnv('VITE_API_BASE', 'http://127.0.0.1:9/api');
    await expect(loginByTokens()).rejects.toMatchObject({ status: 0 });
    expect(readTokens().refresh).toBe(refreshToken);
    expect(getSession().status).toBe('unknown');
  });
  it('who logs out while the profile is on its way stays out', async () => {
    const { accessToken, refreshToken } = server.open();
    keep(accessToken, refreshToken);
    const trying = loginByTokens();
    dropTokens();
    expect(await trying).toBe(false);
    expect(getSession().status).toBe('out');
  });
});

describe('login and logout', () => {
  it('keeps the id when asked to, codes of the own and the system company in their order', async () => {
    const code = (corpId: number, sort: number) => ({
      grpCd: 'G',
      corpId,
      key: `${corpId}.${sort}`,
      value: '',
      valueEn: null,
      sort,
    });
    server.codes = [code(2, 5), code(1, 1), code(3, 2)];
    await login({ loginId: 'a@demo.example', loginPw: 'right', rememberMe: true });
    expect(readCookie(sessionConfig.loginIdCookie)).toBe('a@demo.example');
    const session = getSession();
    expect(session.status === 'in' && session.codes.map(({ key }) => key)).toEqual(['1.1', '2.5']);
    await login({ loginId: 'a@demo.example', loginPw: 'right', rememberMe: false });
    expect(readCookie(sessionConfig.loginIdCookie)).toBeUndefined();
  });
  it('asks once for common codes that a login result leaves out, and for no others', async () => {
    const codes = () => server.count('fw/common/code');
    await login({ loginId: 'a@demo.example', loginPw: 'right', rememberMe: false });
    expect(codes()).toBe(0);
    await logout();
    server.sendsCodes = false;
    await login({ loginId: 'a@demo.example', loginPw: 'right', rememberMe: false });
    await vi.waitFor(() => expect(getSession()).toMatchObject({ codes: [{ key: 'a' }] }));
    await loginByTokens(true);
    expect(getSession()).toMatchObject({ codes: [{ key: 'a' }] });
    expect(codes()).toBe(1);
  });
  it('clears cookies, person and local storage, tells the server, and may lead to the login screen', async () => {
    inside();
    const { access } = readTokens();
    localStorage.setItem('x', '1');
    await logout({ toLogin: '/rs4/clnt?page=2' });
    expect([readTokens().refresh, localStorage.length]).toEqual([undefined, 0]);
    expect(getSession()).toEqual({
      status: 'out',
      why: 'left',
      to: '/platform/member/login?redirect=%2Frs4%2Fclnt%3Fpage%3D2',
    });
    expect(server.asked).toMatchObject([{ path: 'platform/member/logout', method: 'POST', bearer: access }]);
  });
});

describe('the check every 60 s', () => {
  const runOut = () => keep(token(-1), token(-1));

  it('logs out when both tokens have run out, and not before a minute has passed', () => {
    vi.useFakeTimers();
    const stop = watchSession();
    inside();
    runOut();
    vi.advanceTimersByTime(59_000);
    expect(getSession().status).toBe('in');
    vi.advanceTimersByTime(1000);
    expect(getSession()).toEqual({ status: 'out', why: 'ended' });
    stop();
  });
  it('logs out who has no user name, and leaves a good session alone', () => {
    inside();
    checkSession();
    expect(getSession().status).toBe('in');
    server.person = { ...server.person, userNm: '' };
    inside();
    checkSession();
    expect(getSession()).toEqual({ status: 'out', why: 'ended' });
  });
  it('runs at once when a laptop wakes up', () => {
    const stop = watchSession();
    inside();
    runOut();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(getSession()).toEqual({ status: 'out', why: 'ended' });
    stop();
  });
});

describe('a check that comes while somebody is at the page', () => {
  it('keeps the page under the sheet, and logs out once nobody has touched it for a minute', () => {
    vi.useFakeTimers();
    const [stop, gone] = [watchSession(), hostRelogin()];
    for (const [sign, quietMs, status] of [
      ['pointerdown', 0, 'in'],
      ['keydown', 59_999, 'in'],
      ['keydown', 60_000, 'out'],
    ] as const) {
      inside();
      document.dispatchEvent(new Event(sign));
      vi.setSystemTime(Date.now() + quietMs);
      keep(token(-1), token(-1));
      checkSession();
      expect(getSession()).toMatchObject({ status, ...(status === 'in' && { lapsed: { why: 'ended' } }) });
      setSession({ status: 'unknown' });
    }
    gone();
    stop();
  });
});

describe('other tabs', () => {
  /** Another tab of this browser. */
  const tab = new BroadcastChannel('hangro-session');
  const seen: unknown[] = [];
  tab.addEventListener('message', (event) => seen.push((event as MessageEvent).data));

  it('hear of login and logout', async () => {
    await login({ loginId: 'a@demo.example', loginPw: 'right', rememberMe: false });
    await logout();
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ kind: 'left' }));
    expect(seen.slice(-2)).toEqual([
      { kind: 'in', id: 1, corpId: 2, name: '가나다' },
      { kind: 'left', id: 1, corpId: 2 },
    ]);
  });
  it('are followed in login and logout', async () => {
    setSession({ status: 'out', why: 'visitor' });
    const { accessToken, refreshToken } = server.open();
    keep(accessToken, refreshToken);
    tab.postMessage({ kind: 'in', id: 1, corpId: 2, name: '가나다' });
    await vi.waitFor(() => expect(person()).toBe('가나다'));
    tab.postMessage({ kind: 'left', id: 9, corpId: 2 });
    tab.postMessage({ kind: 'left', id: 1, corpId: 2 });
    await vi.waitFor(() => expect(getSession()).toEqual({ status: 'out', why: 'left' }));
    expect(server.count('platform/member/logout')).toBe(0);
  });
  it('that log another person in stop this one, which is told whose account it is', async () => {
    const gone = hostRelogin();
    inside();
    tab.postMessage({ kind: 'in', id: 9, corpId: 2, name: '라마바' });
    await vi.waitFor(() => expect(getSession()).toMatchObject({ lapsed: { why: 'other', name: '라마바' } }));
    expect(person()).toBe('가나다');
    gone();
  });
});
