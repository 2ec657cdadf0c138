/** I, whole number; a JSON number on the wire. */
import type { Factory, Field, FieldType, Flags, Parsed } from '../../core/field.ts';
import { figureFault } from '../figureFault.ts';
import { isEmpty } from '../parsed.ts';

export interface IntegerField extends Field<number> {
  readonly type: 'integer';
  readonly min?: number;
  readonly max?: number;
  /** Few, and counted up and down: buttons for one less and one more stand beside the box. */
  readonly stepped?: true;
}
type IntegerOptions = Flags & Pick<IntegerField, 'min' | 'max' | 'stepped'>;

export const integer: Factory<IntegerField, IntegerOptions> = (options: IntegerOptions = {}) => ({
  type: 'integer',
  ...options,
});

/** A whole number that a double holds exactly; also as plain digits in a text. */
export function parseWhole(
  value: unknown,
  min = -Number.MAX_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): Parsed<number> {
  if (isEmpty(value)) return { value: null };
  if (typeof value !== 'number' && typeof value !== 'string') return { problem: { code: 'E_TYPE' } };
  if (typeof value === 'string' && !/^-?\d{1,20}$/.test(value)) return { problem: { code: 'E_TYPE' } };
  const number = Number(value);
  if (typeof value === 'number' && !Number.isInteger(value)) return { problem: { code: 'E_TYPE' } };
  if (!Number.isSafeInteger(number) || number < min || number > max)
    return { problem: { code: 'E_RANGE', args: [min, max] } };
  return { value: number === 0 ? 0 : number };
}

const grouped = new Intl.NumberFormat('en-US');

export const integerType: FieldType<IntegerField> = {
  type: 'integer',
  column: () => 'bigint',
  parse(value, field) {
    const parsed = parseWhole(value, field.min, field.max);
    if ('value' in parsed || parsed.problem.code !== 'E_TYPE') return parsed;
    const fault = typeof value === 'string' || typeof value === 'number' ? figureFault(String(value), 0) : undefined;
    return fault ? { problem: { code: 'E_TYPE', ...fault } } : parsed;
  },
  limits: () => ({ decMaxLength: 19 }),
  filter: 'equals',
  format: (value) => (typeof value === 'number' ? grouped.format(value) : ''),
  align: 'right',
  width: () => 88,
  filledAs: 'whole',
  excel: () => ({ numFmt: '#,##0', toCell: (value) => (typeof value === 'number' ? value : null) }),
  openapi: (field) => ({ type: 'integer', minimum: field.min, maximum: field.max, nullable: !field.required }),
  check({ min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }) {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max))
      return ['min and max must be whole numbers that stay exact'];
    return min > max ? [`min ${min} is above max ${max}`] : [];
  },
};
