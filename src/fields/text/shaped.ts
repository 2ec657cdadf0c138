/** One-line texts: plain ones and those of a fixed shape (numbers of businesses, ships, containers) differ in few words. */
import type { ExcelCell, Field, FieldType, FormatContext } from '../../core/field.ts';
import type { Sealing } from '../../core/sealed.ts';
import { empty, refused, regex } from '../parsed.ts';
import { isLonger, readText } from './characters.ts';

/** A shape that a text must have. `text` is the key under `errors` of the sentence that explains it. */
export interface Pattern {
  readonly source: string;
  readonly text?: string;
}

export interface Shape<F extends Field> {
  readonly type: string;
  /** Most characters stored. */
  length(field: F): number;
  /** Shape of the tidied text. */
  pattern?(field: F): Pattern | undefined;
  /** Brings what people write into the stored form (hyphens out, upper case). Must be idempotent. */
  tidy?(text: string, field: F): string;
  /** Check digits; `pattern().text` explains a failure too. */
  valid?(text: string): boolean;
  /** Stored text → text for people. */
  shown?(text: string, field: F, context: FormatContext): string;
  width(field: F): number;
  readonly align?: 'left' | 'center';
  readonly collated?: boolean;
  readonly personal?: boolean;
  readonly sealing?: Sealing;
  check?(field: F): readonly string[];
}

export const textCell: ExcelCell = { numFmt: '@', toCell: (value) => (value == null ? null : String(value)) };

export function shapedText<F extends Field>(shape: Shape<F>): FieldType<F> {
  const patternOf = (field: F) => shape.pattern?.(field);
  return {
    type: shape.type,
    column: (field) => `varchar(${shape.length(field)})`,
    parse(value, field) {
      const read = readText(value);
      if ('problem' in read) return read;
      if (read.value === null) return empty;
      const text = shape.tidy ? shape.tidy(read.value, field) : read.value;
      if (text === '') return refused('E_PATTERN', patternOf(field)?.text);
      if (isLonger(text, shape.length(field))) return refused('E_LENGTH', undefined, [shape.length(field)]);
      const pattern = patternOf(field);
      const good = (!pattern || regex(pattern.source).test(text)) && (!shape.valid || shape.valid(text));
      return good ? { value: text } : refused('E_PATTERN', pattern?.text);
    },
    limits(field) {
      const pattern = patternOf(field);
      return {
        charMaxLength: shape.length(field),
        ...(pattern ? { pattern: pattern.source, ...(pattern.text ? { message: pattern.text } : {}) } : {}),
      };
    },
    filter: 'contains',
    format: (value, field, context) =>
      value == null ? '' : shape.shown ? shape.shown(String(value), field, context) : String(value),
    align: shape.align ?? 'left',
    width: (field) => shape.width(field),
    collated: shape.collated ?? false,
    personal: shape.personal ?? false,
    excel: () => textCell,
    openapi(field) {
      const pattern = patternOf(field);
      return {
        type: 'string',
        nullable: true,
        maxLength: shape.length(field),
        ...(pattern ? { pattern: pattern.source } : {}),
      };
    },
    ...(shape.sealing ? { sealing: shape.sealing } : {}),
    ...(shape.check ? { check: (field: F) => shape.check!(field) } : {}),
  };
}
