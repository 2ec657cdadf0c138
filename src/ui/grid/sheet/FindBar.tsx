/** Finding in the grid (Ctrl F): the cells go by, the keyboard stays in the words until Escape. */
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { IconButton } from '../../button/IconButton.tsx';
import { TextBox } from '../../form/TextBox.tsx';
import { DownGlyph, UpGlyph } from '../../icon/glyphs.tsx';
import { isComposing } from '../../keys.ts';
import { useT } from '../../text.tsx';
import { findAll, nextFound } from '../model/find.ts';
import { only } from '../model/selection.ts';
import type { Sheet } from './types.ts';
import './find.css';

export interface FindAsked {
  readonly turn: number;
  readonly back: boolean;
  /** F3: on to the next one, without taking the keyboard. */
  readonly again: boolean;
}

interface Props {
  readonly sheet: Pick<Sheet<unknown>, 'selection' | 'select' | 'scrollTo' | 'text'>;
  /** Rows and columns as they are drawn: a change is searched again. */
  readonly rows: readonly unknown[];
  readonly columns: readonly unknown[];
  readonly asked: FindAsked;
  readonly onClose: () => void;
}

export function FindBar({ sheet, rows, columns, asked, onClose }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  const words = useDeferredValue(keyword);
  const found = useMemo(
    () => findAll(words, { rows: rows.length, cols: columns.length }, sheet.text),
    [words, rows, columns, sheet],
  );
  const [at, setAt] = useState(-1);

  const go = (back: boolean, here = false, focus = false) => {
    const next = nextFound(found, sheet.selection()?.active, back, here);
    setAt(next);
    const spot = found[next];
    if (!spot) return;
    sheet.select(only(spot), focus);
    sheet.scrollTo(spot);
  };
  const searched = useEffectEvent(() => go(false, true));
  useEffect(() => {
    if (words !== '') searched();
  }, [words]);
  const follow = useEffectEvent(() => {
    if (asked.again && found.length > 0) go(asked.back, false, true);
    else {
      input.current?.focus();
      input.current?.select();
    }
  });
  useEffect(() => follow(), [asked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' || event.key === 'F3') go(event.shiftKey);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const count =
    words === ''
      ? ''
      : found.length === 0
        ? t('desk.grid.find_none')
        : t('desk.grid.find_count', { at: at + 1, count: found.length });
  return (
    <div className="hg-gridfind" role="search" aria-label={t('desk.grid.find')} onKeyDown={onKeyDown}>
      <TextBox
        ref={input}
        aria-label={t('desk.grid.find')}
        placeholder={t('desk.grid.find')}
        value={keyword}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <span className="hg-gridfind__count hg-tn" role="status">
        {count}
      </span>
      <IconButton size="s" label={t('desk.grid.find_previous')} onClick={() => go(true)}>
        <UpGlyph />
      </IconButton>
      <IconButton size="s" label={t('desk.grid.find_next')} onClick={() => go(false)}>
        <DownGlyph />
      </IconButton>
      <IconButton size="s" label={t('desk.action.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
