import { describe, expect, it } from 'vitest';
import { bareForm, guard, isPublic } from './guard.ts';
import type { Session } from './session.ts';

const visitor: Session = { status: 'out', why: 'visitor' };
const person: Session = {
  status: 'in',
  user: { id: 1, loginId: 'a', userNm: '가' },
  corp: { id: 2, corpNm: '나' },
  menu: [],
  codes: [],
};

describe('guard', () => {
  it('sends a visitor of the root to the portal, a logged-in person to the desk', () => {
    expect(guard('/', '/', visitor)).toBe('/portal/index');
    expect(guard('/', '/', person)).toBeUndefined();
  });
  it('lets everybody see public pages', () => {
    for (const path of ['/portal', '/portal/index', '/lmate/index', '/srmate', '/platform/member/login'])
      expect([isPublic(path), guard(path, path, visitor)]).toEqual([true, undefined]);
  });
  it('does not take a longer word for a public root', () => {
    for (const path of ['/portals', '/platform/members', '/lmates/x', '/lm/job']) expect(isPublic(path)).toBe(false);
  });
  it('sends a visitor of the desk, and whose session ended there, to login with the whole wanted path', () => {
    const login = '/platform/member/login?redirect=%2Frs4%2Fclnt%3Fpage%3D2%23a';
    expect(guard('/rs4/clnt', '/rs4/clnt?page=2#a', visitor)).toBe(login);
    expect(guard('/rs4/clnt', '/rs4/clnt?page=2#a', { status: 'out', why: 'ended' })).toBe(login);
  });
  it('sends who left on purpose to a plain login', () =>
    expect(guard('/rs4/clnt', '/rs4/clnt', { status: 'out', why: 'left' })).toBe('/platform/member/login'));
});

describe('bareForm', () => {
  it('knows the addresses that the specification writes without base', () => {
    expect(bareForm('/login')).toBe('/portal/login');
    expect(bareForm('/rs4/clnt')).toBeUndefined();
  });
});
