/** A record as sheets: its fields one under the other, then each grid as a table of its own. */
import type { FormatContext, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Sheet, SheetColumn } from '../../../../core/files/sheet.ts';
import { longText, text, typeOf } from '../../../../fields/index.ts';
import { personalNames } from '../../../../record/personal.ts';
import { gridAbove, keyAbove, linkName } from '../../../../record/below.ts';
import { gridFields, grids, headerFields, listKey, storedFields, type Fields } from '../../../../record/resource.ts';
import { liveRows, rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import type { Labels } from '../labels.ts';
import { rowsOf } from '../model/values.ts';
import type { Shown } from '../useShown.ts';

export interface SheetSpeech {
  readonly context: FormatContext;
  readonly words: Sheet['words'] & { readonly name: string; readonly value: string };
  readonly labels: Labels;
  readonly shown: Shown;
}

/** Columns of a grid for a file, in the order given. */
export const gridSheetColumns = (
  fields: Fields,
  names: readonly string[],
  label: (name: string) => string,
): readonly SheetColumn[] =>
  names.flatMap((name) => {
    const field = fields[name];
    return field ? [{ name, label: label(name), field, width: typeOf(field).width(field) }] : [];
  });

/** Sheets of the record as it stands on the screen; `title` names the file. */
export function recordSheets(
  resource: Resource,
  record: Values,
  title: string,
  { context, words, labels, shown }: SheetSpeech,
): readonly Sheet[] {
  const pair: readonly SheetColumn[] = [
    { name: 'name', label: words.name, field: text(100), width: 160 },
    { name: 'value', label: words.value, field: longText(), width: 480 },
  ];
  const textOf = (name: string) => shown(name, undefined, record[name], record);
  const header = Object.entries(headerFields(resource)).filter(([, field]) => !field.secret);
  // What the service says in words of its own stays words.
  const own: Sheet['own'] = ({ of }, column) => {
    const name = String(of);
    const field = headerFields(resource)[name];
    if (column !== 'value' || !field || (record[name] ?? null) === null) return undefined;
    const plain = typeOf(field)
      .format(record[name] as never, field, context)
      .replace(/^-/, '\u2212');
    return textOf(name) === plain ? { column: { name, label: '', field, width: 160 }, row: record } : undefined;
  };
  const rows = header.map(([name]) => ({
    of: name,
    name: labels.field(name),
    value: textOf(name) === '–' ? null : textOf(name),
  }));
  const tables = Object.entries(grids(resource)).map(([grid, field]): Sheet => {
    const fields = gridFields(field);
    const columns = gridSheetColumns(fields, Object.keys(fields), (name) => labels.field(name, grid));
    const live = liveRows(rowsOf(record, listKey(grid, field)));
    const above = gridAbove(field);
    const table = { title: labels.grid(grid), words, context };
    if (above === undefined) return { ...table, columns, rows: live };
    const numbered = numberedByAbove(live, above, liveRows(rowsOf(record, listKey(above, grids(resource)[above]))));
    const link = storedFields(field)[linkName(above)]!;
    const whose = { name: linkName(above), label: labels.grid(above), field: link, width: 60 };
    return { ...table, columns: [whose, ...columns], rows: numbered };
  });
  return [{ title, columns: pair, rows, words, context, own }, ...tables.filter((table) => table.rows.length > 0)];
}

/** Rows with the number of the row above in place of the link, those of one row together. */
function numberedByAbove(rows: readonly Row[], above: string, rowsAbove: readonly Row[]): readonly Row[] {
  const numbers = new Map(rowsAbove.map((row, at) => [rowKey(row), at + 1]));
  const numberOf = (row: Row) => numbers.get(keyAbove(row, above) ?? '') ?? null;
  return rows
    .map((row): Row => ({ ...row, [linkName(above)]: numberOf(row) }))
    .toSorted((a, b) => Number(a[linkName(above)]) - Number(b[linkName(above)]));
}

/** Names of what the sheets hold, as an export tells the server: header fields, and rows of grids as `charger.telNo`. */
export const recordColumns = (resource: Resource, record: Values): readonly string[] => [
  ...Object.entries(headerFields(resource)).flatMap(([name, { secret }]) =>
    !secret && filled(record[name]) ? [name] : [],
  ),
  ...Object.entries(grids(resource)).flatMap(([grid, field]) =>
    rowsOf(record, listKey(grid, field)).length > 0
      ? Object.keys(gridFields(field)).map((name) => `${grid}.${name}`)
      : [],
  ),
];
const filled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Labels of those that tell of persons. */
export const personalLabels = (resource: Resource, record: Values, labels: Labels): readonly string[] => [
  ...new Set(
    personalNames(resource, recordColumns(resource, record)).map((name) => {
      const [grid, inner] = name.split('.');
      return inner === undefined ? labels.field(name) : labels.field(inner, grid);
    }),
  ),
];
