/** Work orders on the server: what they take from their order, statuses, and what they report to it. */
import { sql } from 'kysely';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Action, AfterStep, Ask, Behaviour, Call, SaveStep } from '../../../database/behaviour.ts';
import { withoutEmpty } from '../../../record/defaults.ts';
import { isOpenOrder } from '../order/order.rules.ts';
import { staysOf } from '../schedule/stays.server.ts';
import { printWork } from './print.server.ts';
import { itemProposals } from '../quot/items.server.ts';
import { workFacts } from './facts.server.ts';
import { doneBeyondOrder } from './left.ts';
import { dayToCome, hoursBeyondDay, loggedThatDay, logOf, withDay } from './log.ts';
import type { WorkMoved } from '../order/progress.server.ts';
import type { work } from './work.ts';

/** The order is told; its own states hold (E_STATE). */
const tellOrder = (step: AfterStep, work: Work, what: WorkMoved = {}) =>
  step.others.act('rs4/order', work.orderId as number, 'worked', what);

type Work = RecordOf<typeof work>;
type StoredWork = StoredOf<typeof work>;

interface OrderLine {
  readonly stCd: string;
  readonly shipId: number | null;
  readonly lineTpCd: string | null;
}

/** Order and line as they stand, held until the work is written: an order is not cancelled or ended meanwhile. */
async function lineOf({ tx, corpId }: SaveStep, work: Work): Promise<OrderLine | undefined> {
  const [found] = await tx.query<OrderLine>(sql`
    select o.st_cd as "stCd", o.ship_id as "shipId",
      (select i.line_tp_cd from rs4_order_item i where i.corp_id = o.corp_id and i.parent_id = o.id
        and i.id = ${work.orderItemId ?? null}::bigint) as "lineTpCd"
    from rs4_order o where o.corp_id = ${corpId}::bigint and o.id = ${work.orderId ?? null}::bigint and o.del_yn = 'N' for no key update`);
  return found;
}

async function placeProblems(step: SaveStep, record: Work, stored: StoredWork | null): Promise<Problem[]> {
  if (stored && (['orderId', 'orderItemId'] as const).every((name) => stored[name] === record[name])) return [];
  const line = await lineOf(step, record);
  if (line && !isOpenOrder({ stCd: line.stCd })) return [{ code: 'E_STATE', field: 'orderId', text: 'orderNotOpen' }];
  return line?.lineTpCd && line.lineTpCd !== 'I' ? [{ code: 'E_REF', field: 'orderItemId', text: 'notWorkLine' }] : [];
}

/** Words, kind of work, days and subcontractor of the line that was chosen. */
async function proposal(ask: Ask, { corpId }: Call, header: Work): Promise<Work> {
  const [found] = await ask<Work>(sql`
    select o.ship_id as "shipId", to_char(o.work_from_dt, 'YYYY-MM-DD') as "planFromDt", to_char(o.work_to_dt, 'YYYY-MM-DD') as "planToDt",
      i.item_nm as "workNm", i.work_tp_cd as "workTpCd", i.purc_clnt_id as "purcClntId",
      (select c.clnt_nm from rs4_clnt c where c.corp_id = i.corp_id and c.id = i.purc_clnt_id) as "purcClntNm",
      (select s.ship_nm from rs4_ship s where s.corp_id = o.corp_id and s.id = o.ship_id) as "shipNm"
    from rs4_order o left join rs4_order_item i on i.corp_id = o.corp_id and i.parent_id = o.id
      and i.id = ${header.orderItemId ?? null}::bigint
    where o.corp_id = ${corpId}::bigint and o.id = ${header.orderId ?? null}::bigint and o.del_yn = 'N'`);
  return withoutEmpty(found ?? {});
}

/** What a material costs to buy, and its words. */
async function materials(ask: Ask, call: Call, ids: readonly number[]) {
  const lines = await itemProposals(ask, call, ids, { currCd: 'KRW' });
  return lines.map(({ of, values: { itemNm, unitCd, purcPrice } }) => ({ of, values: { itemNm, unitCd, purcPrice } }));
}

/** Its order shows how far it is. */
const reported = ['orderId', 'orderItemId', 'progRt'] as const;
async function report(step: AfterStep, record: StoredWork, stored: StoredWork | null): Promise<void> {
  if (stored && reported.every((name) => stored[name] === record[name])) return;
  await tellOrder(step, record);
  if (stored && stored.orderId !== record.orderId) await tellOrder(step, stored);
}

type Names = 'start' | 'log' | 'hold' | 'resume' | 'done' | 'cancel';
const actions: { readonly [N in Names]: Action<typeof work, N> } = {
  /** The first start opens the order. */
  start: {
    run: async (step) => ({ changes: { realFromDt: step.today } }),
    after: async (step, work) => void (await tellOrder(step, work, { started: true })),
  },
  /** A day more in the log. */
  log: {
    warns: async ({ today }, work, day) => [
      ...loggedThatDay(work, day.workDt),
      ...dayToCome(day.workDt, today),
      ...hoursBeyondDay(day),
    ],
    run: async (_step, work, row) => ({
      record: { ...work, log: withDay(logOf(work), { remark: null, ...row, id: null }) },
    }),
    after: (step, work, stored) => report(step, work, stored),
  },
  hold: { run: async (_step, _work, { reason }) => ({ changes: { reason } }) },
  resume: { run: async () => ({ changes: { reason: null } }) },
  /** What was done becomes the quantity of the order's line. */
  done: {
    warns: async (step, work, { doneQty }) => doneBeyondOrder(doneQty, await workFacts(askIn(step), step, work)),
    run: async (step, work, { doneQty }) => ({ record: { ...work, doneQty, realToDt: step.today } }),
    after: async (step, work) => void (await tellOrder(step, work, { finishedItemId: work.orderItemId })),
  },
  cancel: {
    after: async (step, work) => void (await tellOrder(step, work)),
  },
};

export const workBehaviour: Behaviour<typeof work> = {
  print: printWork,
  facts: async (call, work, ask) => ({ ...(await workFacts(ask, call, work)) }),
  reads: { stays: (call, { teamCd }, ask) => staysOf(ask, call, teamCd) },
  async fresh(call, record, ask) {
    if (record.orderId) Object.assign(record, await proposal(ask, call, record));
  },
  async propose(call, { of, header, wanted }, ask) {
    if (of === 'itemId') return { rows: await materials(ask, call, wanted as readonly number[]) };
    return { header: await proposal(ask, call, header) };
  },
  async prepare(step, record) {
    record.shipId = (await proposal(askIn(step), step, record)).shipId ?? null;
  },
  check: placeProblems,
  after: report,
  // What has begun is part of the record of the order.
  checkDelete: (_step, stored) => (stored.stCd === 'PLAN' ? [] : [{ code: 'E_STATE', text: 'workBegun' }]),
  afterDelete: async (step, stored) => void (await tellOrder(step, stored)),
  actions,
};
