/** Subscriptions on the server: what a product begins with, what each step leaves in the history (10-platform subsc). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { seoulTime } from '../../../core/dates.ts';
import { figure, rnd } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import { monthOf } from '../../../core/months.ts';
import { refuse } from '../../../core/problem.ts';
import type { RecordOf, RowOf, StoredOf } from '../../../core/record.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { functionsOf } from '../../../fields/html/functions.ts';
import type { Action, Ask, Behaviour, Call, SaveStep, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { tellCompanies } from '../../../database/save/notify.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { menuIdsOf } from '../../reference/menus.ts';
import { asCompany } from '../corp/corp.server.ts';
import type { AlongService } from './along.ts';
import { applicationOf } from './application.ts';
import { mostEvents, type CourseEvent } from './course.ts';
import { peopleOf } from '../usage/people.server.ts';
import { standsOn } from '../usage/meter.ts';
import { heldAs, productChoices, sentences, type Held } from '../system/held.server.ts';
import { serviceHead } from '../system/svcstore.server.ts';
import type { Costs, ServiceHead, ServiceName } from './company.ts';
import { manyUsers } from './manyUsers.server.ts';
import { runningOf } from './running.server.ts';
import { firstEnd } from './subsc.rules.ts';
import type { subsc } from './subsc.ts';

type Subscription = RecordOf<typeof subsc>;
type Stored = StoredOf<typeof subsc>;
type Event = RowOf<typeof subsc, 'hist'>;

interface Product {
  readonly id: number;
  readonly sysCd: string;
  readonly baseUserCnt: number;
  /** In use, and its service runs. */
  readonly offered: boolean;
  /** It has its screens. */
  readonly opens: boolean;
}

async function productOf(ask: Ask, found: Statement): Promise<Product | undefined> {
  const [product] =
    await ask<Product>(sql`select id, sys_cd as "sysCd", coalesce(base_user_cnt, 1)::int as "baseUserCnt",
      use_yn = 'Y' and open_yn = 'Y' as offered, coalesce(open_yn, 'N') = 'Y' as opens
    from platform_system_product where corp_id = ${systemCorpId}::bigint and del_yn = 'N' and ${found}`);
  return product;
}
const byId = (prodId: unknown): Statement => sql`id = ${Number(prodId ?? 0)}::bigint`;

async function heldOf(ask: Ask, call: Pick<Call, 'corpId' | 'today'>, prodId: number): Promise<Held | undefined> {
  const [row] = await ask<{ held: Held | null }>(sql`select ${heldAs(call, sql`${prodId}`)} as held`);
  return row?.held ?? undefined;
}

/** Of the services that were chosen together those that run, in the order of the choice, and how the company has them. */
const alongOf = (ask: Ask, call: Pick<Call, 'corpId' | 'today'>, codes: string): Promise<AlongService[]> =>
  ask<AlongService>(sql`select p.id, p.subs_req_id as "subsReqId", p.subs_req_nm as "subsReqNm", p.subs_req_nm_en as "subsReqNmEn",
      ${heldAs(call, sql`p.id`)} as held
    from unnest(${codes.split(',')}::text[]) with ordinality as wanted (code, place)
    join platform_system_product p on p.subs_req_id = wanted.code
    where p.corp_id = ${systemCorpId}::bigint and p.del_yn = 'N' and p.use_yn = 'Y' and p.open_yn = 'Y'
    order by wanted.place`);

