import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../core/problem.ts';
import { pcrRules } from './pcr.rules.ts';
import { lastDayToApply, oldestDay } from './period.ts';
import { quantitiesOf, type Pcr } from './sums.ts';

const rates = { currCd: 'KRW', excRt: '1.00', excUnit: 1, usdExcRt: '1388.20' };
const base: Pcr = { ...rates, applyTpCd: 'O', usageCd: '2AJ', applyDt: '2026-11-20', adjAmt: '0.00' };
const goods = { hsCd: '3208909010', itemNm: '방오도료', unitCd: 'CAN', purcDt: '2026-11-10' };
const reckoned = (record: Pcr) => pcrRules.compute!({ ...base, ...record });
const problems = (record: Pcr) => pcrRules.check!(reckoned(record));
const said = (found: readonly Problem[]) =>
  found.map(({ code, grid, row, field, text }) => [code, grid, row, field, text]);

describe('sums', () => {
  it('adds up items, takes off a discount, and says it in dollars', () => {
    const record = reckoned({
      item: [
        { ...goods, qty: '120', unitPriceFrgn: '75000' },
        { ...goods, qty: '3', unitPriceFrgn: '33.33', purcDt: '2026-07-01' },
      ],
      adjTpCd: 'Q',
      adjAmt: '100',
    });
    expect(record.item?.map(({ amtFrgn }) => amtFrgn)).toEqual(['9000000.00', '100.00']);
    expect(record).toMatchObject({ totQty: '123', qtyUnitCd: 'CAN', totAmt: '9000000.00', totUsdAmt: '6483.22' });
  });

  it('adds no quantities of different units', () => {
    const item = [
      { ...goods, qty: '120', unitPriceFrgn: '75000' },
      { ...goods, qty: '3', unitCd: 'SET', unitPriceFrgn: '10' },
    ];
    expect(reckoned({ item })).toMatchObject({ totQty: null, qtyUnitCd: null, totAmt: '9000030.00' });
    expect(quantitiesOf(item)).toEqual([
      { unitCd: 'CAN', qty: '120' },
      { unitCd: 'SET', qty: '3' },
    ]);
  });

  it.each([
    ['S', '250.00', '1250.00'],
    ['Q', '250.00', '750.00'],
    ['U', '-250.00', '750.00'],
    ['U', '250.00', '1250.00'],
    [null, '0.00', '1000.00'],
  ])('adjustment %s of %s makes %s', (adjTpCd, adjAmt, totAmt) =>
    expect(reckoned({ item: [{ ...goods, qty: '10', unitPriceFrgn: '100' }], adjTpCd, adjAmt }).totAmt).toBe(totAmt),
  );

  it('keeps two digits abroad, and whole won at home', () => {
    const item = [{ ...goods, qty: '3', unitPriceFrgn: '1.25' }];
    expect(reckoned({ item, currCd: 'USD' })).toMatchObject({ totAmt: '3.75', totUsdAmt: '3.75' });
    expect(reckoned({ item }).totAmt).toBe('4.00');
  });

  it('turns yen by their unit, and knows no dollars without a rate', () => {
    const item = [{ ...goods, qty: '1', unitPriceFrgn: '100000' }];
    const yen = { item, currCd: 'JPY', excRt: '912.35', excUnit: 100, usdExcRt: '1385.40' };
    expect(reckoned(yen).totUsdAmt).toBe('658.55');
    expect(reckoned({ ...yen, usdExcRt: null }).totUsdAmt).toBeNull();
    expect(reckoned({ ...yen, excRt: null }).totUsdAmt).toBeNull();
  });

  it('has no unit where items are counted in several', () =>
    expect(
      reckoned({
        item: [
          { ...goods, qty: '1' },
          { ...goods, unitCd: 'KG', qty: '1' },
        ],
      }).qtyUnitCd,
    ).toBeNull());
});

describe('the last day to apply', () => {
  it.each([
    ['2026-01-01', '2026-07-25'],
    ['2026-06-30', '2026-07-25'],
    ['2026-07-01', '2027-01-25'],
    ['2026-12-31', '2027-01-25'],
  ])('goods bought on %s are confirmed until %s', (bought, last) => expect(lastDayToApply(bought)).toBe(last));

  it('goes by what was bought first', () => {
    expect(oldestDay([{ purcDt: '2026-07-02' }, { purcDt: '2026-06-30' }, { purcDt: null }])).toBe('2026-06-30');
    expect(oldestDay([])).toBeUndefined();
  });

  it.each([
    ['2026-07-25', []],
    ['2026-07-26', [['E_RANGE', undefined, undefined, 'applyDt', 'pcrLate']]],
  ])('applied for on %s', (applyDt, expected) => {
    const found = problems({ applyDt, item: [{ ...goods, purcDt: '2026-06-30', qty: '1', unitPriceFrgn: '1' }] });
    expect(said(found)).toEqual(expected);
    expect(found.every(({ warn }) => warn)).toBe(true);
  });
});

