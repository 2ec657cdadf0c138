/** J, free structure. */
import type { Field, FieldType, Flags, Value } from '../../core/field.ts';

export interface JsonField extends Field<Value> {
  readonly type: 'json';
}
export const json = (options: Flags = {}): JsonField => ({ type: 'json', span: 4, ...options });

const max = 100_000;

/** Texts inside must be storable: no NUL, no lone surrogate. */
const storable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('\u0000') && !/\p{Surrogate}/u.test(value)
    : typeof value !== 'object' ||
      value === null ||
      Object.entries(value).every(([key, inner]) => storable(key) && storable(inner));

export const jsonType: FieldType<JsonField> = {
  type: 'json',
  column: () => 'jsonb',
  parse(value) {
    if (value === null || value === undefined) return { value: null };
    if (JSON.stringify(value).length > max) return { problem: { code: 'E_LENGTH', args: [max] } };
    return storable(value) ? { value } : { problem: { code: 'E_PATTERN' } };
  },
  limits: () => ({ charMaxLength: max }),
  filter: 'none',
  format: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
  align: 'left',
  width: () => 200,
  excel: () => ({ toCell: (value) => (value === null || value === undefined ? null : JSON.stringify(value)) }),
  openapi: () => ({ nullable: true }),
};
