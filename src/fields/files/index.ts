/** The kinds of attachment a record may carry (refTypeCd of FILE_TP, foundations 3.3). No column: files live in their own table. */
import type { Field, FieldType, Flags } from '../../core/field.ts';
import { declare, refused } from '../parsed.ts';

export interface FilesField extends Field<never> {
  readonly types: readonly string[];
}

export const files = (types: readonly string[], flags: Flags = {}): FilesField =>
  declare<never, FilesField>('files', { types }, flags);

/** Names of the files in a row's column, without those that the next save takes away. */
export const fileNames = (value: unknown): string[] =>
  Array.isArray(value)
    ? (value as { oriFileNm?: unknown; fileDelYn?: unknown }[])
        .filter(({ fileDelYn }) => fileDelYn !== 'Y')
        .map(({ oriFileNm }) => String(oriFileNm ?? ''))
    : [];

export const filesType: FieldType<FilesField> = {
  type: 'files',
  column: () => null,
  // Forms hold the files of a row as a list; the wire has them apart, so no body carries them as a value.
  parse: (value) =>
    Array.isArray(value) ? { value } : value === null || value === undefined ? { value: null } : refused('E_TYPE'),
  limits: () => ({}),
  filter: 'none',
  format: (value) => fileNames(value).join(', '),
  align: 'left',
  width: () => 200,
  excel: () => ({ toCell: (value) => fileNames(value).join(', ') || null }),
  openapi: ({ types }) => ({ type: 'array', items: { type: 'object' }, description: types.join(', ') }),
  check: ({ types }) =>
    types.length > 0 && new Set(types).size === types.length ? [] : ['files needs distinct kinds'],
};
