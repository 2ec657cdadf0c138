/** A reply: who, when, whether it was changed, the text up to 200 px, and its two buttons for whoever may press them. */
import { useEffect, useId, useRef, useState } from 'react';
import { PublicHtml } from '../../../../portal/parts/PublicHtml.tsx';
import { useLanguage } from '../../../../session/language.ts';
import { cx } from '../../../../ui/cx.ts';
import { useT } from '../../../../ui/text.tsx';
import { isoOf, momentOf } from '../dates.ts';
import type { Reply } from '../post.ts';
import { writtenLanguage } from '../../../../portal/writtenLanguage.ts';

interface Props {
  readonly reply: Reply;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
}

/** The operator stands out; whoever gave a nickname stays plain. */
const tones = { operator: 'pt-tag--primary', visitor: 'pt-tag--line' } as const;

export function ReplyItem({ reply, onEdit, onDelete }: Props) {
  const t = useT();
  const language = useLanguage();
  const { writerNm: name, writerKind, createDt, updateDt } = reply;
  return (
    <li className="pt-reply">
      <div className="pt-reply__head">
        <b lang={writtenLanguage(name)}>{name}</b>
        {writerKind !== 'member' && (
          <span className={cx('pt-tag', tones[writerKind])}>{t(`board.reply.writer.${writerKind}`)}</span>
        )}
        <time className="hg-tn" dateTime={isoOf(createDt)}>
          {momentOf(createDt, language)}
        </time>
        {updateDt !== createDt && (
          <span className="pt-reply__edited hg-tn">
            {t('board.reply.edited')} <time dateTime={isoOf(updateDt)}>{momentOf(updateDt, language)}</time>
          </span>
        )}
        {onEdit && (
          <span className="pt-reply__ways">
            <button type="button" aria-label={t('board.reply.edit_of', { name })} onClick={onEdit}>
              {t('board.reply.edit')}
            </button>
            <button type="button" aria-label={t('board.reply.remove_of', { name })} onClick={onDelete}>
              {t('board.reply.remove')}
            </button>
          </span>
        )}
      </div>
      <LongText html={reply.replyDesc} />
    </li>
  );
}

/** Pixels that a reply takes at first (2-portal 9). */
const mostHeight = 200;

/** A text that shows its beginning when it is long; without scripts it scrolls. */
function LongText({ html }: { readonly html: string }) {
  const t = useT();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const inside = text.current;
    if (!inside || typeof ResizeObserver === 'undefined') return;
    // Pictures that arrive later make it long, too.
    const watcher = new ResizeObserver(() => setLong(inside.scrollHeight > mostHeight + 8));
    watcher.observe(inside);
    return () => watcher.disconnect();
  }, []);
  return (
    <>
      <div id={id} className="pt-reply__text" data-state={!long ? undefined : open ? 'open' : 'cut'}>
        <div ref={text}>
          <PublicHtml html={html} lang={writtenLanguage(html)} under={3} />
        </div>
      </div>
      {long && (
        <button
          type="button"
          className="pt-reply__more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'board.reply.less' : 'board.reply.more')}
        </button>
      )}
    </>
  );
}
