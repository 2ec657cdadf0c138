/** Menus of a product are chosen by name, and stand on the wire as they did. */
import { expect, test } from 'vitest';
import { products } from '../../reference/products.ts';
import { menuChoices, menusInWords, toggledMenus } from './menuChoices.ts';

const names = Object.fromEntries(menuChoices('ko').map(({ key, name }) => [key, name]));

test("folders and the menus below them are offered, what every company has and what is the operator's is not", () => {
  expect(names.R1).toBe('선박수리 영업');
  expect(names.R33).toBe('선박수리 기준정보 › 품목·단가');
  for (const treeId of ['P0', 'P11', 'P31', 'P9', 'P92', 'F0', 'F01', 'F04', 'R31', 'R32'])
    expect(names[treeId], treeId).toBeUndefined();
});

test('everything that the products of the store open can be chosen', () => {
  expect(products.flatMap(({ menuTreeIds }) => menuTreeIds).filter((treeId) => names[treeId] === undefined)).toEqual(
    [],
  );
});

test('in words, in both languages; a number that is no menu stays what it is', () => {
  expect(menusInWords('R1, M11', 'ko')).toBe('선박수리 영업, 운송 › 운송오더');
  expect(menusInWords('R1 X9', 'en')).toBe('Repair sales, X9');
  expect(menusInWords(null, 'ko')).toBe('');
});

test('one is turned on and off, in the order of the tree', () => {
  expect(toggledMenus('R33,X9', 'R1')).toBe('R1,R33,X9');
  expect(toggledMenus('R1,R33', 'R33')).toBe('R1');
  expect(toggledMenus('R1', 'R1')).toBeNull();
  expect(toggledMenus(null, 'M14')).toBe('M14');
});
