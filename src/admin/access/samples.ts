/** People, menus and screens for tests of rights. */
import type { MenuEntry } from '../../core/authority.ts';
import type { Resource } from '../../core/resource.ts';
import type { SignedIn } from '../../session/session.ts';
import type { Declarations } from '../providers/declarations.ts';
import type { Screen } from '../routes.ts';

const menuInfo = { id: 1, paId: null, treeId: 'X', treePaId: null, menuNm: '', menuNmEn: '' };

export const menuEntry = (url: string | null, menuAuthCd: string): MenuEntry => ({ ...menuInfo, url, menuAuthCd });

export const signedIn = (menu: readonly MenuEntry[], corpId = 2): SignedIn => ({
  status: 'in',
  user: { id: 1, loginId: 'a@demo.example', userNm: '가' },
  corp: { id: corpId, corpNm: '나', corpNmEn: 'Na' },
  menu,
  codes: [],
});

export const screenOver = (resource: Resource, url: string): Screen => ({
  name: url.slice(1),
  menu: { ...menuInfo, url },
  view: undefined,
  resource,
});

/** These, here from the start. */
export const declared = (
  screens: readonly Screen[] = [],
  resources: readonly Resource[] = screens.map(({ resource }) => resource),
): Declarations => ({
  resources: () => resources,
  screens: () => screens,
  has: () => true,
  bring: () => Promise.resolve(),
  subscribe: () => () => undefined,
});
