/** Amounts of an order (F6, 00-conventions 1.6), what its steps ask for, what a delivery may say. */
import { describe, expect, it } from 'vitest';
import { orderRules, computeOrder } from './order.rules.ts';
import {
  deliverBarred,
  deliveryProblems,
  quoteBarred,
  receiveBarred,
  requestBarred,
  turnWord,
  unprinted,
} from './ready.ts';
import { proposedDelivery, withDelivery } from './deliver.ts';
import { withPrices } from './knownPrices.ts';
import type { OrderRecord } from './order.fields.ts';
import { deliveredOrder, deliveredSum, ownSums } from './lines.ts';

const won = { currCd: 'KRW', vatCd: 'ZERO', trdTpCd: 'INTL' } as const;
const pages = [
  { id: 1, itemNm: '윤활유', unitCd: 'L', qty: '200', price: '9800', priceBaseCd: 'P' },
  { id: 2, itemNm: '방폭손전등', unitCd: 'EA', qty: '12', price: '46500', priceBaseCd: 'P' },
];
const order = (more: OrderRecord = {}): OrderRecord => computeOrder({ ...won, item: pages, ...more });

describe('amounts', () => {
  it('of what was delivered are told beside those of the order where less came, and not before', () => {
    const came = (first: string, dlvDtm: string | null = '2026-11-25 15:10') =>
      deliveredSum(
        order({ vatCd: 'TAX10', dlvDtm, item: pages.map((line, at) => ({ ...line, dlvQty: at ? '12' : first })) }),
      );
    expect(came('100')).toEqual({ won: '1691800', frgn: '0.00' });
    // Lists tell the same.
    const short = pages.map((line, at) => ({ ...line, dlvQty: at ? '12' : '100' }));
    const deal = ({ dealAmount, dealAmountFrgn }: OrderRecord) => ({ won: dealAmount, frgn: dealAmountFrgn });
    expect(deal(order({ vatCd: 'TAX10', dlvDtm: '2026-11-25 15:10', item: short }))).toEqual(came('100'));
    expect(deal(order({ vatCd: 'TAX10' }))).toEqual({ won: '2769800', frgn: '0.00' });
    expect(came('200')).toBeUndefined();
    expect(came('100', null)).toBeUndefined();
    // What did not come stands on no delivery note and no bill.
    const item = pages.map((line, at) => ({ ...line, dlvQty: at ? '12' : '0' }));
    expect(deliveredOrder(order({ dlvDtm: '2026-11-25 15:10', item }))!.item).toMatchObject([
      { itemNm: '방폭손전등', qty: '12', tot: '558000' },
    ]);
  });

  it('of the supplier alone are told of every line, what is left of them once all have both prices', () => {
    const item = [
      { ...pages[0]!, purcPrice: '7900' },
      { ...pages[1]!, purcPrice: '36000' },
    ];
    expect(ownSums(order({ item }))).toEqual({ purc: '2012000', profit: '506000', rate: '25.15' });
    const [first, second] = item;
    expect(ownSums(order({ item: [first!, { ...second!, price: null }] }))).toEqual({
      ...{ purc: '2012000', profit: undefined, rate: undefined },
    });
  });

  it('wait for a price, or for what a price is made of, while the supplier quotes', () => {
    const needs = (stCd: string, priceBaseCd: string, currCd = 'KRW') =>
      orderRules.rowNeeds?.('item', { ...pages[0]!, priceBaseCd }, order({ stCd, currCd }));
    expect([needs('REQ', 'P'), needs('REQ', 'R'), needs('REQ', 'P', 'USD'), needs('ORD', 'P')]).toEqual([
      ...[['price'], ['purcPrice', 'prftRt'], ['priceFrgn'], []],
    ]);
  });

  it('of a price are waited for at nought as well, which keeps the quotation back', () => {
    const [line] = order({ stCd: 'REQ', item: [{ ...pages[0]!, price: '0' }] }).item!;
    expect(quoteBarred(order({ item: [line!] }))).toMatchObject([{ field: 'price' }]);
    expect(orderRules.noughtNeeds).toEqual(['price', 'priceFrgn']);
  });

  it('are those of F6: at zero rate without tax', () => {
    expect(order()).toMatchObject({ tot: '2518000', quotAmount: '2518000', salesVat: '0', sumAmount: '2518000' });
    expect(order({ vatCd: 'TAX10' })).toMatchObject({ salesVat: '251800', sumAmount: '2769800' });
  });

  it('follow the margin where the purchase is known, and the price itself to whoever does not see it', () => {
    const rated = { ...pages[0]!, priceBaseCd: 'R', prftRt: '27.5', price: null };
    const known = order({ item: [{ ...rated, purcPrice: '1150' }] });
    expect(known.item![0]).toMatchObject({ price: '1466', tot: '293200', prftRt: '27.50' });
    const { prftRt: _hidden, ...seen } = rated;
    const buyers = order({ item: [{ ...seen, price: '1466' }] });
    expect(buyers.item![0]).toMatchObject({ price: '1466', tot: '293200' });
    expect(buyers.item![0]).not.toHaveProperty('prftRt');
  });

  it('of what has no price yet are nothing, and the price stays open', () => {
    const [line] = order({ item: [{ ...pages[0]!, price: null }] }).item!;
    expect(line).toMatchObject({ price: null, tot: '0', quotAmount: '0' });
    // Nor has it a margin: a purchase that is known before the price is no loss.
    const [bought] = order({ item: [{ ...pages[0]!, price: null, purcPrice: '7900' }] }).item!;
    expect(bought).toMatchObject({ price: null, prftRt: null });
  });

  it('of a foreign order are in its currency and in won', () => {
    const dollars = { currCd: 'USD', excRt: '1385.40', excUnit: 1 };
    const item = [{ ...pages[0]!, price: null, priceFrgn: '7.10', dctRt: '5' }];
    expect(order({ ...dollars, item })).toMatchObject({
      ...{ totFrgn: '1420.00', dctAmountFrgn: '71.00', quotAmountFrgn: '1349.00' },
      ...{ tot: '1967268', dctAmount: '98363', quotAmount: '1868905', sumAmount: '1868905' },
    });
  });

  it('of a line without a price stay empty in another currency, and are asked for', () => {
    const before = order({
      stCd: 'REQ',
      item: [
        { itemNm: 'A', qty: '2', price: '1300' },
        { itemNm: 'B', qty: '1' },
      ],
    });
    const after = { ...before, currCd: 'USD' };
    const turned = computeOrder({ ...after, ...orderRules.turned!(before, after), excRt: '1300', excUnit: 1 });
    expect(turned.item).toMatchObject([
      { price: '1300', priceFrgn: '1.00' },
      { price: null, priceFrgn: null },
    ]);
    expect(quoteBarred(turned)).toBeDefined();
  });

  it('lines are taxed as the order is, unless one says otherwise', () => {
    const before = { ...won, vatCd: 'TAX10', item: [{ vatCd: 'TAX10' }, { vatCd: 'FREE' }] };
    expect(orderRules.turned!(before, { ...before, vatCd: 'ZERO' })).toMatchObject({
      item: [{ vatCd: 'ZERO' }, { vatCd: 'FREE' }],
    });
  });
});

