import { lazy, Suspense } from 'react';
import { RightGlyph } from '../../ui/icon/glyphs.tsx';
import { useT } from '../../ui/text.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { ActionBar } from './ActionBar.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { useFrame } from './frameContext.ts';
import { followInside } from './NavTree.tsx';
import { mainAction } from './pageActions.ts';
import type { PageHeaderProps } from './pageHeaderProps.ts';
import { pressable, useShownActions } from './shownActions.ts';
import { cx } from '../../ui/cx.ts';
import { useRoom } from './useRoom.ts';
import { usePageKeys } from './usePageKeys.ts';
import './pageHeader.css';

// A desk needs none; the frame of a phone has it fetched (`Frame.tsx`).
const PhoneHeader = lazy(async () => ({ default: (await import('./PhoneHeader.tsx')).PhoneHeader }));

/** Way, title, state and actions of a page on one line. Its buttons listen to Ctrl S, Alt N and Escape. */
export function PageHeader(props: PageHeaderProps) {
  const { contentsOnly } = useFrame();
  if (!contentsOnly) return <WholeHeader {...props} />;
  const { extra: _extra, ...rest } = props;
  return <WholeHeader {...rest} crumbs={[]} actions={{}} own={[]} />;
}

function WholeHeader(props: PageHeaderProps) {
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
  const [ref, cut] = useRoom(words);
  const compact = useMedia('(max-width: 799.95px)') || cut;
  const first = mainAction(actions, main);
  usePageKeys(actions);
  useShownActions(pressable(own, actions, (id) => t(`desk.action.${id}`)));

  if (frame.phone) {
    if (!frame.barSlot || !frame.footSlot) return null;
    return (
      <Suspense>
        <PhoneHeader {...props} actions={actions} main={first} barSlot={frame.barSlot} footSlot={frame.footSlot} />
      </Suspense>
    );
  }

  return (
    <header ref={ref} className={cx('hg-ph', line && 'hg-ph--line', cut && 'hg-ph--cut')}>
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
      {chips}
      <ChangeMark changed={changed} />
      <ActionBar actions={actions} main={first} compact={compact} own={own} extra={extra} />
    </header>
  );
}
