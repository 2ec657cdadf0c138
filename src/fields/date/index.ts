/** D, a calendar day, `yyyy-MM-dd`. */
import { isDay } from '../../core/dates.ts';
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { empty, isEmpty, refused } from '../parsed.ts';
import { formatDay } from './formatDay.ts';

export interface DateField extends Field<string> {
  readonly type: 'date';
}
export const date: Factory<DateField> = (options: Flags = {}): DateField => ({ type: 'date', ...options });

export const dateType: FieldType<DateField> = {
  type: 'date',
  column: () => 'date',
  wire: (column) => `to_char(${column}, 'YYYY-MM-DD')`,
  parse(value) {
    if (isEmpty(value)) return empty;
    if (typeof value !== 'string') return refused('E_TYPE');
    return isDay(value.trim()) ? { value: value.trim() } : refused('E_PATTERN', 'date');
  },
  limits: () => ({ charMaxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', message: 'date' }),
  filter: 'equals',
  format: (value, _field, { lang }) => (typeof value === 'string' ? formatDay(value, lang) : ''),
  align: 'right',
  width: () => 92,
  ofDay: (day) => day,
  filledAs: 'day',
  excel: () => ({
    numFmt: 'yyyy-mm-dd',
    toCell: (value) => (typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : null),
  }),
  openapi: (field) => ({ type: 'string', format: 'date', nullable: !field.required }),
};
