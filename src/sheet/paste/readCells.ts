/** Texts of a clipboard read as the values of their columns (foundations 5). */
import type { Field } from '../../core/field.ts';
import type { ReadCell, Table } from '../../ui/grid/model/clipboard.ts';
import { typeOf } from '../../fields/index.ts';
import { uiOf } from '../../fields/ui.ts';
import type { FieldEnvironment, LookupRow } from '../../fields/ui-contract.ts';
import { isMeant, meaningOf } from '../cells/cellText.ts';
import type { DetailColumn } from '../detail.ts';
import { askEach } from './askEach.ts';

/** A value ready to be put into a row; a reference brings its name. */
export interface Stored {
  readonly value: unknown;
  readonly name?: unknown;
  readonly bad?: boolean;
}
/** Records of references by their text, as they were found. */
export type Found = ReadonlyMap<string, LookupRow | undefined>;

const targetOf = (field: Field) => (field as Field & { readonly prefix: string }).prefix;
export const foundKey = (field: Field, text: string): string => `${targetOf(field)}\n${text.trim()}`;

/** Value of a cell in a column. What has none keeps its text, to be mended in its place. */
export function readCell({ field }: DetailColumn, cell: ReadCell, found: Found, environment: FieldEnvironment): Stored {
  const pasted = cell.value;
  if (isMeant(pasted) && pasted.of === meaningOf(field))
    return { value: pasted.value, ...('name' in pasted ? { name: pasted.name } : {}) };
  const text = cell.text;
  if (field.type === 'ref') {
    if (text.trim() === '') return { value: null, name: null };
    const row = found.get(foundKey(field, text));
    return row ? { value: row.id, name: environment.nameOf(row) } : { value: text.trim(), name: null, bad: true };
  }
  const { readText } = uiOf(field);
  const value = readText ? readText(text, field, environment) : text;
  if (value === undefined) return { value: text.trim(), bad: true };
  const parsed = typeOf(field).parse(value, field);
  return 'problem' in parsed ? { value, bad: true } : { value: parsed.value };
}

/** Asks for the records that pasted names mean; a name that fits none, or several, stays without. */
export async function findReferences(
  table: Table,
  columns: readonly (DetailColumn | undefined)[],
  { lookup, nameOf }: FieldEnvironment,
): Promise<Found> {
  const wanted = new Map<string, { readonly field: Field; readonly text: string }>();
  for (const line of table)
    line.forEach((cell, x) => {
      const field = columns[x]?.field;
      if (field?.type !== 'ref' || cell.text.trim() === '') return;
      if (isMeant(cell.value) && cell.value.of === meaningOf(field)) return;
      wanted.set(foundKey(field, cell.text), { field, text: cell.text.trim() });
    });
  return askEach([...wanted.keys()], async (key) => {
    const { field, text } = wanted.get(key)!;
    const rows = await lookup(targetOf(field), { keyword: text }).catch(() => []);
    const names = (row: LookupRow) => [nameOf(row), row.value, row.valueEn, String(row.key)];
    const exact = rows.filter((row) => names(row).some((name) => name?.toLowerCase() === text.toLowerCase()));
    const only = exact.length > 0 ? exact : rows;
    return only.length === 1 ? only[0] : undefined;
  });
}
