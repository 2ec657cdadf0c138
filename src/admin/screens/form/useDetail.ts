/** A detail grid of the form, as `fields/rows` takes it. */
import { useCallback, useMemo } from 'react';
import { seoulDay } from '../../../core/dates.ts';
import { newRow } from '../../../fields/defaults.ts';
import { gridFields, grids, listKey } from '../../../fields/resource.ts';
import { newUid, rowKey } from '../../../fields/rows/editing.ts';
import type { Row } from '../../../fields/rows/editing.ts';
import { touchedCells } from '../../../fields/rows/ui.tsx';
import type { Detail, DetailColumn } from '../../../fields/rows/ui.tsx';
import { getSession } from '../../../session/session.ts';
import { gridLock, isFixed } from './locks.ts';
import { placeOf } from './model/problems.ts';
import { ruleRecord } from './model/rules.ts';
import { rowsOf } from './model/values.ts';
import { useRecordForm } from './recordForm.ts';

/** `t` gives the words of a lock. */
export function useDetail(grid: string, t: (key: string) => string): Detail {
  const form = useRecordForm();
  const { resource, situation, labels, values, before, problems } = form;
  const field = grids(resource)[grid]!;
  const list = listKey(grid, field);
  const { mode, corpId } = situation;

  const columns = useMemo<readonly DetailColumn[]>(
    () =>
      Object.entries(gridFields(field))
        .filter(([, one]) => one.type !== 'files' && !one.secret)
        .map(([name, one]) => ({
          name,
          field: one,
          label: labels.field(name, grid),
          fixed: isFixed({ ...one, createOnly: false }, { mode, corpId }),
        })),
    [field, grid, labels, mode, corpId],
  );
  const loaded = useMemo(
    () => new Map(rowsOf(mode === 'edit' || mode === 'read' ? before : {}, list).map((row) => [rowKey(row), row])),
    [before, list, mode],
  );
  const messages = useMemo(() => new Map(problems.map((problem) => [problem.at, problem.message])), [problems]);
  const closed = form.locked.has(grid) ? 'desk.reason.built_in' : undefined;
  const lock = mode === 'read' ? 'desk.form.reading' : (closed ?? gridLock(situation, field));
  const problem = useCallback((row: string, name?: string) => messages.get(placeOf(name, grid, row)), [messages, grid]);
  const also = resource.rules?.rowRequiredWhen;

  return {
    grid,
    field,
    label: labels.grid(grid),
    columns,
    rows: rowsOf(values, list),
    before: loaded,
    record: values,
    lock: lock && t(lock),
    deleteOnly: field.deleteOnly,
    closed: (row: Row) => Boolean(field.owned && row.id != null && row.corpId !== undefined && row.corpId !== corpId),
    problem,
    requires: (row, name) =>
      Boolean(gridFields(field)[name]?.required) ||
      (also?.(grid, row, ruleRecord(resource, values)) ?? []).includes(name),
    onChange: (rows, touched) => {
      const at = touchedCells(touched).map(({ row, name }) => placeOf(name, grid, row));
      form.change({ [list]: rows }, ...at);
      if (at.length > 0) form.leave(...at);
    },
    newRow: () => {
      const session = getSession();
      const who =
        session.status === 'in' ? { userId: session.user.id, corpId: session.corp.id } : { userId: 0, corpId };
      return { ...newRow(field, { today: seoulDay(new Date()), ...who }), uid: newUid() };
    },
  };
}
