/** Columns of a detail grid, from the fields of its rows. */
import { cx } from '../../ui/cx.ts';
import type { GridColumn, GridHead } from '../../ui/grid/types.ts';
import { columnWidth, leastWidth, tightWidth } from './columnWidth.ts';
import type { Words } from './columnWidth.ts';
import { typeOf } from '../../fields/index.ts';
import { gridColumns as fieldsOf, rowName } from '../../record/resource.ts';
import { addsUp, measureOf, sumsOf } from '../../record/sums.ts';
import { ynType } from '../../fields/yn/index.ts';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import { isOwn } from './groupHeads.tsx';
import { CellEditor } from './CellEditor.tsx';
import { OfferEditor } from './OfferEditor.tsx';
import { HeadCell, KindCell, TurnCell, ValueCell } from './cells.tsx';
import { TypedCell } from './TypedCell.tsx';
import { isFileColumn, isOpen, typed } from '../detail.ts';
import type { Detail, DetailColumn } from '../detail.ts';
import { RowFilesCell } from './RowFilesCell.tsx';
import { sumsByUnit } from './unitSums.ts';
import { liveRows, rowKey } from '../editing.ts';
import type { Row } from '../editing.ts';

/** What columns ask for while they draw: the grid as it is now, so that columns stay the same objects. */
export interface Live {
  readonly detail: () => Detail;
  readonly turn: (row: Row, column: DetailColumn) => void;
  /** Columns in the order in which they stand. */
  readonly shown: () => readonly DetailColumn[];
}

export const isTurned = ({ field }: DetailColumn): boolean => field.type === ynType.type;

interface Shown {
  readonly open: boolean;
  /** The column that takes the width that is left. */
  readonly grows: string | undefined;
  /** Pixels that the longest text of that column wants. */
  readonly wish?: number | undefined;
  /** The column whose words stand in a frame. */
  readonly kindField: string | undefined;
  /** The first column that shows: sums are counted there where rows are of one kind. */
  readonly edge?: string | undefined;
  /** Other rows of the record speak here: where they change, cells are drawn anew. */
  readonly told: Detail['told'] | undefined;
  /** What an empty cell says that the next step waits for: of this drawing, where `live` is as it was before. */
  readonly needed?: string | undefined;
  readonly words: Words;
  /** Pixels that figures want at least. */
  readonly rooms?: Readonly<Record<string, number>>;
  /** Pixels of what the rows say in columns of words. */
  readonly spoken?: Readonly<Record<string, number>>;
  /** What a heading says behind its words, by its key. */
  readonly below?: Readonly<Record<string, string>> | undefined;
  /** Of how many rows the sums are, where the column of their kind stands. */
  readonly counted?: { readonly word: string; readonly rows: string } | undefined;
  /** What stands above the heads of the columns, in their order. */
  readonly heads?: readonly (GridHead | undefined)[];
  /** Why the sums of some columns are not to be relied on. */
  readonly unsure?: Readonly<Record<string, string>>;
}
/** Padding of the frame, and its letters that are heavier. */
const kindFrame = 14;

