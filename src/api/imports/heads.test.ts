/** Headings of files that others have made, and the columns that they mean. */
import { expect, test } from 'vitest';
import { mapHeads } from './heads.ts';

const known = [
  { name: 'shipNm', heads: ['선명', 'Vessel name', 'shipNm'] },
  { name: 'unitCd', heads: ['단위', 'Unit', 'unitCd'] },
  { name: 'price', heads: ['단가', 'Unit price', 'price'] },
];

test.each([
  [['선명', '단위', '단가']],
  [['선 명 *', '※단위', '[단가]']],
  [['VESSEL NAME', 'unit', 'Unit-Price']],
  [['SHIP_NM', 'UNIT_CD', 'price:']],
  [['“선명”', 'Ｕｎｉｔ', '단가 (원)']],
])('%j are found whatever their blanks, case and marks', (heads) =>
  expect(mapHeads(heads, known)).toEqual(['shipNm', 'unitCd', 'price']),
);

test('what is found nowhere, or has no letter, is left to be chosen by hand', () =>
  expect(mapHeads(['비고란', '#', '선명'], known)).toEqual([null, null, 'shipNm']));
