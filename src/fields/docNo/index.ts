/** Document number, drawn by the server when a record is made (00-conventions 1.3): `RPS-2611-0001`, `C-2026-0001`. */
import type { Field, FieldType, Filled, Flags, Values } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText } from '../text/shaped.ts';

export interface DocNoOptions extends Flags {
  readonly preId: string;
  /** Field whose value follows the preId. */
  readonly docTypeFrom?: string;
  /** Only so many characters of it (the first letter of invKindCd). */
  readonly docTypeChars?: number;
  readonly period: 'month' | 'year';
}
export interface DocNoField extends Field<string> {
  readonly preId: string;
  readonly docTypeFrom?: string;
  readonly docTypeChars?: number;
  readonly period: 'month' | 'year';
}

/** Drawn with the first save: no stored record is without. */
export const docNo = (options: DocNoOptions): DocNoField & Filled =>
  declare<string, DocNoField>('docNo', {}, { computed: true, ...options });

const docTypeOf = (field: DocNoField, record: Values): string | undefined => {
  const value = field.docTypeFrom === undefined ? undefined : record[field.docTypeFrom];
  return typeof value === 'string' && value !== '' ? value.slice(0, field.docTypeChars) : undefined;
};

export const docNoType: FieldType<DocNoField> = {
  ...shapedText<DocNoField>({ type: 'docNo', length: () => 20, width: () => 130 }),
  number(field, record) {
    const docTypeCd = docTypeOf(field, record);
    return { preId: field.preId, period: field.period, ...(docTypeCd === undefined ? {} : { docTypeCd }) };
  },
  check: (field) => [
    ...(/^[A-Z][A-Z0-9]{0,3}$/.test(field.preId)
      ? []
      : [`preId '${field.preId}' must be one to four capitals or digits`]),
    ...(field.period === 'month' || field.period === 'year' ? [] : ['period must be month or year']),
    ...(field.computed ? [] : ['a document number is always set by the server']),
  ],
};
