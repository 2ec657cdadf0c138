/** The answer of the server, and the cards of the services whose parts it has. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DashboardAnswer } from '../../core/dashboard.ts';
import type { ApiError } from '../../session/calls/error.ts';
import { inTime } from '../../session/calls/chunk.ts';
import { useLanguage } from '../../session/language.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { DashboardCard, DashboardSource } from './cards.ts';

interface Loaded {
  readonly answer: DashboardAnswer;
  readonly cards: readonly DashboardCard[];
}

const everyMs = 5 * 60_000;

/** Figures are asked for anew every five minutes, and when the page is come back to. */
export const useDashboard = (sources: readonly DashboardSource[]) => {
  const language = useLanguage();
  const provider = useDataProvider<DeskDataProvider>();
  return useQuery<Loaded, ApiError>({
    queryKey: ['platform/dashboard', 'dashboard', { language }],
    queryFn: async ({ signal }) => {
      const answer = await provider.dashboard({ signal });
      const wanted = sources.filter(({ parts }) => parts.length === 0 || parts.some((part) => part in answer.parts));
      const modules = await Promise.all(wanted.map(({ load }) => inTime(load)()));
      return {
        answer,
        cards: modules
          .flatMap((module) => module.default)
          .filter(({ part }) => part === undefined || part in answer.parts),
      };
    },
    refetchInterval: everyMs,
    staleTime: 0,
  });
};
