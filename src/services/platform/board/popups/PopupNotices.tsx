/** Notices that open above the portal's first page: closable, and quiet for the rest of the day when asked to be. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { usePortalPath } from '../../../../portal/base.ts';
import { Button, ButtonLink } from '../../../../portal/parts/Button.tsx';
import { isPageTaken } from '../../../../portal/parts/coverings.ts';
import { Icon } from '../../../../portal/parts/icons.tsx';
import { RichText } from '../../../../ui/richText/RichText.tsx';
import { useLanguage } from '../../../../session/language.ts';
import { useT } from '../../../../ui/text.tsx';
import { hideToday, shownToday } from './popupMemory.web.ts';
import type { Popup } from '../post.ts';
import { isForeign, writtenLanguage } from '../../../../portal/writtenLanguage.ts';
import './popup.css';

/** Whoever comes back to the first page has seen what was closed there. */
const closed = new Set<number>();

/** One window whatever their number: several would cover what the page offers. */
export function PopupNotices({ posts }: { readonly posts: readonly Popup[] }) {
  const [open, setOpen] = useState(() => shownToday(posts).filter(({ id }) => !closed.has(id)));
  const [at, setAt] = useState(0);
  const place = Math.min(at, open.length - 1);
  const post = open[place];
  const close = (today: boolean) => {
    if (!post) return;
    if (today) hideToday(post);
    closed.add(post.id);
    setOpen((list) => list.filter(({ id }) => id !== post.id));
  };
  if (!post) return null;
  return <PopupNotice post={post} place={place} count={open.length} onTurn={setAt} onClose={close} />;
}

interface Props {
  readonly post: Popup;
  readonly place: number;
  readonly count: number;
  readonly onTurn: (place: number) => void;
  readonly onClose: (today: boolean) => void;
}

/** Does not take the focus: whoever came for something else is not held up. */
function PopupNotice({ post, place, count, onTurn, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const path = usePortalPath();
  const id = `popup-${post.id}`;
  const { box, onFocus } = useFocusBack();
  const closer = useRef<HTMLButtonElement>(null);
  const close = (today: boolean) => {
    // The pager goes with the second last notice; a focus on it would be lost.
    if (box.current?.contains(document.activeElement)) closer.current?.focus();
    onClose(today);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !isPageTaken(event)) close(false);
    };
    // Before what lies over the page closes by the same key.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });
  return (
    <section ref={box} role="dialog" aria-modal="false" aria-labelledby={id} className="pt-popup" onFocus={onFocus}>
      {/* No header or footer: they would be a second banner and foot of the page. */}
      <div className="pt-popup__head">
        <div className="pt-popup__kind">
          {t('board.popup.label')}
          {isForeign(language, [post.title, post.boardDesc]) && (
            <span className="pt-popup__korean">{t('board.korean')}</span>
          )}
          {count > 1 && (
            <>
              <span className="hg-tn">
                {place + 1} / {count}
              </span>
              <button
                type="button"
                aria-label={t('board.popup.prev')}
                onClick={() => onTurn((place + count - 1) % count)}
              >
                <Icon name="prev" />
              </button>
              <button type="button" aria-label={t('board.popup.next')} onClick={() => onTurn((place + 1) % count)}>
                <Icon name="next" />
              </button>
            </>
          )}
        </div>
        <h2 id={id} lang={writtenLanguage(post.title)}>
          {post.title}
        </h2>
        <button
          ref={closer}
          type="button"
          className="pt-popup__close"
          aria-label={t('board.popup.close')}
          onClick={() => close(false)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        key={post.id}
        role="region"
        aria-labelledby={id}
        className="pt-popup__text"
        tabIndex={0}
        lang={writtenLanguage(post.boardDesc)}
      >
        <RichText html={post.boardDesc} under={2} />
      </div>
      <div className="pt-popup__foot">
        <Button kind="secondary" size="s" onClick={() => close(true)}>
          {t('board.popup.today')}
        </Button>
        {/* Whoever comes back has read it. */}
        <ButtonLink size="s" to={path(`about/notice/${post.id}`)} onClick={() => close(false)}>
          {t('board.popup.more')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Where the focus came from; it goes back there, or to the page, when the window that holds it goes away. */
function useFocusBack() {
  const box = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  // Before the window leaves the page, while the focus is still in it.
  useLayoutEffect(() => {
    const held = box.current;
    return () => {
      if (!held?.contains(document.activeElement)) return;
      const page = document.querySelector<HTMLElement>('main');
      (before.current?.isConnected ? before.current : page)?.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { box, onFocus };
}
