import { describe, expect, it } from 'vitest';
import { menuTree } from '../../services/reference/menus.ts';
import { fullForm, guard } from './guard.ts';
import type { Address } from './guard.ts';
import { isKnown, mobileHome, portalCode, serviceCode, systemCode } from './paths.ts';
import { routeRules, ruleOf } from './routes.ts';
import type { Session } from '../session.ts';

const at = (text: string): Address => {
  const { pathname, search, hash } = new URL(text, 'https://desk.example');
  return { pathname, search, hash };
};
const visitor: Session = { status: 'out', why: 'visitor' };
const person: Session = {
  status: 'in',
  user: { id: 1, loginId: 'a', userNm: '가' },
  corp: { id: 2, corpNm: '나' },
  menu: [],
  codes: [],
};
const verdict = (text: string, session: Session, fresh = false) => guard(at(text), session, fresh);
const shown = { show: true };

describe('addresses (1-foundations 2.1, 3-decisions 1)', () => {
  it.each([
    ['/', 'PLATFORM'],
    ['/fw/code', 'FW'],
    ['/fw_m/home', 'FW'],
    ['/rs4/clnt', 'SHIPWORK'],
    ['/platform/user', 'SHIPWORK'],
    ['/fwd', 'SHIPWORK'],
  ])('the system code of %s is %s', (path, code) => expect(systemCode(path)).toBe(code));
  it('the service code is the first segment without _m', () =>
    expect(['/rs4/clnt', '/rs4_m/work', '/groupware/appr/todo'].map(serviceCode)).toEqual(['rs4', 'rs4', 'groupware']));
  it('the portal code is lmate, shipwork or none', () =>
    expect(['/lmate/index', '/portal/index', '/srmate/index', '/rs4/clnt', '/portal_m/index'].map(portalCode)).toEqual([
      'lmate',
      'shipwork',
      undefined,
      undefined,
      'shipwork',
    ]));
  it('every menu stands in a system that has pages', () => {
    for (const { url } of menuTree) if (url) expect([url, isKnown(url)]).toEqual([url, true]);
    for (const path of ['/nothing', '/portals', '/lmates/x', '/favicon.ico']) expect(isKnown(path)).toBe(false);
  });
  it('only the desk requires a login', () => {
    expect(routeRules.filter(({ requiresAuth }) => requiresAuth).map(({ name }) => name)).toEqual(['Desk']);
    expect(
      ['/portal/join', '/platform/member/login', '/fw_m/login', '/x/y', '/fw/me', '/'].map((p) => ruleOf(p).name),
    ).toEqual(['Portal', 'Login', 'MobileLogin', 'Unknown', 'Desk', 'Desk']);
  });
});

describe('short forms', () => {
  it.each([
    ['/index', '/portal/index'],
    ['/login?loginId=a', '/portal/login?loginId=a'],
    ['/join', '/portal/join'],
    ['/find/id', '/portal/find/id'],
    ['/find/pw?loginId=b', '/portal/find/pw?loginId=b'],
    ['/terms?isOnlyContentsMode=true', '/portal/terms?isOnlyContentsMode=true'],
    ['/policy', '/portal/policy'],
    ['/privacy', '/portal/privacy'],
    ['/consent?isBond=true#a', '/portal/consent?isBond=true#a'],
    ['/about/contact', '/portal/about/contact'],
    ['/about/notice/7?boardCd=platform_qna', '/portal/about/notice/7?boardCd=platform_qna'],
    ['/about/sitemap/', '/portal/about/sitemap'],
    ['/svcstore', '/portal/svcstore'],
    ['/svcstore/3', '/portal/svcstore/3'],
    ['/svcinfo/27', '/portal/svcinfo/27'],
    ['/svcinfo', '/portal/svcinfo'],
    ['/svcinfo/', '/portal/svcinfo'],
    ['/portal', '/portal/index'],
    ['/lmate/', '/lmate/index'],
    ['/me?a=1', '/fw/me?a=1'],
    ['/portal/me', '/fw/me'],
    ['/portal_m', '/portal_m/index'],
    ['/portal_m/home', '/portal_m/index'],
    ['/fw_m', '/fw_m/home'],
    ['/rs4_m/me', '/fw_m/me'],
  ])('%s stands for %s', (short, full) => expect(fullForm(at(short))).toBe(full));
  it.each([
    '/',
    '/portal/index',
    '/fw/me',
    '/fw_m/me',
    '/rs4/clnt',
    '/indexes',
    '/find',
    '/find/id/x',
    '/about',
    '/platform_m/home',
  ])('%s stands for itself', (path) => expect(fullForm(at(path))).toBeUndefined());
});

