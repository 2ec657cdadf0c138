/** Whom a tax invoice goes to: a business registration number, or the resident number of a person (10-platform taxInv). */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';
import { isBusinessNo } from './businessNo.ts';
import { isResidentNo, maskedResidentNo, residentSealing, sealedShape } from './residentNo.ts';

export interface TaxPayerNoField extends Field<string> {}
export const taxPayerNo: Factory<TaxPayerNoField> = (flags: Flags = {}) =>
  declare<string, TaxPayerNoField>('taxPayerNo', {}, flags);

/** Residents keep their last digits to themselves wherever the number is read. */
const shown = (text: string) => maskedResidentNo(text.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3'));

export const taxPayerNoType = {
  ...shapedText<TaxPayerNoField>({
    type: 'taxPayerNo',
    length: () => 13,
    pattern: (field) => ({ source: `^([0-9]{10}|[0-9]{13}${sealedShape(field)})$`, text: 'taxPayerNo' }),
    tidy: (text) => text.replace(/-/g, ''),
    valid: (text) => isBusinessNo(text) || residentSealing.isMask(text) || isResidentNo(text),
    shown,
    width: () => 130,
    personal: true,
    sealing: residentSealing,
  }),
  excel: () => ({ numFmt: '@', toCell: (value: unknown) => (value == null ? null : shown(String(value))) }),
};
