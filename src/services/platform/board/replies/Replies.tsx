/** The replies below a post, and the form that writes, edits and deletes them. */
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAlert } from '../../../../portal/parts/alertContext.ts';
import { useT } from '../../../../ui/text.tsx';
import { pagesAround } from '../listState.ts';
import type { Post, Reply } from '../post.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { Task } from './replyTask.ts';
import { ReplyItem } from './ReplyItem.tsx';
import { useOpenReplies } from './useOpenReplies.web.ts';

interface Props {
  readonly post: Post;
  readonly reload: () => Promise<void>;
}

/** The ten around the page, and where there are more before and behind, one of those. */
function shownPages(page: number, totalPages: number): number[] {
  const around = pagesAround(page, totalPages);
  return [around[0]! - 1, ...around, around.at(-1)! + 1].filter((one) => one >= 1 && one <= totalPages);
}

export function Replies({ post, reload }: Props) {
  const t = useT();
  const { confirm } = useAlert();
  const [task, setTask] = useState<Task>({ kind: 'write', round: 0 });
  const unsaved = useRef(false);
  const isOpen = useOpenReplies(post);
  const begin = (kind: Task['kind'], reply?: Reply) =>
    setTask(({ round }) => ({ kind, round: round + 1, ...(reply && { reply }) }));
  /** What was typed goes only when the person agrees. */
  const open = async (kind: 'edit' | 'delete', reply: Reply) => {
    if (!unsaved.current || (await confirm(t('board.reply.leave')))) begin(kind, reply);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  /** The form that had the focus makes way for an empty one. */
  const beginAnew = () => {
    begin('write');
    heading.current?.focus({ preventScroll: true });
  };
  const list = post.mtBoardReplyList;
  const { totalElements, size, number, totalPages } = post.replyPage;
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const pageAt = (page: number) => (page > 1 ? `${pathname}?replyPage=${page}` : pathname);
  /** What was written stands at the end of the last page. */
  const showLast = async () => {
    const last = Math.floor(totalElements / size) + 1;
    if (last === number) await reload();
    else await navigate(pageAt(last), { state: state as unknown, preventScrollReset: true });
  };

  return (
    <section className="pt-replies">
      <h2 ref={heading} tabIndex={-1}>
        {t('board.reply.heading')} <b className="hg-tn">{totalElements}</b>
      </h2>
      {totalElements === 0 && <p className="pt-replies__none">{t('board.reply.none')}</p>}
      <ol>
        {list.map((reply) => (
          <ReplyItem
            key={reply.id}
            reply={reply}
            {...(isOpen(reply) && {
              onEdit: () => void open('edit', reply),
              onDelete: () => void open('delete', reply),
            })}
          />
        ))}
      </ol>
      {totalPages > 1 && (
        <nav className="pt-pager hg-tn" aria-label={t('board.reply.pages')}>
          {shownPages(number, totalPages).map((page) => (
            <Link
              key={page}
              to={pageAt(page)}
              state={state as unknown}
              aria-current={page === number ? 'page' : undefined}
              aria-label={t('board.pager.page', { n: page })}
              preventScrollReset
            >
              {page}
            </Link>
          ))}
        </nav>
      )}
      <ReplyForm
        key={task.round}
        boardId={post.id}
        task={task}
        unsaved={unsaved}
        onDone={async () => {
          await (task.kind === 'write' ? showLast() : reload());
          beginAnew();
        }}
        onCancel={() => {
          void reload();
          beginAnew();
        }}
      />
    </section>
  );
}
