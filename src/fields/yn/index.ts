/** Y, yes or no: `Y` or `N`. Empty means N, so that a flag is never unknown. */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { isEmpty, refused } from '../parsed.ts';

export interface YnField extends Field<'Y' | 'N'> {
  readonly type: 'yn';
  /** A tick by which a person agrees to something: the word beside the box says so. */
  readonly agrees?: true;
  /** Code group of its names, where yes and no say too little: intact, broken. */
  readonly group?: string;
}
export const yn: Factory<YnField, Flags & Pick<YnField, 'agrees' | 'group'>> = (options = {}): YnField => ({
  type: 'yn',
  default: 'N',
  ...options,
});
/** Code group of its two names, unless the field has its own. */
export const ynGroup = 'YN';

const words: Readonly<Record<string, 'Y' | 'N'>> = {
  ...Object.fromEntries(['y', 'yes', 'true', '1', 'o', '예', '네'].map((word) => [word, 'Y'])),
  ...Object.fromEntries(['n', 'no', 'false', '0', 'x', '', '아니요', '아니오'].map((word) => [word, 'N'])),
};
/** Yes or no in the words that people use; undefined for others. */
export const ynOf = (text: string): 'Y' | 'N' | undefined => words[text.trim().toLowerCase()];

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
  format: (value, { group = ynGroup }, context) => (value ? context.codeName(group, String(value)) : ''),
  align: 'center',
  width: () => 64,
  filledAs: 'yn',
  excel: () => ({ toCell: (value) => (typeof value === 'string' ? value : null) }),
  openapi: () => ({ type: 'string', enum: ['Y', 'N'] }),
};
