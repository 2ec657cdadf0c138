/** Detail rows as a spreadsheet. */
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Ref } from 'react';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../../ui/grid/DataGrid.tsx';
import { plainLayout, visibleColumns } from '../../ui/grid/layout.ts';
import type { Pasted } from '../../ui/grid/model/clipboard.ts';
import { sheetParts } from '../../ui/grid/sheet/parts.ts';
import type { GridCommand, Selected } from '../../ui/grid/sheet/types.ts';
import type { RowKind } from '../../core/resource.ts';
import { cx } from '../../ui/cx.ts';
import type { GridLayout } from '../../ui/grid/types.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { askForFiles } from '../files/askForFiles.ts';
import { liveIn } from '../files/entry.ts';
import type { FilesField } from '../files/index.ts';
import { useRowFiles } from '../files/rowFiles.ts';
import { rowName } from '../resource.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { FieldEnvironment } from '../ui-contract.ts';
import { cellFigure, cellText, meant } from './cellText.ts';
import { settled } from './CellEditor.tsx';
import { DragHandle } from './cells.tsx';
import { gridColumns, shownSums } from './columns.tsx';
import type { Live } from './columns.tsx';
import { withCells } from './cellEdits.ts';
import { isFileColumn, isOpen } from './detail.ts';
import type { Detail, DetailColumn, TouchedCell } from './detail.ts';
import { detailMenu } from './detailMenu.ts';
import type { FileActs } from './detailMenu.ts';
import { rowKey, rowMark, same } from './editing.ts';
import type { Row } from './editing.ts';
import { runCommand } from './commands.ts';
import { findReferences, readCell } from './readCells.ts';
import type { DetailActions } from './useDetailActions.ts';
import { usePaste } from './usePaste.tsx';
import { useRowDrag } from './useRowDrag.ts';
import { translateRows, twinsOf } from './translate.ts';
import './rows.css';

export interface DetailHandle {
  /** Puts the keyboard on a cell. */
  readonly focus: (row: string, name?: string) => void;
}

interface Props {
  readonly detail: Detail;
  readonly actions: DetailActions;
  /** A person's columns. */
  readonly layout?: GridLayout;
  readonly onLayout?: (layout: GridLayout) => void;
  /** Absent while rows cannot be exported. */
  readonly onExport?: (kind: 'excel' | 'pdf') => void;
  readonly ref?: Ref<DetailHandle>;
}

/** Drawn only when something it shows has changed, not with every key that is typed elsewhere in the form. */
const Grid = memo(DataGrid) as typeof DataGrid;

