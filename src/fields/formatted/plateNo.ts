/** Vehicle plate (50-formats 5.7): region or none, two or three digits, a syllable, four digits; spaces removed. */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';

const source = '^([가-힣]{2})?[0-9]{2,3}[가-힣][0-9]{4}$';
const shape = new RegExp(source);
export const isPlateNo = (text: string): boolean => shape.test(text);

export interface PlateNoField extends Field<string> {}
export const plateNo: Factory<PlateNoField> = (flags: Flags = {}) =>
  declare<string, PlateNoField>('plateNo', {}, flags);

export const plateNoType = shapedText<PlateNoField>({
  type: 'plateNo',
  length: () => 12,
  pattern: () => ({ source, text: 'plateNo' }),
  tidy: (text) => text.replace(/\s/g, ''),
  width: () => 115,
});
