/** Resident registration number (50-formats 5.2): checksum only; its last six digits are hidden, and kept apart where `sealed`. */
import type { Factory, Field, Flags } from '../../core/field.ts';
import type { Sealing } from '../../core/sealed.ts';
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
export const maskedResidentNo = (text: string) => text.replace(/^(\d{6})(\d)(\d{6}|\*{6})$/, '$1-$2******');

/** As long as the number itself, so that it stands in the same column. */
export const residentSealing: Sealing = {
  whole: '^[0-9]{13}$',
  mask: (value) => (/^\d{13}$/.test(value) ? `${value.slice(0, 7)}******` : undefined),
  isMask: (value) => /^\d{7}\*{6}$/.test(value),
};

/** The shape of a stored mask, which is sent back where the number stays. */
export const sealedShape = ({ sealed }: Field): string => (sealed ? '|[0-9]{7}[*]{6}' : '');

export const regNo13Type = {
  ...shapedText<RegNo13Field>({
    type: 'regNo13',
    length: () => 13,
    pattern: (field) => ({ source: `^([0-9]{13}${sealedShape(field)})$`, text: 'residentNo' }),
    tidy: (text) => text.replace(/-/g, ''),
    valid: (text) => residentSealing.isMask(text) || isResidentNo(text),
    shown: maskedResidentNo,
    width: () => 140,
    personal: true,
    sealing: residentSealing,
  }),
  excel: () => ({ numFmt: '@', toCell: (value: unknown) => (value == null ? null : maskedResidentNo(String(value))) }),
};
