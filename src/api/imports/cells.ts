/** The rows of an import as values: each cell read by its field, codes by key or name, references by what names them. */
import type { CellContext, FieldProblem, Values } from '../../core/field.ts';
import { importLimits, type ImportBody, type SentRow, type SheetCell } from '../../core/files/importing.ts';
import { refuse, type ErrorCode, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Ask, Call } from '../../database/behaviour.ts';
import { codesInUse } from '../../database/query/codes.ts';
import { namedRecords, type Named } from '../../database/query/importRefs.ts';
import { cellText, isBlank } from '../../core/cells.ts';
import { fromCell } from '../../record/fromCell.ts';
import type { Importable } from '../../record/importable.ts';
import { codeGroupOf } from '../../record/resource.ts';

/** A row with its cells read. `blank` are columns that say nothing in it. */
export interface ReadRow {
  readonly sent: SentRow;
  readonly cells: readonly { readonly column: Importable; readonly value: unknown; readonly name?: string }[];
  readonly blank: readonly Importable[];
  readonly problems: readonly Problem[];
}

/** The body of a check or a run as it should be; refuses what is none. */
export function readImportBody(
  body: unknown,
  known: readonly Importable[],
): { readonly body: ImportBody; readonly columns: readonly (Importable | undefined)[] } {
  const { columns, rows, update, record } = (isObject(body) ? body : refuse('E_BODY')) as Partial<
    Record<keyof ImportBody, unknown>
  >;
  if (!Array.isArray(columns) || columns.length > importLimits.columns) return refuse('E_LIST', { field: 'columns' });
  const byName = new Map(known.map((column) => [column.name, column]));
  const chosen = columns.map((name: unknown) =>
    name === null
      ? undefined
      : (byName.get(String(name)) ?? refuse('E_UNKNOWN', { args: [String(name).slice(0, 60)] })),
  );
  const named = chosen.filter((column) => column !== undefined);
  if (named.length === 0 || new Set(named).size < named.length) refuse('E_LIST', { field: 'columns' });
  if (!Array.isArray(rows) || rows.length === 0) return refuse('E_LIST', { field: 'rows' });
  if (rows.length > importLimits.rows)
    refuse('E_FILE', { text: 'importTooMany', args: [importLimits.rows.toLocaleString('en-US')] });
  if (update !== undefined && typeof update !== 'boolean') refuse('E_TYPE', { field: 'update' });
  const sent = rows.map(readSent);
  return {
    body: {
      columns: columns as string[],
      rows: sent,
      update: update === true,
      ...(isObject(record) ? { record } : {}),
    },
    columns: chosen,
  };
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isCell = (value: unknown): value is SheetCell =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= importLimits.cellChars);

function readSent(row: unknown): SentRow {
  const { no, cells, id, version } = (isObject(row) ? row : refuse('E_LIST', { field: 'rows' })) as Partial<SentRow>;
  const good = isCount(no) && Array.isArray(cells) && cells.length <= importLimits.columns && cells.every(isCell);
  if (!good || (id !== undefined && id !== null && !isCount(id)) || (version !== undefined && !isCount(version)))
    return refuse('E_LIST', { field: 'rows' });
  return {
    no,
    cells: cells as SheetCell[],
    ...(id === undefined ? {} : { id }),
    ...(version === undefined ? {} : { version }),
  };
}

export interface ReadingParts {
  readonly resources: readonly Resource[];
  readonly call: Call;
  readonly ask: Ask;
  /** Of a grid: the header that its rows hang on. */
  readonly record?: Values;
}

export interface ReadRows {
  readonly rows: readonly ReadRow[];
  readonly context: CellContext;
}

/** Every row, read with few questions: one for the codes, one for each column of references. */
export async function readRows(
  rows: readonly SentRow[],
  columns: readonly (Importable | undefined)[],
  parts: ReadingParts,
): Promise<ReadRows> {
  const { call, ask, resources, record } = parts;
  const groups = columns.flatMap((column) => (column && codeGroupOf(column.field)) ?? []);
  const context: CellContext = {
    lang: call.lang,
    codes: groups.length ? await codesInUse(ask, call, [...new Set(groups)]) : () => [],
  };
  const named = new Map<Importable, (text: string) => Named>();
  for (const [at, column] of columns.entries()) {
    if (column?.field.type !== 'ref') continue;
    const texts = rows.flatMap(({ cells }) => (isBlank(cells[at] ?? null) ? [] : [cellText(cells[at]!)]));
    named.set(column, await namedRecords(ask, column.field, texts, { all: resources, call, record }));
  }
  return {
    rows: rows.map((sent) =>
      readRow(sent, columns, (cell, column) => meaningOf(cell, column, named.get(column), context)),
    ),
    context,
  };
}

type Meaning = { readonly value: unknown; readonly name?: string } | { readonly problem: FieldProblem };

function readRow(
  sent: SentRow,
  columns: readonly (Importable | undefined)[],
  mean: (cell: SheetCell, column: Importable) => Meaning,
): ReadRow {
  const [cells, blank, problems]: [{ column: Importable; value: unknown; name?: string }[], Importable[], Problem[]] = [
    [],
    [],
    [],
  ];
  for (const [at, column] of columns.entries()) {
    if (!column) continue;
    const cell = sent.cells[at] ?? null;
    if (isBlank(cell)) {
      blank.push(column);
      continue;
    }
    const meaning = mean(cell, column);
    if ('problem' in meaning) {
      const { code, args, text } = meaning.problem;
      problems.push({ code: code as ErrorCode, field: column.own, grid: column.grid, row: sent.no, args, text });
    } else cells.push({ column, ...meaning });
  }
  return { sent, cells, blank, problems };
}

function meaningOf(
  cell: SheetCell,
  { field }: Importable,
  named: ((text: string) => Named) | undefined,
  context: CellContext,
): Meaning {
  if (named) {
    const found = named(cellText(cell));
    if (found === undefined)
      return { problem: { code: 'E_REF', text: 'importNoRef', args: [cellText(cell).slice(0, 60)] } };
    return found === 'several'
      ? { problem: { code: 'E_REF', text: 'importSeveral', args: [cellText(cell).slice(0, 60)] } }
      : { value: found.id, name: found.name };
  }
  return fromCell(cell, field, context);
}
