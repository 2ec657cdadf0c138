/** Business registration number (50-formats 5.1). */
import type { Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** True for 10 digits whose check digit is right: products, and the tens of the ninth one, make it. */
export function isBusinessNo(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const products = weights.map((weight, i) => weight * Number(text[i]));
  const sum = products.reduce((a, b) => a + b) + Math.floor(products[8]! / 10);
  return (10 - (sum % 10)) % 10 === Number(text[9]);
}

export interface BizNoField extends Field<string> {}
export const bizNo = (flags: Flags = {}): BizNoField => declare<string, BizNoField>('bizNo', {}, flags);

export const bizNoType = shapedText<BizNoField>({
  type: 'bizNo',
  length: () => 10,
  pattern: () => ({ source: '^[0-9]{10}$', text: 'businessNo' }),
  tidy: (text) => text.replace(/-/g, ''),
  valid: isBusinessNo,
  shown: (text) => text.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3'),
  width: () => 120,
});
