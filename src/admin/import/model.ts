/** An import while a person works on it: the rows of the file with what the server says of them. Pure. */
import { importLimits } from '../../core/files/importing.ts';
import type { FileRow, ImportAnswer, ImportBody, ReadFile, RowVerdict, SheetCell } from '../../core/files/importing.ts';
import { importsRecords, recordColumns, rowColumns, type Importable } from '../../record/importable.ts';
import type { Resource } from '../../core/resource.ts';
import { cellText, isBlank } from '../../core/cells.ts';
import type { Screen } from '../routes.ts';

/** Records of a screen, or rows for a grid of its form. */
export interface Place {
  readonly screen: Screen;
  readonly grid?: string;
}

export const columnsOf = ({ screen: { resource }, grid }: Place): readonly Importable[] =>
  grid === undefined ? recordColumns(resource) : rowColumns(resource, grid);

export const importable = (resource: Resource): boolean => importsRecords(resource);

/** Address of the page. */
export const importPath = (name: string): string => `/${name}/import`;

export interface WorkRow extends FileRow {
  /** Undefined while the row has been corrected and not checked since. */
  readonly verdict?: RowVerdict | undefined;
  /** All that its verdict noted, also of columns that nobody filled in so far. */
  readonly noted?: RowVerdict['notes'];
  /** Number of the row that it belongs to. */
  readonly of?: number | undefined;
  /** Cells that a person has corrected. */
  readonly corrected?: readonly number[] | undefined;
}

/** What a person sees of a row: whether it comes in, and whether to look at it. */
export type RowLook = 'ok' | 'change' | 'note' | 'skip' | 'error' | 'wait';

export function lookOf({ verdict }: WorkRow): RowLook {
  if (!verdict) return 'wait';
  if (verdict.act === 'error') return 'error';
  if (verdict.act === 'same' || verdict.act === 'skip') return 'skip';
  if (verdict.notes?.length) return 'note';
  return verdict.act === 'update' ? 'change' : 'ok';
}

/**
 * Rows with new verdicts; rows that were not asked about keep theirs. A column that is blank in every row was left to its
 * default on purpose: noted of each row it would hide the rows that are to be looked at.
 */
export function withVerdicts(
  rows: readonly WorkRow[],
  { rows: verdicts }: ImportAnswer,
  mapping: readonly (string | null)[],
): WorkRow[] {
  const blank = new Set<string | null | undefined>(mapping.filter((_name, at) => !isFilled(rows, at)));
  const byNo = new Map(verdicts.map((verdict) => [verdict.no, verdict]));
  return rows.map((row) => {
    const told = byNo.get(row.no);
    const asked = told ? { ...row, verdict: told, of: told.of, noted: told.notes } : row;
    const { verdict, noted } = asked;
    // Whoever fills in one cell of a column has it noted of all others again.
    return verdict && noted
      ? { ...asked, verdict: { ...verdict, notes: noted.filter(({ name }) => !blank.has(name)) } }
      : asked;
  });
}

/** Cells with another in its place, which may lie behind the last one of the file. */
export const withCell = (cells: FileRow['cells'], at: number, cell: SheetCell): SheetCell[] =>
  Array.from({ length: Math.max(cells.length, at + 1) }, (_, i) => (i === at ? cell : (cells[i] ?? null)));

/** What the columns of the file mean, and behind them those that rows are refused for and that it lacks: they are filled in by hand. */
export function withLacking(
  mapping: readonly (string | null)[],
  { rows }: ImportAnswer,
  columns: readonly Importable[],
): readonly (string | null)[] {
  const asked = new Set(rows.flatMap(({ problems = [] }) => problems.map(({ name }) => name)));
  const lacking = columns.flatMap(({ name }) => (asked.has(name) && !mapping.includes(name) ? [name] : []));
  return lacking.length ? [...mapping, ...lacking].slice(0, importLimits.columns) : mapping;
}

/** A row with other text in a cell; what hangs together with it is to be checked anew as well. */
export function corrected(rows: readonly WorkRow[], no: number, at: number, text: string): WorkRow[] {
  const touched = rows.find((row) => row.no === no);
  if (!touched || cellText(touched.cells[at] ?? null) === text.trim()) return [...rows];
  const cells = withCell(touched.cells, at, text.trim() === '' ? null : text.trim());
  const group = groupOf(rows, no);
  return rows.map((row) => {
    if (row.no === no) return { no, cells, of: row.of, corrected: [...(row.corrected ?? []), at] };
    return group.has(row.no) ? { ...row, verdict: undefined } : row;
  });
}

/** Rows of one record: the first, and those that belong to it. */
function groupOf(rows: readonly WorkRow[], no: number): Set<number> {
  const first = rows.find((row) => row.no === no)?.of ?? no;
  return new Set(rows.filter((row) => row.no === first || row.of === first).map((row) => row.no));
}

