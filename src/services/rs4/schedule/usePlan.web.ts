/** What is planned around a span of days, as far as the person may read it. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import { addDays } from '../../../core/dates.ts';
import type { Values } from '../../../core/field.ts';
import type { Plan, PlanRecord } from './bars.web.ts';

/** Works and orders that began long before are looked for this far back. */
const longestDays = 366;
const most = 1000;

const workColumns = [
  'workNo',
  'workNm',
  'orderId',
  'shipId',
  'teamCd',
  'purcClntId',
  'planFromDt',
  'planToDt',
  'progRt',
  'stCd',
];
const orderColumns = ['orderNo', 'shipId', 'portCd', 'berthCd', 'workFromDt', 'workToDt', 'progRt', 'stCd'];
const quotColumns = ['quotNo', 'shipId', 'portCd', 'berthCd', 'workFromDt', 'workToDt', 'stCd'];
const live = {
  work: 'PLAN,ING,HOLD,DONE',
  order: 'RECV,WORK,DONE,ACC,INV,CLOSED',
  quot: 'INQ,DRAFT,APPR,CONF,SENT',
};

export interface PlanAnswer {
  readonly plan: Plan;
  readonly cut: boolean;
}

const key = ['rs4/work', 'schedule'] as const;

/** Of one order its works alone, whenever they are. */
export function usePlan(span: { readonly first: string; readonly days: number }, orderId?: number) {
  const provider = useDataProvider<DeskDataProvider>();
  const { screens, mayOpen } = useScreenAccess();
  const queries = useQueryClient();
  const readable = (prefix: string) => screenOfResource(prefix, screens, mayOpen);

  const all = async (
    prefix: string,
    columns: readonly string[],
    filter: Values,
    signal: AbortSignal,
  ): Promise<{ rows: readonly PlanRecord[]; cut: boolean }> => {
    const screen = readable(prefix);
    if (!screen) return { rows: [], cut: false };
    const asked = { pagination: { page: 1, perPage: most }, filter, meta: { columns }, signal };
    const { data, total } = await provider.getList(screen.name, asked);
    return { rows: data, cut: (total ?? 0) > data.length };
  };

  const read = async (signal: AbortSignal): Promise<PlanAnswer> => {
    if (orderId !== undefined) {
      const works = await all(
        'rs4/work',
        workColumns,
        { orderId, stCd: live.work, dateType: 'PLAN_FROM_DT', fromDt: '1900-01-01' },
        signal,
      );
      return { plan: { orders: [], works: works.rows, quots: [] }, cut: works.cut };
    }
    const during = { fromDt: addDays(span.first, -longestDays), toDt: addDays(span.first, span.days) };
    const [works, orders, quots] = await Promise.all([
      all('rs4/work', workColumns, { ...during, dateType: 'PLAN_FROM_DT', stCd: live.work }, signal),
      all('rs4/order', orderColumns, { ...during, dateType: 'WORK_FROM_DT', stCd: live.order }, signal),
      all('rs4/quot', quotColumns, { ...during, fromDt: addDays(span.first, -longestDays), stCd: live.quot }, signal),
    ]);
    return {
      plan: { orders: orders.rows, works: works.rows, quots: quots.rows },
      cut: works.cut || orders.cut || quots.cut,
    };
  };

  const answer = useQuery({
    queryKey: [...key, orderId ?? span],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return { ...answer, refresh: () => queries.invalidateQueries({ queryKey: key }), readable };
}
