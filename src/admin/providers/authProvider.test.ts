// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { setSession } from '../../session/session.ts';
import { authProvider, levelFor, mayDo } from './authProvider.ts';

const entry = (url: string | null, menuAuthCd: string) => ({
  id: 1,
  paId: null,
  treeId: 'X',
  treePaId: null,
  url,
  menuNm: '',
  menuNmEn: '',
  menuAuthCd,
});
const menu = [
  entry(null, '2'),
  entry('/rs4/clnt', '1'),
  entry('/rs4/clnt/old', '2'),
  entry('/platform/corp', '2'),
  entry('/fw_m/code', '2'),
  entry('/fw/code', '0'),
];
afterEach(() => setSession({ status: 'out', why: 'visitor' }));

describe('mayDo', () => {
  it('lets full authority do all, reading authority read and export, none nothing', () => {
    const can = (level: 0 | 1 | 2) =>
      ['list', 'show', 'export', 'create', 'edit', 'delete'].map((action) => mayDo(level, action));
    expect(can(2)).toEqual(Array(6).fill(true));
    expect(can(1)).toEqual([true, true, true, false, false, false]);
    expect(can(0)).toEqual(Array(6).fill(false));
  });
});

describe('levelFor', () => {
  it('matches the address to the longest menu; mobile entries and none give nothing', () =>
    expect(
      ['rs4/clnt', 'rs4/clnt/old', 'platform/corp', 'platform/system/corp', 'fw/code', 'fw_m/code'].map((n) =>
        levelFor(n, menu),
      ),
    ).toEqual([1, 2, 2, 0, 0, 0]));
});

describe('a session that has lapsed', () => {
  it('keeps person and authority, so that the page stays under the login sheet', async () => {
    setSession({
      status: 'in',
      user: { id: 1, loginId: 'a', userNm: '가' },
      corp: { id: 2, corpNm: '나' },
      menu,
      codes: [],
      lapsed: { why: 'ended' },
    });
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    expect(await authProvider.canAccess!({ resource: 'platform/corp', action: 'edit' })).toBe(true);
  });
});

describe('canAccess', () => {
  const ask = (resource: string, action: string) => authProvider.canAccess!({ resource, action });
  it('answers from the session, and no to a visitor', async () => {
    expect(await ask('platform/corp', 'edit')).toBe(false);
    setSession({
      status: 'in',
      user: { id: 1, loginId: 'a', userNm: '가' },
      corp: { id: 2, corpNm: '나' },
      menu,
      codes: [],
    });
    expect(await ask('platform/corp', 'edit')).toBe(true);
    expect([await ask('rs4/clnt', 'list'), await ask('rs4/clnt', 'edit')]).toEqual([true, false]);
    expect(await authProvider.getIdentity!()).toEqual({ id: 1, fullName: '가' });
  });
});