/** Rows that the next check must see: the unchecked, and those with the same value in a column that finds records. */
export function unchecked(
  rows: readonly WorkRow[],
  mapping: readonly (string | null)[],
  columns: readonly Importable[],
): WorkRow[] {
  const waiting = rows.filter((row) => row.verdict === undefined);
  const keys = mapping.flatMap((name, at) =>
    columns.some((column) => column.key && column.name === name) ? [at] : [],
  );
  const values = new Set(waiting.flatMap((row) => keys.map((at) => `${at} ${cellText(row.cells[at] ?? null)}`)));
  const twins = rows.filter(
    (row) =>
      row.verdict !== undefined &&
      keys.some(
        (at) => cellText(row.cells[at] ?? null) !== '' && values.has(`${at} ${cellText(row.cells[at] ?? null)}`),
      ),
  );
  const wanted = new Set([...waiting, ...twins].map(({ no }) => no));
  for (const { no } of [...waiting, ...twins]) for (const one of groupOf(rows, no)) wanted.add(one);
  return rows.filter(({ no }) => wanted.has(no));
}

export const isFilled = (rows: readonly FileRow[], at: number): boolean =>
  rows.some(({ cells }) => !isBlank(cells[at] ?? null));

/** Places of the columns worth seeing: with contents or corrected, required, finding records, or with a problem. */
export function shownPlaces(
  rows: readonly WorkRow[],
  mapping: readonly (string | null)[],
  columns: readonly Importable[],
): number[] {
  const wrong = new Set(rows.flatMap(({ verdict }) => (verdict?.problems ?? []).map(({ name }) => name)));
  const touched = new Set(rows.flatMap((row) => row.corrected ?? []));
  return mapping.flatMap((name, at) => {
    const column = columns.find((one) => one.name === name);
    return column && (column.key || column.required || touched.has(at) || wrong.has(column.name) || isFilled(rows, at))
      ? [at]
      : [];
  });
}

/** Rows that a run brings in: of records without an error, all that belongs to them. */
export function goodRows(rows: readonly WorkRow[]): WorkRow[] {
  let open = true;
  return rows.filter((row) => {
    const act = row.verdict?.act;
    if (row.of !== undefined) return open;
    open = act === 'create' || act === 'update';
    return open;
  });
}

/** Of the rows that come in those that give a record other values. */
export const overwriting = (rows: readonly WorkRow[]): WorkRow[] =>
  goodRows(rows).filter(({ verdict }) => verdict?.act === 'update');

/** What the record of a row was found by: its code or number, as the file has it. */
export function keyText(
  row: FileRow,
  mapping: readonly (string | null)[],
  columns: readonly Importable[],
): string | undefined {
  const at = mapping.findIndex(
    (name, i) => columns.some((column) => column.key && column.name === name) && !isBlank(row.cells[i] ?? null),
  );
  return at < 0 ? undefined : cellText(row.cells[at]!);
}

/** Records, not rows: what a button names. */
export const countRecords = (rows: readonly WorkRow[]): number => rows.filter((row) => row.of === undefined).length;

/** A run says which record it means, so that nothing that moved since the check is overwritten. */
export const bodyOf = (
  mapping: readonly (string | null)[],
  rows: readonly WorkRow[],
  update: boolean,
  run: boolean,
): ImportBody => ({
  columns: mapping,
  rows: rows.map(({ no, cells, verdict }) => ({
    no,
    cells,
    ...(run && verdict && verdict.of === undefined
      ? { id: verdict.id ?? null, ...(verdict.version === undefined ? {} : { version: verdict.version }) }
      : {}),
  })),
  update,
});

/** The file with the columns that this person's company fills in; another side's are not matched. */
export function ofColumns(file: ReadFile, columns: readonly Importable[]): ReadFile {
  const names = new Set(columns.map(({ name }) => name));
  return {
    ...file,
    columns: file.columns.filter(({ name }) => names.has(name)),
    mapping: file.mapping.map((name) => (name !== null && names.has(name) ? name : null)),
  };
}

/** What a person has matched before, by heading, stands above what the server finds. */
export function rememberedMapping(file: ReadFile, known: Readonly<Record<string, string | null>>): (string | null)[] {
  const names = new Set(file.columns.map(({ name }) => name));
  const mapped = file.heads.map((head, i) => {
    const before = head === '' ? undefined : known[head];
    return before === undefined || (before !== null && !names.has(before)) ? file.mapping[i]! : before;
  });
  // A column that a remembered heading takes is not taken twice.
  const remembered = new Set(file.heads.flatMap((head) => known[head] ?? []));
  return mapped.map((name, i) =>
    name !== null && ((remembered.has(name) && known[file.heads[i]!] !== name) || mapped.indexOf(name) < i)
      ? null
      : name,
  );
}

/** Headings and what they were matched to; the oldest go when there are too many. */
export const toRemember = (
  file: ReadFile,
  mapping: readonly (string | null)[],
  before: Readonly<Record<string, string | null>>,
): Record<string, string | null> => {
  const now = Object.fromEntries(
    file.heads.flatMap((head, i) => (head === '' || head.length > 80 ? [] : [[head, mapping[i] ?? null]])),
  );
  return Object.fromEntries(Object.entries({ ...before, ...now }).slice(-150));
};

export const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

export type { SheetCell };
