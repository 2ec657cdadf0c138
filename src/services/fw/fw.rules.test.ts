import { describe, expect, it } from 'vitest';
import { bondAreaRules, storeMonths } from './bondArea.rules.ts';
import { codeRules } from './code.rules.ts';
import { excUnitOf } from '../shared/excUnit.ts';
import { excRateRules } from './excRate.rules.ts';

describe('bonded area', () => {
  it.each([
    ['CY', '110', 2],
    ['DS', '030', 2],
    ['DS', '040', 2],
    ['DS', '010', 6],
    ['BW', '030', 6],
    ['CFS', '020', 6],
  ])('%s of office %s keeps goods %i months', (type, office, months) => {
    expect(storeMonths(type, office)).toBe(months);
  });

  it('computes the office, and proposes the months where none were given', () => {
    const area = { bondAreaCd: '03099002', bondTpCd: 'CY', storeMm: null };
    expect(bondAreaRules.compute!(area)).toEqual({ ...area, cstmsCd: '030', storeMm: 2 });
    expect(bondAreaRules.compute!({ ...area, storeMm: 4 })).toMatchObject({ storeMm: 4 });
    expect(bondAreaRules.compute!({ bondAreaCd: null, bondTpCd: 'CY' })).toMatchObject({
      cstmsCd: null,
      storeMm: null,
    });
  });

  it('takes 1 to 120 months', () => {
    const fields = (storeMm: number) => bondAreaRules.check!({ storeMm }).map(({ field }) => field);
    expect([fields(0), fields(1), fields(120), fields(121)]).toEqual([['storeMm'], [], [], ['storeMm']]);
  });
});

describe('exchange rate', () => {
  it.each([
    ['100', 100],
    ['1', 1],
    [null, 1],
    ['x', 1],
    ['0', 1],
  ])('reads unit %s as %i', (ref1, unit) => {
    expect(excUnitOf(ref1)).toBe(unit);
  });

  it.each([
    [{ currCd: 'USD', excRt: '1385.40' }, []],
    [{ currCd: 'KRW', excRt: '1.00' }, ['currCd']],
    [{ currCd: 'USD', excRt: '0.00' }, ['excRt']],
    [{ currCd: 'USD', excRt: '-1.00' }, ['excRt']],
  ])('judges %j', (record, fields) => {
    expect(excRateRules.check!(record).map(({ field }) => field)).toEqual(fields);
  });
});

describe('code group', () => {
  const problems = (record: Record<string, unknown>) =>
    codeRules.check!(record).map(({ code, field, row }) => [code, field, row]);

  it.each([
    ['RS4_TEAM', []],
    ['A1', []],
    ['rs4', [['E_PATTERN', 'grpCd', undefined]]],
    ['A-B', [['E_PATTERN', 'grpCd', undefined]]],
  ])('judges %s', (grpCd, expected) => {
    expect(problems({ grpCd, code: [] })).toEqual(expected);
  });

  it('takes a key once a company', () => {
    const row = (key: string, corpId?: number) => ({ key, corpId });
    expect(problems({ grpCd: 'G', code: [row('A', 1), row('A', 2), row('B')] })).toEqual([]);
    expect(problems({ grpCd: 'G', code: [row('A', 2), row('A', 2)] })).toEqual([['E_DUP', 'key', 1]]);
    expect(problems({ grpCd: 'G', code: [row('A'), row('A')] })).toEqual([['E_DUP', 'key', 1]]);
  });
});
