/** Pasting into a detail grid: read, planned, shown when it does not fit, written at once. */
import { trimEndOf } from '../../core/text/trimming.ts';
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
import type { Detail, DetailColumn } from '../detail.ts';
import { askedFor, rowKey, same } from '../editing.ts';
import type { Row } from '../editing.ts';
import { findReferences, readCell } from './readCells.ts';
import type { Stored } from './readCells.ts';

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
}

export interface Pasting {
  readonly paste: (pasted: Pasted, selected: Selected | undefined) => void;
  readonly preview: ReactNode;
}

export function usePaste({ detail, shown, onDone, onSaid }: Given): Pasting {
  const environment = useFieldEnvironment();
  const { t } = environment;
  const [asking, setAsking] = useState<Asking>();

  const write = ({ plan, columns }: Asking, withBad: boolean) => {
    const { newRow, onChange } = detail();
    const rows = askedFor(detail().rows);
    const edits = landing(plan, withBad).map(({ row, col, value }) => ({
      row,
      column: columns[col]!,
      ...(value as Stored),
    }));
    const edited = withCells(rows, edits, newRow);
    if (edited.touched.length > 0) onChange(edited.rows, edited.touched, 'paste');
    onDone(placeOf(plan.rect, columns, shown()));
    const words = { rows: plan.cells.length, count: edits.length };
    const cells = edits.map(({ row, column }) => ({ row: rowKey(edited.rows[row]!), name: column.name }));
    // The cells stand there first: checking ten thousand rows takes a moment.
    afterPaint(() => {
      const wrong = detail().wrongAmong?.(cells) ?? 0;
      onSaid(t(wrong ? 'desk.grid.pasted_wrong' : 'desk.grid.pasted', { ...words, wrong }));
    });
  };

  const paste = async ({ table, own }: Pasted, selected: Selected | undefined) => {
    // A row that came by itself is one of those that the table brings.
    const now = { ...detail(), rows: askedFor(detail().rows) };
    if (now.lock !== undefined || now.deleteOnly || (now.addLock !== undefined && now.rows.length === 0)) return;
    const end = { top: now.rows.length, left: 0, bottom: now.rows.length, right: 0 };
    const at = selected?.rect ?? end;
    const named = namedColumns(table, shown(), at.left);
    // Where the first line says which columns these are, they go there, wherever the keyboard stands in the row.
    const [columns, over] = named ? [named, { ...at, bottom: at.top, left: 0, right: 0 }] : [shown(), at];
    const lines = named ? table.slice(1) : table;
    const found = await findReferences(lines, columns.slice(over.left), environment);
    const plan = planOf(now, lines, over, columns, (cell, column) => readCell(column, cell, found, environment));
    const asked = { plan, columns };
    // What was copied here with computed cells beside it needs no question for those.
    if (fits(own ? { ...plan, counts: { ...plan.counts, closed: 0 } } : plan)) write(asked, false);
    else setAsking(asked);
  };

  return {
    paste: (pasted, selected) => void paste(pasted, selected),
    preview: asking && (
      <Suspense>
        <PastePreview
          plan={asking.plan}
          columns={asking.columns}
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

/**
 * The columns that the first line of a table names, each once, in its order; undefined where it says anything else. A
 * single word may be a value: it names a column only in its place.
 */
function namedColumns(
  table: Table,
  columns: readonly DetailColumn[],
  left: number,
): readonly DetailColumn[] | undefined {
  const [heads = [], ...rest] = table;
  const byLabel = new Map(columns.map((column) => [column.label, column]));
  const named = heads.flatMap(({ text }) => byLabel.get(trimEndOf(text.trim(), '* ')) ?? []);
  const each = named.length === heads.length && new Set(named).size === named.length;
  const plain = named.length > 1 || (named.length === 1 && named[0] === columns[left]);
  return rest.length > 0 && each && plain ? named : undefined;
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
