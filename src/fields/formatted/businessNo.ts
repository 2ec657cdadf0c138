/** Business registration number (50-formats 5.1). */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';
import { isBusinessNo } from './businessNoShape.ts';

export { isBusinessNo } from './businessNoShape.ts';

export interface BizNoField extends Field<string> {}
export const bizNo: Factory<BizNoField> = (flags: Flags = {}) => declare<string, BizNoField>('bizNo', {}, flags);

export const bizNoType = shapedText<BizNoField>({
  type: 'bizNo',
  length: () => 10,
  pattern: () => ({ source: '^[0-9]{10}$', text: 'businessNo' }),
  tidy: (text) => text.replace(/-/g, ''),
  valid: isBusinessNo,
  shown: (text) => text.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3'),
  width: () => 120,
});
