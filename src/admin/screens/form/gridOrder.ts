/** A detail grid as a file: the columns that show, in their order and widths, and the sums under them. */
import type { FileKind, Sheet } from '../../../core/sheet.ts';
import { columnWidth } from '../../../fields/columnWidth.ts';
import { gridFields } from '../../../fields/resource.ts';
import { sumsOf } from '../../../fields/sums.ts';
import type { FieldEnvironment } from '../../../fields/ui-contract.ts';
import { liveRows } from '../../../fields/rows/editing.ts';
import type { Detail } from '../../../fields/rows/ui.tsx';
import { visibleColumns } from '../../../ui/grid/layout.ts';
import type { GridLayout } from '../../../ui/grid/types.ts';
import type { ExportOrder } from '../../export/useFileExport.tsx';

interface Look {
  /** Name of the record. */
  readonly title: string;
  readonly layout: GridLayout;
  readonly context: FieldEnvironment;
  readonly words: Sheet['words'];
}

export function gridOrder(detail: Detail, kind: FileKind, { title, layout, context, words }: Look): ExportOrder {
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
  const sums = sumsOf(gridFields(detail.field), shown.map(({ name }) => name), rows);
  return {
    kind,
    title,
    personal: shown.filter(({ field }) => field.personal && !field.leftOut?.includes(kind)).map(({ label }) => label),
    sheets: async () => [{ title: `${title} ${detail.label}`, columns, rows, sums, words, context }],
  };
}
