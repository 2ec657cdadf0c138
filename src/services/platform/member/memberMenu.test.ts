import { expect, test } from 'vitest';
import { authorityTemplates } from '../../reference/authorities.ts';
import { menuTree } from '../../reference/menus.ts';
import { openMenus } from '../../reference/products.ts';
import { menuEntries, openLevels } from './memberMenu.ts';

const granted = (code: string) =>
  authorityTemplates
    .find((t) => t.code === code)!
    .menus.map(({ treeId, menuAuthCd }) => ({ menuId: menuTree.find((n) => n.treeId === treeId)!.id, menuAuthCd }));

test('an open menu without a row stands at 0, a closed one is not there', () => {
  const levels = openLevels([{ menuId: 902, menuAuthCd: '1' }], openMenus([], 7));
  expect(levels.R32).toBe(1);
  expect(levels.R31).toBe(0);
  expect('R11' in levels).toBe(false);
  expect('P91' in levels).toBe(false);
  expect('R3' in levels).toBe(false);
});

test('authority over a menu that no subscription opens gives nothing', () => {
  const entries = menuEntries(openLevels(granted('SALES'), openMenus([], 7)));
  expect(entries.map((e) => e.treeId)).not.toContain('R11');
  expect(entries.map((e) => e.treeId)).toContain('R32');
});

test('sales of a repair yard: folders with a visible menu come along, at the best of their menus', () => {
  const entries = menuEntries(openLevels(granted('SALES'), openMenus([30], 2)));
  const by = Object.fromEntries(entries.map((e) => [e.treeId, e.menuAuthCd]));
  expect(by).toMatchObject({ P0: '2', P01: '2', P2: '1', F0: '1', R1: '2', R11: '2', R3: '2', R35: '1' });
  expect(by.P1).toBeUndefined();
  expect(by.P11).toBeUndefined();
  expect(by.G1).toBeUndefined();
  expect(entries[0]).toEqual({
    id: 100,
    paId: null,
    treeId: 'P0',
    treePaId: null,
    url: null,
    menuNm: '플랫폼',
    menuNmEn: 'Platform',
    menuAuthCd: '2',
  });
});

test('rows of folders and broken codes give no authority', () => {
  const levels = openLevels(
    [
      { menuId: 900, menuAuthCd: '2' },
      { menuId: 902, menuAuthCd: '9' },
    ],
    openMenus([], 7),
  );
  expect(levels.R32).toBe(0);
  expect(menuEntries(levels)).toEqual([]);
});
