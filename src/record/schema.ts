/** Schema rows (1-foundations 3.1): what a screen may know of limits before it sends anything. */
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { gridDivNm, gridFields, grids, headerFields, type Fields } from './resource.ts';

export interface SchemaRow {
  readonly divNm: string;
  readonly elNm: string;
  readonly charMaxLength: number | null;
  readonly decMaxLength: number | null;
  readonly pattern: string | null;
  /** i18n key under `errors`; the server answers the sentence. */
  readonly message: string | null;
  readonly required: 'Y' | 'N';
}

const cache = new WeakMap<Resource, readonly SchemaRow[]>();

/** Rows of the header (divNm = table) and of every grid. */
export function schemaRows(resource: Resource): readonly SchemaRow[] {
  const cached = cache.get(resource);
  if (cached) return cached;
  const rows = [
    ...rowsOf(resource.table, headerFields(resource)),
    ...Object.entries(grids(resource)).flatMap(([grid, declared]) =>
      rowsOf(gridDivNm(resource, grid), gridFields(declared)),
    ),
  ];
  cache.set(resource, rows);
  return rows;
}

const rowsOf = (divNm: string, fields: Fields): SchemaRow[] =>
  Object.entries(fields).map(([elNm, field]) => {
    const limits = typeOf(field).limits(field);
    return {
      divNm,
      elNm,
      charMaxLength: limits.charMaxLength ?? null,
      decMaxLength: limits.decMaxLength ?? null,
      pattern: limits.pattern ?? null,
      message: limits.message ?? null,
      required: requiredMark(field),
    };
  });

// The specification's mark reads backwards: N means that the cell must be filled. Only these two know.
const requiredMark = (field: Field): 'Y' | 'N' => (field.required && !field.computed ? 'N' : 'Y');
/** Must the element of this schema row be filled? */
export const mustFill = (row: Pick<SchemaRow, 'required'>): boolean => row.required === 'N';
