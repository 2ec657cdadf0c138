/** Several references to one resource or grid: ids joined by comma, distinct, in the order given. */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { parseWhole } from '../integer/index.ts';
import { declare, empty, isEmpty, refused } from '../parsed.ts';

export interface RefsField extends Field<string> {
  readonly prefix: string;
  /** Rows of a grid: only those of the record that this field of the same record points at. */
  readonly of?: string;
}
type RefsOptions = Flags & Pick<RefsField, 'of'>;

export const refs: Factory<RefsField, RefsOptions, [prefix: string]> = (prefix: string, options: RefsOptions = {}) =>
  declare<string, RefsField>('refs', { prefix }, options);

const mostIds = 100;

/** `3, 4` → `[3, 4]`; what is no id is left out. */
export const idsOf = (value: unknown): number[] =>
  typeof value !== 'string'
    ? []
    : value
        .split(',')
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Words beside the ids that no record was found for. They hold no comma, and are no number that would be an id. */
export const withKept = (ids: readonly number[], words: string): string | null =>
  [...ids, ...(words ? [words.replaceAll(',', ' ').replace(/^[\d\s]+$/, '$&?')] : [])].join(',') || null;
export const keptIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '' && !idsOf(part).length) : [];

export const refsType: FieldType<RefsField> = {
  type: 'refs',
  column: () => 'text',
  parse(value) {
    if (isEmpty(value)) return empty;
    if (typeof value !== 'string' && !Array.isArray(value)) return refused('E_TYPE');
    const parts: unknown[] =
      typeof value === 'string'
        ? value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
        : value;
    const ids = new Set<number>();
    for (const part of parts) {
      const read = parseWhole(part ?? null, 1);
      if ('problem' in read || read.value === null) return refused('E_REF');
      ids.add(read.value);
    }
    if (ids.size > mostIds) return refused('E_LENGTH', undefined, [mostIds]);
    return ids.size ? { value: [...ids].join(',') } : empty;
  },
  limits: () => ({}),
  filter: 'member',
  format: (value) => (typeof value === 'string' ? value : ''),
  align: 'left',
  width: () => 160,
  excel: () => ({ toCell: (value) => (typeof value === 'string' ? value : null) }),
  openapi: ({ prefix }) => ({ type: 'string', nullable: true, description: `ids of ${prefix}, joined by comma` }),
  check: ({ prefix }) => (prefix ? [] : ['names no resource']),
};
