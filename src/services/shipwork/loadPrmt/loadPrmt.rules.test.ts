/** What a loading permit is worth, what foreign goods need, what is reported of it (F6). */
import { describe, expect, it } from 'vitest';
import { loadPrmtRules } from './loadPrmt.rules.ts';
import { loadedTooLate } from './due.ts';
import { orderedSum, permitSum } from './orderedSum.ts';
import { spread } from './spread.ts';
import { reportProblems, wholeLoading, withReport } from './report.ts';

const item = [
  { id: 1, qty: '200', unitPrice: '9800' },
  { id: 2, qty: '12', unitPrice: null },
];

describe('a permit', () => {
  it('reckons its lines, and leaves open what has no price', () => {
    expect(loadPrmtRules.compute!({ item }).item!.map(({ amt }) => amt ?? null)).toEqual(['1960000', null]);
  });

  it('of foreign goods names where they are kept', () => {
    expect(loadPrmtRules.requiredWhen!({ goodsTpCd: 'F' })).toEqual(['bondAreaCd', 'cargMtNo']);
    expect(loadPrmtRules.requiredWhen!({ goodsTpCd: 'D' })).toEqual([]);
  });

  it('ends after it begins, and loads something', () => {
    const check = (record: object) => loadPrmtRules.check!(record).map(({ code, field }) => [code, field]);
    expect(check({ arrDt: '2026-11-20', depDt: '2026-11-19' })).toEqual([['E_RANGE', 'depDt']]);
    expect(check({ loadFromDtm: '2026-11-20 14:00', loadToDtm: '2026-11-20 13:00' })).toEqual([
      ['E_RANGE', 'loadToDtm'],
    ]);
    expect(loadPrmtRules.barred!.send!({ item: [] }, {})).toMatchObject({ code: 'E_REQUIRED', grid: 'item' });
  });

  it.each([
    ['2026-11-27 23:59', 0],
    ['2026-11-28 00:00', 1],
    [null, 0],
  ])('granted on 20 November is asked about where it loads until %s', (loadToDtm, times) => {
    const asked = { code: 'E_RANGE', field: 'loadToDtm', args: [loadToDtm, '2026-11-27', 7], warn: true };
    expect(loadedTooLate({ loadToDtm }, '2026-11-20')).toMatchObject(times ? [asked] : []);
  });

  it('is reported with no more than was permitted', () => {
    expect(wholeLoading({ item })).toEqual([
      { id: 1, realQty: '200' },
      { id: 2, realQty: '12' },
    ]);
    expect(wholeLoading({ item }, { came: { 1: '90', 2: '0' } }).map(({ realQty }) => realQty)).toEqual(['90', '0']);
    expect(reportProblems({ rows: [{ id: 2, realQty: '13' }] as never }, { item })).toMatchObject([
      { code: 'E_BAL', row: 0, field: 'realQty', text: 'realOver', args: ['12'] },
    ]);
    expect(withReport(item, [{ id: 1, realQty: '150' }]).map(({ realQty }) => realQty)).toEqual(['150', '0']);
  });

  it('has its share of what the order comes to, where the order names all of it', () => {
    const ordered = [
      { itemNm: '로프', spec: null, unitCd: 'M', qty: '10', amount: '9999' },
      { itemNm: '로프', spec: '', unitCd: 'M', qty: '10', amount: '10001' },
      { itemNm: '줄', spec: null, unitCd: 'M', qty: '5', amount: null },
    ];
    const line = { itemNm: '로프', unitCd: 'M', qty: '5', amt: '5005' };
    expect(permitSum({ item: [line, line] })).toBe('10010');
    expect(orderedSum({ item: [line, line] }, ordered)).toBe('10000');
    expect(orderedSum({ item: [line, { ...line, itemNm: '줄' }] }, ordered)).toBeUndefined();
    expect(orderedSum({ item: [{ ...line, amt: null }] }, ordered)).toBeUndefined();
  });

  it('finds what came of its lines once, however often the goods are named, and not what another permit has reported', () => {
    const rope = { itemNm: '로프', spec: null, unitCd: 'M' };
    const lines = [
      { id: 1, ...rope, qty: '10' },
      { id: 2, ...rope, qty: '10' },
      { id: 3, ...rope, spec: '20 mm', qty: '5' },
    ];
    const came = (...qty: string[]) => qty.map((one) => ({ ...rope, qty: one }));
    expect(spread(lines, came('12'), [])).toEqual({ 1: '10', 2: '2', 3: '0' });
    expect(spread(lines, came('9', '9'), came('6'))).toEqual({ 1: '10', 2: '2', 3: '0' });
    expect(spread(lines, came('3'), came('4'))).toEqual({ 1: '0', 2: '0', 3: '0' });
  });
});
