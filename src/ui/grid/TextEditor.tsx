import { cx } from '../cx.ts';
import type { GridEditProps } from './types.ts';

/** Takes the keyboard while it mounts, so that the first key, or the first syllable being composed, lands in it. */
function takeKeyboard(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.select();
}

export interface TextEditorProps<R> extends GridEditProps<R> {
  value: string;
  /** The row with this text in it. */
  put: (row: R, text: string) => R;
  numeric?: boolean;
  maxLength?: number;
}

/** The plain editor of a cell: the text keeps its place to the pixel. */
export function TextEditor<R>({
  row,
  columnName,
  onRowChange,
  onClose,
  value,
  put,
  numeric,
  maxLength,
}: TextEditorProps<R>) {
  return (
    <input
      ref={takeKeyboard}
      className={cx('hg-editor', numeric && 'hg-editor--end')}
      aria-label={columnName}
      inputMode={numeric ? 'decimal' : undefined}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onRowChange(put(row, event.target.value))}
      onBlur={() => onClose(true, false)}
    />
  );
}
