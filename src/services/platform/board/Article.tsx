import { fileSize } from '../../../fields/files/limits.ts';
import { Icon } from '../../../portal/parts/icons.tsx';
import { PublicHtml } from '../../../portal/parts/PublicHtml.tsx';
import { useLanguage } from '../../../session/language.ts';
import { useT } from '../../../ui/text.tsx';
import { dayOf, isoOf } from './dates.ts';
import { KoreanTag } from './KoreanTag.tsx';
import type { Post } from './post.ts';
import { writtenLanguage } from '../../../portal/writtenLanguage.ts';
import { AnswerTag, PostTag } from './PostTag.tsx';

/** The post itself: what it is about, title, who wrote it when, how often read, text, files. */
export function Article({ post }: { readonly post: Post }) {
  const t = useT();
  const language = useLanguage();
  return (
    <article>
      <header className="pt-post__head">
        <p className="pt-post__tags">
          <AnswerTag post={post} />
          <PostTag post={post} />
          <KoreanTag texts={[post.title]} />
        </p>
        <h1 lang={writtenLanguage(post.title)}>{post.title}</h1>
        <p className="pt-post__meta hg-tn">
          <span lang={writtenLanguage(post.writerNm)}>{post.writerNm}</span>
          <time dateTime={isoOf(post.createDt)}>{dayOf(post.createDt, language)}</time>
          <span>
            {t('board.views')} {(post.searchCnt ?? 0).toLocaleString('en-US')}
          </span>
        </p>
      </header>
      <PublicHtml html={post.boardDesc} lang={writtenLanguage(post.boardDesc)} under={1} className="pt-post__text" />
      {post.respFileList.length > 0 && (
        <section className="pt-post__files" aria-label={t('board.files')}>
          <h2>{t('board.files')}</h2>
          <ul>
            {post.respFileList.map(({ fileDetailId, oriFileNm, vrFilePath, fileSize: bytes }) => (
              <li key={fileDetailId}>
                <Icon name="file" size={18} />
                <a href={vrFilePath} download={oriFileNm}>
                  {oriFileNm}
                </a>
                <span className="hg-tn">{fileSize(bytes)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