export function DetailGrid({ detail, actions, layout = plainLayout, onLayout, onExport, ref }: Props) {
  const { columns, rows, before, lock, problem } = detail;
  const environment = useFieldEnvironment();
  const { t } = environment;
  const grid = useRef<GridHandle>(null);
  const [menu, setMenu] = useState<{ x: number; y: number; selected: Selected }>();
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const byName = useMemo(() => new Map(columns.map((column) => [column.name, column])), [columns]);
  const shown = useMemo(
    () =>
      visibleColumns(
        columns.map(({ name }) => ({ key: name })),
        layout,
      ).flatMap(({ key }) => byName.get(key) ?? []),
    [columns, layout, byName],
  );
  const rowFiles = useRowFiles();
  const chooseFiles = (row: Row | undefined, column: DetailColumn) => {
    if (!row || !rowFiles || !isOpen(detail, column, row)) return;
    const at = { grid: detail.grid, row: rowKey(row), name: column.name };
    const { types } = column.field as FilesField;
    askForFiles(types, (files) => rowFiles.add(at, types, files));
  };
  const now = useRef({ detail, actions, environment, shown, chooseFiles });
  useLayoutEffect(() => {
    now.current = { detail, actions, environment, shown, chooseFiles };
  });

  const live = useMemo<Live>(
    () => ({
      detail: () => now.current.detail,
      shown: () => now.current.shown,
      turn: (row, column) => put(now.current.detail, row, column, row[column.name] === 'Y' ? 'N' : 'Y'),
    }),
    [],
  );
  const open = lock === undefined;
  const movable = open && !detail.deleteOnly;
  // Where rows are of several kinds, what they are called takes the width that is left.
  const grows = detail.kindField === undefined ? undefined : rowName(detail.field);
  const { field } = detail;
  // Adding up ten thousand rows may wait until the cell itself stands there.
  const added = useDeferredValue(rows);
  const sums = useMemo(
    () => JSON.stringify(shownSums({ field, columns }, added, environment)),
    [field, columns, added, environment],
  );
  const gridColumnList = useMemo(
    () => gridColumns(columns, live, JSON.parse(sums) as Record<string, string>, { open, grows, words: environment }),
    [columns, live, sums, open, grows, environment],
  );
  const { from, over, handlers } = useRowDrag(rows.length, actions.drop);
  const names = useMemo(() => columns.filter((column) => !column.fixed).map((column) => column.name), [columns]);

  const pasting = usePaste({
    detail: () => now.current.detail,
    shown: () => now.current.shown,
    onDone: (rect, words) => {
      grid.current?.say(words);
      requestAnimationFrame(() => grid.current?.selectRange(rect.top, rect.left, rect.bottom, rect.right));
    },
  });
  const command = (asked: GridCommand, selected: Selected | undefined) => {
    const said = runCommand(asked, selected, now.current);
    if (said)
      grid.current?.say(t(said.key, said.args && { ...said.args, act: said.act && t(`desk.grid.act_${said.act}`) }));
    if (said?.row !== undefined) {
      const at = said.row;
      requestAnimationFrame(() =>
        grid.current?.selectRange(at, selected?.rect.left ?? 0, at, selected?.rect.left ?? 0),
      );
    }
  };
  const newest = useRef({ command, paste: pasting.paste });
  useLayoutEffect(() => {
    newest.current = { command, paste: pasting.paste };
  });

  const markOf = useCallback((row: Row) => rowMark(before.get(rowKey(row)), row, names), [before, names]);
  const errorOf = useCallback((row: Row, name: string) => problem(rowKey(row), name), [problem]);
  const isChanged = useCallback((row: Row, name: string) => differs(before.get(rowKey(row)), row, name), [before]);
  const { kindOf } = detail;
  const classOf = useCallback(
    (row: Row) => cx(dropClass(from, over, rows.indexOf(row)), kindClass(kindOf?.(row))) || undefined,
    [from, over, rows, kindOf],
  );
  const onRowsChange = useCallback(
    (next: Row[], { indexes, columnKey }: { indexes: number[]; columnKey: string }) =>
      edited(() => now.current, next, indexes, columnKey),
    [],
  );
  const owner = useMemo(() => {
    const columnOf = (name: string) => now.current.detail.columns.find((column) => column.name === name);
    const of = <T,>(name: string, tell: (column: DetailColumn) => T) => {
      const column = columnOf(name);
      return column && tell(column);
    };
    return {
      cellText: (row: Row, name: string) => of(name, (column) => cellText(column, row, now.current.environment)) ?? '',
      cellFigure: (row: Row, name: string) => of(name, (column) => cellFigure(column, row)),
      cellValue: (row: Row, name: string) => of(name, (column) => meant(column, row)),
      onSelect: (selected: Selected | undefined) => now.current.actions.setSelected(selected),
      onMenu: (at: { x: number; y: number }, selected: Selected) => setMenu({ ...at, selected }),
    };
  }, []);
  const onCommand = useCallback(
    (asked: GridCommand, selected: Selected | undefined) => newest.current.command(asked, selected),
    [],
  );
  const onPaste = useCallback(
    (pasted: Pasted, selected: Selected | undefined) => newest.current.paste(pasted, selected),
    [],
  );
  const rowHandle = useCallback(
    (row: Row) => (row._deleted ? null : <DragHandle label={t('desk.grid.row_move')} />),
    [t],
  );
  const empty = useMemo(
    () => <p className="hg-detail__empty">{t(movable ? 'desk.grid.empty_open' : 'desk.grid.empty')}</p>,
    [t, movable],
  );

  useImperativeHandle(ref, () => ({
    focus: (row, name) => grid.current?.focusCell(row, name ?? columns[0]?.name),
  }));
  useEffect(() => {
    const place = actions.wanted.current;
    const at = place ? rows.findIndex((row) => rowKey(row) === place.row) : -1;
    if (!place || at < 0) return;
    actions.wanted.current = undefined;
    grid.current?.focusCell(place.row, place.column ?? columns[0]?.name);
    const height = Math.min(place.height ?? 1, rows.length - at);
    if (height > 1) grid.current?.selectRange(at, 0, at + height - 1, shown.length - 1);
  }, [rows, columns, shown, actions.wanted]);

  return (
    <div className="hg-detail" {...handlers}>
      <Grid<Row>
        ref={grid}
        ariaLabel={detail.label}
        rowHeight={30}
        columns={gridColumnList}
        rows={rows}
        rowKey={rowKey}
        rowHandle={movable ? rowHandle : undefined}
        layout={layout}
        onLayoutChange={onLayout}
        onRowsChange={onRowsChange}
        {...owner}
        parts={sheetParts}
        onCommand={open ? onCommand : undefined}
        onPaste={movable ? onPaste : undefined}
        rowMark={markOf}
        rowClass={classOf}
        cellError={errorOf}
        cellChanged={isChanged}
        emptyState={empty}
      />
      {menu && (
        <span ref={setCorner} className="hg-detail__corner" style={{ left: menu.x, top: menu.y }} aria-hidden="true" />
      )}
      <Menu
        anchor={menu ? corner : null}
        label={detail.label}
        onClose={() => setMenu(undefined)}
        choices={
          menu
            ? detailMenu(detail, actions, menu.selected, t, {
                layout,
                onLayout,
                onExport,
                shown: shown.length,
                fillDown: () => command({ act: 'fillDown' }, menu.selected),
                files: filesAt(menu.selected),
                translate: twinsOf(columns).length > 0 ? () => void translate(menu.selected) : undefined,
              })
            : []
        }
      />
      {pasting.preview}
    </div>
  );

  /** What can be done to the files of the cell with the keyboard. */
  function filesAt({ row: at, key }: Selected): FileActs | undefined {
    const [column, row] = [byName.get(key), rows[at]];
    if (!column || !row || !isFileColumn(column) || !rowFiles) return undefined;
    const there = liveIn(row[key]);
    const opened = isOpen(detail, column, row);
    const sending = rowFiles.sending({ grid: detail.grid, row: rowKey(row), name: key })[0];
    return {
      retry: sending?.state === 'failed' ? () => rowFiles.retry(sending.uid) : undefined,
      drop: sending && (() => rowFiles.drop(sending.uid)),
      add: opened ? () => chooseFiles(row, column) : undefined,
      remove: opened && there.length > 0 ? () => command({ act: 'clear' }, menu?.selected) : undefined,
      download: there.length > 0 ? () => rowFiles.download(there) : undefined,
    };
  }

  async function translate({ rect }: Selected) {
    const count = await translateRows(() => now.current, rect);
    grid.current?.say(t(count > 0 ? 'desk.grid.translated' : 'desk.grid.translated_none', { count }));
  }
}

