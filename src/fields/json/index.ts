/** J, free structure. Checked so far that PostgreSQL can keep it: no NUL, no lone surrogate, not too deep, not too long. */
import type { Factory, Field, FieldType, Flags, Value } from '../../core/field.ts';
import type { ErrorCode } from '../../core/problem.ts';
import { empty, isEmpty, refused } from '../parsed.ts';
import { textCell } from '../text/shaped.ts';

export interface JsonField extends Field<Value> {
  readonly type: 'json';
}
export const json: Factory<JsonField> = (options: Flags = {}): JsonField => ({ type: 'json', span: 4, ...options });

const max = 100_000;
/** Deeper values would overflow a stack here, in JSON.stringify or in the database. */
const deepest = 32;

/** Why a value could not be kept; undefined when it can. */
function fault(value: unknown, depth: number): ErrorCode | undefined {
  if (typeof value === 'string')
    return value.includes('\u0000') || /\p{Surrogate}/u.test(value) ? 'E_PATTERN' : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'E_RANGE';
  if (typeof value === 'boolean' || value === null) return undefined;
  if (typeof value !== 'object') return 'E_TYPE';
  if (depth >= deepest) return 'E_RANGE';
  for (const [key, inner] of Object.entries(value)) {
    const found = fault(key, depth) ?? fault(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

export const jsonType: FieldType<JsonField> = {
  type: 'json',
  column: () => 'jsonb',
  parse(value) {
    if (isEmpty(value)) return empty;
    const found = fault(value, 0);
    if (found) return refused(found);
    return JSON.stringify(value).length > max ? refused('E_LENGTH', undefined, [max]) : { value };
  },
  limits: () => ({ charMaxLength: max }),
  filter: 'none',
  format: (value) => (value == null ? '' : JSON.stringify(value)),
  align: 'left',
  width: () => 200,
  excel: () => ({ ...textCell, toCell: (value) => (value == null ? null : JSON.stringify(value)) }),
  openapi: () => ({ description: 'JSON', nullable: true }),
};
