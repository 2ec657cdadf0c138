/** How an order ends: completed, accepted by the customer, or cancelled before anything came of it. */
import { sql } from 'kysely';
import { ProblemError } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { Action, Ask, Call } from '../../../database/behaviour.ts';
import { linesOf } from '../document/document.rules.ts';
import { orderRules } from './order.rules.ts';
import { invoicedProblems } from './money.server.ts';
import type { OrderFacts } from './ready.ts';
import type { order } from './order.ts';

interface WorkState {
  readonly lineId: number;
  readonly workNo: string;
  readonly stCd: string;
}

/** Tables of documents that belong to an order; cancelled ones are as good as none. */
const dependants = ['rs4_work', 'rs4_purc', 'rs4_inv'] as const;

/** What its ends go by, as its works, purchases and invoices stand now. */
export async function orderFacts(ask: Ask, { corpId }: Call, stored: StoredOf<typeof order>): Promise<OrderFacts> {
  const works = await ask<WorkState>(sql`
    select order_item_id as "lineId", work_no as "workNo", st_cd as "stCd" from rs4_work
    where corp_id = ${corpId}::bigint and order_id = ${stored.id}::bigint and del_yn = 'N' order by work_no`);
  const live = sql.join(
    dependants.map(
      (table) => sql`exists (select 1 from ${sql.table(table)} where corp_id = ${corpId}::bigint
        and order_id = ${stored.id}::bigint and del_yn = 'N' and st_cd <> 'CANCEL')`,
    ),
    sql` or `,
  );
  const [found] = await ask<Pick<OrderFacts, 'begun' | 'partPurchases'>>(sql`select ${live} as begun, (
    select count(*)::int from rs4_purc where corp_id = ${corpId}::bigint and order_id = ${stored.id}::bigint
      and del_yn = 'N' and st_cd = 'PART') as "partPurchases"`);
  const calledOff = linesOf(stored).flatMap(({ id }) => {
    const worksOfLine = works.filter(({ lineId }) => lineId === id);
    return worksOfLine.length > 0 && worksOfLine.every(({ stCd }) => stCd === 'CANCEL') ? [id as number] : [];
  });
  const openWorks = works.filter(({ stCd }) => stCd !== 'DONE' && stCd !== 'CANCEL').map(({ workNo }) => workNo);
  const planned = works.filter(({ stCd }) => stCd !== 'CANCEL').map(({ lineId }) => lineId);
  return { planned, openWorks, calledOff, ...found! };
}

export const complete: Action<typeof order, 'complete'> = {
  run: async (step) => ({ changes: { realToDt: step.today } }),
};

/** From then on amounts are those of what was done. */
export const accept: Action<typeof order, 'accept'> = {
  async run(step, order, { accNm, accDt }) {
    const problems = await invoicedProblems(step, orderRules.compute!({ ...order, stCd: 'ACC' }));
    if (problems.length) throw new ProblemError(problems);
    return { record: { ...order, accNm, accDt } };
  },
};

/** Its quotation is again with the customer. */
export const cancel: Action<typeof order, 'cancel'> = {
  async run(step, order) {
    if (order.quotId) await step.others.act('rs4/quot', order.quotId as number, 'unwin');
  },
};
