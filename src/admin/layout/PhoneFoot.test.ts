import { expect, test } from 'vitest';
import { menuForest } from './menuTree.ts';
import type { FrameMenu } from './menuTree.ts';
import { standsAt, thumbMenus } from './PhoneFoot.tsx';

const tree: readonly (readonly [id: string, folder: string | null])[] = [
  ...([
    ['P0', null],
    ['P01', 'P0'],
    ['R1', null],
    ['R11', 'R1'],
    ['R12', 'R1'],
  ] as const),
  ...([
    ['R2', null],
    ['R21', 'R2'],
    ['R22', 'R2'],
    ['G1', null],
    ['G11', 'G1'],
    ['G12', 'G1'],
    ['B2', null],
    ['B21', 'B2'],
    ['B22', 'B2'],
    ['B23', 'B2'],
    ['S1', null],
    ['S11', 'S1'],
    ['S13', 'S1'],
  ] as const),
];
const places = [
  [
    { menu: 'R11' },
    { menu: 'R21', name: 'today_works', search: '?show=plan' },
    { menu: 'R22' },
    { menu: 'B23', unless: 'B21' },
    { menu: 'S11' },
    { menu: 'B21', name: 'arrivals', search: '?stCd=OUT' },
  ],
  [{ menu: 'G12' }],
  [
    { menu: 'S11' },
    { menu: 'R12' },
    { menu: 'R21', name: 'ongoing_works', search: '?stCd=ING' },
    { menu: 'B21' },
    { menu: 'R12', reads: true },
  ],
] as const;
/** By menu: 2 writes, 1 reads; what is not named is closed. */
const linksOf = (rights: Readonly<Record<string, '1' | '2'>>) => {
  const menus = tree.map(([treeId, treePaId]): FrameMenu => ({
    ...{ treeId, treePaId, menuNm: treeId, menuNmEn: treeId, url: treePaId ? `/${treeId}` : null },
    menuAuthCd: treePaId ? (rights[treeId] ?? '0') : '1',
  }));
  return thumbMenus(
    menuForest(menus, ({ menuNm }) => menuNm),
    places,
  );
};

test.each([
  ['writes everything', { R11: '2', R12: '2', R21: '2', R22: '2', G11: '2', G12: '2' }, ['/R11', '/G12', '/R12']],
  ['is on site', { R11: '1', R12: '1', R21: '2', R22: '1', G12: '2' }, ['/R21?show=plan', '/G12', '/R21?stCd=ING']],
  ['buys', { R11: '1', R12: '1', R21: '1', R22: '2', G12: '2' }, ['/R22', '/G12', '/R12']],
  ['only approves', { G12: '2', R11: '1', P01: '2' }, ['/R11', '/G12']],
  ['only reads', { R11: '1', R12: '1', R21: '1', R22: '1' }, ['/R11', '/R21', '/R12']],
  ['keeps a warehouse', { B21: '1', B22: '2', B23: '2', G12: '2' }, ['/B23', '/G12', '/B21']],
  ['plans transports', { B21: '2', B22: '2', B23: '2', G12: '2' }, ['/B21?stCd=OUT', '/G12', '/B21']],
  ['supplies ships', { S11: '2', S13: '2', G12: '2' }, ['/S11', '/G12']],
  ['supplies ships and repairs them', { R11: '2', R12: '2', S11: '2', S13: '2', G12: '2' }, ['/R11', '/G12', '/S11']],
  ['only reads supply orders', { R11: '2', R12: '2', S11: '1', G12: '2' }, ['/R11', '/G12', '/R12']],
  ['writes what nobody has named', { G11: '2', R12: '1' }, ['/G11', '/R12']],
] as const)('the bar of whoever %s', (_who, rights, thumbs) =>
  expect(linksOf(rights).map(({ url }) => url)).toEqual(thumbs),
);

test('of two ways into one menu the one stands out that the page shows', () => {
  const links = linksOf({ R21: '2', G12: '2' });
  const at = (search: string) => standsAt(links, links[0]!.leaf, search)?.url;
  expect(at('?stCd=ING&keyword=a')).toBe('/R21?stCd=ING');
  expect(at('?show=plan')).toBe('/R21?show=plan');
  expect(at('')).toBe('/R21?show=plan');
});
