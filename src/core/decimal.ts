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
/** Exact total, 0 of nothing. */
export const sum = (values: readonly Input[]): Big => values.reduce<Big>((total, v) => total.plus(v), new Big(0));
