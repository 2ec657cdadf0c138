/** The person's own row, and the sessions they have open. */
import { useQuery } from '@tanstack/react-query';
import type { Values } from '../../../core/field.ts';
import { call } from '../../../session/calls/client.ts';
import type { ApiError } from '../../../session/calls/error.ts';

export interface OwnSession {
  readonly id: string;
  /** User agent. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

/** Nobody's typing may be lost to a fetch in the background. */
const quiet = { refetchOnReconnect: false, gcTime: 0 } as const;

export const meKey = ['mypage', 'me'] as const;
export const sessionsKey = ['mypage', 'session'] as const;

export const useMe = () =>
  useQuery<Values, ApiError>({
    queryKey: meKey,
    queryFn: ({ signal }) => call<Values>('platform/mypage/me', { signal }),
    ...quiet,
  });

export const useOwnSessions = () =>
  useQuery<readonly OwnSession[], ApiError>({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) =>
      (await call<{ content: readonly OwnSession[] }>('platform/mypage/session', { signal })).content,
  });
