/** Which replies the person may change: a member the own ones, a visitor those that a password opens. */
import { useEffect, useState } from 'react';
import { call } from '../../../../session/calls/client.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import { useSession } from '../../../../session/session.ts';
import type { Post, Reply } from '../post.ts';

export function useOpenReplies(post: Post): (reply: Reply) => boolean {
  const session = useSession();
  const member = session.status === 'in' ? session.user : undefined;
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!member || post.mtBoardReplyList.length === 0) return;
    let current = true;
    // Anew with each reading of the post: what was just written is the person's own.
    call<{ readonly ids: readonly number[] }>(`platform/system/reply?boardId=${post.id}`).then(
      ({ ids: own }) => current && setIds(new Set(own)),
      (error: unknown) => {
        // Nothing is offered; the replies are read all the same.
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      current = false;
    };
  }, [member, post]);
  if (session.status === 'unknown') return () => false;
  return (reply) => (member ? ids.has(reply.id) : reply.memberYn === 'N');
}