/** A line of the history. Values are told as they were typed: days and numbers. */
function event(
  { now, userId, corpId }: Step,
  subscriber: number,
  histTpCd: CodeKey<'SUBSC_HIST'>,
  [befVal, aftVal]: readonly [before: string | null, after: string | null],
): Event {
  const bySubscriber = corpId === subscriber && userId > 0;
  return { histDtm: seoulTime(now).slice(0, 16), histTpCd, befVal, aftVal, userId: bySubscriber ? userId : null };
}

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** The record as a step leaves it, with the step in its history. */
const moved = (
  step: Step,
  stored: Stored,
  histTpCd: CodeKey<'SUBSC_HIST'>,
  changes: Subscription,
  told: readonly [before: unknown, after: unknown],
): { readonly record: Subscription } => ({
  record: {
    ...stored,
    ...changes,
    hist: [...stored.hist, event(step, stored.corpId, histTpCd, [text(told[0]), text(told[1])])],
  },
});

/** What the approval of a subscription costs its company at once; runs as the operator. */
export type Booking = (step: SaveStep, corpId: number) => Promise<void>;

/** What a service lays down in a company that begins with one of its products; runs as that company. */
export type Opening = (tx: Transaction, corpId: number, prodId: number) => Promise<void>;

const approving = (openings: readonly Opening[], book: Booking): Action<typeof subsc, 'approve'> => ({
  run: async (step, stored) => moved(step, stored, 'APPROVE', { startDt: step.today }, [null, step.today]),
  async after(step, { corpId, prodId }) {
    const { tx } = step;
    await asCompany(tx, corpId, async () => {
      for (const open of openings) await open(tx, corpId, Number(prodId));
    });
    await book(step, corpId);
  },
});
const cancelReq: Action<typeof subsc, 'cancelReq'> = {
  run: async (step, stored) => moved(step, stored, 'CANCEL', {}, [null, null]),
};
/** Refused: the reason stays in the history, which the company reads. */
const refuseReq: Action<typeof subsc, 'refuseReq'> = {
  run: async (step, stored, { reason }) => moved(step, stored, 'CANCEL', {}, [null, reason]),
};
const changeUserCnt: Action<typeof subsc, 'changeUserCnt'> = {
  // Fewer than before mends what was too many.
  warns: async (step, { corpId, userCnt: before }, { userCnt }) =>
    Number(userCnt ?? 0) <= Number(before) ? [] : manyUsers(askIn(step), corpId, userCnt),
  run: async (step, stored, { userCnt }) => moved(step, stored, 'USER', { userCnt }, [stored.userCnt, userCnt]),
};
const reqTerm: Action<typeof subsc, 'reqTerm'> = {
  async run(step, stored, { endDt, termReason }) {
    const first = firstEnd(step.today);
    if (!endDt || endDt < first) refuse('E_RANGE', { field: 'endDt', text: 'noticeOfEnd', args: [first] });
    return moved(step, stored, 'TERM_REQ', { endDt, termReason, termReqDt: step.today }, [null, endDt]);
  },
};
const cancelTerm: Action<typeof subsc, 'cancelTerm'> = {
  run: async (step, stored) =>
    moved(step, stored, 'TERM_CANCEL', { endDt: null, termReason: null, termReqDt: null }, [stored.endDt, null]),
};

/** A visit that was held: charged in its month, or in this one where that is billed already. */
const bookTraining: Action<typeof subsc, 'bookTraining'> = {
  async run(step, stored, { trainDt, trainCnt }) {
    const day = String(trainDt);
    if (day > step.today) refuse('E_RANGE', { field: 'trainDt', text: 'trainToCome' });
    const [fee] = await step.tx.query<{ unitPrice: string; prodNm: string }>(sql`
      select f.unit_price::text as "unitPrice", p.subs_req_nm as "prodNm" from platform_system_product_fee f
        join platform_system_product p on p.corp_id = f.corp_id and p.id = f.parent_id
      where f.corp_id = ${systemCorpId}::bigint and f.parent_id = ${stored.prodId}::bigint and f.fee_tp_cd = 'TRAIN' limit 1`);
    if (!fee) return refuse('E_STATE', { text: 'noTraining' });
    const { corpId, id, sysCd } = stored;
    const useYm = monthOf(day);
    const [billed] = await step.tx
      .query(sql`select 1 from platform_bill where corp_id = ${corpId}::bigint and bill_ym = ${useYm}
      and del_yn = 'N' and st_cd in ('ISSUED', 'OVERDUE', 'PAID')`);
    await step.others.make('platform/usage', {
      ...{ corpId, usageYm: billed ? monthOf(step.today) : useYm, useYm, subscId: id, sysCd, feeTpCd: 'TRAIN' },
      ...{ itemNm: `${fee.prodNm.slice(0, 60)} 방문교육 (${day})`, eventSeq: Number(day.replaceAll('-', '')) },
      ...{ qty: String(trainCnt), meterQty: String(trainCnt), unitPrice: fee.unitPrice },
      supplyAmt: rnd(figure(fee.unitPrice).times(figure(trainCnt)), 0),
    });
  },
};

