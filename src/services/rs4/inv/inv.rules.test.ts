import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../../core/field.ts';
import { toWon } from '../../shared/amounts.ts';
import {
  amountsDue,
  computePayments,
  leftToPay,
  paymentHidden,
  paymentNeeds,
  paymentOpen,
  paymentProblems,
} from './pay.rules.ts';
import { invRules } from './inv.rules.ts';
import { taxBarred, unpayBarred } from './ready.ts';

const linesOf = (record: Values) => record.item as Values[];
const paysOf = (record: Values) => record.pay as Values[];
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => (amount / 100).toFixed(2));

describe('a share of the order', () => {
  const share: Values = {
    invKindCd: 'ADV',
    currCd: 'KRW',
    vatCd: 'TAX10',
    item: [{ lineTpCd: 'I', itemNm: '선금', qty: '7', dctRt: '50', price: '1' }],
    pay: [],
  };
  it('is its rate of the amount, whatever stands in the line', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), cents(10_000), (orderAmount, advRt) => {
        const record = invRules.compute!({ ...share, orderAmount: String(orderAmount), advRt });
        const exact = (BigInt(orderAmount) * BigInt(Math.round(Number(advRt) * 100)) + 5000n) / 10_000n;
        expect(record.quotAmount).toBe(String(exact));
        expect(record.salesVat).toBe(String(exact / 10n));
        expect(linesOf(record)[0]).toMatchObject({ qty: '1', dctRt: '0.00', price: String(exact) });
      }),
    ));
  it('of shares that make a hundred per cent differs from the whole by less than a won each', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 1, max: 99 }), (orderAmount, first) => {
        const parts = [first, 100 - first].map((advRt) =>
          Number(invRules.compute!({ ...share, orderAmount: String(orderAmount), advRt: String(advRt) }).quotAmount),
        );
        expect(Math.abs(parts[0]! + parts[1]! - orderAmount)).toBeLessThanOrEqual(1);
      }),
    ));
  it('is told by the words of its line, which follow the rate', () => {
    const turned = (itemNm: string, from: string, to: string) => {
      const after = {
        ...share,
        advRt: to,
        item: [
          { lineTpCd: 'H', itemNm: '30%' },
          { lineTpCd: 'I', itemNm },
        ],
      };
      const item = invRules.turned!({ ...after, advRt: from }, after).item as Values[] | undefined;
      if (item) expect(item[0]).toEqual({ lineTpCd: 'H', itemNm: '30%' });
      return item?.[1]!.itemNm;
    };
    expect(turned('기성 0.02% · 좌현', '0.02', '3')).toBe('기성 3% · 좌현');
    expect(turned('기성 3% · 좌현', '', '30.50')).toBe('기성 30.5% · 좌현');
    expect(turned('할인 5% 뒤 기성 30 %, 30%', '30.00', '40')).toBe('할인 5% 뒤 기성 40 %, 30%');
    // Which of two is meant nobody knows; without a figure there is nothing to change.
    expect(turned('할인 5% 뒤 기성 30%', '', '40')).toBeUndefined();
    expect(turned('기성 30%', '30', '')).toBeUndefined();
    expect(turned('기성 청구', '30', '40')).toBeUndefined();
  });
  it('is asked about when the words tell another rate', () => {
    const found = (itemNm: string, changes: Values = {}) =>
      invRules.check!({
        ...share,
        advRt: '30.00',
        item: [{ ...(share.item as Values[])[0], itemNm }],
        ...changes,
      }).filter(({ text }) => text === 'shareWords');
    expect(found('기성 20% · 좌현')).toMatchObject([
      { warn: true, grid: 'item', row: 0, field: 'itemNm', args: ['20', '30'] },
    ]);
    expect(found('기성 30% · 할인 5%')).toEqual([]);
    expect(found('기성 청구')).toEqual([]);
    expect(found('기성 20%', { stCd: 'ISSUED' })).toEqual([]);
    expect(found('기성 20%', { invKindCd: 'FINAL' })).toEqual([]);
  });
  it('leaves its cells closed, and those of the rest open', () => {
    const record = { ...share, advRt: '30' };
    const line = linesOf(record)[0]!;
    for (const field of ['qty', 'price', 'dctRt']) expect(invRules.rowOpen!('item', line, field, record)).toBe(false);
    expect(invRules.rowOpen!('item', line, 'qty', { ...record, invKindCd: 'FINAL' })).toBeUndefined();
    expect(invRules.absent!({ ...record, invKindCd: 'FINAL' })).toContain('advRt');
  });
});

