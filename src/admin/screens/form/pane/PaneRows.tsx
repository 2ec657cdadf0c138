/** Rows of the list beside a record: number and state, with whom, what about, and whether it waits for the company. */
import { useTranslate } from 'react-admin';
import type { RaRecord, UseGetListHookValue } from 'react-admin';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Level } from '../../../../core/authority.ts';
import { typeOf } from '../../../../fields/index.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { uiOf } from '../../../../fields/ui.ts';
import { headerFields } from '../../../../record/resource.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { screenPath } from '../../../routes.ts';
import type { Screen } from '../../../routes.ts';
import { rememberRow } from '../../list/memory.ts';
import { isTurnOf, otherParty, turnFirst } from './paneRows.ts';

/** The keyboard stays in the list over the change of the record, and the list where it was scrolled to. */
let kept: { readonly screen: string; readonly top: number } | undefined;

interface Props {
  readonly screen: Screen;
  readonly level: Level;
  readonly id: number | undefined;
  /** Undefined until the record is here. */
  readonly side: string | undefined;
  readonly list: UseGetListHookValue;
  readonly isTurnFirst: boolean;
  readonly about: string;
  readonly word: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

export function PaneRows({ screen, level, id, side, isTurnFirst, about, word, list }: Props) {
  const t = useTranslate();
  const { data: rows = [], total = 0, isPending, error, refetch } = list;
  const { resource } = screen;
  const shown = isTurnFirst && side !== undefined ? turnFirst(rows, resource, side) : rows;
  const box = useRef<HTMLUListElement>(null);
  const here = shown.findIndex((row) => row.id === id);
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];

  const isThere = shown.length > 0;
  useLayoutEffect(() => {
    if (!isThere) return;
    const ul = box.current;
    const current = ul?.querySelector<HTMLElement>('[aria-current]');
    if (ul && kept?.screen === screen.name) {
      ul.scrollTop = kept.top;
      current?.focus({ preventScroll: true });
    }
    kept = undefined;
    current?.scrollIntoView({ block: 'nearest' });
  }, [isThere, screen.name]);

  const onKey = (event: KeyboardEvent) => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  if (error)
    return (
      <p className="hg-pane__none" role="alert">
        {t('desk.list.failed')}
        <Button size="s" onClick={() => void refetch()}>
          {t('desk.action.retry')}
        </Button>
      </p>
    );
  const turns = rows.filter((row) => side !== undefined && isTurnOf(resource, row, side)).length;
  return (
    <>
      <ul ref={box} className="hg-pane__rows" aria-busy={isPending} onKeyDown={onKey}>
        {shown.map((row, at) => (
          <li key={row.id}>
            <Link
              replace
              className="hg-pane__row"
              to={screenPath(screen.name, { type: level === 2 ? 'edit' : 'show', id: row.id })}
              aria-current={row.id === id ? 'page' : undefined}
              // One stop of the Tab key; the arrows go on from there.
              tabIndex={at === Math.max(here, 0) ? 0 : -1}
              onClick={() => {
                rememberRow(screen.name, row.id);
                kept = { screen: screen.name, top: box.current?.scrollTop ?? 0 };
              }}
            >
              {side !== undefined && <Row {...{ screen, row, side, about, word }} />}
            </Link>
          </li>
        ))}
        {!isPending && rows.length === 0 && <li className="hg-pane__none">{word('none')}</li>}
      </ul>
      <p className="hg-pane__foot">
        {!isPending &&
          side !== undefined &&
          word(total > rows.length ? 'first' : 'count', { side: word(side), total, turns, shown: rows.length })}
      </p>
    </>
  );
}

function Row({
  screen: { resource },
  row,
  side,
  about,
  word,
}: Pick<Props, 'screen' | 'about' | 'word'> & { readonly row: RaRecord; readonly side: string }) {
  const environment = useFieldEnvironment();
  const fields = headerFields(resource);
  const text = (name: string | undefined): string => {
    const field = name === undefined ? undefined : fields[name];
    const value: unknown = name === undefined ? undefined : row[name];
    return field && value !== null && value !== undefined ? typeOf(field).format(value, field, environment) : '';
  };
  const state = resource.state && fields[resource.state.field];
  const Cell = state && uiOf(state).Cell;
  const isTurn = isTurnOf(resource, row, side);
  // Of several the first that is not zero, as on a card.
  const sum = resource.total?.amount.find((name) => Number(row[name] ?? 0) !== 0);
  return (
    <>
      <span className="hg-pane__top">
        <b>{text(resource.name) || '–'}</b>
        {state && Cell && (
          <Cell field={state} name={resource.state.field} value={row[resource.state.field]} record={row} />
        )}
      </span>
      <span className="hg-pane__who">
        <span className="hg-el">{text(otherParty(resource, side))}</span>
        {/* Its own place has the word that it is our turn. */}
        {isTurn && <span>{text(sum)}</span>}
      </span>
      <span className="hg-pane__what">
        <span className="hg-el">{text(about)}</span>
        <span className={cx(isTurn && 'hg-pane__turn')}>{isTurn ? word('turn') : text(sum)}</span>
      </span>
    </>
  );
}
