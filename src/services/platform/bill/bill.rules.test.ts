import { expect, test } from 'vitest';
import { dueDayOf, holdsOf, lateDay, regularOf, taxLateDay, taxRowsOf, totalsOf, type Bounds } from './bill.rules.ts';
import { leftToPay, payProblems } from './pay.ts';

const line = (feeTpCd: 'BASE' | 'TRANS' | 'SETUP' | 'TRAIN', supplyAmt: string) => ({
  ...{ id: null, sortNo: 1, remark: null, sysCd: 'SWK', feeTpCd, itemNm: feeTpCd, qty: '1', unitPrice: supplyAmt },
  supplyAmt,
});

test('the tax is cut below one won, once of the whole', () => {
  expect(totalsOf([line('BASE', '175000'), line('TRANS', '215000')])).toEqual({
    ...{ tot: '390000', salesVat: '39000', sumAmount: '429000' },
  });
  expect(totalsOf([line('BASE', '15'), line('TRANS', '14')])).toEqual({ tot: '29', salesVat: '2', sumAmount: '31' });
  expect(totalsOf([])).toEqual({ tot: '0', salesVat: '0', sumAmount: '0' });
});

test('due on the 25th of the next month, over the end of the year too', () => {
  expect([dueDayOf('202610'), dueDayOf('202612')]).toEqual(['2026-11-25', '2027-01-25']);
});

test('its tax invoice is late from the 11th of the next month on, long before it is due', () => {
  expect(['2026-11-10', '2026-11-11', '2026-11-26'].map((today) => taxLateDay('202610', today))).toEqual([
    ...[undefined, '2026-11-10', '2026-11-10'],
  ]);
  expect(taxLateDay('202612', '2027-01-11')).toBe('2027-01-10');
});

test('a bill waits for the operator when a fee stands twice, when it grew beyond three times, when nobody gets its invoice', () => {
  const lines = [line('BASE', '300000'), line('SETUP', '1600000')];
  const held = (more: Partial<Bounds> = {}) =>
    holdsOf(lines, { twice: false, last: '100000', taxEmail: 'a@b.kr', ...more });
  expect(regularOf(lines)).toBe('300000');
  expect(held()).toBeNull();
  expect(held({ last: '99999' })).toBe('HIGH');
  expect(held({ last: undefined })).toBeNull();
  expect(held({ last: '0' })).toBeNull();
  expect(held({ twice: true, taxEmail: null })).toBe('TWICE,EMAIL');
});

test('the rows of the tax invoice carry exactly the tax of the bill', () => {
  const words = { all: '이용료', rest: (first: string, more: number) => `${first} 외 ${more}건` };
  const rows = (...amounts: string[]) => {
    const lines = amounts.map((amount) => line('TRANS', amount));
    return taxRowsOf({ billYm: '202610', ...totalsOf(lines) }, lines, words);
  };
  expect(rows('175000', '15000').map(({ purchDt, supplyAmt, taxAmt }) => [purchDt, supplyAmt, taxAmt])).toEqual([
    ['2026-10-31', '175000', '17500'],
    ['2026-10-31', '15000', '1500'],
  ]);
  // 1.5 + 1.5: the whole is taxed 3, the rows by themselves 2.
  expect(rows('15', '15')).toMatchObject([{ itemNm: '이용료', supplyAmt: '30', taxAmt: '3', lineCnt: 2 }]);
});

test('what is left, and no more than that', () => {
  const record = { sumAmount: '429000', paidAmount: '29000' };
  expect(leftToPay(record)).toBe('400000');
  expect(payProblems({ payAmt: '400000' }, record)).toEqual([]);
  for (const payAmt of ['0', '-20000', null])
    expect(payProblems({ payAmt }, record)).toMatchObject([{ code: 'E_RANGE', field: 'payAmt' }]);
  expect(payProblems({ payAmt: '400001' }, record)).toMatchObject([{ code: 'E_SUM', field: 'payAmt' }]);
});

test('bills issued behind their due day are overdue at once, on that day not yet', () => {
  expect([lateDay('202610', '2026-11-25'), lateDay('202610', '2026-11-26')]).toEqual([undefined, '2026-11-25']);
});
