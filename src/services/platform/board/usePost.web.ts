/** A post as its reader sees it: counted first, then loaded (2-portal 4). What the server has drawn is shown meanwhile. */
import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { AnswersContext } from '../../../portal/answerStore.ts';
import { usePublicCall } from '../../../portal/usePublicCall.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { send } from '../../../session/calls/transport.ts';
import { postCall } from './listState.ts';
import type { Post } from './post.ts';

/** One view more; a post that cannot be counted can be read all the same. */
async function countView(id: string): Promise<void> {
  try {
    await send('platform/board/countUp', { method: 'POST', body: { id: Number(id) } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

export interface ShownPost {
  readonly post: Post | undefined;
  /** Visitors may not read it, or it never was. */
  readonly gone: boolean;
  /** No answer came. */
  readonly failed: boolean;
  /** Resolves when the new state is shown. */
  readonly reload: () => Promise<void>;
}

/** `replyPage`: the page of its replies. */
export function usePost(id: string, replyPage: number): ShownPost {
  const address = postCall(id, replyPage)!;
  const store = use(AnswersContext);
  const [ready, setReady] = useState(
    () => store.read(address).data !== undefined || store.read(address).error !== undefined,
  );
  const { data, error } = usePublicCall<Post>(ready ? address : undefined, { keep: true });
  const reload = useCallback(() => store.ask(address, true), [store, address]);

  const load = useEffectEvent(async () => {
    const loaded = reload();
    setReady(true);
    await loaded;
  });
  useEffect(() => {
    let current = true;
    void countView(id).then(() => (current ? load() : undefined));
    return () => {
      current = false;
    };
  }, [id]);

  const refused = error !== undefined && error.status >= 400 && error.status < 500;
  return { post: data, gone: refused, failed: error !== undefined && !refused && data === undefined, reload };
}