describe('desktop', () => {
  it('the root leads a visitor to the portal, a person to the desk', () => {
    expect(verdict('/', visitor)).toEqual({ to: '/portal/index' });
    expect(verdict('/', person)).toEqual(shown);
  });
  it('public and unknown pages are open to everybody', () => {
    for (const path of ['/portal/index', '/lmate/svcstore', '/srmate/x', '/platform/member/login', '/nothing/here'])
      expect([path, verdict(path, visitor)]).toEqual([path, shown]);
  });
  it('a visitor of the desk goes to Login with the full wanted path', () => {
    const login = { to: '/platform/member/login?redirect=%2Frs4%2Fclnt%3Fpage%3D2%26keyword%3D%25ED%2595%259C%23a' };
    expect(verdict('/rs4/clnt?page=2&keyword=%ED%95%9C#a', visitor)).toEqual(login);
    expect(verdict('/rs4/clnt?page=2&keyword=%ED%95%9C#a', { status: 'out', why: 'ended' }, true)).toEqual(login);
  });
  it('a person on Login goes to the redirect, else to the root', () => {
    for (const login of ['/platform/member/login', '/portal/login', '/lmate/login']) {
      expect(verdict(login, person)).toEqual({ follow: null, home: '/' });
      expect(verdict(`${login}?redirect=%2Ffw%2Fme`, person)).toEqual({ follow: '/fw/me', home: '/' });
    }
  });
  it('who has a password that somebody else chose sees nothing of the desk but its change', () => {
    const url = '/platform/mypage/pw';
    const menu = [{ ...{ id: 103, paId: null, treeId: 'P03', treePaId: 'P', menuNm: '', menuNmEn: '' }, url }];
    const given = (menuAuthCd: string): Session => ({
      ...person,
      user: { ...person.user, pwGiven: true },
      menu: menu.map((one) => ({ ...one, menuAuthCd })),
    });
    for (const path of ['/portal/login', '/portal/login?redirect=%2Frs4%2Fclnt', '/rs4/clnt', '/'])
      expect([path, verdict(path, given('2'), true)]).toEqual([path, { to: url }]);
    for (const path of ['/rs4_m/login', '/rs4_m/work'])
      expect([path, verdict(path, given('2'), true)]).toEqual([path, { to: '/platform_m/mypage/pw' }]);
    for (const path of [url, '/platform_m/mypage/pw', '/portal/index'])
      expect([path, verdict(path, given('2'))]).toEqual([path, shown]);
    // Who may not open it is not sent there for ever.
    expect(verdict('/rs4/clnt', given('0'))).toEqual(shown);
  });
  it('who leaves on purpose does not come back, on that page only', () => {
    expect(verdict('/rs4/clnt', { status: 'out', why: 'left' }, true)).toEqual({ to: '/platform/member/login' });
    expect(verdict('/rs4/clnt', { status: 'out', why: 'left' })).toEqual({
      to: '/platform/member/login?redirect=%2Frs4%2Fclnt',
    });
    expect(verdict('/', { status: 'out', why: 'left' }, true)).toEqual({ to: '/portal/index' });
  });
  it('a logout that names a login leads there, from a public page too', () => {
    const to = '/platform/member/login?redirect=%2Fa';
    expect(verdict('/portal/index', { status: 'out', why: 'left', to }, true)).toEqual({ to });
    expect(verdict(to, { status: 'out', why: 'left', to }, true)).toEqual(shown);
    expect(verdict('/portal/index', { status: 'out', why: 'left', to })).toEqual(shown);
  });
  it('a refused profile leads to the root (1-foundations 4.1)', () =>
    expect(verdict('/rs4/clnt', { status: 'out', why: 'refused' }, true)).toEqual({ to: '/' }));
});

describe('phone pages', () => {
  it('a visitor goes to the login of the same system with the redirect', () => {
    expect(verdict('/rs4_m/work?a=1', visitor)).toEqual({ to: '/rs4_m/login?redirect=%2Frs4_m%2Fwork%3Fa%3D1' });
    expect(verdict('/portal_m/index', visitor)).toEqual(shown);
    expect(verdict('/fw_m/login', visitor)).toEqual(shown);
  });
  it.each([
    ['/fw_m/login', '/fw_m/home'],
    ['/rs4_m/login', '/shipwork_m/home'],
    ['/platform_m/login', '/platform_m/home'],
    ['/portal_m/login', '/platform_m/home'],
  ])('a person on %s goes to %s, after a login to /platform_m/home', (login, home) => {
    expect(verdict(login, person)).toEqual({ follow: null, home });
    expect(mobileHome(login)).toBe(home);
    expect(verdict(login, person, true)).toEqual({ follow: null, home: '/platform_m/home' });
    expect(verdict(`${login}?redirect=%2Frs4_m%2Fwork`, person, true)).toMatchObject({ follow: '/rs4_m/work' });
  });
  it('who leaves on purpose stands on the login of the same system', () => {
    expect(verdict('/rs4_m/work', { status: 'out', why: 'left' }, true)).toEqual({ to: '/rs4_m/login' });
    expect(verdict('/fw_m/me', { status: 'out', why: 'left', to: '/platform/member/login?redirect=x' }, true)).toEqual({
      to: '/fw_m/login?redirect=x',
    });
  });
});
