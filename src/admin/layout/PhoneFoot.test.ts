import { expect, test } from 'vitest';
import { menuForest } from './menuTree.ts';
import type { FrameMenu } from './menuTree.ts';
import { thumbMenus } from './PhoneFoot.tsx';

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
  ] as const),
];
/** By menu: 2 writes, 1 reads; what is not named is closed. */
const thumbsOf = (rights: Readonly<Record<string, '1' | '2'>>) => {
  const menus = tree.map(([treeId, treePaId]): FrameMenu => ({
    ...{ treeId, treePaId, menuNm: treeId, menuNmEn: treeId, url: treePaId ? `/${treeId}` : null },
    menuAuthCd: treePaId ? (rights[treeId] ?? '0') : '1',
  }));
  return thumbMenus(
    menuForest(menus, ({ menuNm }) => menuNm),
    ['R11', 'G12', 'R12', 'R21'],
  ).map(({ id }) => id);
};

test.each([
  ['writes everything', { R11: '2', R12: '2', R21: '2', R22: '2', G11: '2', G12: '2' }, ['R11', 'G12', 'R12']],
  ['is on site: works before quotations', { R11: '1', R12: '1', R21: '2', G12: '2' }, ['G12', 'R21', 'R11']],
  ['only approves', { G12: '2', R11: '1', P01: '2' }, ['G12', 'R11']],
  ['only reads', { R11: '1', R12: '1', R21: '1', R22: '1' }, ['R11', 'R12', 'R21']],
  ['writes what nobody has named', { R22: '2', R12: '1' }, ['R22', 'R12']],
] as const)('the bar of whoever %s', (_who, rights, thumbs) => expect(thumbsOf(rights)).toEqual(thumbs));
