/** Which columns an import can fill: what a person may write, and what finds the record. Pure. */
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import type { RefField } from '../fields/ref/index.ts';
import { gridAbove } from './below.ts';
import { gridFields, grids, headerFields, oncePer, type Fields } from './resource.ts';

export interface Importable {
  /** `itemNm`; of rows that come along `charger.telNo`. */
  readonly name: string;
  readonly field: Field;
  /** Name of the field within its header or grid. */
  readonly own: string;
  readonly grid?: string;
  readonly required: boolean;
  readonly key: boolean;
}

const notInCells = new Set(['html', 'json', 'password', 'refs', 'files', 'rows']);

/**
 * References to rows of a grid hang on another field; a name alone does not find them. `header`: what rows hang on is known,
 * and finds those that say by which field (an item of the partner whose order it is).
 */
const isNarrowed = (field: Field, header: Fields): boolean => {
  const { of, by } = field as Partial<RefField>;
  return field.type === 'ref' && of !== undefined && (by === undefined || header[of] === undefined);
};

const isWritten = (field: Field, header: Fields): boolean =>
  !field.computed &&
  !field.secret &&
  !field.operatorOnly &&
  !notInCells.has(field.type) &&
  !isNarrowed(field, header) &&
  typeOf(field).column(field) !== null;

function columnsOf(fields: Fields, keys: readonly string[], grid?: string, header: Fields = {}): Importable[] {
  const keyed = keys.filter((name) => fields[name]?.computed);
  const names = [...keyed, ...Object.keys(fields).filter((name) => isWritten(fields[name]!, header))];
  return names.map((own) => {
    const field = fields[own]!;
    return {
      name: grid === undefined ? own : `${grid}.${own}`,
      field,
      own,
      ...(grid === undefined ? {} : { grid }),
      required: Boolean(field.required) && field.default === undefined,
      key: keys.includes(own),
    };
  });
}

/** Columns of an import of records, those that find one first. */
export const recordColumns: (resource: Resource) => readonly Importable[] = oncePer((resource) => [
  ...columnsOf(headerFields(resource), resource.imports?.keys ?? []),
  ...(resource.imports?.along ?? []).flatMap((grid) =>
    columnsOf(gridFields(grids(resource)[grid]!), [], grid).map((column) => ({ ...column, required: false })),
  ),
]);

/** Columns of an import into a grid of the open form, and those of the grids right below it that take rows too. */
export const rowColumns = (resource: Resource, grid: string): readonly Importable[] => [
  ...columnsOf(gridFields(grids(resource)[grid]!), [], undefined, headerFields(resource)),
  ...(resource.imports?.rows ?? [])
    .filter((lower) => gridAbove(grids(resource)[lower]!) === grid)
    .flatMap((lower) =>
      columnsOf(gridFields(grids(resource)[lower]!), [], lower).map((column) => ({ ...column, required: false })),
    ),
];

export const importsRecords = ({ imports }: Resource): boolean => imports?.keys !== undefined;