it('less than nothing is asked about while it is a draft', () => {
  const found = (changes: Values) =>
    invRules.check!({ invKindCd: 'FINAL', currCd: 'KRW', vatCd: 'FREE', item: [], pay: [], ...changes }).filter(
      ({ text }) => text === 'invBelowZero',
    );
  expect(found({ quotAmount: '-4927340' })).toMatchObject([
    { warn: true, field: 'invKindCd', args: ['KRW -4,927,340'] },
  ]);
  const dollars = { currCd: 'USD', quotAmount: '-13854', quotAmountFrgn: '-10.00' };
  expect(found(dollars)).toMatchObject([{ args: ['USD -10.00'] }]);
  for (const quotAmount of ['0', '1', null, undefined]) expect(found({ quotAmount })).toEqual([]);
  expect(found({ quotAmount: '-1', stCd: 'CANCEL' })).toEqual([]);
});

it('prices are those of the order, never reckoned from a purchase', () => {
  const line = { lineTpCd: 'I', qty: '2', priceBaseCd: 'R', prftRt: '20', purcPrice: '100', price: '500' };
  const record = invRules.compute!({ invKindCd: 'FINAL', currCd: 'KRW', vatCd: 'FREE', item: [line], pay: [] });
  expect(linesOf(record)[0]).toMatchObject({ priceBaseCd: 'P', price: '500', quotAmount: '1000' });
  expect(invRules.rowOpen!('item', line, 'priceBaseCd', record)).toBe(false);
});

const won: Values = {
  currCd: 'KRW',
  excRt: '1',
  excUnit: 1,
  sumAmount: '1000',
  salesVat: '91',
  quotAmountFrgn: '0.00',
  stCd: 'ISSUED',
};
const usd: Values = {
  currCd: 'USD',
  excRt: '1385.40',
  excUnit: 1,
  quotAmountFrgn: '100.00',
  salesVat: '500',
  sumAmount: '139040',
  stCd: 'ISSUED',
};
const paid = (record: Values, ...pay: Values[]) => computePayments({ ...record, pay });

