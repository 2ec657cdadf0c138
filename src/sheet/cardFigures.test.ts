/** A line of a quotation, an invoice and a purchase as its card on a phone reads. */
import { describe, expect, it } from 'vitest';
import type { Field, Values } from '../core/field.ts';
import { lineCard, lineFields } from '../services/rs4/document/fields.ts';
import { cardFigures, firstFigure } from './cardFigures.ts';

const columns = (without: readonly string[] = []) =>
  Object.entries<Field>(lineFields)
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => ({ name, field, label: name, fixed: false }));
const line: Values = {
  lineNo: '2.1',
  itemNm: '선체 고압수세척',
  qty: '2450',
  unitCd: 'M2',
  price: '1466',
  dctRt: '3.5',
  dctAmount: '125710',
  quotAmount: '3465990',
};
const named = (row: Values, without?: readonly string[]) => {
  const { less, done: _done, ...figures } = cardFigures(lineCard, columns(without), row);
  return [...Object.values(figures).map((column) => column?.name), less?.amount.name];
};

describe('the figures of a line', () => {
  it('are quantity, price and amount, and what was taken off', () =>
    expect(named(line)).toEqual(['lineNo', 'qty', 'unitCd', 'price', 'quotAmount', 'dctAmount']));
  it('come in the currency of the document, of which won is one', () => {
    const zeros = { priceFrgn: '0.00', quotAmountFrgn: '0.00', dctAmountFrgn: '0.00' };
    expect(named({ ...line, ...zeros })).toEqual(named(line));
    const dollars = { priceFrgn: '1.05', quotAmountFrgn: '2501.79', dctAmountFrgn: '90.71' };
    expect(named({ ...line, ...dollars })).toEqual([
      'lineNo',
      'qty',
      'unitCd',
      'priceFrgn',
      'quotAmountFrgn',
      'dctAmountFrgn',
    ]);
  });
  it('leave out columns that the person does not see', () =>
    expect(named(line, ['price', 'quotAmount', 'dctAmount'])).toEqual([
      'lineNo',
      'qty',
      'unitCd',
      undefined,
      undefined,
      undefined,
    ]));
  it('tell how much is there already, once something is', () => {
    const card = { ...lineCard, done: 'recvQty' };
    const received = [...columns(), { name: 'recvQty', field: lineFields.qty, label: 'recvQty', fixed: false }];
    const doneOf = (recvQty: string) => cardFigures(card, received, { ...line, recvQty }).done?.name;
    expect([doneOf('100'), doneOf('0')]).toEqual(['recvQty', undefined]);
  });
  it('say nothing of a discount of zero', () => expect(named({ ...line, dctAmount: '0' }).at(-1)).toBeUndefined());
});

it('takes zero where nothing else is there, and nothing where all is empty', () => {
  expect(firstFigure(['a', 'b'], { a: '0.00', b: '0' })).toBe('b');
  expect(firstFigure(['a', 'b'], { a: null })).toBeUndefined();
});
