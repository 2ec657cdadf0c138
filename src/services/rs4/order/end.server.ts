/** How an order ends: completed, accepted by the customer, or cancelled before anything came of it. */
import { sql } from 'kysely';
import { ProblemError, refuse, type Problem } from '../../../core/problem.ts';
import type { Action, ActStep } from '../../../database/behaviour.ts';
import { linesOf } from '../document/document.rules.ts';
import { isAddition, isWorkLine, orderRules, type OrderLine } from './order.rules.ts';
import { invoicedProblems } from './money.server.ts';
import type { order } from './order.ts';

interface WorkState {
  readonly lineId: number;
  readonly workNo: string;
  readonly stCd: string;
}

const worksOf = ({ tx, corpId }: ActStep, orderId: unknown) =>
  tx.query<WorkState>(sql`
    select order_item_id as "lineId", work_no as "workNo", st_cd as "stCd" from rs4_work
    where corp_id = ${corpId}::bigint and order_id = ${orderId}::bigint and del_yn = 'N' order by work_no`);

const hasQty = (line: OrderLine) => Number(line.doneQty ?? 0) > 0;

/** Work that was called off entirely: nothing was done, and nothing will be. */
const calledOff = (line: OrderLine, works: readonly WorkState[]) =>
  works.some(({ lineId }) => lineId === line.id) &&
  works.every(({ lineId, stCd }) => lineId !== line.id || stCd === 'CANCEL');

/** All works ended (E_STATE), and every line of work says how much was done (E_REQUIRED). */
export const complete: Action<typeof order, 'complete'> = {
  async run(step, order) {
    const works = await worksOf(step, order.id);
    const open = works.filter(({ stCd }) => stCd !== 'DONE' && stCd !== 'CANCEL');
    if (open.length) refuse('E_STATE', { text: 'worksOpen', args: [open.map(({ workNo }) => workNo).join(', ')] });
    const unknown = linesOf(order).flatMap((line, row): Problem[] =>
      isWorkLine(line) && !hasQty(line) && !calledOff(line, works)
        ? [{ code: 'E_REQUIRED', grid: 'item', row: row + 1, uid: String(line.id), field: 'doneQty' }]
        : [],
    );
    if (unknown.length) throw new ProblemError(unknown);
    return { changes: { realToDt: step.today } };
  },
};

/** Approved additions and the customer's signature (E_STATE); from then on amounts are those of what was done. */
export const accept: Action<typeof order, 'accept'> = {
  async run(step, order, { accNm, accDt }) {
    const open = linesOf(order).filter((line) => isAddition(line) && !line.addApprDt);
    if (open.length)
      refuse('E_STATE', { text: 'additionsOpen', args: [open.map(({ itemNm }) => String(itemNm)).join(', ')] });
    const files = order.respFileList ?? [];
    if (!files.some(({ refTypeCd }) => refTypeCd === 'SIGN')) refuse('E_STATE', { text: 'signatureAbsent' });
    const problems = await invoicedProblems(step, orderRules.compute!({ ...order, stCd: 'ACC' }));
    if (problems.length) throw new ProblemError(problems);
    return { record: { ...order, accNm, accDt } };
  },
};

/** Tables of documents that belong to an order; cancelled ones are as good as none. */
const dependants = ['rs4_work', 'rs4_purc', 'rs4_inv'] as const;

/** Only while nothing came of it (E_STATE); its quotation is again with the customer. */
export const cancel: Action<typeof order, 'cancel'> = {
  async run(step, order) {
    for (const table of dependants) {
      const [live] = await step.tx.query(sql`
        select 1 from ${sql.table(table)} where corp_id = ${step.corpId}::bigint and order_id = ${order.id}::bigint
          and del_yn = 'N' and st_cd <> 'CANCEL' limit 1`);
      if (live) refuse('E_STATE', { text: 'orderInWork' });
    }
    if (order.quotId) await step.others.act('rs4/quot', order.quotId as number, 'unwin');
  },
};
