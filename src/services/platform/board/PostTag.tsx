import { cx } from '../../../ui/cx.ts';
import { useT } from '../../../ui/text.tsx';
import type { PostRow } from './post.ts';

const tones: Readonly<Record<string, string>> = { MAINT: 'warn', REL: 'primary', TERMS: 'accent' };

/** What a post is about: kind of a notice, category of a question. */
export function PostTag({ post }: { readonly post: Pick<PostRow, 'boardCd' | 'boardSubCd' | 'noticeTpCd'> }) {
  const t = useT();
  const notice = post.boardCd === 'platform_notice';
  const code = notice ? post.noticeTpCd : post.boardSubCd;
  if (!code) return null;
  const tone = notice ? tones[code] : undefined;
  return (
    <span className={cx('pt-tag', tone && `pt-tag--${tone}`)}>{t(`board.${notice ? 'kind' : 'sub'}.${code}`)}</span>
  );
}

/** Whether the operator has answered a question. */
export function AnswerTag({ post: { askStCd } }: { readonly post: Pick<PostRow, 'askStCd'> }) {
  const t = useT();
  return (
    askStCd && (
      <span className={cx('pt-tag', askStCd === 'DONE' ? 'pt-tag--primary' : 'pt-tag--warn')}>
        {t(`board.asked.${askStCd}`)}
      </span>
    )
  );
}
