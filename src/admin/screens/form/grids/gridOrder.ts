/** A detail grid as a file: the columns that show, in their order and widths, and the sums under them. */
import type { FileKind, Sheet } from '../../../../core/files/sheet.ts';
import { columnWidth } from '../../../../sheet/cells/columnWidth.ts';
import { isPersonal } from '../../../../record/personal.ts';
import { gridColumns } from '../../../../record/resource.ts';
import { sumsOf } from '../../../../record/sums.ts';
import type { FieldEnvironment } from '../../../../fields/ui-contract.ts';
import { liveRows } from '../../../../sheet/editing.ts';
import type { Detail } from '../../../../sheet/index.ts';
import { visibleColumns } from '../../../../ui/grid/layout.ts';
import type { GridLayout } from '../../../../ui/grid/types.ts';
import type { ExportOrder } from '../../../export/exportOrder.ts';
import type { Screen } from '../../../routes.ts';

interface Look {
  readonly screen: Pick<Screen, 'resource' | 'view'>;
  /** Name of the grid in its resource. */
  readonly grid: string;
  /** Name of the record. */
  readonly title: string;
  readonly layout: GridLayout;
  readonly context: FieldEnvironment;
  readonly words: Sheet['words'];
}

export function gridOrder(
  detail: Detail,
  kind: FileKind,
  { screen, grid, title, layout, context, words }: Look,
): ExportOrder {
  const shown = visibleColumns(
    detail.columns.map((column) => ({ ...column, key: column.name })),
    layout,
  );
  const rows = liveRows(detail.rows);
  const columns = shown.map(({ name, label, field }) => ({
    name,
    label,
    field,
    width: layout.widths[name] ?? columnWidth(field, label, context),
  }));
  const taken = columns.filter(({ field }) => !field.leftOut?.includes(kind));
  const sums = sumsOf(
    gridColumns(detail.field),
    shown.map(({ name }) => name),
    rows,
  );
  return {
    kind,
    title,
    personal: taken.filter(({ field }) => isPersonal(field)).map(({ label }) => label),
    wire: {
      prefix: screen.resource.prefix,
      query: { view: screen.view },
      columns: taken.map(({ name, width }) => ({ name: `${grid}.${name}`, width })),
    },
    sheets: async () => [{ title: `${title} ${detail.label}`, columns, rows, sums, words, context }],
  };
}