describe('what hangs on the kind', () => {
  const required = (record: Pcr) => pcrRules.requiredWhen!({ ...base, ...record });
  const absent = (record: Pcr) => pcrRules.absent!({ ...base, pcrLicNo: 'x', ...record });
  it('a change or cancellation names the one before, a new application none', () => {
    expect(required({ applyTpCd: 'M' })).toEqual(['befPcrId']);
    expect(required({ applyTpCd: 'C' })).toEqual(['befPcrId']);
    expect(required({})).toEqual([]);
    expect(absent({})).toContain('befPcrId');
    expect(said(problems({ befPcrId: 3 }))).toEqual([['E_RANGE', undefined, undefined, 'befPcrId', 'pcrNewNamesNone']]);
    expect(problems({ applyTpCd: 'M', befPcrId: 3 })).toEqual([]);
  });
  it('a usage of its own is written', () => {
    expect(required({ usageCd: 'ZZZ' })).toEqual(['usageTxt']);
    expect([absent({ usageCd: 'ZZZ' }), absent({})].map((names) => names.includes('usageTxt'))).toEqual([false, true]);
  });
  it('an amount of adjustment has its kind, and the kind its amount', () => {
    const item = [{ ...goods, qty: '1', unitPriceFrgn: '1000' }];
    expect(required({ adjAmt: '1.00' })).toEqual(['adjTpCd']);
    const at = ['E_RANGE', undefined, undefined, 'adjAmt'];
    expect(said(problems({ item, adjTpCd: 'Q' }))).toEqual([[...at, 'pcrAdjustmentNought']]);
    expect(said(problems({ item, adjTpCd: 'Q', adjAmt: '-1' }))).toEqual([[...at, 'pcrAdjustmentSign']]);
    expect(said(problems({ item, adjTpCd: 'S', adjAmt: '0.5' }))).toEqual([[...at, 'pcrWholeWon']]);
    expect(problems({ item, currCd: 'USD', adjTpCd: 'S', adjAmt: '0.5' })).toEqual([]);
    expect(problems({ item, adjTpCd: 'Q', adjAmt: '999' })).toEqual([]);
    expect(said(problems({ item, adjTpCd: 'Q', adjAmt: '1000' }))).toEqual([
      ['E_SUM', undefined, undefined, 'adjAmt', 'pcrNothingLeft'],
    ]);
  });
  it('items without a price accuse no adjustment', () => {
    const item = [{ ...goods, qty: '1', unitPriceFrgn: null }];
    expect(problems({ item })).toEqual([]);
    expect(problems({ item, adjTpCd: 'Q', adjAmt: '10' })).toEqual([]);
    const nought = [{ ...goods, qty: '1', unitPriceFrgn: '0.40' }];
    expect(said(problems({ item: nought }))).toEqual([['E_SUM', 'item', 0, 'unitPriceFrgn', 'pcrTotalNought']]);
  });
});

describe('tax invoices', () => {
  const tax = { ntsConfirmNo: '202611104100000000000001', supplyAmt: '1000', taxAmt: '100' };
  const with_ = (purcDt: string, writeDt: string, more: Pcr = {}) =>
    said(
      problems({ item: [{ ...goods, purcDt, qty: '1', unitPriceFrgn: '1000' }], tax: [{ ...tax, writeDt }], ...more }),
    );
  it('belong to goods that were bought', () => {
    expect(with_('2026-11-20', '2026-11-20')).toEqual([]);
    expect(with_('2026-11-21', '2026-11-20')).toEqual([['E_RANGE', 'tax', 0, 'writeDt', 'pcrNotBoughtYet']]);
  });
  it('are not dated after the application', () =>
    expect(with_('2026-11-10', '2026-11-21')).toEqual([['E_RANGE', 'tax', 0, 'writeDt', 'pcrTaxAfterApplication']]));
  it('and documents stand once', () => {
    const twice = { writeDt: '2026-11-10', ...tax };
    expect(with_('2026-11-10', '2026-11-10', { tax: [twice, twice] })).toEqual([
      ['E_DUP', 'tax', 1, 'ntsConfirmNo', undefined],
    ]);
    const doc = { baseDocCd: 'CONT', docNo: 'HBD-1' };
    expect(said(problems({ doc: [doc, { ...doc, baseDocCd: 'LC' }, doc] }))).toEqual([
      ['E_DUP', 'doc', 2, 'docNo', undefined],
    ]);
  });
});

describe('before it is applied for', () => {
  const { send, change } = pcrRules.barred!;
  const whole = reckoned({ item: [{ ...goods, qty: '10', unitPriceFrgn: '100' }], doc: [{ docNo: 'HBD-1' }], tax: [] });
  const text = (record: Pcr) => ((send!(record, {}) ?? []) as readonly Problem[]).map((one) => one.text);
  it('a document and an item are there, and the sum is right', () => {
    expect(text(whole)).toEqual([]);
    expect(text({ ...whole, doc: [] })).toEqual(['pcrNeedsDocument']);
    expect(text({ ...whole, item: [] })).toEqual(['pcrNeedsItem']);
    expect(text({ ...whole, totAmt: '1000.01' })).toEqual(['pcrSum']);
    expect(text({ ...whole, totAmt: '999.99' })).toEqual(['pcrSum']);
  });
  it('one application at a time changes it', () => {
    expect(change!(whole, {})).toBeUndefined();
    expect(change!(whole, { follower: 'PC-2611-0002' })).toMatchObject({ code: 'E_STATE', args: ['PC-2611-0002'] });
  });
});

it('what a declaration or an invoice says cannot be typed over', () => {
  const open = (grid: 'doc' | 'tax', row: object, field: string) => pcrRules.rowOpen!(grid, row, field, base);
  expect(open('doc', { expDeclId: 1 }, 'docNo')).toBe(false);
  expect(open('doc', { expDeclId: 1 }, 'amtFrgn')).toBeUndefined();
  expect(open('doc', {}, 'docNo')).toBeUndefined();
  expect(open('tax', { taxInvId: 1 }, 'supplyAmt')).toBe(false);
  expect(open('tax', {}, 'supplyAmt')).toBeUndefined();
});
