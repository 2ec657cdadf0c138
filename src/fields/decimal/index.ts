/** The exact decimals W F Q G R X (domain 0, 1-foundations 9). */
import { decimalFactory, decimalType } from './define.ts';

export type { DecimalField, DecimalType } from './define.ts';

/** W: won, `#,##0`. */
export const won = decimalFactory('won');
export const wonType = decimalType({
  type: 'won',
  precision: 18,
  scale: 0,
  numFmt: '#,##0',
  width: 104,
  summable: true,
});
/** F: foreign amount, `#,##0.00`. */
export const foreign = decimalFactory('foreign');
export const foreignType = decimalType({
  type: 'foreign',
  precision: 15,
  scale: 2,
  numFmt: '#,##0.00',
  width: 112,
  summable: true,
});
/** Q: quantity, `#,##0`. */
export const qty = decimalFactory('qty');
export const qtyType = decimalType({
  type: 'qty',
  precision: 15,
  scale: 0,
  numFmt: '#,##0',
  width: 80,
  summable: true,
});
/** G: weight or measure, `#,##0.00`. */
export const weight = decimalFactory('weight');
export const weightType = decimalType({
  type: 'weight',
  precision: 13,
  scale: 2,
  numFmt: '#,##0.00',
  width: 104,
  summable: true,
});
/** R: rate in per cent, `0.##`. */
export const rate = decimalFactory('rate');
export const rateType = decimalType({ type: 'rate', precision: 5, scale: 2, numFmt: '0.##', width: 72, unit: '%' });
/** X: exchange rate. */
export const exchangeRate = decimalFactory('exchangeRate');
export const exchangeRateType = decimalType({
  type: 'exchangeRate',
  precision: 9,
  scale: 2,
  numFmt: '#,##0.00',
  width: 96,
});
