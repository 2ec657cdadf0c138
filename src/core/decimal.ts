/** Exact decimal arithmetic on strings (00-conventions 1.5). Values are decimal strings; results keep their scale. */
import Big from 'big.js';

export type Decimal = string;
type Input = Big | string | number;

/** Half away from zero: the rounding of amounts. */
export const rnd = (value: Input, scale: number): Decimal =>
  new Big(value).round(scale, Big.roundHalfUp).toFixed(scale);
/** Toward zero: the rounding of VAT. */
export const trn = (value: Input, scale: number): Decimal => new Big(value).round(scale, Big.roundDown).toFixed(scale);
/** For arithmetic between; never shown or stored as it is. */
export const decimal = (value: Input): Big => new Big(value);
const [minus, point, zero, longest] = [45, 46, 48, 13];
const mostHundredths = 4e15;

/** Hundredths of a short plain figure, which add exactly as whole numbers; NaN for everything else. */
function hundredthsOf(text: string): number {
  const start = text.charCodeAt(0) === minus ? 1 : 0;
  if (text.length === start || text.length > longest) return Number.NaN;
  let value = 0;
  let decimals = -1;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === point && decimals < 0 && at > start) {
      decimals = 0;
      continue;
    }
    const digit = code - zero;
    if (!(digit >= 0 && digit <= 9) || decimals === 2) return Number.NaN;
    value = value * 10 + digit;
    if (decimals >= 0) decimals += 1;
  }
  if (decimals === 0) return Number.NaN;
  value *= decimals === 2 ? 1 : decimals === 1 ? 10 : 100;
  return start === 1 ? -value : value;
}

/** Tens of thousands of amounts are added while somebody types. */
function total<V>(values: readonly V[], other: (value: V) => Input): Big {
  let sum = new Big(0);
  let hundredths = 0;
  const settle = () => {
    sum = sum.plus(new Big(hundredths).div(100));
    hundredths = 0;
  };
  for (const value of values) {
    const short = typeof value === 'string' ? hundredthsOf(value) : Number.NaN;
    if (Number.isNaN(short)) sum = sum.plus(other(value));
    else if (Math.abs((hundredths += short)) > mostHundredths) settle();
  }
  settle();
  return sum;
}

/** Is this a figure, as the wire writes them? */
export const isFigure = (value: unknown): value is Decimal | number =>
  typeof value === 'string' ? /^-?\d+(\.\d+)?$/.test(value) : Number.isFinite(value);

/** The figure, as the wire writes it or reckoned already; 0 for what is empty or not (yet) a number. */
export const figure = (value: unknown): Big => decimal(value instanceof Big || isFigure(value) ? value : 0);

/** Exact total, 0 of nothing. */
export const sum = (values: readonly Input[]): Big => total(values, (value) => value);
/** Exact total of the figures among some values: what is empty or not (yet) a number counts as nothing. */
export const sumFigures = (values: readonly unknown[]): Big => total(values, figure);
