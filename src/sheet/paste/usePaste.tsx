/** Pasting into a detail grid: read, planned, shown when it does not fit, written at once. */
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Pasted, Table } from '../../ui/grid/model/clipboard.ts';
import { fits, landing, planPaste } from '../../ui/grid/model/paste.ts';
import type { PastePlan, ReadValue } from '../../ui/grid/model/paste.ts';
import type { Rect } from '../../ui/grid/model/selection.ts';
import type { Selected } from '../../ui/grid/sheet/types.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { withCells } from '../cells/cellEdits.ts';
import { isFileColumn, isOpen } from '../detail.ts';
import type { Detail, DetailColumn, TouchedCell } from '../detail.ts';
import { askedFor, rowKey, same } from '../editing.ts';
import type { Row } from '../editing.ts';
import { meant } from '../rowEdits.ts';
import { noteTyped } from '../typedMeanwhile.ts';
import { headed } from './heads.ts';
import type { Fits } from './heads.ts';
import { findReferences, readCell } from './readCells.ts';
import type { Found, Stored } from './readCells.ts';
import type { Refusal } from './reasons.ts';

const PastePreview = lazy(async () => ({ default: (await import('./PastePreview.tsx')).PastePreview }));

/** Most rows of a grid whose declaration names no number. */
const mostRows = 10_000;

interface Given {
  /** The grid as it is when it is asked, and its columns as they show. */
  readonly detail: () => Detail;
  readonly shown: () => readonly DetailColumn[];
  readonly onDone: (rect: Rect) => void;
  readonly onSaid: (words: string) => void;
}
interface Asking {
  readonly plan: PastePlan;
  readonly columns: readonly DetailColumn[];
  /** Heads of the table that no column has. */
  readonly unknown: readonly string[];
  /** Whether its first line was taken for heads; undefined where it is none. */
  readonly heads: boolean | undefined;
  /** What the grid will say of a value. */
  readonly refusal: Refusal | undefined;
  /** The same table the other way: its first line as values, or as heads. */
  readonly turned: () => Promise<Asking>;
}

export interface Pasting {
  readonly paste: (pasted: Pasted, selected: Selected | undefined) => void;
  readonly preview: ReactNode;
}

