/** Y, yes or no: `Y` or `N`. Empty means N, so that a flag is never unknown. */
import type { Field, FieldType, Flags } from '../../core/field.ts';
import { isEmpty, refused } from '../parsed.ts';

export interface YnField extends Field<'Y' | 'N'> {
  readonly type: 'yn';
}
export const yn = (options: Flags = {}): YnField => ({ type: 'yn', default: 'N', ...options });
/** Code group of its two names. */
export const ynGroup = 'YN';

export const ynType: FieldType<YnField> = {
  type: 'yn',
  column: () => 'varchar(1)',
  parse(value) {
    if (isEmpty(value)) return { value: 'N' };
    if (typeof value !== 'string') return refused('E_TYPE');
    const mark = value.trim();
    return mark === 'Y' || mark === 'N' ? { value: mark } : refused('E_PATTERN', 'yn');
  },
  limits: () => ({ charMaxLength: 1, pattern: '^[YN]$', message: 'yn' }),
  filter: 'equals',
  format: (value, _field, context) => (value ? context.codeName(ynGroup, String(value)) : ''),
  align: 'center',
  width: () => 64,
  excel: () => ({ toCell: (value) => (typeof value === 'string' ? value : null) }),
  openapi: () => ({ type: 'string', enum: ['Y', 'N'] }),
};
