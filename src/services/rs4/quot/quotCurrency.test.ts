/** Prices outlive a change of the document's currency, in the form as a person changes it (issue of silent zeroes). */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Values } from '../../../core/field.ts';
import { computed, turnedValues } from '../../../admin/screens/form/model/rules.ts';
import { loadRules } from '../../../record/rules.ts';
import { quot } from './quot.ts';

await loadRules([quot]);

/** A change by the form: what it makes of the values before, and what follows from it. */
function change(values: Values, changes: Values): Values {
  const whole = { ...turnedValues(quot, values, changes), ...changes };
  const next = { ...values, ...whole };
  return { ...next, ...computed(quot, next) };
}
type Line = Readonly<Record<string, string | null>>;
const line = (values: Values): Line => (values.itemList as Line[])[0]!;

const inWon = (typed: Values): Values =>
  change(
    { currCd: 'KRW', excRt: '1.00', excUnit: 1, vatCd: 'ZERO', itemList: [] },
    { itemList: [{ uid: 'a', lineTpCd: 'I', priceBaseCd: 'P', purcBaseCd: 'K', dctRt: '0', ...typed }] },
  );

describe('another currency', () => {
  it('keeps amounts as they are until the rate is known, then converts what was typed', () => {
    const won = inWon({ qty: '10', price: '1385400', purcPrice: '692700' });
    expect(line(won).tot).toBe('13854000');
    const waiting = change(won, { currCd: 'USD' });
    expect(waiting.excRt).toBeNull();
    expect(line(waiting)).toMatchObject({ price: '1385400', tot: '13854000' });
    const dollars = change(waiting, { excRt: '1385.40', excUnit: 1 });
    expect(line(dollars)).toMatchObject({
      priceFrgn: '1000.00',
      totFrgn: '10000.00',
      price: '1385400',
      purcPrice: '692700',
    });
    // Typed to nothing afterwards, it is nothing.
    const nothing = change(dollars, { itemList: [{ ...line(dollars), priceFrgn: '0' }] });
    expect(line(nothing)).toMatchObject({ priceFrgn: '0.00', price: '0', tot: '0' });
  });

  it('converts from one foreign currency to the next by won, and a price without a quantity too', () => {
    const dollars = change(change(inWon({ qty: null, price: '1385400' }), { currCd: 'USD' }), {
      excRt: '1385.40',
      excUnit: 1,
    });
    expect(line(dollars)).toMatchObject({ priceFrgn: '1000.00', tot: '0' });
    const yen = change(change(dollars, { currCd: 'JPY' }), { excRt: '912.35', excUnit: 100 });
    expect(line(yen).priceFrgn).toBe('151849.62');
    const back = change(yen, { currCd: 'KRW' });
    expect(line(back)).toMatchObject({ price: '1385400', priceFrgn: '0.00' });
    expect(back.excRt).toBe('1.00');
  });

  it('loses no more than the rounding of the currency, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 80_000, max: 200_000 }),
        (price, cents) => {
          const rate = (cents / 100).toFixed(2);
          const there = change(change(inWon({ qty: '1', price: String(price) }), { currCd: 'USD' }), {
            excRt: rate,
            excUnit: 1,
          });
          const back = change(there, { currCd: 'KRW' });
          expect(Math.abs(Number(line(back).price) - price)).toBeLessThanOrEqual(Number(rate) / 200 + 1);
        },
      ),
      { numRuns: 200 },
    );
  });
});
