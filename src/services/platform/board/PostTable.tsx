/** Posts of a page: number, title, writer, day, views; on a phone one below the other. */
import { Link } from 'react-router-dom';
import { usePortalPath } from '../../../portal/base.ts';
import { Icon } from '../../../portal/parts/icons.tsx';
import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { dayOf } from './dates.ts';
import { listPage, rowNumber } from './listState.ts';
import type { ListState } from './listState.ts';
import type { PostPage, PostRow } from './post.ts';
import { writtenLanguage } from '../../../portal/writtenLanguage.ts';
import { AnswerTag, PostTag } from './PostTag.tsx';

interface Props {
  readonly page: PostPage;
  readonly label: string;
  readonly state: ListState;
}

export function PostTable({ page, label, state }: Props) {
  const t = useT();
  return (
    <table className="pt-posts" aria-label={label}>
      <thead>
        <tr>
          <th className="pt-posts__no">{t('board.column.no')}</th>
          <th>{t('board.column.title')}</th>
          <th className="pt-posts__writer">{t('board.column.writer')}</th>
          <th className="pt-posts__day">{t('board.column.made')}</th>
          <th className="pt-posts__views">{t('board.column.views')}</th>
        </tr>
      </thead>
      <tbody>
        {page.content.map((post, index) => (
          <Row key={post.id} post={post} no={rowNumber(index, page.page)} from={listPage(state)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ post, no, from }: { readonly post: PostRow; readonly no: number; readonly from: string }) {
  const t = useT();
  const language = useLanguage();
  const path = usePortalPath();
  const pinned = post.topYn === 'Y';
  return (
    <tr className={pinned ? 'pt-posts__pinned' : undefined}>
      <td className="pt-posts__no hg-tn">
        {pinned ? (
          <>
            <span className="hg-sr">{t('board.pinned')}</span>
            <Icon name="pin" size={18} />
          </>
        ) : (
          no
        )}
      </td>
      <td className="pt-posts__title">
        <span className="pt-posts__tags">
          <AnswerTag post={post} />
          <PostTag post={post} />
        </span>
        <Link to={path(`about/notice/${post.id}`)} state={{ list: from }} lang={writtenLanguage(post.title)}>
          {post.title}
        </Link>
      </td>
      <td className="pt-posts__writer" lang={writtenLanguage(post.writerNm)}>
        {post.writerNm}
      </td>
      <td className="pt-posts__day hg-tn">
        <time dateTime={post.createDt.slice(0, 10)}>{dayOf(post.createDt, language)}</time>
      </td>
      <td className="pt-posts__views hg-tn">
        <span className="pt-posts__word">{t('board.views')} </span>
        {(post.searchCnt ?? 0).toLocaleString('en-US')}
      </td>
    </tr>
  );
}
