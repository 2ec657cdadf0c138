/** Which board the address shows: its list says so, a post once it is known. */
import { use, useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswersContext } from './answerStore.ts';

const firstBoard = 'platform_notice';

/** Board of a link to a list of posts; undefined of any other. */
export function boardOfLink(page: string): string | undefined {
  const found = /^about\/notice(?:\?boardCd=(\w+))?$/.exec(page);
  return found ? (found[1] ?? firstBoard) : undefined;
}

export function useShownBoard(): string | undefined {
  const { pathname, search } = useLocation();
  const store = use(AnswersContext);
  const query = new URLSearchParams(search);
  const [, below, id] = /\/about\/notice(\/(\d+))?\/?$/.exec(pathname) ?? [undefined, pathname];
  const page = Number(query.get('replyPage')) || 1;
  const call = `platform/board/${id}${page > 1 ? `?replyPage=${page}` : ''}`;
  const subscribe = useCallback((changed: () => void) => store.watch(call, changed), [store, call]);
  const read = () => (store.read(call).data as { readonly boardCd?: string } | undefined)?.boardCd;
  const ofPost = useSyncExternalStore(subscribe, read, read);
  return below === undefined ? (query.get('boardCd') ?? firstBoard) : id && ofPost;
}
