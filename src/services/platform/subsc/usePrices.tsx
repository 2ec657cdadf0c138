/** The prices of the service that the form names; undefined while it names none, they are not there yet, or it has ended. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { Wanted } from '../../../record/cost.ts';
import type { Costs } from './company.ts';
import { subsc } from './subsc.ts';

export const usePrices = (): Costs | undefined => usePricesAsked().costs;

/** The same, and whether they could not be had. */
export function usePricesAsked(): Asked {
  const { screen, values } = useRecordForm(subsc);
  const { prodId, id, stCd } = values;
  // What has ended costs nothing any more.
  const costs = stCd !== 'TERM' && stCd !== 'CANCEL';
  const asked = { prodId: String(prodId ?? ''), ...(id ? { subscId: String(id) } : {}) };
  return useCostsAsked(screen.name, prodId && costs ? asked : undefined);
}

interface Asked {
  readonly costs: Costs | undefined;
  readonly failed: boolean;
}

/** What a service costs, and beside a subscription all that its company pays; undefined while nothing is asked for. */
export const useCosts = (screen: string, asked: Readonly<Record<string, string>> | undefined): Costs | undefined =>
  useCostsAsked(screen, asked).costs;

function useCostsAsked(screen: string, asked: Readonly<Record<string, string>> | undefined): Asked {
  const { lang } = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { data, isError } = useQuery({
    // Some of it is told in words.
    queryKey: [screen, 'costs', asked, lang],
    queryFn: ({ signal }) => provider.readCall<Costs>(screen, 'costs', { ...asked }, { signal }),
    enabled: asked !== undefined,
    // It only tells ahead: the page goes on without it.
    retry: false,
  });
  return { costs: asked && data, failed: isError };
}

const count = (value: unknown): number => Math.max(0, Number(value ?? 0) || 0);

/** What is typed so far. */
export function useWanted(): Wanted {
  const { userCnt, trainCnt, convYn } = useRecordForm(subsc).values;
  return { userCnt: count(userCnt), trainCnt: count(trainCnt), convYn: convYn === 'Y' };
}
