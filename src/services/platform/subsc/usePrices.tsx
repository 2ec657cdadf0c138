/** The prices of the service that the form names; undefined while it names none, they are not there yet, or it has ended. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { Wanted } from '../../../record/cost.ts';
import type { Costs } from './company.ts';
import { subsc } from './subsc.ts';

export function usePrices(): Costs | undefined {
  const { screen, values } = useRecordForm(subsc);
  const { prodId, id, stCd } = values;
  // What has ended costs nothing any more.
  const costs = stCd !== 'TERM' && stCd !== 'CANCEL';
  const asked = { prodId: String(prodId ?? ''), ...(id ? { subscId: String(id) } : {}) };
  return useCosts(screen.name, prodId && costs ? asked : undefined);
}

/** What a service costs, and beside a subscription all that its company pays; undefined while nothing is asked for. */
export function useCosts(screen: string, asked: Readonly<Record<string, string>> | undefined): Costs | undefined {
  const provider = useDataProvider<DeskDataProvider>();
  const { data } = useQuery({
    queryKey: [screen, 'costs', asked],
    queryFn: ({ signal }) => provider.readCall<Costs>(screen, 'costs', { ...asked }, { signal }),
    enabled: asked !== undefined,
    // It only tells ahead: the page goes on without it.
    retry: false,
  });
  return asked && data;
}

const count = (value: unknown): number => Math.max(0, Number(value ?? 0) || 0);

/** What is typed so far. */
export function useWanted(): Wanted {
  const { userCnt, trainCnt, convYn } = useRecordForm(subsc).values;
  return { userCnt: count(userCnt), trainCnt: count(trainCnt), convYn: convYn === 'Y' };
}
