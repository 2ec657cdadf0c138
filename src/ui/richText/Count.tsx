import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';

interface Props {
  readonly id: string;
  readonly editor: Editor;
  /** Characters as stored, marks included. */
  readonly stored: number;
  readonly max: number | undefined;
}

/** Letters of the text; near the limit also what is stored, for marks count too. */
export function Count({ id, editor, stored, max }: Props) {
  const t = useT();
  const letters = useEditorState({
    editor,
    selector: ({ editor: now }) => now.state.doc.textBetween(0, now.state.doc.content.size, '\n').length,
  });
  const over = max !== undefined && stored > max;
  const number = (n: number) => n.toLocaleString('en-US');
  return (
    <>
      <span id={id} className={cx('hg-rte__count', over && 'hg-rte__refused')}>
        {max === undefined
          ? t('editor.letters', { letters: number(letters) })
          : t('editor.count', { letters: number(letters), stored: number(stored), max: number(max) })}
      </span>
      <span className="hg-sr" role="status">
        {over ? t('editor.over', { over: number(stored - max) }) : ''}
      </span>
    </>
  );
}
