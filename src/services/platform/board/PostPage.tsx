/** A post with its replies (2-portal 2 "Board detail"). */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePortalPath } from '../../../portal/base.ts';
import { useAlert } from '../../../portal/parts/alertContext.ts';
import { Button, ButtonLink } from '../../../portal/parts/Button.tsx';
import { SubPage } from '../../../portal/parts/SubPage.tsx';
import { goBack } from '../../../session/address/navigate.ts';
import { useT } from '../../../ui/text.tsx';
import { Article } from './Article.tsx';
import { postCall, replyPageOf } from './listState.ts';
import { Neighbours } from './Neighbours.tsx';
import { Replies } from './replies/Replies.tsx';
import { usePost } from './usePost.web.ts';
import './board.css';
import './post.css';

export function PostPage() {
  const { id } = useParams();
  return postCall(id) === undefined ? <NoPost /> : <Shown key={id} id={id!} />;
}

/** An address that names no post: said, then back to where the person came from. */
function NoPost() {
  const t = useT();
  const { alert } = useAlert();
  const navigate = useNavigate();
  const list = usePortalPath()('about/notice');
  const say = useEffectEvent(async () => {
    await alert(t('board.missing'));
    goBack(() => void navigate(list, { replace: true }));
  });
  useEffect(() => void say(), []);
  return <SubPage crumbs={[{ label: t('portal.menu.support') }]} title={t('board.gone.title')} />;
}

function Shown({ id }: { readonly id: string }) {
  const t = useT();
  const path = usePortalPath();
  const { post, gone, failed, reload } = usePost(id, replyPageOf(useSearchParams()[0]));
  const from = (useLocation().state as { readonly list?: unknown } | null)?.list;
  const board = `about/notice?boardCd=${post?.boardCd ?? 'platform_notice'}`;
  const list = path(typeof from === 'string' && from.startsWith('about/notice') ? from : board);
  const support = { label: t('portal.menu.support') };
  const toList = (
    <ButtonLink kind="secondary" to={list}>
      {t('board.list')}
    </ButtonLink>
  );

  if (gone)
    return (
      <SubPage
        crumbs={[support, { label: t('board.gone.title') }]}
        title={t('board.gone.title')}
        lead={t('board.gone.text')}
      >
        <div className="pt-post__ways">{toList}</div>
      </SubPage>
    );
  if (!post)
    return (
      <SubPage crumbs={[support]} title={t('board.name.platform_notice')} ownHeading>
        {failed ? (
          <div className="pt-board__none" role="alert">
            <p>{t('board.failed')}</p>
            <Button kind="secondary" onClick={() => void reload()}>
              {t('board.retry')}
            </Button>
          </div>
        ) : (
          <p className="pt-board__none" aria-busy="true">
            {t('portal.loading')}
          </p>
        )}
      </SubPage>
    );
  const replies = <Replies post={post} reload={reload} />;
  const asks = post.boardCd === 'platform_qna';
  return (
    <SubPage
      crumbs={[support, { label: t(`board.name.${post.boardCd}`), to: path(board) }, { label: post.title }]}
      title={post.title}
      ownHeading
    >
      <div className="pt-post">
        <Article post={post} />
        {/* Whoever reads a question has come for its answer. */}
        {asks && replies}
        <div className="pt-post__ways">
          {toList}
          {asks && (
            <ButtonLink kind="tint" to={path('about/ask')}>
              {t('board.ask')}
            </ButtonLink>
          )}
        </div>
        {post.boardCd !== 'platform_faq' && <Neighbours post={post} />}
        {!asks && replies}
      </div>
    </SubPage>
  );
}
