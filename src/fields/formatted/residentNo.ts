/** Resident registration number (50-formats 5.2): checksum only; shown with its last six digits hidden. */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';

const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];

export function isResidentNo(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(text[i]), 0);
  return (11 - (sum % 11)) % 10 === Number(text[12]);
}

export interface RegNo13Field extends Field<string> {}
export const regNo13: Factory<RegNo13Field> = (flags: Flags = {}) =>
  declare<string, RegNo13Field>('regNo13', {}, flags);

/** The first seven digits are told, the rest is not. */
export const maskedResidentNo = (text: string) => text.replace(/^(\d{6})(\d)\d{6}$/, '$1-$2******');

export const regNo13Type = {
  ...shapedText<RegNo13Field>({
    type: 'regNo13',
    length: () => 13,
    pattern: () => ({ source: '^[0-9]{13}$', text: 'residentNo' }),
    tidy: (text) => text.replace(/-/g, ''),
    valid: isResidentNo,
    shown: maskedResidentNo,
    width: () => 140,
    personal: true,
  }),
  excel: () => ({ numFmt: '@', toCell: (value: unknown) => (value == null ? null : maskedResidentNo(String(value))) }),
};