/** What else the company has applied for. */
const waitingOf = (ask: Ask, corpId: number, subscription: number): Promise<ServiceName[]> =>
  ask<ServiceName>(sql`select p.subs_req_nm as "prodNm", p.subs_req_nm_en as "prodNmEn"
    from platform_subsc t join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = t.prod_id
    where t.corp_id = ${corpId}::bigint and t.id <> ${subscription}::bigint and t.st_cd = 'REQ' and t.del_yn = 'N' order by t.id`);

/**
 * Fees of a product for the calculator. The base fee of the company's people is booked on its oldest live subscription:
 * on any other it is paid already. Who applies is told what comes on top of what the people of today cost.
 */
async function pricesOf(ask: Ask, call: Call, { prodId, subscId }: Values): Promise<Costs> {
  const { corpId, today } = call;
  const product = await productOf(ask, byId(prodId));
  if (!product) return refuse('E_REF', { field: 'prodId' });
  const fees = await ask<
    Costs['fees'][number]
  >(sql`select fee_tp_cd as "feeTpCd", unit_price::text as "unitPrice", unit_nm as "unitNm",
      coalesce(free_qty, 0)::int as "freeQty"
    from platform_system_product_fee where corp_id = ${systemCorpId}::bigint and parent_id = ${product.id}::bigint order by sort_no, id`);
  const subscription = Number(subscId ?? 0);
  const [stored] = subscription
    ? await ask<{ corpId: number; stCd: string }>(
        sql`select corp_id::float8 as "corpId", st_cd as "stCd" from platform_subsc where id = ${subscription}::bigint and del_yn = 'N'`,
      )
    : [];
  const owner = stored?.corpId ?? corpId;
  const applied = !stored || stored.stCd === 'REQ';
  const running = await runningOf(ask, owner, today);
  const people = await peopleOf(ask, owner);
  const standing = running.subscs.filter((one) => standsOn(one, today));
  const [oldest] = standing;
  const prices = { fees, baseUserCnt: product.baseUserCnt };
  if (!applied)
    return { ...prices, basePaid: oldest !== undefined && oldest.id !== subscription, whole: { ...running, people } };
  return {
    ...{ ...prices, people, running, waiting: await waitingOf(ask, owner, subscription) },
    basePaid: standing.some((one) => one.fees.some(({ feeTpCd }) => feeTpCd === 'BASE')),
    ...(owner === corpId && { service: await serviceOf(ask, call, product.id, stored !== undefined) }),
  };
}

/** What the approval of an application makes its company pay, before VAT: in words, as the question says it. */
async function approvedSums(ask: Ask, call: Call, { id, prodId, userCnt, trainCnt, convYn }: Stored) {
  const costs = await pricesOf(ask, call, { prodId, subscId: id });
  const wanted = { userCnt, trainCnt: trainCnt ?? 0, convYn: convYn === 'Y' };
  const { users, sums } = applicationOf(costs, wanted, call.today);
  return { counted: users, onceSum: grouped(sums.once), monthSum: grouped(sums.monthly) };
}

