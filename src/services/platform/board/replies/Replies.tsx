/** The replies below a post, and the form that writes, edits and deletes them. */
import { useRef, useState } from 'react';
import { useAlert } from '../../../../portal/parts/alertContext.ts';
import { useT } from '../../../../ui/text.tsx';
import type { Post, Reply } from '../post.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { Task } from './replyTask.ts';
import { ReplyItem } from './ReplyItem.tsx';

interface Props {
  readonly post: Post;
  readonly reload: () => Promise<void>;
}

export function Replies({ post, reload }: Props) {
  const t = useT();
  const { confirm } = useAlert();
  const [task, setTask] = useState<Task>({ kind: 'write', round: 0 });
  const unsaved = useRef(false);
  const begin = (kind: Task['kind'], reply?: Reply) =>
    setTask(({ round }) => ({ kind, round: round + 1, ...(reply && { reply }) }));
  /** What was typed goes only when the person agrees. */
  const open = async (kind: 'edit' | 'delete', reply: Reply) => {
    if (!unsaved.current || (await confirm(t('board.reply.leave')))) begin(kind, reply);
  };
  const list = post.mtBoardReplyList;

  return (
    <section className="pt-replies">
      <h2>
        {t('board.reply.heading')} <b className="hg-tn">{list.length}</b>
      </h2>
      {list.length === 0 && <p className="pt-replies__none">{t('board.reply.none')}</p>}
      <ol>
        {list.map((reply) => (
          <ReplyItem
            key={reply.id}
            reply={reply}
            onEdit={() => void open('edit', reply)}
            onDelete={() => void open('delete', reply)}
          />
        ))}
      </ol>
      <ReplyForm
        key={task.round}
        boardId={post.id}
        task={task}
        unsaved={unsaved}
        onDone={async () => {
          await reload();
          begin('write');
        }}
        onCancel={() => {
          void reload();
          begin('write');
        }}
      />
    </section>
  );
}
