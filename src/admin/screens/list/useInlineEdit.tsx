/** Lists that are edited in place (`inlineEdit`): a cell is saved when it is left, and keeps its error until it is right. */
import { useNotify, useUpdate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { ApiError } from '../../../session/calls/error.ts';
import { TextEditor } from '../../../ui/grid/TextEditor.tsx';
import type { GridColumn } from '../../../ui/grid/types.ts';
import { typeOf } from '../../../fields/index.ts';
import type { ListColumn } from './columns/columns.ts';
import { useDerivedList } from './derivedList.ts';
import { useListRows } from './useListRows.ts';

export interface InlineEdit {
  readonly column: (column: ListColumn) => Partial<GridColumn<RaRecord>>;
  readonly onRowsChange: (rows: RaRecord[], change: { indexes: number[]; columnKey: string }) => void;
  readonly cellError: (row: RaRecord, column: string) => string | undefined;
  /** Rows with what was typed and not saved laid over. */
  readonly rows: readonly RaRecord[];
}

interface Unsaved {
  readonly value: unknown;
  readonly message: string;
}
const keyOf = (row: RaRecord, column: string) => `${row.id}.${column}`;

const same = (a: unknown, b: unknown) => (a ?? '') === (b ?? '');

export function useInlineEdit(): InlineEdit | undefined {
  const { screen, level } = useDerivedList();
  const { rows, refresh } = useListRows();
  const [update] = useUpdate<RaRecord, Error>();
  const notify = useNotify();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());

  const save = useCallback(
    async (row: RaRecord, column: string) => {
      const key = keyOf(row, column);
      const settle = (problem?: Unsaved) =>
        setUnsaved((now) => {
          const next = new Map(now);
          if (problem) next.set(key, problem);
          else next.delete(key);
          return next;
        });
      try {
        await update(
          screen.name,
          {
            id: row.id,
            data: { [column]: row[column] as unknown, version: row.version as unknown },
            previousData: row,
          },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        settle();
        notify('desk.form.saved', { type: 'success' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        settle({ value: row[column], message: error.problems[0]?.message ?? error.message });
        notify(error.problems[0]?.message ?? error.message, { type: 'error' });
        // What somebody else may have stored meanwhile.
        refresh();
      }
    },
    [update, screen.name, notify, refresh],
  );

  return useMemo(() => {
    if (!screen.resource.inlineEdit) return undefined;
    const shown = overlaid(rows, unsaved);
    return {
      column: (column) => {
        const { field, name } = column;
        if (level < 2 || field.computed || field.createOnly || !(name in screen.resource.fields)) return {};
        return {
          editable: true,
          cellClass: () => 'hl-editable',
          renderEdit: (props) => (
            <TextEditor
              {...props}
              value={String(props.row[name] ?? '')}
              put={(row, text) => ({ ...row, [name]: text })}
              numeric={column.numeric}
              maxLength={typeOf(field).limits(field).charMaxLength}
            />
          ),
        };
      },
      onRowsChange: (next, { indexes, columnKey }) => {
        for (const index of indexes) {
          const row = next[index];
          if (row && !same(row[columnKey], shown[index]?.[columnKey])) void save(row, columnKey);
        }
      },
      cellError: (row, column) => unsaved.get(keyOf(row, column))?.message,
      rows: shown,
    };
  }, [screen, level, save, unsaved, rows]);
}

function overlaid(rows: readonly RaRecord[], unsaved: ReadonlyMap<string, Unsaved>): readonly RaRecord[] {
  if (unsaved.size === 0) return rows;
  return rows.map((row) => {
    const ofRow = [...unsaved].filter(([key]) => key.startsWith(`${row.id}.`));
    const typed = ofRow.map(([key, { value }]) => [key.slice(key.indexOf('.') + 1), value] as const);
    return ofRow.length === 0 ? row : { ...row, ...Object.fromEntries(typed) };
  });
}