/** The service as the store tells it; of what is applied for already it is no news that it is. */
async function serviceOf(ask: Ask, call: Call, prodId: number, stands: boolean): Promise<ServiceHead> {
  const written = call.lang === 'en' ? sql`coalesce(t.main_func_en, t.main_func)` : sql`t.main_func`;
  const [row] = await ask<{ facts: unknown; mainFunc: string | null }>(sql`
    select ${productChoices.facts(call, {})} as facts, ${written} as "mainFunc"
    from platform_system_product t where t.corp_id = ${systemCorpId}::bigint and t.id = ${prodId}::bigint`);
  const { tells, barred } = productChoices.told(row!.facts, call);
  const functions = functionsOf(row!.mainFunc ?? '')?.list;
  const head = (await serviceHead(ask, prodId)) as ServiceHead | undefined;
  return { ...head!, ...(functions && { functions }), ...(tells && { tells }), ...(barred && !stands && { barred }) };
}

/** What became of the subscriptions that one sees, by the days of Korea. */
const events = (_call: Call, { from, to }: Values): Statement => sql`
  select h.hist_dtm as "histDtm", c.corp_nm as "corpNm", s.subsc_no as "subscNo",
    s.prod_id as "prodId", p.subs_req_nm as "prodNm", h.hist_tp_cd as "histTpCd", h.bef_val as "befVal", h.aft_val as "aftVal"
  from platform_subsc_hist h join platform_subsc s on s.corp_id = h.corp_id and s.id = h.parent_id and s.del_yn = 'N'
    join platform_corp c on c.id = s.corp_id
    left join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = s.prod_id
  where h.hist_dtm >= (${from}::date::timestamp at time zone 'Asia/Seoul') and h.hist_dtm < ((${to}::date + 1)::timestamp at time zone 'Asia/Seoul')
  order by h.hist_dtm, s.id, h.sort_no`;

/** The same for screens, of the own company. */
async function courseOf(ask: Ask, { corpId, lang }: Call): Promise<{ readonly content: readonly CourseEvent[] }> {
  const product = lang === 'en' ? sql`coalesce(p.subs_req_nm_en, p.subs_req_nm)` : sql`p.subs_req_nm`;
  const content = await ask<CourseEvent>(sql`
    select s.id as "subscId", to_char(h.hist_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "histDtm", h.hist_tp_cd as "histTpCd", h.bef_val as "befVal", h.aft_val as "aftVal",
      s.subsc_no as "subscNo", ${product} as "prodNm"
    from platform_subsc s join platform_subsc_hist h on h.corp_id = s.corp_id and h.parent_id = s.id
      left join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = s.prod_id
    where s.corp_id = ${corpId}::bigint and s.del_yn = 'N'
    order by h.hist_dtm desc, s.id desc, h.sort_no desc limit ${mostEvents}`);
  return { content };
}

/** What the clock ended stands in the history as well. */
export async function noteEnds({ tx, corpId, now }: Pick<Step, 'tx' | 'corpId' | 'now'>): Promise<void> {
  await tx.query(sql`insert into platform_subsc_hist (corp_id, parent_id, sort_no, hist_dtm, hist_tp_cd, aft_val)
    select s.corp_id, s.id, coalesce((select max(h.sort_no) from platform_subsc_hist h where h.corp_id = s.corp_id and h.parent_id = s.id), 0) + 1,
      ${now}::timestamptz, 'TERM', s.end_dt::text
    from platform_subsc s where s.corp_id = ${corpId}::bigint and s.st_cd = 'TERM' and s.del_yn = 'N'
      and not exists (select 1 from platform_subsc_hist h where h.corp_id = s.corp_id and h.parent_id = s.id and h.hist_tp_cd = 'TERM')`);
}

/** Who approves, and who hears in the company what became of it. */
const operators = menuIdsOf('P92');
const concerned = menuIdsOf('P31', 'P92');

