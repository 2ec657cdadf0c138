/** The columns of a detail grid as a person has laid them out, with the sums below them. */
import { useDeferredValue, useMemo } from 'react';
import { typeOf } from '../fields/index.ts';
import { figureRooms, sumLetters } from '../ui/grid/figureRoom.ts';
import { visibleColumns } from '../ui/grid/layout.ts';
import type { GridColumn, GridLayout } from '../ui/grid/types.ts';
import { gridFields, rowName } from '../record/resource.ts';
import { unreadBelow } from '../record/unread.ts';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import { textWidth } from './cells/columnWidth.ts';
import { eachUnit, gridColumns, isNeeded, shownSums } from './cells/columns.tsx';
import type { Live } from './cells/columns.tsx';
import { groupHeads } from './cells/groupHeads.tsx';
import { rowsBelowHeads, rowsByKind } from './cells/kindCounts.ts';
import { textRoom, wordRooms } from './cells/wordRooms.ts';
import type { Detail, DetailColumn } from './detail.ts';
import { liveRows } from './editing.ts';
import type { Row } from './editing.ts';

/** Those that show, in their order. */
export function useShownColumns(columns: readonly DetailColumn[], layout: GridLayout): readonly DetailColumn[] {
  return useMemo(() => {
    const byName = new Map(columns.map((column) => [column.name, column]));
    return visibleColumns(
      columns.map(({ name }) => ({ key: name })),
      layout,
    ).flatMap(({ key }) => byName.get(key) ?? []);
  }, [columns, layout]);
}

/** Pixels that the longest of several sums with their units wants; a figure by itself is measured with the others. */
const wordsRoom = (sum: string): number =>
  Math.max(...eachUnit(sum).map((one) => (one.includes(' ') ? Math.ceil(textWidth(one, 7.4) + 20) : 0)));
const plainFigure = ([name, sum]: [string, string]): [string, string] => [name, sum.replaceAll(',', '')];

/** Lines that the sums below a grid take: one for each unit of the sum that has most of them. */
export const sumLinesOf = (
  { field, columns, rows }: Pick<Detail, 'field' | 'columns' | 'rows'>,
  environment: FieldEnvironment,
): number =>
  Math.max(1, ...Object.values(shownSums({ field, columns }, rows, environment)).map((sum) => eachUnit(sum).length));

/** For the grid itself, `edge` its first column that shows; the same objects as long as nothing that they show has changed. */
export function useDetailColumns(detail: Detail, live: Live, edge: string | undefined): GridColumn<Row>[] {
  const environment = useFieldEnvironment();
  const { field, columns, rows, kindField, kindOf, told } = detail;
  const needed = detail.needed?.words;
  const open = detail.lock === undefined;
  // What the rows are called takes the width that is left.
  const named = rowName(field);
  const grows =
    (kindField !== undefined || field.name !== undefined) && field.fields[named]?.type === 'text' ? named : undefined;
  // Adding up ten thousand rows may wait until the cell itself stands there.
  const added = useDeferredValue(rows);
  const sums = useMemo(
    () => JSON.stringify(shownSums({ field, columns }, added, environment)),
    [field, columns, added, environment],
  );
  const unsure = useMemo(() => {
    const counts = unreadBelow(
      gridFields(field),
      columns.map(({ name }) => name),
      liveRows(added),
    );
    const words = (smart_count: number) => environment.t('desk.grid.sum_unsure', { smart_count });
    return JSON.stringify(Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, words(count)])));
  }, [field, columns, added, environment]);
  const headRows = useMemo(() => {
    const counts = Object.entries(rowsBelowHeads(added, { kindOf }));
    const words = (smart_count: number) => environment.t('desk.grid.rows', { smart_count });
    return JSON.stringify(Object.fromEntries(counts.map(([key, count]) => [key, words(count)])));
  }, [added, kindOf, environment]);
  const counted = useMemo(() => {
    const of = kindField === undefined ? undefined : gridFields(field)[kindField];
    const counts = (smart_count: number) => environment.t('desk.grid.rows', { smart_count });
    // Rows of one kind are counted where they have sums.
    if (!of) return sums === '{}' ? '' : counts(liveRows(added).length);
    const words = ([value, count]: readonly [unknown, number]) =>
      `${typeOf(of).format(value, of, environment)} ${counts(count)}`;
    return rowsByKind(added, { kindOf, kindField }).map(words).join(', ');
  }, [field, added, kindOf, kindField, sums, environment]);
  const wanted = useMemo(() => {
    const figures = columns.filter((column) => typeOf(column.field).summable !== undefined).map(({ name }) => name);
    const shown = Object.entries(JSON.parse(sums) as Record<string, string>);
    const below = Object.fromEntries(shown.map(plainFigure));
    const rooms = figureRooms(added, figures);
    const sumRooms = figureRooms([below], figures, sumLetters);
    const wide = shown.map(([name, sum]) => [name, Math.max(rooms[name] ?? 0, sumRooms[name] ?? 0, wordsRoom(sum))]);
    const room = { ...rooms, ...Object.fromEntries(wide) };
    // A short figure leaves no room for the word of a cell that is waited for.
    const waits =
      needed === undefined ? [] : columns.filter((one) => added.some((row) => isNeeded(live.detail(), one, row)));
    const words = waits.map(({ name }) => [name, Math.max(room[name] ?? 0, wordsRoom(needed ?? ''))]);
    return JSON.stringify({ ...room, ...Object.fromEntries(words) });
  }, [columns, added, sums, needed, live]);
  const heads = useMemo(() => groupHeads(columns, environment), [columns, environment]);
  const wish = useMemo(() => (grows ? textRoom(added, grows) : undefined), [grows, added]);
  const spoken = useMemo(
    () =>
      JSON.stringify(
        wordRooms(
          added,
          columns.filter(({ name }) => name !== grows),
          environment,
        ),
      ),
    [columns, added, grows, environment],
  );
  return useMemo(
    () =>
      gridColumns(columns, live, JSON.parse(sums) as Record<string, string>, {
        open,
        grows,
        wish,
        kindField,
        edge,
        told,
        needed,
        words: environment,
        rooms: JSON.parse(wanted) as Readonly<Record<string, number>>,
        spoken: JSON.parse(spoken) as Readonly<Record<string, number>>,
        below: JSON.parse(headRows) as Readonly<Record<string, string>>,
        counted: counted ? { word: environment.t('desk.grid.sum'), rows: counted } : undefined,
        heads,
        unsure: JSON.parse(unsure) as Readonly<Record<string, string>>,
      }),
    [
      columns,
      live,
      sums,
      open,
      grows,
      wish,
      kindField,
      edge,
      told,
      needed,
      environment,
      wanted,
      spoken,
      headRows,
      counted,
      heads,
      unsure,
    ],
  );
}
