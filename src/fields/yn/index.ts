/** Y, yes or no: `Y` or `N`. Empty means N, so that a flag is never unknown. */
import type { Field, FieldType, Flags } from '../../core/field.ts';

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
    if (value === null || value === undefined || value === '') return { value: 'N' };
    if (typeof value !== 'string') return { problem: { code: 'E_TYPE' } };
    return value === 'Y' || value === 'N' ? { value } : { problem: { code: 'E_PATTERN' } };
  },
  limits: () => ({ charMaxLength: 1, pattern: '^[YN]$' }),
  filter: 'equals',
  format: (value, _field, context) => (value ? context.codeName(ynGroup, String(value)) : ''),
  align: 'center',
  width: () => 64,
  excel: () => ({ toCell: (value) => (typeof value === 'string' ? value : null) }),
  openapi: () => ({ type: 'string', enum: ['Y', 'N'] }),
};
