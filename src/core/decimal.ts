/** Exact decimal arithmetic on strings (00-conventions 1.5). Values are decimal strings; results keep their scale. */
import Big from 'big.js';

export type Decimal = string;
type Input = Big | string | number;

/** Half away from zero: the rounding of amounts. */
export const rnd = (value: Input, scale: number): Decimal => new Big(value).round(scale, Big.roundHalfUp).toFixed(scale);
/** Toward zero: the rounding of VAT. */
export const trn = (value: Input, scale: number): Decimal => new Big(value).round(scale, Big.roundDown).toFixed(scale);
/** For arithmetic between; never shown or stored as it is. */
export const decimal = (value: Input): Big => new Big(value);
/** Up to twelve digits and two decimals: their hundredths are whole numbers that add exactly. */
const small = /^-?\d{1,12}(\.\d{1,2})?$/;
const mostHundredths = 4e15;

/** Exact total, 0 of nothing. */
export function sum(values: readonly Input[]): Big {
  let total = new Big(0);
  let hundredths = 0;
  const settle = () => {
    total = total.plus(new Big(hundredths).div(100));
    hundredths = 0;
  };
  for (const value of values) {
    // Tens of thousands of amounts are added while somebody types.
    if (typeof value !== 'string' || !small.test(value)) total = total.plus(value);
    else if (Math.abs((hundredths += Math.round(Number(value) * 100))) > mostHundredths) settle();
  }
  settle();
  return total;
}
