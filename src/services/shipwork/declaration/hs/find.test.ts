/** HS codes by Korean name, initial consonants, English name and digits; what was declared before comes first. */
import { expect, test } from 'vitest';
import { hsLines } from './codes.ts';
import { findHsCodes } from './find.ts';

const own = [{ hsCd: '8487100000', itemNm: '선박용 프로펠러', dealNm: 'CPP BLADE' }];
const keys = (keyword: string, declared = own) => findHsCodes(keyword, declared).map(({ key }) => key);

test.each([
  ['프로펠러', '8487100000'],
  ['ㅍㄹㅍㄹ', '8487100000'],
  ['propeller', '8487100000'],
  ['8487', '8487100000'],
  ['ㄱㅁㄷㅇ', '6307200000'],
  ['8526.10', '8526100000'],
])('%s finds %s', (typed, code) => expect(keys(typed, [])).toContain(code));

test('a code that the company declared stands first, with what it was called in the trade', () => {
  expect(findHsCodes('프로펠러', own)[0]).toMatchObject({
    key: '8487100000',
    itemNm: '선박용 프로펠러',
    dealNm: 'CPP BLADE',
  });
  expect(keys('')).toEqual(['8487100000']);
});
test('words that begin so stand before those that hold it somewhere', () => {
  const found = keys('로프', []);
  expect(found.indexOf('560749')).toBeLessThan(found.indexOf('731210'));
});
test('what nothing fits finds nothing, and no more than one looks through', () => {
  expect(keys('없는물건이름')).toEqual([]);
  expect(keys('a', []).length).toBeLessThanOrEqual(20);
});
test('every line is a code of 6 or 10 digits with both names, once', () => {
  const lines = hsLines
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  expect(lines.filter(([code = '', ko, en]) => !/^\d{6}(\d{4})?$/.test(code) || !ko || !en)).toEqual([]);
  expect(new Set(lines.map(([code]) => code)).size).toBe(lines.length);
});
