/** A document that is turned to another currency and back has the prices from before, as the form turns it. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { computed, turnedValues } from '../../../admin/screens/form/model/rules.ts';
import { madeOf, noMemory, turnBack } from '../../../admin/screens/form/model/turnedBack.ts';
import { loadRules } from '../../../record/rules.ts';
import { order as supplyOrder } from '../../shipwork/order/order.ts';
import { order } from '../order/order.ts';
import { purc } from '../purc/purc.ts';
import { quot } from './quot.ts';

await loadRules([quot, order, purc, supplyOrder]);

type Line = Readonly<Record<string, string | null>>;

/** A form that remembers, as `useRecordState` does. */
function formOf(resource: Resource, lines: readonly Values[]) {
  let memory = noMemory;
  let values: Values = { currCd: 'KRW', excRt: '1.00', excUnit: 1, vatCd: 'TAX10', itemList: [] };
  const change = (changes: Values) => {
    const turned = turnedValues(resource, values, changes);
    const turning = turnBack(resource, memory, { before: values, after: { ...values, ...turned, ...changes } });
    const after = { ...values, ...turned, ...turning?.values, ...changes };
    const result = { ...after, ...computed(resource, after) };
    memory = madeOf(resource, turning?.memory ?? memory, { before: values, after }, result);
    values = result;
    return turning;
  };
  const linesNow = () => values.itemList as Line[];
  change({ itemList: lines });
  return {
    change,
    lines: linesNow,
    values: () => values,
    prices: () => linesNow().map(({ price, purcPrice, tot, quotAmount }) => ({ price, purcPrice, tot, quotAmount })),
    /** The rate comes after the currency, as the server's answer does. */
    turn(currCd: string, excRt: string, excUnit = 1) {
      const turning = change({ currCd });
      if (currCd !== 'KRW') change({ excRt, excUnit });
      return turning;
    },
    type: (row: number, typed: Values) =>
      change({ itemList: linesNow().map((line, index) => (index === row ? { ...line, ...typed } : line)) }),
  };
}

const line = (uid: string, typed: Values): Values => ({
  ...{ uid, lineTpCd: 'I', priceBaseCd: 'P', purcBaseCd: 'F', qty: '1', dctRt: '0', vatCd: 'TAX10' },
  ...typed,
});
const found = ['190000', '2600000', '42000'];
const typedLines = found.map((price, i) => line(`n${i}`, { price, purcPrice: String(Number(price) - 333) }));

describe('a document that is turned to another currency and back', () => {
  it('has exactly the prices from before, whatever the rates and the kinds of lines', () => {
    const price = fc.integer({ min: 0, max: 99_999_999 }).map(String);
    const typed = fc.record({
      price,
      purcPrice: price,
      qty: fc.constantFrom('1', '7', null),
      priceBaseCd: fc.constantFrom('P', 'R'),
      purcBaseCd: fc.constantFrom('K', 'F'),
      prftRt: fc.constantFrom('0', '12.5'),
      dctRt: fc.constantFrom('0', '3.33'),
      lineTpCd: fc.constantFrom('I', 'I', 'H', 'D'),
    });
    const rate = fc.integer({ min: 80_000, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 6 }), rate, rate, (rows, first, second) => {
        const form = formOf(
          quot,
          rows.map((row, i) => line(`n${i}`, row)),
        );
        const before = form.values();
        form.turn('USD', first);
        form.turn('KRW', '');
        expect(form.values()).toEqual(before);
        form.turn('USD', second);
        form.turn('EUR', first);
        form.change({ excRt: second });
        form.turn('KRW', '');
        expect(form.values()).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });

  it('says how many figures returned, and converts those that were changed meanwhile', () => {
    const form = formOf(quot, typedLines);
    expect(form.turn('USD', '1385.40')).toMatchObject({ returned: 0, others: 6 });
    expect(form.lines()[0]).toMatchObject({ priceFrgn: '137.14', price: '189994' });
    form.type(1, { priceFrgn: '2000.00' });
    expect(form.turn('KRW', '')).toMatchObject({ returned: 5, others: 1 });
    expect(form.prices().map(({ price }) => price)).toEqual(['190000', '2770800', '42000']);
    expect(form.prices().map(({ purcPrice }) => purcPrice)).toEqual(['189667', '2599667', '41667']);
  });

  it('has what was typed in the foreign currency there again, also at another rate, and what was undone', () => {
    const form = formOf(quot, typedLines);
    form.turn('USD', '1385.40');
    const converted = form.lines();
    form.type(0, { priceFrgn: '140.00' });
    form.type(0, { priceFrgn: converted[0]!.priceFrgn });
    form.type(2, { priceFrgn: '30.33' });
    form.turn('KRW', '');
    expect(form.lines()[0]!.price).toBe('190000');
    form.turn('USD', '1401.55');
    expect(form.lines().map(({ priceFrgn }) => priceFrgn)).toEqual(['137.14', '1876.71', '30.33']);
  });

  it('keeps what was typed before the rate was known as a price of its own', () => {
    const form = formOf(quot, typedLines);
    form.change({ currCd: 'USD' });
    form.type(0, { priceFrgn: '100.00' });
    form.change({ excRt: '1385.40', excUnit: 1 });
    form.turn('KRW', '');
    expect(form.prices().map(({ price }) => price)).toEqual(['138540', '2600000', '42000']);
    // Back before any rate came.
    form.change({ currCd: 'JPY' });
    form.turn('KRW', '');
    expect(form.prices().map(({ price }) => price)).toEqual(['138540', '2600000', '42000']);
  });

  it.each([
    ['an order', order],
    ['a purchase', purc],
    ['a supply order', supplyOrder],
  ])('holds for %s as well', (_, resource) => {
    const form = formOf(resource, typedLines);
    const before = form.values();
    form.turn('USD', '1385.40');
    form.turn('EUR', '1601.30');
    form.turn('KRW', '');
    const amounts = ({ itemList: _rows, ...header }: Values) => header;
    expect(amounts(form.values())).toEqual(amounts(before));
    const [now, then] = [form.lines(), before.itemList as Line[]];
    for (const name of ['price', 'purcPrice', 'tot', 'purcTot', 'quotAmount'])
      expect(now.map((one) => one[name])).toEqual(then.map((one) => one[name]));
  });
});
