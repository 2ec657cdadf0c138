/** Container number, ISO 6346 (50-formats 5.5). */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';

const source = '^[A-Z]{3}[UJZ][0-9]{7}$';

/** Letters count from A=10 and leave out 11, 22 and 33. */
const valueOf = (char: string): number => {
  if (char >= '0' && char <= '9') return Number(char);
  const place = char.charCodeAt(0) - 65;
  return place + 10 + (place >= 1 ? 1 : 0) + (place >= 11 ? 1 : 0) + (place >= 21 ? 1 : 0);
};

export function isContainerNo(text: string): boolean {
  if (!new RegExp(source).test(text)) return false;
  const sum = [...text.slice(0, 10)].reduce((total, char, i) => total + valueOf(char) * 2 ** i, 0);
  return (sum % 11) % 10 === Number(text[10]);
}

export interface CntrNoField extends Field<string> {}
export const cntrNo: Factory<CntrNoField> = (flags: Flags = {}) => declare<string, CntrNoField>('cntrNo', {}, flags);

export const cntrNoType = shapedText<CntrNoField>({
  type: 'cntrNo',
  length: () => 11,
  pattern: () => ({ source, text: 'containerNo' }),
  tidy: (text) => text.toUpperCase(),
  valid: isContainerNo,
  width: () => 120,
});
