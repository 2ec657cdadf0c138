/** A detail grid of the form, as `fields/rows` takes it. */
import { useCallback, useMemo } from 'react';
import { useNotify } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { newRow } from '../../../../record/defaults.ts';
import { keptBeside, offeredOf } from '../../../../fields/formatted/offered.ts';
import type { RefField } from '../../../../fields/ref/index.ts';
import type { RowsField } from '../../../../fields/rows/index.ts';
import { withOwner } from '../../../../fields/ref/index.ts';
import { narrowing } from '../../../../fields/ref/useReference.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { gridFields, grids, listKey } from '../../../../record/resource.ts';
import { windowConditions } from '../../../../record/proposals.ts';
import { rulesOf } from '../../../../record/rules.ts';
import { newUid, rowKey, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { touchedCells } from '../../../../sheet/index.ts';
import type { Detail, TouchedCell } from '../../../../sheet/index.ts';
import { getSession } from '../../../../session/session.ts';
import { reasonText } from '../../../access/reasonText.ts';
import type { Labels } from '../labels.ts';
import { gridLock } from '../locks.ts';
import { errorsOf, placeOf } from '../model/problems.ts';
import type { FormProblem } from '../model/problems.ts';
import { asRead } from '../model/lastRead.ts';
import { ruleRecord } from '../model/rules.ts';
import { refusal } from '../record/checks.ts';
import { rowsOf } from '../model/values.ts';
import { useRecordForm } from '../recordForm.ts';
import { useColumns } from './useColumns.ts';
import { useOffering } from './useOffering.ts';
import { useTaken } from './useTaken.ts';
import { serverToday } from '../../../../session/today.ts';
import type { Translate } from '../../../../ui/text.tsx';

/** Computed cells that were typed become the inputs that come nearest to them. */
export function withTyped(
  resource: Resource,
  grid: string,
  rows: readonly Row[],
  cells: readonly TouchedCell[],
  values: Values,
) {
  const rules = rulesOf(resource);
  const fields = gridFields(grids(resource)[grid]!);
  const typed = new Map(cells.filter(({ name }) => fields[name]?.computed).map(({ row, name }) => [row, name]));
  if (!rules?.rowTyped || typed.size === 0) return rows;
  return rows.map((row) => {
    const name = typed.get(rowKey(row));
    return name === undefined ? row : { ...row, ...rules.rowTyped?.(grid, row, name, values) };
  });
}

/** A code that was changed while names of the former one stay beside it: which, and what they are. */
function keptNames(
  grid: RowsField,
  before: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  cells: readonly TouchedCell[],
): { readonly name: string; readonly fields: readonly string[] } | undefined {
  const fields = gridFields(grid);
  const offering = cells.filter(({ name }) => fields[name] && offeredOf(fields[name])?.fills);
  if (offering.length === 0) return undefined;
  const after = rowsByKey(rows);
  const found = offering.flatMap(({ row, name }) => {
    const now = after.get(row);
    return now ? keptBeside(fields[name]!, name, before.get(row), now).map((kept) => ({ name, kept })) : [];
  });
  const [first] = found;
  return first && { name: first.name, fields: [...new Set(found.map(({ kept }) => kept))] };
}

/** What rows may be made of, chosen by the several. */
function loadOf(resource: Resource, grid: string, header: Values, labels: Labels, t: Translate): Detail['load'] {
  const proposal = resource.proposals?.find((one) => one.grid === grid && one.loads);
  const name = proposal?.loads;
  const field = name === undefined ? undefined : gridFields(grids(resource)[grid]!)[name];
  if (proposal === undefined || name === undefined || field?.type !== 'ref') return undefined;
  const { prefix, of } = field as RefField;
  const { query, shows, waits } = narrowing(field as RefField, withOwner({}, field, header));
  const conditions = windowConditions(proposal, header);
  return {
    ...{ name, prefix, label: t(`resources.${resource.prefix}.loads.${grid}`) },
    ...(query && { query }),
    ...(conditions && { conditions }),
    ...(shows && { shows, named: labels.field(name, grid) }),
    ...(waits && of && { waits: t('desk.form.choose_first', { name: labels.field(of) }) }),
  };
}

/** `t` gives the words of a lock. */
export function useDetail(grid: string, t: Translate): Detail {
  const form = useRecordForm();
  const notify = useNotify();
  const environment = useFieldEnvironment();
  const { resource, situation, labels, before, problems } = form;
  const values = useMemo(() => asRead(form.values), [form.values]);
  const field = useMemo(() => grids(resource)[grid]!, [resource, grid]);
  const list = listKey(grid, field);
  const { mode, corpId } = situation;

  const rules = rulesOf(resource);
  const rows = rowsOf(values, list);
  const closed = form.locked.has(grid) && (before['sysYn'] === 'Y' ? 'desk.reason.built_in' : 'desk.reason.rows_stay');
  const lock = mode === 'read' ? 'desk.form.reading' : closed || gridLock(situation, field);
  const sums = useMemo(() => {
    const each = rules?.rowSums?.(grid, rows);
    return each && new Map(rows.map((row, index) => [rowKey(row), each[index]]));
  }, [rules, grid, rows]);
  const told = useMemo(() => {
    const cells = rules?.cellsTold?.(grid, ruleRecord(resource, values));
    if (!cells?.size) return undefined;
    return (row: Row, name: string) => {
      const [first, ...more] = cells.get(row.id)?.[name] ?? [];
      return first && [first, ...(more.length ? [t('desk.search.and_more', { count: more.length })] : [])].join(' ');
    };
  }, [rules, grid, resource, values, t]);
  const kindOf = useMemo(() => rules?.rowKind && ((row: Row) => rules.rowKind?.(grid, row)), [rules, grid]);
  const loaded = useMemo(
    () => rowsByKey(rowsOf(mode === 'edit' || mode === 'read' ? before : {}, list)),
    [before, list, mode],
  );
  const [messages, cautions] = useMemo(() => {
    const byPlace = (those: readonly FormProblem[]) => new Map(those.map(({ at, message }) => [at, message]));
    return [byPlace(errorsOf(problems)), byPlace(problems.filter(({ warn }) => warn !== undefined))];
  }, [problems]);
  const problem = useCallback((row: string, name?: string) => messages.get(placeOf(name, grid, row)), [messages, grid]);
  const { said, note, forget } = useTaken(rows);
  const warning = useCallback(
    (row: string, name?: string) => cautions.get(placeOf(name, grid, row)) ?? said(row, name),
    [cautions, grid, said],
  );
  const also = rules?.rowRequiredWhen;
  const load = loadOf(resource, grid, values, labels, t);
  const offering = useOffering(grid, form);
  const columns = useColumns({ grid, rows, values, lock, t });

  return {
    grid,
    field,
    label: labels.grid(grid),
    columns,
    rows,
    before: loaded,
    record: values,
    lock: lock && reasonText(t, resource, lock),
    deleteOnly: field.deleteOnly,
    // As `declaredFor` leaves it where the own side adds none.
    fixedRows: field.addedBy?.length === 0,
    closed: (row: Row) => Boolean(field.owned && row.id != null && row.corpId !== undefined && row.corpId !== corpId),
    problem,
    warning,
    noted: note,
    requires: (row, name) =>
      Boolean(gridFields(field)[name]?.required) ||
      (also?.(grid, row, ruleRecord(resource, values)) ?? []).includes(name),
    ...(rules?.rowOpen && { opens: (row: Row, name: string) => rules.rowOpen?.(grid, row, name, values) }),
    ...(kindOf && { kindOf }),
    ...(rules?.kindField && { kindField: rules.kindField }),
    ...(told && { told }),
    ...(rules?.rowNeeds && {
      needed: {
        words: t(`resources.${resource.prefix}.words.needed`),
        waitsFor: (row: Row, name: string) => rules.rowNeeds?.(grid, row, values).includes(name) ?? false,
        atNought: rules.noughtNeeds ?? [],
      },
    }),
    ...(sums && { sumsOf: (row: Row) => sums.get(rowKey(row)) }),
    onChange: (next, touched) => {
      const cells = touchedCells(touched);
      forget(cells);
      const at = cells.map(({ row, name }) => placeOf(name, grid, row));
      form.change({ [list]: withTyped(resource, grid, next, cells, values) }, ...at);
      if (at.length > 0) form.leave(...at);
      const kept = keptNames(field, rowsByKey(rows), next, cells);
      if (kept) {
        const of = (name: string) => labels.field(name, grid);
        const words = { name: of(kept.name), fields: kept.fields.map(of).join(', ') };
        environment.notify?.(environment.t(`resources.${resource.prefix}.words.names_kept`, words));
      }
      for (const name of new Set(cells.map((cell) => cell.name))) {
        const keys = new Set(cells.filter((cell) => cell.name === name).map((cell) => cell.row));
        form.propose(name, { grid, list, rows: next.filter((row) => keys.has(rowKey(row))) });
      }
    },
    putWith: (header, state) => {
      const lists = Object.entries(state).map(([name, one]) => [listKey(name, grids(resource)[name]), one]);
      form.change({ ...header, ...(Object.fromEntries(lists) as Values) }, ...Object.keys(header));
    },
    onTyping: (row) => form.typing.put(list, row),
    wrongAmong: (cells) => form.wrongAmong(cells.map(({ row, name }) => placeOf(name, grid, row))),
    refusal(name, value) {
      const refused = refusal(name, gridFields(field)[name]!, value, (group) => environment.codes(group, true));
      return refused && labels.sentence({ ...refused, grid });
    },
    tells: (words) => notify(words, { type: 'info' }),
    ...(load && { load }),
    ...(offering && { offering }),
    newRow: () => {
      const session = getSession();
      const who =
        session.status === 'in' ? { userId: session.user.id, corpId: session.corp.id } : { userId: 0, corpId };
      return { ...newRow(field, { today: serverToday(), ...who }), uid: newUid() };
    },
  };
}
