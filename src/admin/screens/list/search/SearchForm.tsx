/** The search form: one row, opened to the conditions of the declaration. Enter searches from anywhere in it. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { DownGlyph, UpGlyph } from '../../../../ui/icon/glyphs.tsx';
import { isComposing, isTyping } from '../../../../ui/keys.ts';
import { useT } from '../../../../ui/text.tsx';
import { Conditions } from './Conditions.tsx';
import { DateTypeAndPeriod } from './DateTypeAndPeriod.tsx';
import { KeywordBox } from './KeywordBox.tsx';
import { hasDates, panelConditions, searchFormId, searchText, withDetail } from './search.ts';
import { useDerivedList } from '../derivedList.ts';
import { useListSearch } from './useListSearch.ts';
import { useStopsAtOdd } from './useStopsAtOdd.ts';
import { useDraft } from './useDraft.ts';

interface Props {
  /** The keyboard goes from the keyword into the rows. */
  readonly onDown: () => void;
  /** A button elsewhere keeps what stands here; it has been asked for. */
  readonly onKeep: (search: string) => void;
}

export function SearchForm({ onDown, onKeep }: Props) {
  const t = useT();
  const { resource } = useDerivedList().screen;
  const { state, address, today, search } = useListSearch();
  const { firstOf } = resource.search;
  const { draft, change, newest } = useDraft(state, address);
  const [alert, setAlert] = useState(false);
  const stopsAtOdd = useStopsAtOdd();
  const form = useRef<HTMLFormElement>(null);
  // The keyword that opening the details put aside comes back when they close.
  const aside = useRef('');
  const count = panelConditions(resource.search).filter((name) => draft.conditions[name]).length;

  useEffect(() => {
    const now = document.activeElement;
    // Whoever is asked something, or types elsewhere, goes on there; a finger gets no keyboard over the rows.
    if (isTyping(now) || now?.closest('[role=dialog],[role=menu]') || matchMedia('(pointer: coarse)').matches) return;
    form.current?.querySelector<HTMLInputElement>('[name=keyword]')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!leadsToSearch(event) || document.querySelector('[role=dialog],[role=menu]')) return;
      const box = form.current?.querySelector<HTMLInputElement>('[name=keyword]');
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const submit = () => {
    if (stopsAtOdd(form.current)) return;
    const wanted = newest();
    if (firstOf && Object.keys(wanted.conditions).length === 0) setAlert(true);
    else search(wanted);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.currentTarget.contains(event.nativeEvent.submitter)) return submit();
    if (stopsAtOdd(event.currentTarget)) return;
    // Told at once: the address follows later, and whoever is quick would keep the former search.
    const wanted = newest();
    search(wanted);
    onKeep(searchText(wanted, resource, today));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isPlainDown(event)) {
      event.preventDefault();
      onDown();
      return;
    }
    if (event.key !== 'Enter' || isComposing(event) || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    submit();
  };
  const toggle = () => {
    const now = newest();
    const next = withDetail(now, resource.search, !now.detail, today);
    if (now.detail) change({ ...next, keyword: now.keyword || aside.current });
    else {
      aside.current = now.keyword;
      change(next);
    }
  };

  return (
    <form ref={form} id={searchFormId} role="search" className="hl-search" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <div className="hl-search__row">
        <KeywordBox resource={resource} draft={draft} onChange={change} />
        {hasDates(resource.search) && (
          <DateTypeAndPeriod resource={resource} draft={draft} today={today} onChange={change} segment />
        )}
        <div className="hl-search__acts">
          <Button type="submit" kind="tint" icon={<SearchIcon />} shortcut="Enter">
            {t('desk.search.search')}
          </Button>
          {panelConditions(resource.search).length > 0 && (
            <Button
              icon={<TuneIcon />}
              endIcon={draft.detail ? <UpGlyph /> : <DownGlyph />}
              aria-expanded={draft.detail}
              aria-controls="hl-conditions"
              onClick={toggle}
            >
              {t('desk.search.detail')}
              {count > 0 && <span className="hl-count">{count}</span>}
            </Button>
          )}
        </div>
      </div>
      {draft.detail && (
        <Conditions id="hl-conditions" resource={resource} draft={draft} today={today} onChange={change} />
      )}
      <AlertDialog
        open={alert}
        title={t('desk.message.ship_search')}
        onConfirm={() => {
          setAlert(false);
          setTimeout(() => form.current?.querySelector<HTMLInputElement>('[name=keyword]')?.focus());
        }}
      />
    </form>
  );
}

const isPlainDown = (event: KeyboardEvent): boolean =>
  event.key === 'ArrowDown' &&
  !isComposing(event) &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) &&
  event.target instanceof HTMLInputElement &&
  event.target.name === 'keyword';

/** F3 from anywhere in the list, and / wherever it is not typed. */
function leadsToSearch(event: globalThis.KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  return (
    (event.key === 'F3' && !event.shiftKey) || (event.code === 'Slash' && !event.shiftKey && !isTyping(event.target))
  );
}