interface Now {
  readonly detail: Detail;
  readonly environment: FieldEnvironment;
}

/** A cell was left: its text becomes the value that the type stores. */
function edited(now: () => Now, next: readonly Row[], indexes: readonly number[], name: string): void {
  const { detail } = now();
  const column = detail.columns.find((one) => one.name === name);
  const [at] = indexes;
  const row = at === undefined ? undefined : next[at];
  if (!column || row === undefined) return;
  const done = { ...row, [name]: settled(column.field, row[name]) };
  const old = detail.rows[at!];
  const touched = { row: rowKey(row), name };
  const changes = old === undefined || Object.keys(done).some((key) => !same(old[key], done[key]));
  detail.onChange(changes ? next.map((one, index) => (index === at ? done : one)) : detail.rows, touched);
  if (column.field.type === 'ref' && typeof done[name] === 'string') void named(now, touched, column, done[name]);
}

/** The record of a name that was left before the server had answered; a name without one stays, marked. */
async function named(now: () => Now, { row: key, name }: TouchedCell, column: DetailColumn, text: string) {
  const found = await findReferences([[{ text }]], [column], now().environment);
  const stored = readCell(column, { text }, found, now().environment);
  const { detail } = now();
  const row = detail.rows.findIndex((one) => rowKey(one) === key);
  if (stored.bad || detail.rows[row]?.[name] !== text) return;
  const { rows, touched } = withCells(detail.rows, [{ row, column, ...stored }], detail.newRow);
  detail.onChange(rows, touched);
}

const differs = (old: Row | undefined, row: Row, name: string): boolean =>
  old !== undefined && !same(old[name], row[name]);

/** One value of one row. */
function put(detail: Detail, row: Row, column: DetailColumn, value: unknown): void {
  const key = rowKey(row);
  const next = detail.rows.map((one) => (rowKey(one) === key ? { ...one, [column.name]: value } : one));
  detail.onChange(next, { row: key, name: column.name });
}

const kindClass = (kind: RowKind | undefined) => kind && `hg-row--${kind}`;

const dropClass = (from: number | undefined, over: number | undefined, index: number): string | undefined =>
  over === index && from !== undefined && from !== over ? (from < over ? 'hg-row--below' : 'hg-row--above') : undefined;
