/** Pasting into a detail grid: read, planned, shown when it does not fit, written at once. */
import { trimEndOf } from '../../core/text/trimming.ts';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Pasted, Table } from '../../ui/grid/model/clipboard.ts';
import { fits, landing, planPaste } from '../../ui/grid/model/paste.ts';
import type { PastePlan, ReadValue } from '../../ui/grid/model/paste.ts';
import type { Rect } from '../../ui/grid/model/selection.ts';
import type { Selected } from '../../ui/grid/sheet/types.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { withCells } from '../cells/cellEdits.ts';
import { isFileColumn, isOpen } from '../detail.ts';
import type { Detail, DetailColumn } from '../detail.ts';
import { same } from '../editing.ts';
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
  readonly onDone: (rect: Rect, words: string) => void;
}
interface Asking {
  readonly plan: PastePlan;
  readonly columns: readonly DetailColumn[];
}

export interface Pasting {
  readonly paste: (pasted: Pasted, selected: Selected | undefined) => void;
  readonly preview: ReactNode;
}

export function usePaste({ detail, shown, onDone }: Given): Pasting {
  const environment = useFieldEnvironment();
  const { t } = environment;
  const [asking, setAsking] = useState<Asking>();

  const write = ({ plan, columns }: Asking, withBad: boolean) => {
    const { rows, newRow, onChange } = detail();
    const edits = landing(plan, withBad).map(({ row, col, value }) => ({
      row,
      column: columns[col]!,
      ...(value as Stored),
    }));
    const edited = withCells(rows, edits, newRow);
    if (edited.touched.length > 0) onChange(edited.rows, edited.touched, 'paste');
    onDone(plan.rect, t('desk.grid.pasted', { rows: plan.cells.length, count: edits.length }));
  };

  const paste = async ({ table, own }: Pasted, selected: Selected | undefined) => {
    const now = detail();
    if (now.lock !== undefined || now.deleteOnly || (now.addLock !== undefined && now.rows.length === 0)) return;
    const columns = shown();
    const end = { top: now.rows.length, left: 0, bottom: now.rows.length, right: 0 };
    const over = selected?.rect ?? end;
    const found = await findReferences(table, columns.slice(over.left), environment);
    const plan = planOf(detail(), withoutHeads(table, columns.slice(over.left)), over, columns, (cell, column) =>
      readCell(column, cell, found, environment),
    );
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
          rows={detail().rows.length}
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

/** A first line that says nothing but the names of the columns is not pasted. */
function withoutHeads(table: Table, columns: readonly DetailColumn[]): Table {
  const [heads, ...rest] = table;
  const named = heads?.filter(({ text }, x) => trimEndOf(text.trim(), '* ') === columns[x]?.label).length ?? 0;
  return rest.length > 0 && named === heads?.length ? rest : table;
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
