/** Columns of a detail grid, from the fields of its rows. */
import { decimal } from '../../core/decimal.ts';
import type { GridColumn } from '../../ui/grid/types.ts';
import { typeOf } from '../index.ts';
import { ynType } from '../yn/index.ts';
import type { FieldEnvironment } from '../ui-contract.ts';
import { CellEditor } from './CellEditor.tsx';
import { TurnCell, ValueCell } from './cells.tsx';
import { isOpen } from './detail.ts';
import type { Detail, DetailColumn } from './detail.ts';
import { liveRows, rowKey } from './editing.ts';
import type { Row } from './editing.ts';

/** What columns ask for while they draw: the grid as it is now, so that columns stay the same objects. */
export interface Live {
  readonly detail: () => Detail;
  readonly turn: (row: Row, column: DetailColumn) => void;
}

export const isTurned = ({ field }: DetailColumn): boolean => field.type === ynType.type;

export function gridColumns(
  columns: readonly DetailColumn[],
  live: Live,
  sums: Readonly<Record<string, string>>,
  { open }: { readonly open: boolean },
): GridColumn<Row>[] {
  return columns.map((column): GridColumn<Row> => {
    const { name, field, label } = column;
    const type = typeOf(field);
    const turned = isTurned(column);
    return {
      key: name,
      name: field.required && open && !column.fixed ? `${label} *` : label,
      width: Math.max(Math.min(type.width(field), widest), headWidth(label)),
      align: type.align === 'right' ? 'end' : type.align === 'center' || turned ? 'center' : 'start',
      numeric: type.summable !== undefined || type.align === 'right',
      editable: turned ? false : (row) => isOpen(live.detail(), column, row),
      render: (row) =>
        turned && isOpen(live.detail(), column, row) ? (
          <TurnCell column={column} row={row} onTurn={() => live.turn(row, column)} />
        ) : (
          <ValueCell column={column} row={row} />
        ),
      renderEdit: turned
        ? undefined
        : (edit) => <CellEditor column={column} edit={edit} error={live.detail().problem(rowKey(edit.row), name)} />,
      cellClass: () => (column.fixed ? 'hg-cell--computed' : undefined),
      summary: sums[name],
    };
  });
}

/** Many columns shall be seen at once; the last text takes what is left, and a cut text tells itself under the pointer. */
const widest = 150;

/** A head shows its words in full: about 12 px a Hangul syllable, 7 a letter. */
const headWidth = (label: string) => 20 + [...label].reduce((width, ch) => width + (ch > '\u2e80' ? 12 : 7), 0);

/** Sums of computed amounts and quantities: prices and rates of single rows add up to nothing. */
export function sumsOf(columns: readonly DetailColumn[], rows: readonly Row[], environment: FieldEnvironment) {
  const summed = columns.filter(
    ({ field, fixed }) => typeOf(field).summable && (fixed || field.type === 'qty') && liveRows(rows).length > 0,
  );
  return Object.fromEntries(
    summed.map(({ name, field }) => [name, typeOf(field).format(total(rows, name), field, environment)]),
  );
}

function total(rows: readonly Row[], name: string): string {
  const figures = liveRows(rows).map((row) => String(row[name] ?? '0'));
  const good = figures.filter((figure) => /^-?\d+(\.\d+)?$/.test(figure));
  return good.reduce((sum, figure) => sum.plus(figure), decimal(0)).toFixed();
}