describe('payments', () => {
  it('in won of any parts: paid with the last, over with a won more', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 8 }), (parts) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        const rows = parts.map((part) => ({ payAmt: String(part) }));
        const record = { ...won, sumAmount: String(sum) };
        for (const count of rows.keys()) {
          const so = paid(record, ...rows.slice(0, count + 1));
          expect(so.stCd).toBe(count === rows.length - 1 ? 'PAID' : 'PART');
          expect(Number(so.paidAmount) + Number(leftToPay(so).won)).toBe(sum);
          expect(paymentProblems(so)).toEqual([]);
        }
        const over = paid(record, ...rows, { payAmt: '1' });
        expect(paymentProblems(over)).toEqual([
          { code: 'E_SUM', text: 'payOver', args: ['0'], field: 'payAmt', grid: 'pay', row: rows.length },
        ]);
      }),
    ));
  it('in another currency are won by their own rate; the exchange is what they differ from the invoice', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cents(500_000), cents(300_000)), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(1, 100),
        (parts, excUnit) => {
          const due = (parts.reduce((sum, [amount]) => sum + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);
          const record = { ...usd, excUnit, quotAmountFrgn: due, salesVat: '0' };
          const so = paid(record, ...parts.map(([payAmtFrgn, excRt]) => ({ payAmtFrgn, excRt })));
          expect(so).toMatchObject({ stCd: 'PAID', paidAmountFrgn: due });
          const each = parts.map(([amount, excRt]) => toWon(amount, { currCd: 'USD', excRt, excUnit }));
          expect(paysOf(so).map(({ payAmt }) => payAmt)).toEqual(each);
          expect(so.paidAmount).toBe(String(each.reduce((sum, amount) => sum + Number(amount), 0)));
          // Each of the two roundings of a payment is half a won at most.
          const atInvoice = Number(toWon(due, { currCd: 'USD', excRt: '1385.40', excUnit }));
          expect(Math.abs(Number(so.excDiff) - (Number(so.paidAmount) - atInvoice))).toBeLessThanOrEqual(
            parts.length + 1,
          );
        },
      ),
    ));
  it('of a foreign invoice settle its tax in won apart', () => {
    const amount = { payAmtFrgn: '100.00', excRt: '1400.00' };
    const first = paid(usd, amount);
    expect(first).toMatchObject({ stCd: 'PART', excDiff: '1460', paidAmount: '140000' });
    expect(leftToPay(first)).toEqual({ won: '500', frgn: '0.00' });
    expect(paid(usd, amount, { payAmt: '500' })).toMatchObject({
      stCd: 'PAID',
      paidAmount: '140500',
      paidAmountFrgn: '100.00',
    });
    expect(paymentProblems(paid(usd, amount, { payAmt: '501' }))).toMatchObject([
      { field: 'payAmt', args: ['500'], row: 1 },
    ]);
    expect(paymentProblems(paid(usd, amount, { payAmtFrgn: '0.01', excRt: '1' }))).toMatchObject([
      { field: 'payAmtFrgn', args: ['0.00'], row: 1 },
    ]);
  });
  it('begin with all that is left, first in the currency of the document', () => {
    expect(amountsDue(paid(won, { payAmt: '400' }))).toEqual({ payAmt: '600' });
    expect(amountsDue(paid(usd, { payAmtFrgn: '99.50', excRt: '1400' }))).toEqual({ payAmt: null, payAmtFrgn: '0.50' });
    expect(amountsDue(paid(usd, { payAmtFrgn: '100.00', excRt: '1400' }))).toEqual({ payAmt: '500', payAmtFrgn: null });
    expect(amountsDue(paid(won, { payAmt: '1000' }))).toEqual({ payAmt: null });
  });
  it('move the state of what was issued only', () => {
    expect(paid(won)).toMatchObject({ stCd: 'ISSUED', paidAmount: '0' });
    for (const stCd of ['DRAFT', 'CANCEL']) expect(paid({ ...won, stCd }, { payAmt: '1000' }).stCd).toBe(stCd);
    expect(paid({ ...won, stCd: 'PAID' }, { payAmt: '1' }).stCd).toBe('PART');
  });
  it('ask for an amount and, if foreign, for its rate', () => {
    expect(paymentNeeds({}, won)).toEqual(['payAmt']);
    expect(paymentNeeds({}, usd)).toEqual(['payAmtFrgn']);
    expect(paymentNeeds({ payAmtFrgn: '1.00' }, usd)).toEqual(['excRt']);
    expect(paymentNeeds({ payAmt: '5' }, usd)).toEqual([]);
    const asked = (record: Values, row: Values) =>
      paymentProblems({ ...record, pay: [row] }, true).map(({ code, field }) => [code, field]);
    expect(asked(won, { payAmt: '0' })).toEqual([['E_REQUIRED', 'payAmt']]);
    expect(asked(usd, {})).toEqual([['E_REQUIRED', 'payAmtFrgn']]);
    expect(asked(usd, { payAmtFrgn: '1.00', excRt: null })).toEqual([['E_REQUIRED', 'excRt']]);
    expect(asked(won, { payAmt: '1001' })).toEqual([['E_SUM', 'payAmt']]);
    const both = { payAmtFrgn: '1.00', excRt: '1400.00' };
    expect(asked(usd, { ...both, payAmt: '7' })).toEqual([['E_SUM', 'payAmt']]);
    expect(asked(usd, { ...both, payAmt: '1400' })).toEqual([]);
    expect(asked(usd, { ...both, payAmt: null })).toEqual([]);
  });
  it('show and open the cells of their currency', () => {
    expect(paymentHidden(won)).toEqual(['payAmtFrgn', 'excRt']);
    expect(paymentHidden(usd)).toEqual([]);
    expect(paymentOpen({ payAmtFrgn: '1.00' }, 'payAmt', usd)).toBe(false);
    expect(paymentOpen({}, 'payAmt', usd)).toBe(true);
    expect(paymentOpen({}, 'excRt', won)).toBe(false);
  });
});

describe('a step is barred', () => {
  type Inv = Parameters<typeof taxBarred>[0];
  const facts = { natCd: 'KR', taxed: false } as Parameters<typeof taxBarred>[1];
  const asked = (more: Values) => ({ vatCd: 'TAX10', item: [], pay: [], ...more }) as unknown as Inv;
  it('where a tax invoice would stand over nothing, and not over a won', () => {
    expect(taxBarred(asked({ quotAmount: '0' }), facts)).toEqual({ code: 'E_STATE', text: 'taxInvNothing' });
    expect(taxBarred(asked({ quotAmount: '1' }), facts)).toBeUndefined();
  });
  it('where there is no payment to take back', () => {
    expect(unpayBarred(asked({}))).toEqual({ code: 'E_STATE', text: 'invNothingPaid' });
    expect(unpayBarred(asked({ pay: [{ payAmount: '1' }] }))).toBeUndefined();
  });
});