export function gridColumns(
  columns: readonly DetailColumn[],
  live: Live,
  sums: Readonly<Record<string, string>>,
  { open, grows, wish, kindField, edge, told, needed, words, rooms, spoken, below, counted, heads, unsure }: Shown,
): GridColumn<Row>[] {
  const figures = Object.keys(rooms ?? {}).length > 0;
  return columns.map((column, at): GridColumn<Row> => {
    const { name, field } = column;
    const label = column.head ?? column.label;
    const type = typeOf(field);
    const turned = isTurned(column);
    const filed = isFileColumn(column);
    const head = field.required && open && !column.fixed ? `${label} *` : label;
    const framed = name === kindField;
    const width = filed
      ? fileColumnWidth
      : Math.max(
          columnWidth(field, head, words, { frame: framed ? kindFrame : 0 }),
          rooms?.[name] ?? spoken?.[name] ?? 0,
        );
    return {
      key: name,
      name: head,
      width,
      // Words make room for figures.
      ...(figures && !framed && { least: leastWidth(field, head, width, name === grows), whole: true }),
      ...(figures &&
        (rooms?.[name] || field.type === 'code') && {
          tight: framed ? width : tightWidth(head, rooms?.[name] ?? spoken?.[name] ?? 0, width),
        }),
      behind: column.behind ?? false,
      grow: name === grows,
      ...(name === grows && wish !== undefined && { wish }),
      align: type.align === 'right' ? 'end' : type.align === 'center' || turned ? 'center' : 'start',
      numeric: type.summable !== undefined || type.align === 'right',
      editable: turned || filed ? false : (row) => isOpen(live.detail(), column, row),
      ...(filed && { presses: (row: Row) => isOpen(live.detail(), column, row) }),
      skipped: (row) => !isOpen(live.detail(), column, row),
      span: (row) => spanOf(live, name, row),
      render: (row) => {
        const detail = live.detail();
        if (turned && isOpen(detail, column, row))
          return <TurnCell column={column} row={row} onTurn={() => live.turn(row, column)} />;
        if (filed) return <RowFilesCell detail={live.detail} column={column} row={row} />;
        const shown = shownRow(detail, column, row);
        if (!shown) return null;
        const waited = isNeeded(detail, column, row);
        const cell = (
          <ValueCell
            column={column}
            row={waited ? { ...shown, [name]: null } : shown}
            told={told?.(row, name) ?? (waited ? needed : undefined)}
          />
        );
        if (name === detail.kindField) return <KindCell kind={detail.kindOf?.(row)}>{cell}</KindCell>;
        const rows = name === rowName(detail.field) ? below?.[rowKey(row)] : undefined;
        return rows === undefined ? cell : <HeadCell rows={rows}>{cell}</HeadCell>;
      },
      renderEdit:
        turned || filed
          ? undefined
          : (edit) => {
              const { offering, opens, field: rows, problem, record: header, onTyping, noted } = live.detail();
              const offered = offering?.typedIn === name && opens?.(edit.row, offering.ref) !== false && offering;
              const error = problem(rowKey(edit.row), name);
              return (
                <TypedCell {...{ column, edit, onTyping }}>
                  {(own) =>
                    offered ? (
                      <OfferEditor {...{ column, rows }} edit={own} offering={offered} />
                    ) : (
                      <CellEditor
                        {...{ column, header, error }}
                        edit={own}
                        noted={(value, said) => noted?.({ row: rowKey(edit.row), name }, value, said)}
                      />
                    )
                  }
                </TypedCell>
              );
            },
      className: isOwn(column) ? 'hg-cell--own' : undefined,
      above: heads?.[at],
      cellClass: (row) => {
        const detail = live.detail();
        return cx(
          !typed(detail, column, row) && 'hg-cell--computed',
          isNeeded(detail, column, row) && 'hg-cell--needed',
          detail.field.card?.amount?.includes(name) && 'hg-cell--result',
        );
      },
      ...summaryOf(sums[name]),
      ...((kindField === undefined ? name === edge : framed) &&
        counted &&
        sums[name] === undefined &&
        countedOf(live, name, sums, counted)),
      summaryProblem: sums[name] === undefined ? undefined : unsure?.[name],
    };
  });
}

/** Of how many rows the sums are: it runs on to the first column that has one. */
function countedOf(
  live: Live,
  name: string,
  sums: Readonly<Record<string, string>>,
  { word, rows }: NonNullable<Shown['counted']>,
): Pick<GridColumn<Row>, 'summary' | 'summarySpan'> {
  return {
    summary: (
      <span className="hg-rowcount">
        <b>{word}</b> {rows}
      </span>
    ),
    summarySpan: () => {
      const shown = live.shown().map((column) => column.name);
      const at = shown.indexOf(name);
      const next = shown.findIndex((one, index) => index > at && sums[one] !== undefined);
      return (next < 0 ? shown.length : next) - at || undefined;
    },
  };
}

