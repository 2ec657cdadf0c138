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

test('a number is found by what it is the number of, unless a column is called so itself', () => {
  const phones = [
    { name: 'telNo', heads: ['전화', 'Phone', 'telNo'] },
    { name: 'faxNo', heads: ['팩스번호', 'Fax', 'faxNo'] },
    { name: 'fax', heads: ['팩스', 'fax'] },
  ];
  expect(mapHeads(['전화번호', '팩스번호', '번호'], phones)).toEqual(['telNo', 'faxNo', null]);
  expect(mapHeads(['전화', '전화번호'], phones)).toEqual(['telNo', null]);
});

test('what is found nowhere, or has no letter, is left to be chosen by hand', () =>
  expect(mapHeads(['비고란', '#', '선명'], known)).toEqual([null, null, 'shipNm']));
