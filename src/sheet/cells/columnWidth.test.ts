import { expect, it } from 'vitest';
import { columnWidth, leastWidth, textWidth, tightWidth } from './columnWidth.ts';
import { code, text, won } from '../../fields/index.ts';
import type { CommonCode } from '../../core/commonCode.ts';

const codes: readonly CommonCode[] = [
  { grpCd: 'UNIT', corpId: 1, key: 'M2', value: '제곱미터', valueEn: 'Square metre', sort: 1 },
  {
    grpCd: 'UNIT',
    corpId: 1,
    key: 'L',
    value: '리터',
    valueEn: 'A unit whose name nobody would ever write out in full',
    sort: 2,
  },
];
const words = (lang: 'value' | 'valueEn', shown = codes) => ({
  codes: () => shown,
  nameOf: (row: { readonly value: string; readonly valueEn?: string | null }) => row[lang] ?? row.value,
});
const unit = code('UNIT', { width: 52 });

it('a column of codes has room for their names in the language of the person', () => {
  expect(columnWidth(unit, '단위', words('value'))).toBe(textWidth('제곱미터') + 18);
  expect(columnWidth(unit, 'Unit', words('valueEn', codes.slice(0, 1)))).toBe(
    Math.ceil(textWidth('Square metre', 6.6) + 18),
  );
});
it('but not for the longest of names', () => expect(columnWidth(unit, 'Unit', words('valueEn'))).toBe(124));
it('keeps what the field asks for, and what the head needs', () => {
  expect(columnWidth(unit, '단위', words('value', []))).toBe(52);
  expect(columnWidth(unit, 'Measurement unit', words('value', []))).toBe(Math.ceil(textWidth('Measurement unit') + 22));
  expect(columnWidth(text(300), '품명', words('value'))).toBe(150);
  expect(columnWidth(text(300), '품명', words('value'), { most: 90, more: 16 })).toBe(106);
  expect(columnWidth(unit, '상태', words('value'), { frame: 18 })).toBe(textWidth('제곱미터') + 36);
});

it('words give way to figures by a third, never below their head, and figures to nothing', () => {
  expect(leastWidth(text(100), '규격', 70, false)).toBe(46);
  expect(leastWidth(text(200), '품명 *', 132, true)).toBe(92);
  expect(leastWidth(text(200), '품명', 190, true)).toBe(124);
  expect(leastWidth(text(100), '추가로 필요한 것', 90, false)).toBe(90);
  expect(leastWidth(won(), '금액', 104, false)).toBe(104);
});

it('figures give up what neither their head nor their longest figure needs, and never take more than they have', () => {
  expect(tightWidth('단가', 72, 86)).toBe(72);
  expect(tightWidth('Unit price EUR', 72, 130)).toBe(Math.ceil(textWidth('Unit price EUR') + 19));
  expect(tightWidth('금액', 120, 86)).toBe(86);
  // The capitals of a short word are wider than its small letters.
  expect(tightWidth('VAT', 10, 86)).toBeGreaterThan(tightWidth('vat', 10, 86) + 6);
});