/** Does the next step wait for this cell, which says nothing? Not for a closed one, which is somebody else's to fill in. */
export function isNeeded(detail: Detail, column: DetailColumn, row: Row): boolean {
  const value = row[column.name];
  const isNought = () => (detail.needed?.atNought.includes(column.name) ?? false) && Number(value) === 0;
  const isEmpty = value === null || value === undefined || value === '' || isNought();
  return isEmpty && isOpen(detail, column, row) && (detail.needed?.waitsFor(row, column.name) ?? false);
}

/** A name and three buttons (1-foundations 9). */
const fileColumnWidth = 200 + 3 * 50 + 14;

/** A heading or a note has words, and a heading the sums of what stands below it; all else of it is blank. */
function shownRow(detail: Detail, column: DetailColumn, row: Row): Row | undefined {
  const kind = detail.kindOf?.(row);
  if (kind === undefined || kind === 'less') return row;
  const sum = kind === 'head' ? detail.sumsOf?.(row)?.[column.name] : undefined;
  if (sum !== undefined) return { ...row, [column.name]: sum };
  // Its words stand there whether they may still be typed or not.
  if (column.name === detail.kindField || column.name === rowName(detail.field)) return row;
  return detail.opens?.(row, column.name) === false ? undefined : row;
}

/** The words of a note or heading run on to the next column that has something to say. */
function spanOf(live: Live, name: string, row: Row): number | undefined {
  const detail = live.detail();
  const kind = detail.kindOf?.(row);
  if (kind === undefined || kind === 'less' || name !== rowName(detail.field)) return undefined;
  const shown = live.shown();
  const at = shown.findIndex((column) => column.name === name);
  const next = shown.findIndex((column, index) => index > at && shownRow(detail, column, row) !== undefined);
  return (next < 0 ? shown.length : next) - at || undefined;
}

/** Between sums of several units. */
const between = ' · ';

/** The sum of each unit by itself: one widens no column as all of them in a line would. */
export const eachUnit = (sum: string): readonly string[] => sum.split(between);

/** A sum below its column; of several units a line each. */
function summaryOf(sum: string | undefined): Pick<GridColumn<Row>, 'summary' | 'summaryLines'> {
  // The sign of the cells above it.
  const lines = sum === undefined ? [] : eachUnit(sum).map((line) => line.replace(/^-/, '\u2212'));
  if (lines.length < 2) return { summary: lines[0] };
  return {
    summaryLines: lines.length,
    summary: (
      <span className="hg-sumlines">
        {lines.map((line, index) => (
          <span key={line}>{index < lines.length - 1 ? line + between : line}</span>
        ))}
      </span>
    ),
  };
}

/** Sums of the live rows under the columns, as their types show them; quantities with their units, `3 EA · 2 BOX`. */
export function shownSums(
  { field, columns }: Pick<Detail, 'field' | 'columns'>,
  rows: readonly Row[],
  environment: FieldEnvironment,
): Readonly<Record<string, string>> {
  const fields = fieldsOf(field);
  const live = liveRows(rows);
  const shown = (name: string, value: unknown) => typeOf(fields[name]!).format(value, fields[name]!, environment);
  const sums = sumsOf(
    fields,
    columns.map(({ name }) => name),
    live,
  );
  const inUnits = columns.flatMap(({ name }) => {
    const measure = measureOf(fields, name);
    if (fields[name]?.type !== 'qty' || !measure || !addsUp(fields, name)) return [];
    const each = sumsByUnit(live, name, measure);
    return each ? [[name, each.map(([unit, sum]) => `${shown(name, sum)} ${shown(measure, unit)}`).join(between)]] : [];
  });
  return Object.fromEntries([...Object.entries(sums).map(([name, sum]) => [name, shown(name, sum)]), ...inUnits]);
}
