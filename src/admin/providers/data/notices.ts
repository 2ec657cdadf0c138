/** What concerns the person now: notices and their counts, figures of the dashboard, posts of the operator. */
import type { DashboardAnswer } from '../../../core/dashboard.ts';
import type { Notice, NoticeCounts } from '../../../core/notice.ts';
import { call } from '../../../session/calls/client.ts';
import { readEvents } from '../../../session/calls/events.ts';
import type { Asked, Content } from './wire.ts';

export interface BoardPost {
  readonly id: number;
  readonly title: string;
  readonly createDt: string;
}

export interface NoticeCalls {
  noticeCounts(asked?: Asked): Promise<NoticeCounts>;
  /** Newest first, those before the notice `before`. */
  notices(
    page: { readonly size: number; readonly before?: number | undefined },
    asked?: Asked,
  ): Promise<readonly Notice[]>;
  readNotices(which: { readonly ids: readonly number[] } | { readonly upTo: number }): Promise<void>;
  /** Hears each time something concerns the person, until the server ends the stream or `signal` does. */
  hearNotices(onStir: () => void, signal: AbortSignal): Promise<void>;
  dashboard(asked?: Asked): Promise<DashboardAnswer>;
  /** The latest posts of a public board. */
  latestPosts(boardCd: string, asked?: Asked): Promise<readonly BoardPost[]>;
}

export const noticeCalls: NoticeCalls = {
  // Asked by the page itself, not by the person: a session that is over ends quietly.
  noticeCounts: ({ signal } = {}) => call('platform/notify/counts', { signal, unasked: true }),
  notices: async (page, { signal } = {}) =>
    (await call<Content<Notice>>('platform/notify/list', { query: { ...page }, signal })).content,
  readNotices: (which) => call('platform/notify/read', { method: 'POST', body: which }),
  hearNotices: (onStir, signal) => readEvents('platform/notify/stream', onStir, signal),
  dashboard: ({ signal } = {}) => call('platform/dashboard', { signal }),
  latestPosts: async (boardCd, { signal } = {}) =>
    (await call<Content<BoardPost>>('platform/board/top5', { query: { boardCd }, signal })).content,
};
