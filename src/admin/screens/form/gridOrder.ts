/** A detail grid as a file: the columns that show, in their order and widths, and the sums under them. */
import { decimal } from '../../../core/decimal.ts';
import type { FormatContext } from '../../../core/field.ts';
import type { FileKind, Sheet } from '../../../core/sheet.ts';
import { typeOf } from '../../../fields/index.ts';
import { liveRows } from '../../../fields/rows/editing.ts';
import type { Detail } from '../../../fields/rows/ui.tsx';
import { visibleColumns } from '../../../ui/grid/layout.ts';
import type { GridLayout } from '../../../ui/grid/types.ts';
import type { ExportOrder } from '../../export/useFileExport.tsx';

interface Look {
  /** Name of the record. */
  readonly title: string;
  readonly layout: GridLayout;
  readonly context: FormatContext;
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
    width: layout.widths[name] ?? typeOf(field).width(field),
  }));
  const summed = shown.filter(({ field, fixed }) => typeOf(field).summable && (fixed || field.type === 'qty'));
  const sums = Object.fromEntries(summed.map(({ name }) => [name, total(rows.map((row) => row[name]))]));
  return {
    kind,
    title,
    personal: shown.filter(({ field }) => field.personal && !field.leftOut?.includes(kind)).map(({ label }) => label),
    sheets: async () => [
      { title: `${title} ${detail.label}`, columns, rows, ...(rows.length ? { sums } : {}), words, context },
    ],
  };
}

/** What is empty or still wrong counts as nothing. */
const total = (values: readonly unknown[]): string =>
  values
    .map(String)
    .filter((text) => /^-?\d+(\.\d+)?$/.test(text))
    .reduce((sum, text) => sum.plus(text), decimal(0))
    .toFixed();
