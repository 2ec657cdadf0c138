import { expect, test } from 'vitest';
import { findMenus, leafOfPath, menuForest, menuName } from './menuTree.ts';
import type { FrameMenu } from './menuTree.ts';

const menu = (
  treeId: string,
  treePaId: string | null,
  url: string | null,
  menuNm: string,
  menuAuthCd = '2',
): FrameMenu => ({
  treeId,
  treePaId,
  url,
  menuNm,
  menuNmEn: menuNm && `${treeId} en`,
  menuAuthCd,
});
const menus = [
  menu('P0', null, null, '플랫폼'),
  menu('P01', 'P0', '/platform/dashboard', '대시보드'),
  menu('R3', null, null, '선박수리 기준정보'),
  menu('R31', 'R3', '/rs4/ship', '선박', '1'),
  menu('R32', 'R3', '/rs4/clnt', '거래처'),
  menu('R33', 'R3', '/rs4/stdinfo', '품목'),
  menu('R34', 'R3', '/rs4/stdinfo/item', '단가'),
  menu('F0', null, null, '프레임워크'),
  menu('F01', 'F0', '/fw/code', '공통코드', '0'),
];
const forest = menuForest(menus, (one) => menuName(one, 'ko'), '/platform/dashboard');

test('home stands alone; closed menus and folders without menus are left out', () => {
  expect(forest.home?.id).toBe('P01');
  expect(forest.folders.map(({ id }) => id)).toEqual(['R3']);
  expect(forest.folders[0]?.leaves.map(({ id, readOnly }) => [id, readOnly])).toEqual([
    ['R31', true],
    ['R32', false],
    ['R33', false],
    ['R34', false],
  ]);
});

test('operation and daily work come first, what is only read behind it, the own account at the end', () => {
  const tree = [
    menu('P0', null, null, '플랫폼'),
    menu('P02', 'P0', '/platform/mypage/info', '내 정보'),
    menu('F0', null, null, '프레임워크'),
    menu('F01', 'F0', '/fw/code', '공통코드'),
    menu('R1', null, null, '선박수리 영업'),
    menu('R11', 'R1', '/rs4/quot', '견적', '1'),
    menu('R2', null, null, '선박수리 현장'),
    menu('R21', 'R2', '/rs4/work', '작업지시'),
    menu('P9', null, null, '운영'),
    menu('P95', 'P9', '/platform/system/board', '게시판 관리'),
    menu('G1', null, null, '전자결재'),
    menu('G11', 'G1', '/groupware/appr/draft', '기안함'),
  ];
  const { folders } = menuForest(tree, (one) => one.menuNm);
  expect(folders.map(({ id }) => id)).toEqual(['P9', 'R2', 'G1', 'R1', 'F0', 'P0']);
});

test('the longest address owns a path, and only whole steps count', () => {
  expect(leafOfPath(forest, '/rs4/stdinfo/item/7')?.id).toBe('R34');
  expect(leafOfPath(forest, '/rs4/clnt')?.id).toBe('R32');
  expect(leafOfPath(forest, '/rs4/clntX')).toBeUndefined();
});

test('menus are found by syllables and initial consonants', () => {
  expect(findMenus(forest, 'ㄱㄹㅊ').map(({ leaf }) => leaf.id)).toEqual(['R32']);
  expect(findMenus(forest, '선박')).toEqual([{ leaf: forest.folders[0]?.leaves[0], folder: '선박수리 기준정보' }]);
});

test('English where the language is not Korean', () => {
  expect(menuName(menus[4]!, 'de')).toBe('R32 en');
  expect(menuName({ menuNm: '거래처', menuNmEn: '' }, 'en')).toBe('거래처');
});
