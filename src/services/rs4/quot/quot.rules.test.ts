import { describe, expect, it } from 'vitest';
import type { Values } from '../../../core/field.ts';
import { computeDocument, documentProblems } from '../document/document.rules.ts';
import { documentNeeds } from '../../shared/currency.ts';
import { lineHidden, lineKind, lineOpen, lineTyped } from '../document/line.rules.ts';
import { quotRules } from './quot.rules.ts';

const won: Values = { currCd: 'KRW' };
const usd: Values = { currCd: 'USD', excRt: '1385.40', excUnit: 1 };
const item = (values: Values = {}): Values => ({ lineTpCd: 'I', itemNm: '품목', qty: '1', vatCd: 'TAX10', ...values });

describe('which cells are typed', () => {
  it.each([
    ['price of a won line by price', item({ priceBaseCd: 'P' }), won, 'price', true],
    ['price of a won line by rate', item({ priceBaseCd: 'R' }), won, 'price', false],
    ['rate of a line by price', item({ priceBaseCd: 'P' }), won, 'prftRt', false],
    ['rate of a line by rate', item({ priceBaseCd: 'R' }), won, 'prftRt', true],
    ['won price of a foreign line', item({ priceBaseCd: 'P' }), usd, 'price', false],
    ['foreign price of a foreign line', item({ priceBaseCd: 'P' }), usd, 'priceFrgn', true],
    ['won purchase of a foreign line bought in won', item({ purcBaseCd: 'K' }), usd, 'purcPrice', true],
    ['won purchase of a line bought in foreign', item({ purcBaseCd: 'F' }), usd, 'purcPrice', false],
    ['foreign purchase of a line bought in foreign', item({ purcBaseCd: 'F' }), usd, 'purcPriceFrgn', true],
    ['discount amount in won', item(), won, 'dctAmount', true],
    ['discount amount in won of a foreign line', item(), usd, 'dctAmount', false],
    ['discount amount in foreign', item(), usd, 'dctAmountFrgn', true],
    ['quantity of a heading', { lineTpCd: 'H' }, won, 'qty', false],
    ['quantity of a remark', { lineTpCd: 'R' }, won, 'qty', false],
    ['quantity of a lump discount', { lineTpCd: 'D' }, won, 'qty', false],
    ['price of a lump discount, whatever its basis', { lineTpCd: 'D', priceBaseCd: 'R' }, won, 'price', true],
    ['words are left to their flags', item(), won, 'itemNm', undefined],
    ['words of a heading too', { lineTpCd: 'H' }, won, 'itemNm', undefined],
  ])('%s', (_, line, record, field, open) => expect(lineOpen(line, field, record)).toBe(open));

  it('a typed discount amount becomes the nearest rate', () => {
    expect(lineTyped(item({ tot: '3591700', dctAmount: '125710' }), 'dctAmount')).toEqual({ dctRt: '3.50' });
    expect(lineTyped(item({ totFrgn: '7210.88', dctAmountFrgn: '360.54' }), 'dctAmountFrgn')).toEqual({
      dctRt: '5.00',
    });
    expect(lineTyped(item({ tot: '100', dctAmount: 'x' }), 'dctAmount')).toEqual({});
    expect(lineTyped(item({ tot: '100' }), 'price')).toEqual({});
  });

  it('foreign columns belong to foreign documents', () => {
    expect(lineHidden(usd)).toEqual([]);
    expect(lineHidden(won)).toContain('priceFrgn');
    expect(lineHidden({})).toContain('totFrgn');
  });

  it('tells headings, remarks and discounts apart', () =>
    expect(['H', 'I', 'R', 'D'].map((lineTpCd) => lineKind({ lineTpCd }))).toEqual([
      'head',
      undefined,
      'note',
      'less',
    ]));
});

describe('a document as a whole', () => {
  const lines = [item({ price: '1000', purcPrice: '800' }), { lineTpCd: 'H', itemNm: '제목' }];
  it('reckons lines, sums and tax', () =>
    expect(computeDocument({ ...won, vatCd: 'TAX10', lineNoCd: 'NUM', item: lines })).toMatchObject({
      ...{
        tot: '1000',
        salesVat: '100',
        sumAmount: '1100',
        prftAmt: '200',
        prftRt: '25.00',
        excRt: '1.00',
        excUnit: 1,
      },
      item: [{ lineNo: '1' }, { lineNo: '2' }],
    }));
  it('gives a line without tax code the tax of the document', () => {
    const bare = { lineTpCd: 'I', itemNm: 'x', qty: '1', price: '1000' };
    const { item: done } = computeDocument({ ...won, vatCd: 'ZERO', item: [bare] }) as { item: Values[] };
    expect(done[0]).toMatchObject({ vatCd: 'ZERO', salesVat: '0' });
  });
  it('reckons an unchanged line once and a changed rate again', () => {
    const foreign = item({ priceFrgn: '10.00', priceBaseCd: 'P' });
    const reckon = (excRt: string) =>
      (computeDocument({ ...usd, excRt, item: [foreign] }) as { item: Values[] }).item[0]!;
    const first = reckon('1000.00');
    expect(reckon('1000.00')).toBe(first);
    expect([first.price, reckon('1100.00').price]).toEqual(['10000', '11000']);
  });
  it('leaves amounts as they were while there is no rate', () => {
    const result = computeDocument({
      currCd: 'USD',
      excRt: null,
      excUnit: 1,
      tot: '7',
      item: [item({ priceFrgn: '10.00' })],
    });
    expect(result.tot).toBe('7');
  });
  it('asks for the reason of a zero rate and for the rate of a foreign currency', () => {
    expect(documentNeeds({ ...won, vatCd: 'ZERO' })).toEqual(['zeroReasonCd']);
    expect(documentNeeds({ ...usd, vatCd: 'TAX10' })).toEqual(['excRt', 'excUnit']);
    expect(documentNeeds({ ...won, vatCd: 'TAX10' })).toEqual([]);
  });
  it('names the cell that an amount does not fit', () => {
    const record = computeDocument({ ...won, item: [item({ qty: '999999999', price: '999999999999' })] });
    expect(documentProblems(record)[0]).toMatchObject({ code: 'E_RANGE', grid: 'item', row: 0, field: 'tot' });
  });
  it('names the header when only the sum does not fit', () => {
    const big = item({ qty: '999999999', price: '900000000' });
    const record = computeDocument({ ...won, item: [big, { ...big }] });
    expect(documentProblems(record)[0]).toMatchObject({ code: 'E_RANGE', field: 'tot' });
    expect(documentProblems(record)[0]).not.toHaveProperty('grid');
  });
});

it('a day may not come before the one it follows', () => {
  const fields = (record: Values) => quotRules.check!({ ...won, ...record }).map(({ field }) => field);
  expect(fields({ etaDt: '2026-12-02', etdDt: '2026-12-01' })).toEqual(['etdDt']);
  expect(fields({ workFromDt: '2026-12-02', workToDt: '2026-12-01' })).toEqual(['workToDt']);
  expect(fields({ etaDt: '2026-12-01', etdDt: '2026-12-01', workToDt: '2026-12-01' })).toEqual([]);
});

it('won lock what belongs to a rate', () => {
  expect(quotRules.locked!(won)).toContain('excRt');
  expect(quotRules.locked!(usd)).toEqual([]);
});
