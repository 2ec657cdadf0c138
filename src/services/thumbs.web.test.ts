import { expect, test } from 'vitest';
import { menuForest } from '../admin/layout/menuTree.ts';
import { thumbMenus } from '../admin/layout/PhoneFoot.tsx';
import { authorityTemplates, operatorAuthorities } from './reference/authorities.ts';
import { menuTree } from './reference/menus.ts';
import { work } from './rs4/work/work.ts';
import { thumbs } from './thumbs.web.ts';

/** Names of the bar of whoever has an authority, in a company that uses the services of the named folders. */
function barOf(code: string, folders?: readonly string[]): string[] {
  const template = [...authorityTemplates, ...operatorAuthorities].find((one) => one.code === code)!;
  const levels = new Map(template.menus.map(({ treeId, menuAuthCd }) => [treeId, menuAuthCd]));
  const inUse = ({ treeId, treePaId }: (typeof menuTree)[number]) => !folders || folders.includes(treePaId ?? treeId);
  const menus = menuTree.filter(inUse).map((menu) => ({ ...menu, menuAuthCd: levels.get(menu.treeId) ?? '0' }));
  return thumbMenus(
    menuForest(menus, ({ menuNm }) => menuNm),
    thumbs,
  ).map(({ leaf }) => leaf.name);
}

test.each(['OPER', 'MONITOR'])('%s of the operator closes months, admits services and answers', (code) =>
  expect(barOf(code)).toEqual(['청구 마감', '구독 승인', '게시판 관리']),
);

const yard = ['P0', 'P1', 'R1', 'R2', 'R3', 'G1'];
test.each([
  ['SALES', yard, ['견적', '결재할 문서', '공사']],
  ['SITE', yard, ['작업지시', '결재할 문서', '작업지시']],
  ['PURC', yard, ['발주', '결재할 문서', '공사']],
  ['WH', ['P0', 'B2', 'W1', 'G1'], ['도착확인', '결재할 문서']],
] as const)('%s of a company is not led to what the operator does', (code, folders, names) =>
  expect(barOf(code, folders).slice(0, names.length)).toEqual(names),
);

test('the way to the ongoing works asks what their tab above the list asks, so that it is lit there', () => {
  const way = thumbs.flat().find(({ name }) => name === 'ongoing_works')!;
  const asked = Object.fromEntries(new URLSearchParams(way.search));
  expect(asked).toEqual(work.search.views.ongoing);
});