describe('steps', () => {
  const facts = { certified: true, permitted: false, now: '2026-11-20 09:00' };
  it('ask for a line, a certified supplier, every price, a permit abroad, a signature', () => {
    expect(requestBarred({ item: [] }, facts)).toMatchObject({ code: 'E_REQUIRED', grid: 'item' });
    expect(requestBarred(order(), { ...facts, certified: false })).toMatchObject({ code: 'E_STATE' });
    expect(requestBarred(order(), facts)).toBeUndefined();
    expect(quoteBarred(order({ item: [pages[0]!, { ...pages[1]!, price: '0' }] }))).toMatchObject([
      { code: 'E_REQUIRED', grid: 'item', row: 1, uid: '2', field: 'price' },
    ]);
    expect(deliverBarred(order(), facts)).toMatchObject({ code: 'E_STATE', text: 'loadPermitNeeded' });
    expect(deliverBarred(order(), { ...facts, permit: 'LP-1', permitId: 1 })).toMatchObject({
      ...{ text: 'loadPermitAwaited', args: ['LP-1'] },
    });
    expect(deliverBarred(order({ trdTpCd: 'DOM' }), facts)).toBeUndefined();
    expect(deliverBarred(order(), { ...facts, permitted: true })).toBeUndefined();
    expect(receiveBarred({ respFileList: [{ refTypeCd: 'DOC' }] })).toMatchObject({ code: 'E_STATE' });
    expect(receiveBarred({ respFileList: [{ refTypeCd: 'SIGN' }] })).toBeUndefined();
  });

  it('are told by what the order has: nothing of a permit in home trade, nothing of another one where there is one', () => {
    const word = (more: OrderRecord, known: Parameters<typeof turnWord>[1]) =>
      turnWord(order({ stCd: 'ORD', ...more }), known);
    expect(word({ stCd: 'DLV' }, facts)).toBeUndefined();
    expect([word({ trdTpCd: 'DOM' }, facts), word({ trdTpCd: 'DOM' }, undefined)]).toEqual(['turn_free', 'turn_free']);
    expect(word({}, facts)).toBe('turn_permit');
    expect(word({}, undefined)).toBeUndefined();
    expect(word({}, { ...facts, permit: 'LP-1' })).toBe('turn_awaited');
    expect(word({}, { ...facts, permit: 'LP-1', permitted: true })).toBe('turn_permitted');
    expect(word({ said: [{ stCd: 'QUOT' }, { stCd: 'ORD' }] }, { ...facts, permitted: true })).toBe('turn_again');
  });

  it('a delivery brings no more than was ordered, and something at all', () => {
    expect(proposedDelivery(order())).toEqual([
      { id: 1, dlvQty: '200' },
      { id: 2, dlvQty: '12' },
    ]);
    expect(proposedDelivery(order(), { 2: '7' }).map(({ dlvQty }) => dlvQty)).toEqual(['200', '7']);
    expect(deliveryProblems({ rows: [{ id: 2, dlvQty: '13' }] as never }, order())).toMatchObject([
      { code: 'E_BAL', row: 0, field: 'dlvQty', args: ['12'] },
    ]);
    expect(deliveryProblems({ rows: [{ id: 2, dlvQty: '0' }] as never }, order())).toMatchObject([
      { code: 'E_REQUIRED', field: 'rows' },
    ]);
    expect(withDelivery(pages, [{ id: 2, dlvQty: '7' }]).map(({ dlvQty }) => dlvQty)).toEqual(['0', '7']);
  });
});

