/** Notices that open above the portal's first page: closable, and quiet for the rest of the day when asked to be. */
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePortalPath } from '../../../../portal/base.ts';
import { Button, ButtonLink } from '../../../../portal/parts/Button.tsx';
import { Icon } from '../../../../portal/parts/icons.tsx';
import { RichText } from '../../../../ui/richText/RichText.tsx';
import { useT } from '../../../../ui/text.tsx';
import { hideToday, shownToday } from './popupMemory.web.ts';
import type { Popup } from '../post.ts';
import { postLanguage } from '../postLanguage.ts';
import './popup.css';

/** Whoever comes back to the first page has seen what was closed there. */
const closed = new Set<number>();

export function PopupNotices({ posts }: { readonly posts: readonly Popup[] }) {
  const [open, setOpen] = useState(() => shownToday(posts).filter(({ id }) => !closed.has(id)));
  const close = (post: Popup, today: boolean) => {
    if (today) hideToday(post);
    closed.add(post.id);
    setOpen((list) => list.filter(({ id }) => id !== post.id));
  };
  return (
    <div className="pt-popups">
      {open.map((post) => (
        <PopupNotice key={post.id} post={post} onClose={(today) => close(post, today)} />
      ))}
    </div>
  );
}

interface Props {
  readonly post: Popup;
  readonly onClose: (today: boolean) => void;
}

/** Does not take the focus: whoever came for something else is not held up. */
function PopupNotice({ post, onClose }: Props) {
  const t = useT();
  const path = usePortalPath();
  const id = `popup-${post.id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose(false);
  };
  return (
    <section role="dialog" aria-labelledby={id} className="pt-popup" onKeyDown={onKeyDown}>
      {/* No header or footer: they would be a second banner and foot of the page. */}
      <div className="pt-popup__head">
        <span className="pt-popup__kind">{t('board.popup.label')}</span>
        <h2 id={id} lang={postLanguage(post.title)}>
          {post.title}
        </h2>
        <button type="button" aria-label={t('board.popup.close')} onClick={() => onClose(false)}>
          <Icon name="close" />
        </button>
      </div>
      <div
        role="region"
        aria-labelledby={id}
        className="pt-popup__text"
        tabIndex={0}
        lang={postLanguage(post.boardDesc)}
      >
        <RichText html={post.boardDesc} under={2} />
      </div>
      <div className="pt-popup__foot">
        <Button kind="secondary" size="s" onClick={() => onClose(true)}>
          {t('board.popup.today')}
        </Button>
        <ButtonLink size="s" to={path(`about/notice/${post.id}`)}>
          {t('board.popup.more')}
        </ButtonLink>
      </div>
    </section>
  );
}
