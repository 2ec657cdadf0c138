/** Names in the other language: 품명 beside 품명(영문). What is known of a name is taken from where it stands already. */
import type { Rect } from '../ui/grid/model/selection.ts';
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import { displayName } from '../record/resource.ts';
import { withCells } from './cells/cellEdits.ts';
import type { CellEdit, IsOpen } from './cells/cellEdits.ts';
import { isOpen } from './detail.ts';
import type { Detail, DetailColumn } from './detail.ts';
import type { Row } from './editing.ts';

export interface Twin {
  readonly own: DetailColumn;
  readonly english: DetailColumn;
}

/** Pairs of columns `…` and `…En` that hold the same in two languages. */
export const twinsOf = (columns: readonly DetailColumn[]): Twin[] =>
  columns.flatMap((own) => {
    const english = columns.find(({ name }) => name === `${own.name}En`);
    return english ? [{ own, english }] : [];
  });

const textOf = (row: Row, { name }: DetailColumn) => (typeof row[name] === 'string' ? row[name].trim() : '');

/** Both ways: from the name to its English twin, and back. */
interface Known {
  readonly toEnglish: ReadonlyMap<string, string>;
  readonly toOwn: ReadonlyMap<string, string>;
}

/** Pairs that stand in other rows, or belong to the records that rows refer to. */
async function knownTwins(
  twin: Twin,
  rows: readonly Row[],
  columns: readonly DetailColumn[],
  { lookup }: FieldEnvironment,
) {
  const toEnglish = new Map<string, string>();
  const toOwn = new Map<string, string>();
  const learn = (own: string, english: string) => {
    if (own === '' || english === '') return;
    if (!toEnglish.has(own)) toEnglish.set(own, english);
    if (!toOwn.has(english)) toOwn.set(english, own);
  };
  for (const row of rows) learn(textOf(row, twin.own), textOf(row, twin.english));
  for (const { name, field } of columns.filter((column) => column.field.type === 'ref')) {
    const ids = new Set(rows.filter((row) => row[displayName(name)]).flatMap((row) => row[name] ?? []));
    if (ids.size === 0) continue;
    const target = (field as typeof field & { readonly prefix: string }).prefix;
    const found = await lookup(target, { ids: [...ids].join(',') }).catch(() => []);
    for (const { value, valueEn } of found) learn(value, valueEn ?? '');
  }
  return { toEnglish, toOwn } satisfies Known;
}

/** Cells whose twin is filled, that are empty themselves, and whose other name is known; `places` are rows of the list. */
export async function translations(
  rows: readonly Row[],
  places: readonly number[],
  columns: readonly DetailColumn[],
  mayWrite: IsOpen,
  environment: FieldEnvironment,
): Promise<CellEdit[]> {
  const edits: CellEdit[] = [];
  for (const twin of twinsOf(columns)) {
    const pairs = await knownTwins(twin, rows, columns, environment);
    for (const place of places) {
      const row = rows[place];
      if (!row) continue;
      const [own, english] = [textOf(row, twin.own), textOf(row, twin.english)];
      const value = own !== '' && english === '' ? pairs.toEnglish.get(own) : pairs.toOwn.get(english);
      const column = own !== '' ? twin.english : twin.own;
      if (value !== undefined && (own === '' || english === '') && mayWrite(row, column))
        edits.push({ row: place, column, value });
    }
  }
  return edits;
}

interface Place {
  readonly detail: Detail;
  readonly environment: FieldEnvironment;
}

/** Fills the missing names of the chosen rows; answers how many were found. `now` gives the grid before and after asking. */
export async function translateRows(now: () => Place, { top, bottom }: Pick<Rect, 'top' | 'bottom'>): Promise<number> {
  const { detail, environment } = now();
  const places = Array.from({ length: bottom - top + 1 }, (_, i) => top + i);
  const open = (row: Row, column: DetailColumn) => isOpen(now().detail, column, row);
  const edits = await translations(detail.rows, places, detail.columns, open, environment);
  const latest = now().detail;
  // Rows that moved while the names were asked for are left alone.
  const still = edits.filter(({ row }) => latest.rows[row] === detail.rows[row]);
  const { rows, touched } = withCells(latest.rows, still, latest.newRow);
  if (touched.length > 0) latest.onChange(rows, touched, 'translate');
  return touched.length;
}
