/** DT, a moment: stored in UTC, shown and sent as Seoul time `yyyy-MM-dd HH:mm`. */
import { isDay } from '../../core/dates.ts';
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { formatDay } from '../date/formatDay.ts';
import { empty, isEmpty, refused } from '../parsed.ts';

export interface DateTimeField extends Field<string> {
  readonly type: 'dateTime';
}
export const dateTime: Factory<DateTimeField> = (options: Flags = {}): DateTimeField => ({
  type: 'dateTime',
  ...options,
});

const shape = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;

/** `yyyy-MM-dd HH:mm` with or without seconds, as the language writes it, to the minute. */
export const formatMoment = (moment: string, lang: string): string =>
  `${formatDay(moment.slice(0, 10), lang)} ${moment.slice(11, 16)}`;

export const dateTimeType: FieldType<DateTimeField> = {
  type: 'dateTime',
  column: () => 'timestamptz',
  wire: (column) => `to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')`,
  parse(value) {
    if (isEmpty(value)) return empty;
    if (typeof value !== 'string') return refused('E_TYPE');
    const match = shape.exec(value.trim());
    if (!match || !isDay(match[1]!)) return refused('E_PATTERN', 'dateTime');
    return { value: `${match[1]} ${match[2]}:${match[3]}` };
  },
  // The zone by name: Seoul kept summer time in some years of the past, and the way back must answer the same minute.
  store: (value) => `${String(value)}:00 Asia/Seoul`,
  limits: () => ({ charMaxLength: 16, pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$', message: 'dateTime' }),
  filter: 'none',
  format: (value, _field, { lang }) => (typeof value === 'string' ? formatMoment(value, lang) : ''),
  align: 'right',
  width: () => 128,
  filledAs: 'moment',
  excel: () => ({
    numFmt: 'yyyy-mm-dd hh:mm',
    toCell: (value) => (typeof value === 'string' ? new Date(`${value.replace(' ', 'T')}:00Z`) : null),
  }),
  openapi: (field) => ({ type: 'string', example: '2026-11-20 09:00', nullable: !field.required }),
};
