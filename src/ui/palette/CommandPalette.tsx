import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import MuiDialog from '@mui/material/Dialog';
import { useOpenDialog } from '../dialog/openDialogs.ts';
import { AlertGlyph } from '../icon/glyphs.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { isComposing } from '../keys.ts';
import { useT } from '../text.tsx';
import { PaletteList } from './PaletteList.tsx';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './types.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';
import './palette.css';

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** Finds menus, records and actions; called a moment after typing stops, with a signal that ends an older search. */
  search: PaletteSearch;
  /** Shown before anything is typed. */
  start?: readonly PaletteGroup[];
  onOpen: (item: PaletteItem) => void;
}

/** Ctrl K: one field that finds menus and records. */
export function CommandPalette({ open, onClose, ...rest }: CommandPaletteProps) {
  const t = useT();
  const titleId = useId();
  useOpenDialog(open, onClose);
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth={false} className="hg-palette">
      <h2 id={titleId} className="hg-sr">
        {t('desk.shortcut.palette')}
      </h2>
      <PaletteBody {...rest} onClose={onClose} />
    </MuiDialog>
  );
}

function PaletteBody({ search, start = [], onOpen, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const t = useT();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = usePaletteSearch(query, search, start);
  const items = found.groups.flatMap((group) => group.items);
  const steps = found.groups.flatMap((group) => (group.last === 'unlessNamed' ? group.items : []));
  // Undefined until somebody points at a line: then it is the first.
  const [pointed, setAt] = useState<number>();
  const at = pointed ?? 0;
  const active = items[Math.min(at, items.length - 1)];
  const step = items.findIndex((item) => steps.includes(item));
  const [waits, setWaits] = useState(false);

  const choose = (item: PaletteItem) => {
    onClose();
    onOpen(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const last = items.length - 1;
    const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key];
    const keepsCaret = (event.key === 'Home' || event.key === 'End') && query !== '';
    if (to !== undefined && !keepsCaret) {
      event.preventDefault();
      setAt(to);
    } else if (event.key === 'Tab' && !event.shiftKey && step >= 0) {
      event.preventDefault();
      setAt(step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The lines that still show answer older words: the first one of the new answer is meant, unless a line was pointed at.
      if (found.searching && pointed === undefined) setWaits(true);
      else if (active) choose(active);
    }
  };
  const answered = useEffectEvent(() => {
    setWaits(false);
    if (active) choose(active);
  });
  const due = waits && !found.searching;
  useEffect(() => {
    if (due) answered();
  }, [due]);

  return (
    <>
      <div className="hg-palette__q">
        {/* the same shape as a search icon of the bar, without its library */}
        <svg
          viewBox="0 0 16 16"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="7" cy="7" r="4.2" />
          <path d="m10.2 10.2 3.3 3.3" />
        </svg>
        <input
          role="combobox"
          aria-label={t('desk.shortcut.palette')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          placeholder={t('desk.frame.search')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(undefined);
            setWaits(false);
          }}
          onKeyDown={onKeyDown}
        />
        {/* Beside the words while older lines still show: nothing moves under the eye. */}
        <small className="hg-palette__wait" role="status">
          {found.searching && items.length > 0 && t('desk.palette.searching')}
        </small>
        <Kbd>Esc</Kbd>
      </div>
      {/* The words keep the keyboard, wherever one presses. */}
      <div className="hg-palette__body" aria-busy={found.searching} onMouseDown={(event) => event.preventDefault()}>
        <PaletteList
          id={id}
          groups={found.groups}
          active={active}
          query={query}
          onPoint={(item) => setAt(items.indexOf(item))}
          onChoose={choose}
        />
        <p className="hg-palette__note" role="status">
          {found.searching ? (
            items.length === 0 && t('desk.palette.searching')
          ) : found.failed ? (
            <>
              <AlertGlyph /> {t('desk.palette.failed')}
            </>
          ) : (
            query.trim() !== '' && items.length === 0 && t('desk.frame.search_empty')
          )}
        </p>
      </div>
      <div className="hg-palette__foot" aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('desk.palette.move')}
        </span>
        <span>
          <Kbd>Enter</Kbd> {t('desk.palette.open')}
        </span>
        {step >= 0 && (
          <span>
            <Kbd>Tab</Kbd> {t('desk.palette.step')}
          </span>
        )}
        <span className="hg-palette__hint">{t('desk.palette.hint')}</span>
      </div>
    </>
  );
}
