import { cx } from '../cx.ts';
import { pasteWhole } from '../form/pasteWhole.ts';
import type { GridEditProps } from './types.ts';

export interface TextEditorProps<R> extends GridEditProps<R> {
  value: string;
  /** The row with this text in it. */
  put: (row: R, text: string) => R;
  numeric?: boolean;
  maxLength?: number;
}

/** The plain editor of a cell: the text keeps its place to the pixel. */
export function TextEditor<R>({ row, columnName, onRowChange, value, put, numeric, maxLength }: TextEditorProps<R>) {
  return (
    <input
      className={cx('hg-editor', numeric && 'hg-editor--end')}
      tabIndex={0}
      autoComplete="off"
      aria-label={columnName}
      inputMode={numeric ? 'decimal' : undefined}
      maxLength={maxLength}
      onPaste={pasteWhole}
      value={value}
      onChange={(event) => onRowChange(put(row, event.target.value))}
    />
  );
}
