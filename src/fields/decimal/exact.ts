/** Decimal strings without arithmetic: read, compared and shown digit by digit, so nothing is ever rounded. */
import { thousands, trimEndOf } from '../../core/text/trimming.ts';

export interface Digits {
  readonly negative: boolean;
  /** Whole part without leading zeros; '0' when none. */
  readonly whole: string;
  readonly fraction: string;
}

const shape = /^(-?)0*([1-9]\d*|0)(?:\.(\d+))?$/;

/** Digits of plain decimal notation; undefined for anything else (exponents, commas, NaN, a lone point). */
export function digitsOf(text: string): Digits | undefined {
  const m = shape.exec(text);
  return m ? { negative: m[1] === '-', whole: m[2]!, fraction: m[3] ?? '' } : undefined;
}

/** The one spelling of a value at a scale: "1385.40"; zero has no sign. */
export function spell({ negative, whole, fraction }: Digits, scale: number): string {
  const text = scale > 0 ? `${whole}.${fraction.padEnd(scale, '0')}` : whole;
  return negative && /[1-9]/.test(text) ? `-${text}` : text;
}

/** The value times 10^scale, for comparing. `text` is a decimal string with at most `scale` decimals. */
export function unscaled(text: string, scale: number): bigint {
  const digits = digitsOf(text);
  if (!digits || digits.fraction.length > scale) throw new RangeError(`${text} is not a decimal of scale ${scale}`);
  const value = BigInt(digits.whole + digits.fraction.padEnd(scale, '0'));
  return digits.negative ? -value : value;
}

/** Thousands separators in the whole part: "-1234.50" → "-1,234.50". */
export const grouped = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const withCommas = (whole.startsWith('-') ? '-' : '') + thousands(whole.replace('-', ''));
  return fraction === undefined ? withCommas : `${withCommas}.${fraction}`;
};

/** Rates show no trailing zeros: "27.50" → "27.5", "20.00" → "20". */
export const trimmed = (text: string): string => (text.includes('.') ? trimEndOf(trimEndOf(text, '0'), '.') : text);
