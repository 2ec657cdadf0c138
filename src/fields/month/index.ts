/** M, a month, `yyyyMM`. */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { refused } from '../parsed.ts';
import { readText } from '../text/characters.ts';
import { formatMonth } from '../date/formatDay.ts';

export interface MonthField extends Field<string> {
  readonly type: 'month';
}
export const month: Factory<MonthField> = (options: Flags = {}): MonthField => ({ type: 'month', ...options });

const shape = /^(19|[2-9]\d)\d{2}(0[1-9]|1[0-2])$/;

export const monthType: FieldType<MonthField> = {
  type: 'month',
  column: () => 'varchar(6)',
  parse(value) {
    const read = readText(value);
    if ('problem' in read || read.value === null) return read;
    return shape.test(read.value) ? read : refused('E_PATTERN', 'month');
  },
  limits: () => ({ charMaxLength: 6, pattern: shape.source, message: 'month' }),
  filter: 'equals',
  format: (value, _field, { lang }) => (typeof value === 'string' ? formatMonth(value, lang) : ''),
  align: 'right',
  width: () => 76,
  ofDay: (day) => day.slice(0, 7).replace('-', ''),
  filledAs: 'month',
  excel: () => ({ numFmt: '@', toCell: (value) => (typeof value === 'string' ? value : null) }),
  openapi: (field) => ({ type: 'string', pattern: shape.source, nullable: !field.required }),
};