it('prices of before fill what stands empty, and leave what was typed', () => {
  const rows = [
    { id: 1, price: null, priceBaseCd: 'P' },
    { id: 2, price: '500', priceBaseCd: 'P', purcPrice: '400' },
    { id: 3, price: null, priceBaseCd: 'R' },
  ];
  const known = [1, 2, 3].map((id) => ({ id, price: '900', purcPrice: '700' }));
  expect(withPrices(rows, known, false)).toEqual({
    rows: [
      { id: 1, price: '900', priceBaseCd: 'P', purcPrice: '700' },
      { id: 2, price: '500', priceBaseCd: 'P', purcPrice: '400' },
      { id: 3, price: null, priceBaseCd: 'R', purcPrice: '700' },
    ],
    count: 2,
  });
});

it('a paper is made once there is something to say on it, of prices first by the supplier', () => {
  const [buyer, supplier] = [7, 6];
  const paper = (more: OrderRecord, name: string, corpId: number) =>
    unprinted({ corpId: buyer, supCorpId: supplier, ...more }, name, corpId)?.text;
  expect(paper({ stCd: 'DRAFT' }, 'quotation', buyer)).toBe('quotationAbsent');
  expect(paper({ stCd: 'REQ' }, 'quotation', buyer)).toBe('quotationAbsent');
  expect(paper({ stCd: 'REQ' }, 'quotation', supplier)).toBeUndefined();
  expect(paper({ stCd: 'QUOT' }, 'quotation', buyer)).toBeUndefined();
  expect(paper({ stCd: 'CANCEL' }, 'quotation', buyer)).toBe('quotationAbsent');
  expect(paper({ stCd: 'CANCEL', quotDt: '2026-11-20' }, 'quotation', buyer)).toBeUndefined();
  expect(paper({ stCd: 'ORD' }, 'delivery', supplier)).toBe('deliveryNoteAbsent');
  expect(paper({ stCd: 'DLV', dlvDtm: '2026-11-20 09:00' }, 'delivery', buyer)).toBeUndefined();
});
