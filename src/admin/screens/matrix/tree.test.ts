import { describe, expect, it } from 'vitest';
import { levelsOfRows, onlyMenus, withKnownMenus, withLevel } from './rows.ts';
import { countLevels, levelOfLine, menuLines, menuNodes, searched } from './tree.ts';
import type { MenuRow } from './tree.ts';

const menus: MenuRow[] = [
  { id: 500, paId: null, value: '빈 폴더', url: null },
  { id: 700, paId: null, value: '선박수리 영업', valueEn: 'Repair sales', url: null },
  { id: 701, paId: 700, value: '견적', valueEn: 'Quotations', url: '/rs4/quot' },
  { id: 702, paId: 700, value: '공사', valueEn: 'Repair orders', url: '/rs4/order' },
  { id: 900, paId: null, value: '선박수리 기준정보', valueEn: 'Repair masters' },
  { id: 902, paId: 900, value: '거래처', valueEn: 'Partners', url: '/rs4/clnt' },
];
const nodes = menuNodes(menus);
const shown = (keyword: string) => menuLines(searched(nodes, keyword), new Set()).map((line) => line.node.menu.id);

describe('menu tree', () => {
  it('lists folders before their menus and hides those of closed folders', () => {
    expect(shown('')).toEqual([700, 701, 702, 900, 902]);
    expect(menuLines(nodes, new Set([700])).map((line) => line.node.menu.id)).toEqual([700, 900, 902]);
  });
  it('finds by name, English name and initial consonants', () => {
    expect(shown('거래')).toEqual([900, 902]);
    expect(shown('ㄱㄹㅊ')).toEqual([900, 902]);
    expect(shown('quot')).toEqual([700, 701]);
    expect(shown('영업')).toEqual([700, 701, 702]);
    expect(shown('없는 것')).toEqual([]);
  });
});

it('a page that everybody has takes no level, neither by itself nor with its folder, and is not counted', () => {
  const platform = menuNodes([
    { id: 100, paId: null, value: '플랫폼', url: null },
    { id: 101, paId: 100, value: '대시보드', url: '/platform/dashboard' },
    { id: 102, paId: 100, value: '내 정보', url: '/platform/mypage/info', forAll: true },
  ]);
  expect(menuLines(platform, new Set()).map(({ targets }) => targets)).toEqual([[101], [101], []]);
  expect(countLevels(platform, new Map([[101, '2']]))).toEqual({ '2': 1, '1': 0, '0': 0 });
});

describe('levels', () => {
  const rows = [
    { id: 1, menuId: 701, menuAuthCd: '2' },
    { id: 2, menuId: 902, menuAuthCd: '1' },
  ];
  const folder = (id: number) => menuLines(nodes, new Set()).find((line) => line.node.menu.id === id)!;
  it('shows a folder as its menus or as mixed; a missing row is 0', () => {
    expect(levelOfLine(folder(700), levelsOfRows(rows))).toBe('mixed');
    expect(levelOfLine(folder(900), levelsOfRows(rows))).toBe('1');
    expect(countLevels(nodes, levelsOfRows(rows))).toEqual({ '2': 1, '1': 1, '0': 1 });
  });
  it('sets all menus of a folder, inserting what is missing', () => {
    const next = withLevel(rows, folder(700).targets, '1');
    expect(next.map(({ id, menuId, menuAuthCd }) => [id, menuId, menuAuthCd])).toEqual([
      [1, 701, '1'],
      [2, 902, '1'],
      [undefined, 702, '1'],
    ]);
    expect(levelOfLine(folder(700), levelsOfRows(next))).toBe('1');
    expect(withLevel(next, [702], '0').map((row) => row.menuId)).toEqual([701, 902]);
  });
  it('keeps a saved row when it falls to 0, so that the change is sent', () => {
    expect(withLevel(rows, [701], '0')[0]).toEqual({ id: 1, menuId: 701, menuAuthCd: '0' });
  });
  it('leaves out menus that the company does not have', () => {
    expect(onlyMenus([...rows, { menuId: 1701, menuAuthCd: '2' }], menus)).toEqual(rows);
  });
  it('keeps only menus that the company has, once they are known', () => {
    const record = {
      authNm: 'x',
      menuList: [
        { uid: 'a', menuId: 5 },
        { uid: 'b', menuId: 902, sortNo: 2 },
      ],
    };
    expect(withKnownMenus('menuList', undefined)(record)).toBeUndefined();
    expect(withKnownMenus('menuList', menus)(record)).toEqual({
      authNm: 'x',
      menuList: [{ uid: 'b', menuId: 902, sortNo: 1 }],
    });
  });
});
