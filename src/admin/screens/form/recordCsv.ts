/** A record as comma-separated text: its fields, then each grid as a table of its own. */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { gridFields, grids, headerFields, listKey } from '../../../fields/resource.ts';
import { liveRows } from '../../../fields/rows/editing.ts';
import type { Labels } from './labels.ts';
import { rowsOf } from './model/values.ts';
import type { Shown } from './useShown.ts';

/** A cell that a spreadsheet must not take for a formula stands behind an apostrophe. */
function cell(text: string): string {
  const plain = text === '–' ? '' : text.replace(/^\u2212/, '-');
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
const line = (cells: readonly string[]) => cells.map(cell).join(',');

/** With a byte order mark, so that spreadsheets read the Hangul. */
export function recordCsv(resource: Resource, record: Values, labels: Labels, shown: Shown): string {
  const header = Object.entries(headerFields(resource))
    .filter(([, field]) => !field.secret)
    .map(([name]) => line([labels.field(name), shown(name, undefined, record[name], record)]));
  const tables = Object.entries(grids(resource)).map(([grid, rows]) => {
    const names = Object.keys(gridFields(rows));
    const list = liveRows(rowsOf(record, listKey(grid, rows)));
    const body = list.map((row) => line(names.map((name) => shown(name, grid, row[name], row))));
    return ['', line([labels.grid(grid)]), line(names.map((name) => labels.field(name, grid))), ...body];
  });
  return `\ufeff${[...header, ...tables.flat()].join('\r\n')}\r\n`;
}
