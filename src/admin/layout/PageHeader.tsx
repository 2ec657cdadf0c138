import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { RightGlyph } from '../../ui/icon/glyphs.tsx';
import { useT } from '../../ui/text.tsx';
import { ActionBar } from './ActionBar.tsx';
import { useFrame } from './frameContext.ts';
import { followInside } from './NavTree.tsx';
import { mainAction } from './pageActions.ts';
import type { OwnAction, PageActionId, PageActions } from './pageActions.ts';
import { PhoneHeader } from './PhoneHeader.tsx';
import { useRoom } from './useRoom.ts';
import { usePageKeys } from './usePageKeys.ts';
import './pageHeader.css';

export interface Crumb {
  label: string;
  url?: string;
}

export interface PageHeaderProps {
  /** The way here; the title is not part of it. */
  crumbs?: readonly Crumb[];
  title: string;
  /** A few words behind the title. */
  lead?: ReactNode;
  /** Second line of the bar on a phone. */
  phoneSub?: string;
  chips?: ReactNode;
  /** Number of changes not saved yet; true when they are not counted. */
  changed?: number | boolean;
  actions?: PageActions;
  /** The filled button, when the usual choice is not the right one. */
  main?: PageActionId;
  /** What this page alone can do, between the usual buttons and the export; on a phone behind the three dots. */
  own?: readonly OwnAction[];
  extra?: ReactNode;
  /** On a phone an arrow that closes the page stands in place of the menu; by itself so where the way leads back to a list. */
  back?: boolean;
  /** A line below it; off where a search form follows. */
  line?: boolean;
  onNavigate?: (url: string) => void;
}

/** Way, title, state and actions of a page on one line. Its buttons listen to Ctrl S, Alt N and Escape. */
export function PageHeader(props: PageHeaderProps) {
  const {
    crumbs = [],
    title,
    lead,
    chips,
    changed,
    actions = {},
    main,
    own = [],
    extra,
    line = false,
    onNavigate,
  } = props;
  const t = useT();
  const frame = useFrame();
  const words = [
    title,
    changed,
    t('desk.action.export'),
    ...Object.keys(actions),
    ...own.map(({ label }) => label),
    ...crumbs.map(({ label }) => label),
  ].join('|');
  const [ref, compact] = useRoom(words);
  const first = mainAction(actions, main);
  usePageKeys(actions);

  if (frame.phone) {
    if (!frame.barSlot || !frame.footSlot) return null;
    return <PhoneHeader {...props} actions={actions} main={first} barSlot={frame.barSlot} footSlot={frame.footSlot} />;
  }

  return (
    <header ref={ref} className={line ? 'hg-ph hg-ph--line' : 'hg-ph'}>
      {crumbs.length > 0 && (
        <nav aria-label={t('desk.frame.way')} className="hg-crumbs">
          <ol>
            {crumbs.map((crumb) => (
              <li key={crumb.label}>
                {crumb.url && onNavigate ? (
                  <a href={crumb.url} onClick={(event) => followInside(event, crumb.url ?? '', onNavigate)}>
                    {crumb.label}
                  </a>
                ) : (
                  <span>{crumb.label}</span>
                )}
                <RightGlyph />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 className="hg-el" title={title}>
        {title}
      </h1>
      {lead && <span className="hg-ph__lead">{lead}</span>}
      {chips && <Fragment>{chips}</Fragment>}
      <ChangeMark changed={changed} />
      <ActionBar actions={actions} main={first} compact={compact} own={own} extra={extra} />
    </header>
  );
}

/** Says that the page holds changes nobody has saved. */
export function ChangeMark({ changed }: { changed: number | boolean | undefined }) {
  const t = useT();
  return (
    <span className="hg-dirty" role="status">
      {changed
        ? typeof changed === 'number'
          ? t('desk.frame.unsaved_count', { count: changed })
          : t('desk.frame.unsaved')
        : null}
    </span>
  );
}
