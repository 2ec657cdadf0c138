/** T: text of several lines. */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { declare, empty, refused } from '../parsed.ts';
import { isLonger, readText } from '../text/characters.ts';
import { textCell } from '../text/shaped.ts';

export interface LongTextOptions extends Flags {
  /** Most characters; 20,000 unless told. */
  readonly max?: number;
  /** Lines that its input shows; 3 unless told. */
  readonly lines?: number;
}
export interface LongTextField extends Field<string> {
  readonly max: number;
  readonly lines?: number;
}

const usualMax = 20_000;

export const longText: Factory<LongTextField, LongTextOptions> = ({
  max = usualMax,
  lines,
  ...flags
}: LongTextOptions = {}) => declare<string, LongTextField>('longText', { max, ...(lines && { lines }) }, flags);

/** What long text and HTML share: lines allowed, stored as `text`, counted in characters. */
export const linesType = <F extends Field & { readonly max: number }>(type: string): FieldType<F> => ({
  type,
  column: () => 'text',
  parse(value, field) {
    const read = readText(value, true);
    if ('problem' in read) return read;
    if (read.value === null) return empty;
    return isLonger(read.value, field.max) ? refused('E_LENGTH', undefined, [field.max]) : { value: read.value };
  },
  limits: (field) => ({ charMaxLength: field.max }),
  filter: 'contains',
  format: (value) => (value == null ? '' : String(value)),
  align: 'left',
  width: () => 260,
  filledAs: 'lines',
  excel: () => textCell,
  openapi: (field) => ({ type: 'string', nullable: true, maxLength: field.max }),
  check: (field) =>
    Number.isInteger(field.max) && field.max >= 1 && field.max <= 1_000_000 ? [] : [`max ${field.max} is impossible`],
});

export const longTextType = linesType<LongTextField>('longText');
