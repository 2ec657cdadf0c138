/** The person's own row, and the sessions they have open. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { OwnSession } from '../../../admin/providers/data/person.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { ApiError } from '../../../session/calls/error.ts';
import type { Me } from './meResource.ts';

/** Nobody's typing may be lost to a fetch in the background. */
const quiet = { refetchOnReconnect: false, gcTime: 0 } as const;

export const meKey = ['platform/mypage', 'me'] as const;
export const sessionsKey = ['platform/mypage', 'ownSessions'] as const;

export function useMe() {
  const provider = useDataProvider<DeskDataProvider>();
  return useQuery<Me, ApiError>({ queryKey: meKey, queryFn: ({ signal }) => provider.me({ signal }), ...quiet });
}

export function useOwnSessions() {
  const provider = useDataProvider<DeskDataProvider>();
  return useQuery<readonly OwnSession[], ApiError>({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => provider.ownSessions({ signal }),
  });
}
