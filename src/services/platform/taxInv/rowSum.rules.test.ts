/** Rows whose quantity and unit price say another amount: said at the cell while it is a draft, never refused. */
import { expect, test } from 'vitest';
import { rowSumsNamed, rowSumWarnings } from './rowSum.rules.ts';
import { taxInvRules } from './taxInv.rules.ts';

type Record = Parameters<typeof rowSumWarnings>[0];
type Row = NonNullable<Record['item']>[number];
const row = (qty: string | null, unitPrice: string | null, supplyAmt: string | null) =>
  ({ purchDt: '2026-11-20', itemNm: '수리', qty, unitPrice, supplyAmt }) as Row;
const of = (item: readonly Row[], more: Partial<Record> = {}) =>
  rowSumWarnings({ stCd: 'DRAFT', ...more, item: [...item] } as Record);

test('a unit price that was changed without its amount is said where it stands, with both amounts', () => {
  const wrong = row('1', '14986140', '14896140');
  expect(of([row('2', '50000', '100000'), wrong])).toEqual([
    {
      ...{ code: 'E_SUM', text: 'taxInvRowSum', args: ['14,986,140', '14,896,140'], warn: true },
      ...{ grid: 'item', row: 1, field: 'supplyAmt' },
    },
  ]);
  // Form and server hear of it alike.
  expect(taxInvRules.check!({ item: [wrong] })).toMatchObject([{ text: 'taxInvRowSum', warn: true }]);
});

test('one won is a difference, in either direction and below nothing', () => {
  for (const supplyAmt of ['9999', '10001']) expect(of([row('10', '1000', supplyAmt)])).toHaveLength(1);
  expect(of([row('-2', '6001', '-12002')])).toEqual([]);
  expect(of([row('-2', '6001', '12002')])).toHaveLength(1);
});

test('without quantity, unit price or amount there is nothing to hold against', () => {
  for (const some of [row(null, '1', '5'), row('1', null, '5'), row('1', '7', null)]) expect(of([some])).toEqual([]);
});

test('what is issued, and what takes back the whole, stays as it is and is not judged', () => {
  const wrong = [row('1', '7', '5')];
  expect(of(wrong, { stCd: null } as Partial<Record>)).toHaveLength(1);
  expect(of(wrong, { stCd: 'ISSUED' })).toEqual([]);
  expect(of(wrong, { cancelYn: 'Y' })).toEqual([]);
});

test('before the issue one question names the rows, of many that there are more', () => {
  const named = (count: number) =>
    rowSumsNamed({ stCd: 'DRAFT', item: Array.from({ length: count }, () => row('2', '7000', '13000')) } as Record);
  expect(named(0)).toEqual([]);
  const [one] = named(1);
  expect(one).toEqual({
    ...{ code: 'E_SUM', text: 'taxInvRowSums', args: ['1 수리 (14,000 ≠ 13,000)'], grid: 'item', warn: true },
  });
  expect(named(6)[0]!.args![0]).toMatch(/^(\d 수리 \(14,000 ≠ 13,000\), ){5}…$/);
});
