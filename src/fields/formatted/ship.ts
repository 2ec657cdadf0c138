/** Numbers of a ship: IMO number (50-formats 5.3), call sign (5.4), MMSI. */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';

/** Seven digits; the last one ends the sum of the first six times 7, 6, 5, 4, 3, 2. */
export function isImoNo(text: string): boolean {
  if (!/^\d{7}$/.test(text)) return false;
  const sum = [7, 6, 5, 4, 3, 2].reduce((total, weight, i) => total + weight * Number(text[i]), 0);
  return sum % 10 === Number(text[6]);
}

const callSignSource = '^(?=.*[A-Z])[A-Z0-9]{3,7}$';
export const isCallSign = (text: string): boolean => new RegExp(callSignSource).test(text);

export interface ImoNoField extends Field<string> {}
export interface CallSignField extends Field<string> {}
export interface MmsiField extends Field<string> {}

export const imoNo: Factory<ImoNoField> = (flags: Flags = {}) => declare<string, ImoNoField>('imoNo', {}, flags);
export const callSign: Factory<CallSignField> = (flags: Flags = {}) =>
  declare<string, CallSignField>('callSign', {}, flags);
export const mmsi: Factory<MmsiField> = (flags: Flags = {}) => declare<string, MmsiField>('mmsi', {}, flags);

export const imoNoType = shapedText<ImoNoField>({
  type: 'imoNo',
  length: () => 7,
  pattern: () => ({ source: '^[0-9]{7}$', text: 'imoNo' }),
  valid: isImoNo,
  width: () => 90,
});
export const callSignType = shapedText<CallSignField>({
  type: 'callSign',
  length: () => 7,
  pattern: () => ({ source: callSignSource, text: 'callSign' }),
  tidy: (text) => text.toUpperCase(),
  width: () => 90,
});
export const mmsiType = shapedText<MmsiField>({
  type: 'mmsi',
  length: () => 9,
  pattern: () => ({ source: '^[0-9]{9}$', text: 'mmsi' }),
  width: () => 100,
});