export function usePaste({ detail, shown, onDone, onSaid }: Given): Pasting {
  const environment = useFieldEnvironment();
  const { t } = environment;
  const [asking, setAsking] = useState<Asking>();

  const write = ({ plan, columns, heads }: Asking, withBad: boolean) => {
    const { newRow, onChange, grid } = detail();
    const rows = askedFor(detail().rows);
    const edits = landing(plan, withBad).map(({ row, col, value }) => ({
      row,
      column: columns[col]!,
      ...(value as Stored),
    }));
    const edited = withCells(rows, edits, newRow);
    if (edited.touched.length > 0) onChange(edited.rows, edited.touched, 'paste');
    const rowOf = (row: number) => rowKey(edited.rows[row] ?? {});
    const pasted = plan.cells.map((line) => line.filter(({ text }) => text.trim() !== ''));
    for (const { row, col } of pasted.flat()) noteTyped(grid, { row: rowOf(row), name: columns[col]!.name });
    onDone(placeOf(plan.rect, columns, shown()));
    const words = { rows: plan.cells.length, count: edits.length };
    const cells = edits.map(({ row, column }) => ({ row: rowKey(edited.rows[row]!), name: column.name }));
    // The cells stand there first: checking ten thousand rows takes a moment.
    afterPaint(() => {
      const linked = link(
        new Map(pasted.map((line) => [rowOf(line[0]?.row ?? -1), line.map(({ col }) => columns[col]!.name)])),
        cells,
      );
      const wrong = detail().wrongAmong?.(cells) ?? 0;
      const said = t(wrong ? 'desk.grid.pasted_wrong' : 'desk.grid.pasted', { ...words, wrong });
      onSaid(heads ? `${said}. ${t('desk.grid.pasted_heads')}` : said);
      // What nobody pasted is shown to be there: it changes the sums.
      void linked.then((smart_count) => {
        if (smart_count > 0) detail().tells?.(t('desk.grid.pasted_named', { smart_count }));
      });
    });
  };

  /** Rows whose names were pasted become the records that are called so, as those do whose names are typed. */
  const link = async (
    pasted: ReadonlyMap<string, readonly string[]>,
    cells: readonly TouchedCell[],
  ): Promise<number> => {
    const { offering, rows } = detail();
    if (!offering) return 0;
    const { typedIn, ref } = offering;
    const named = new Set(cells.filter(({ name }) => name === typedIn).map(({ row }) => row));
    const namesOf = (row: Row) => pasted.get(rowKey(row)) ?? [];
    const left = rows.filter((row) => named.has(rowKey(row)) && !namesOf(row).includes(ref));
    return left.length > 0 ? meant(() => ({ detail: detail(), environment }), left, offering, namesOf, 'name') : 0;
  };

  const paste = async ({ table, own }: Pasted, selected: Selected | undefined) => {
    // A row that came by itself is one of those that the table brings.
    const now = { ...detail(), rows: askedFor(detail().rows) };
    if (now.lock !== undefined || now.deleteOnly || (now.addLock !== undefined && now.rows.length === 0)) return;
    const end = { top: now.rows.length, left: 0, bottom: now.rows.length, right: 0 };
    const at = selected?.rect ?? end;
    const none: Found = new Map();
    const isValue: Fits = (column, cell) =>
      column.field.type === 'ref' || !readCell(column, cell, none, environment).bad;
    const named = headed(table, shown(), at.left, isValue);
    const inPlace = { columns: shown(), lines: table, unknown: [] };
    const read = async (byHeads: boolean): Promise<Asking> => {
      const { columns, lines, unknown } = byHeads && named ? named : inPlace;
      // Where the first line says which columns these are, they go there, wherever the keyboard stands in the row.
      const over = byHeads ? { ...at, bottom: at.top, left: 0, right: 0 } : at;
      const found = await findReferences(lines, columns.slice(over.left), environment);
      const plan = planOf(now, lines, over, columns, (cell, column) => readCell(column, cell, found, environment));
      const { refusal } = now;
      return { plan, columns, unknown, heads: named && byHeads, refusal, turned: () => read(!byHeads) };
    };
    const asked = await read(named !== undefined);
    const { plan, unknown } = asked;
    // What was copied here with computed cells beside it needs no question for those.
    if (unknown.length === 0 && fits(own ? { ...plan, counts: { ...plan.counts, closed: 0 } } : plan))
      write(asked, false);
    else setAsking(asked);
  };

  return {
    paste: (pasted, selected) => void paste(pasted, selected),
    preview: asking && (
      <Suspense>
        <PastePreview
          plan={asking.plan}
          columns={asking.columns}
          unknown={asking.unknown}
          heads={asking.heads}
          onHeads={() => void asking.turned().then((next) => setAsking((now) => now && next))}
          refusal={asking.refusal}
          rows={askedFor(detail().rows).length}
          onClose={() => setAsking(undefined)}
          onPaste={(withBad) => {
            setAsking(undefined);
            write(asking, withBad);
          }}
        />
      </Suspense>
    ),
  };
}

/** Where the columns that were written stand in the grid. */
function placeOf(
  { top, bottom, left, right }: Rect,
  columns: readonly DetailColumn[],
  shown: readonly DetailColumn[],
): Rect {
  const places = columns.slice(left, right + 1).map((column) => shown.indexOf(column));
  return { top, bottom, left: Math.min(...places), right: Math.max(...places) };
}

function planOf(
  detail: Detail,
  table: Table,
  over: Rect,
  columns: readonly DetailColumn[],
  read: (cell: Table[number][number], column: DetailColumn) => Stored,
): PastePlan {
  const { rows, field, newRow, together, grid } = detail;
  const hidden = (together?.rows[grid]?.length ?? rows.length) - rows.length;
  const fresh = newRow();
  // Which cells of a row are typed follows from its codes, and the table may bring those along.
  const turned = new WeakMap<readonly ReadValue[], Row>();
  const rowAs = (row: number, line: readonly ReadValue[]): Row => {
    let as = turned.get(line);
    if (as) return as;
    as = rows[row] ?? fresh;
    for (const [x, { value, bad, blank }] of line.entries()) {
      const column = columns[over.left + x]!;
      if (column.field.type === 'code' && !bad && !blank && isOpen(detail, column, as))
        as = { ...as, [column.name]: (value as Stored).value };
    }
    turned.set(line, as);
    return as;
  };
  return planPaste(table, over, {
    rows: rows.length,
    cols: columns.length,
    maxRows: detail.fixedRows ? rows.length : (field.max ?? mostRows) - hidden,
    isOpen: (row, col, line) => !isFileColumn(columns[col]!) && isOpen(detail, columns[col]!, rowAs(row, line)),
    same: (row, col, value) => same(rows[row]?.[columns[col]!.name], (value as Stored).value),
    read(cell, col) {
      const stored = read(cell, columns[col]!);
      return { value: stored, bad: stored.bad, blank: same(stored.value, null) };
    },
  });
}
