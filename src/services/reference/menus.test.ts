import { describe, expect, it } from 'vitest';
import { authorityTemplates, operatorAuthorities } from './authorities.ts';
import { menuTree } from './menus.ts';
import { alwaysOpen, openMenus, products } from './products.ts';

const leaves = menuTree.filter((node) => node.treePaId !== null);
const folders = menuTree.filter((node) => node.treePaId === null);
const level = (code: string, treeId: string) =>
  [...authorityTemplates, ...operatorAuthorities]
    .find((item) => item.code === code)
    ?.menus.find((menu) => menu.treeId === treeId)?.menuAuthCd ?? '0';

describe('menu tree', () => {
  it('has the 19 folders and 75 menus of the specification, with unique ids, tree ids and addresses', () => {
    expect(folders.map(({ treeId }) => treeId).join(' ')).toBe(
      'P0 P1 P2 P3 P9 F0 R1 R2 R3 I1 G1 S1 S2 B1 B2 W1 T1 L1 M1',
    );
    const specified =
      'P01-4 P11-4 P21-2 P31-5 P91-9 F01-4 R11-4 R21-2 R31-5 I11-4 G11-8 S11-3 S21-3 B11-3 B21-3 W11-3 T11-4 L11-1 M11-4';
    const ids = specified.split(' ').flatMap((range) => {
      const [first, last] = range.split('-') as [string, string];
      const folder = first.slice(0, 2);
      return Array.from({ length: Number(last) }, (_, n) => `${folder}${n + 1}`);
    });
    expect(ids).toHaveLength(75);
    expect(leaves.map(({ treeId }) => treeId)).toEqual(expect.arrayContaining(ids));
    for (const key of ['id', 'treeId'] as const)
      expect(new Set(menuTree.map((node) => node[key])).size).toBe(menuTree.length);
    expect(new Set(leaves.map((node) => node.url)).size).toBe(leaves.length);
  });

  it('hangs every menu under its folder', () => {
    for (const leaf of leaves) {
      const parent = folders.find((folder) => folder.id === leaf.paId);
      expect(parent?.treeId).toBe(leaf.treePaId);
      expect(leaf.treeId.slice(0, 2)).toBe(leaf.treePaId);
      expect(leaf.url).toMatch(/^\/[0-9a-z]+\/[a-zA-Z/]+$/);
    }
    expect(folders.every((folder) => folder.url === null && folder.paId === null)).toBe(true);
  });

  it('names menus in both languages', () => {
    expect(menuTree.find((node) => node.treeId === 'R33')).toMatchObject({ menuNm: '품목·단가', menuNmEn: 'Items' });
    expect(menuTree.every((node) => node.menuNm && node.menuNmEn)).toBe(true);
  });
});

describe('authority templates', () => {
  it('follows the table with its exceptions', () => {
    const rows: [string, string, string][] = [
      ['SALES', 'R11', '2'],
      ['SALES', 'R21', '1'],
      ['SALES', 'R35', '1'],
      ['SALES', 'P12', '0'],
      ['SALES', 'B22', '0'],
      ['SITE', 'R22', '1'],
      ['SITE', 'I12', '2'],
      ['SITE', 'F01', '0'],
      ['PURC', 'R21', '1'],
      ['PURC', 'R35', '0'],
      ['ACCT', 'R11', '1'],
      ['ACCT', 'R13', '2'],
      ['ACCT', 'M11', '2'],
      ['ACCT', 'M13', '1'],
      ['CUST', 'S12', '2'],
      ['CUST', 'S11', '1'],
      ['WH', 'B21', '1'],
      ['WH', 'B23', '2'],
      ['WH', 'T14', '2'],
      ['VIEW', 'P01', '2'],
      ['VIEW', 'R32', '1'],
      ['VIEW', 'G18', '0'],
      ['VIEW', 'G11', '1'],
      ['ADMIN', 'M14', '2'],
      ['ADMIN', 'P14', '2'],
      ['ACCT', 'P14', '0'],
      ['SALES', 'P14', '0'],
    ];
    for (const [code, treeId, value] of rows) expect(level(code, treeId), `${code} ${treeId}`).toBe(value);
  });

  it('keeps the operation menus for the two operator authorities', () => {
    for (const item of authorityTemplates) {
      expect(item.menus.some(({ treeId }) => treeId.startsWith('P9') || treeId === 'F04')).toBe(false);
    }
    expect(operatorAuthorities.map((item) => item.menus.length)).toEqual([leaves.length, leaves.length]);
    expect([level('OPER', 'P94'), level('MONITOR', 'P94')]).toEqual(['2', '1']);
  });

  it('has ten templates and no digit missing', () => {
    expect(authorityTemplates.map((item) => item.code)).toHaveLength(10);
    for (const item of authorityTemplates) for (const menu of item.menus) expect(['1', '2']).toContain(menu.menuAuthCd);
  });
});

describe('products', () => {
  it('opens menus that exist, and together with the open ones all but operation', () => {
    const treeIds = new Set(menuTree.map((node) => node.treeId));
    expect(products.flatMap((item) => item.menuTreeIds).filter((treeId) => !treeIds.has(treeId))).toEqual([]);
    const all = openMenus(
      products.map((item) => item.id),
      2,
    );
    expect(leaves.filter((leaf) => !all.has(leaf.treeId)).map((leaf) => leaf.treePaId)).toEqual([
      ...Array(11).fill('P9'),
      'F0',
    ]);
    expect(alwaysOpen.every((treeId) => treeIds.has(treeId))).toBe(true);
  });

  it('opens only vessels and partners of the repair masters without a subscription', () => {
    const open = openMenus([], 7);
    expect([...open].filter((treeId) => treeId.startsWith('R'))).toEqual(['R3', 'R31', 'R32']);
    expect(open.has('P91')).toBe(false);
  });

  it('opens single menus of a shared folder', () => {
    expect([...openMenus([22], 3)].filter((treeId) => treeId.startsWith('S'))).toEqual(['S2', 'S23']);
    expect([...openMenus([35], 4)].filter((treeId) => treeId.startsWith('M'))).toEqual(['M1', 'M12', 'M13']);
  });

  it('opens everything to the system company', () => {
    expect(openMenus([], 1).size).toBe(menuTree.length);
  });

  it('has the prices of the store', () => {
    expect(products).toHaveLength(14);
    expect(products.find((item) => item.id === 21)).toMatchObject({ baseUserCnt: 6, subsReqId: 'SWK-CUS' });
    expect(products.every((item) => item.fees[0]?.feeTpCd === 'BASE' && item.fees[0].unitPrice === 25_000)).toBe(true);
  });
});
