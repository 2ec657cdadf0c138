/** The kinds of attachment a record may carry (refTypeCd of FILE_TP, foundations 3.3). No column: files live in their own table. */
import type { Field, FieldType, Flags } from '../../core/field.ts';
import { declare, refused } from '../parsed.ts';

export interface FilesField extends Field<never> {
  readonly types: readonly string[];
}

export const files = (types: readonly string[], flags: Flags = {}): FilesField =>
  declare<never, FilesField>('files', { types }, flags);

export const filesType: FieldType<FilesField> = {
  type: 'files',
  column: () => null,
  parse: (value) => (value === null || value === undefined ? { value: null } : refused('E_TYPE')),
  limits: () => ({}),
  filter: 'none',
  format: () => '',
  align: 'left',
  width: () => 200,
  excel: () => ({ toCell: () => null }),
  openapi: ({ types }) => ({ type: 'array', items: { type: 'object' }, description: types.join(', ') }),
  check: ({ types }) =>
    types.length > 0 && new Set(types).size === types.length ? [] : ['files needs distinct kinds'],
};