/** Its service has no screens yet. */
const announced = sql`exists (select 1 from platform_system_product p
  where p.corp_id = ${systemCorpId}::bigint and p.id = t.prod_id and p.open_yn is distinct from 'Y')`;

/** What a form begins with before a service is chosen (10-platform). */
const oneUser = 1;

export const subscBehaviour = (openings: readonly Opening[], book: Booking): Behaviour<typeof subsc> => ({
  hears: concerned,
  listColumns: {
    openNm: sql`json_build_object('open', not ${announced})`,
  },
  listMarks: { openNm: () => announced },
  listWords: {
    openNm: (told, { lang }) =>
      (told as { readonly open: boolean }).open === false
        ? translate(lang, 'resources.platform/subsc.words.soon.word')
        : null,
  },
  listFirst: ({ operator }) => (operator ? sql`(t.st_cd = 'REQ') desc` : undefined),
  async fresh(_call, record, ask, { subsReqId, users }) {
    const product = typeof subsReqId === 'string' ? await productOf(ask, sql`subs_req_id = ${subsReqId}`) : undefined;
    if (typeof subsReqId === 'string' && !product?.offered) refuse('E_REF', { field: 'prodId', text: 'productClosed' });
    Object.assign(record, {
      // Whoever comes from the calculator of the store has said how many.
      userCnt: typeof users === 'number' ? users : (product?.baseUserCnt ?? oneUser),
      ...(product && { prodId: product.id, sysCd: product.sysCd }),
    });
  },
  async propose(_call, { header }, ask) {
    const product = await productOf(ask, byId(header.prodId));
    if (!product) return { header: {} };
    // A number that a person said stays, whichever service it is for.
    const said = header.userCnt !== null && header.userCnt !== oneUser ? header.userCnt : undefined;
    return { header: { sysCd: product.sysCd, userCnt: said ?? product.baseUserCnt } };
  },
  async prepare(step, record, stored) {
    const product = await productOf(askIn(step), byId(record.prodId));
    record.sysCd = product?.sysCd ?? null;
    if (stored) return;
    // The system company has every service; nobody bills it.
    if (step.operator) refuse('E_AUTH');
    record.reqDt ??= step.today;
    // Demo data bring the history of what has run for a while.
    if (!record.hist?.length)
      record.hist = [{ ...event(step, step.corpId, 'REQ', [null, text(record.userCnt)]), id: null, sortNo: 1 }];
  },
  async check(step, record, stored) {
    if (record.stCd !== 'REQ' || !record.prodId) return [];
    const ask = askIn(step);
    const many = stored?.userCnt === record.userCnt ? [] : await manyUsers(ask, step.corpId, record.userCnt);
    if (stored?.prodId === record.prodId) return many;
    const product = await productOf(ask, byId(record.prodId));
    if (!product?.offered) return [{ code: 'E_REF', field: 'prodId', text: 'productClosed' }];
    const held = await heldOf(ask, step, product.id);
    return held ? [{ code: 'E_DUP', field: 'prodId', text: sentences[held] }] : many;
  },
  async after(step, record, stored) {
    if (!stored && record.stCd === 'REQ') await tellCompanies(step, operators, {}, record);
  },
  facts: async (call, stored, ask) => ({
    firstEndDt: firstEnd(call.today),
    announced: !(await productOf(ask, byId(stored.prodId)))?.opens,
    ...(call.operator && stored.stCd === 'REQ' && (await approvedSums(ask, call, stored))),
  }),
  reads: {
    costs: (call, input, ask) => pricesOf(ask, call, input),
    course: (call, _input, ask) => courseOf(ask, call),
    along: (call, { codes }, ask) => alongOf(ask, call, String(codes ?? '')),
  },
  reports: { events },
  async nightly(step) {
    await noteEnds(step);
    return 0;
  },
  actions: {
    approve: approving(openings, book),
    ...{ bookTraining, cancelReq, refuseReq, changeUserCnt, reqTerm, cancelTerm },
  },
});
