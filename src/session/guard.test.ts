import { describe, expect, it } from 'vitest';
import { guard, isPublic } from './guard.ts';

describe('guard', () => {
  it('sends a visitor of the root to the portal, a logged-in person to the desk', () => {
    expect(guard('/', '/', false)).toBe('/portal/index');
    expect(guard('/', '/', true)).toBeUndefined();
  });
  it('lets everybody see public pages', () => {
    for (const path of ['/portal', '/portal/index', '/lmate/index', '/srmate', '/platform/member/login'])
      expect([isPublic(path), guard(path, path, false)]).toEqual([true, undefined]);
  });
  it('does not take a longer word for a public root', () => {
    for (const path of ['/portals', '/platform/members', '/lmates/x', '/lm/job']) expect(isPublic(path)).toBe(false);
  });
  it('sends a visitor of the desk to login, with the whole wanted path', () =>
    expect(guard('/rs4/clnt', '/rs4/clnt?page=2#a', false)).toBe(
      '/platform/member/login?redirect=%2Frs4%2Fclnt%3Fpage%3D2%23a',
    ));
});
