/** Prices outlive a change of the document's currency, in the form as a person changes it (issue of silent zeroes). */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Values } from '../../../core/field.ts';
import { check, isReadIn } from '../../../admin/screens/form/record/checks.ts';
import { asRead, isReadAgain, isUnreadCode, withLastRead } from '../../../admin/screens/form/model/lastRead.ts';
import { noMemory, turnBack } from '../../../admin/screens/form/model/turnedBack.ts';
import { computed, turnedValues } from '../../../admin/screens/form/model/rules.ts';
import { loadRules } from '../../../record/rules.ts';
import { awaitsRate } from '../../shared/currency.ts';
import { quot } from './quot.ts';

await loadRules([quot]);

const codes = (group: string) => (group === 'CURR' ? ['KRW', 'USD', 'JPY'].map((key) => ({ key })) : []);

/** A change by the form: what it makes of the values before, and what follows from it. */
function change(values: Values, asked: Values): Values {
  const changes = withLastRead(quot, values, asked, isReadIn({}, codes));
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

describe('a currency that is none', () => {
  const won = inWon({ qty: '10', price: '1385400', purcPrice: '692700' });
  const dollars = change(change(won, { currCd: 'USD' }), { excRt: '1385.40', excUnit: 1 });
  const figures = (values: Values) => ({ ...values, currCd: '', _lastRead: null });

  it('stands as it was typed, and nothing else changes: not twice, nor when the one before comes back', () => {
    for (const from of [won, dollars]) {
      const typed = change(from, { currCd: 'USKRWD' });
      expect(typed.currCd).toBe('USKRWD');
      expect(figures(typed)).toEqual(figures(from));
      expect(figures(change(from, { currCd: null }))).toEqual(figures(from));
      const again = change(typed, { currCd: 'XYZ' });
      expect([again.currCd, asRead(again).currCd]).toEqual(['XYZ', from.currCd]);
      expect(figures(again)).toEqual(figures(from));
      const back = change(again, { currCd: from.currCd });
      expect(figures(back)).toEqual(figures(from));
      expect(isUnreadCode(back, 'currCd')).toBe(false);
      expect([isReadAgain(again, back, 'currCd'), isReadAgain(from, typed, 'currCd')]).toEqual([true, false]);
    }
  });

  it('is no turn; the next code turns once, from the last that was one', () => {
    const typed = change(dollars, { currCd: 'USKRWD' });
    const turn = (before: Values, after: Values) => turnBack(quot, noMemory, { before, after });
    expect(turn(dollars, typed)).toBeUndefined();
    expect(turn(typed, change(typed, { currCd: 'USD' }))).toBeUndefined();
    const back = change(typed, { currCd: 'KRW' });
    expect(turn(typed, back)).toMatchObject({ returned: 0, others: 1 });
    expect(figures(back)).toEqual(figures(change(dollars, { currCd: 'KRW' })));
    const yen = change(typed, { currCd: 'JPY' });
    expect(yen).toMatchObject({ excRt: null, quotAmountFrgn: null, totFrgn: null });
    expect([yen, dollars, won, {}].map((of) => awaitsRate(of))).toEqual([true, false, false, false]);
    expect(line(yen)).toMatchObject({ totFrgn: null, quotAmountFrgn: null, dctAmountFrgn: null });
    expect(line(change(yen, { excRt: '912.35', excUnit: 100 })).priceFrgn).toBe('151849.62');
  });

  it('goes on being reckoned by the one before while other things are typed', () => {
    const typed = change(dollars, { currCd: 'USKRWD' });
    const more = change(typed, { itemList: [{ ...line(typed), qty: '20' }] });
    expect(line(more)).toMatchObject({ totFrgn: '20000.00', tot: '27708000' });
    expect(more.currCd).toBe('USKRWD');
  });

  it('is refused, and no rule of another currency with it', () => {
    const found = (values: Values) => check(quot, values, codes).map(({ field, code }) => `${field} ${code}`);
    expect(found(won)).not.toContain('currCd E_PATTERN');
    expect(found(change(won, { currCd: 'USKRWD' }))).toEqual(['currCd E_PATTERN', ...found(won)]);
    expect(found(change(dollars, { currCd: null })).toSorted()).toEqual(
      ['currCd E_REQUIRED', ...found(dollars)].toSorted(),
    );
  });
});
