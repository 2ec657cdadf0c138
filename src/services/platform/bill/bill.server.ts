/** Bills on the server: issued with their tax invoice, paid, overdue, and what follows from two that were not paid (10-platform bill). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { figure, rnd } from '../../../core/decimal.ts';
import { lastDayOfMonth, moveMonth } from '../../../core/months.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Action, Behaviour, SaveStep } from '../../../database/behaviour.ts';
import { writeAudits } from '../../../database/save/audit.ts';
import { menuIdsOf } from '../../reference/menus.ts';
import { noteEnds } from '../subsc/subsc.server.ts';
import { liveStates, subsc } from '../subsc/subsc.ts';
import { lockCompany } from '../usage/month.server.ts';
import { amendedOf } from '../taxInv/amend/amended.server.ts';
import { lateness } from '../taxInv/lateness.server.ts';
import { lateDay, taxRowsOf, writeDayOf } from './bill.rules.ts';
import type { bill } from './bill.ts';
import { compared } from './compare/compare.server.ts';
import { linesFor, sameLines, storedLines, wholeName } from './close.server.ts';
import { closingOfMonth } from './closing/closing.server.ts';
import { bookedDeposits } from './deposit/booked.server.ts';
import { monthGlance } from './glance/glance.server.ts';
import { isHeld } from './glance/open.server.ts';
import { owedOf } from './owed/owed.server.ts';
import { printBill } from './print.server.ts';
import { spendOf } from './spend/spend.server.ts';
import { billFacts, unpay } from './unpay/unpay.server.ts';

/** The tax invoice is made and issued with it; from now on its usage is billed. */
const issue: Action<typeof bill, 'issue'> = {
  warns: ({ today }, { billYm }) => {
    const late = lateDay(String(billYm), today);
    return Promise.resolve(late ? [{ code: 'E_RANGE', text: 'billLate', args: [late], warn: true }] : []);
  },
  async run(step, stored) {
    const { tx, today } = step;
    const { corpId, id } = stored;
    const ym = String(stored.billYm);
    await lockCompany(tx, corpId);
    const lines = await linesFor(tx, corpId, ym);
    if (!sameLines(await storedLines(tx, corpId, id), lines)) refuse('E_STATE', { text: 'billOutdated' });
    const words = {
      all: wholeName(ym),
      rest: (first: string, more: number) => translate('ko', 'print.andMore', { first, more }).slice(0, 100),
    };
    const header = {
      ...{ vatCd: 'TAX10', purposeCd: 'BILL', writeDt: writeDayOf(ym), remark: stored.billNo },
      ...{ inveRegNo: stored.inveRegNo, inveNm: stored.inveNm, inveCeoNm: stored.inveCeoNm, inveAddr: stored.inveAddr },
      ...{ inveBizTp: stored.inveBizTp, inveBizItem: stored.inveBizItem, inveEmail: stored.inveEmail },
      ...{ srcTbl: step.resource.table, srcId: id },
    };
    const made = await step.others.make('platform/taxInv', header, { item: taxRowsOf(stored, lines, words) });
    await step.others.act('platform/taxInv', made.id as number, 'issue');
    await tx.query(sql`update platform_usage set bill_id = ${id}::bigint, bill_corp_id = ${corpId}::bigint, version = version + 1,
        update_dt = ${step.now}::timestamptz, update_id = ${step.userId}::bigint
      where corp_id = ${corpId}::bigint and usage_ym = ${ym} and del_yn = 'N' and bill_id is null`);
    return { changes: { issueDt: today, taxInvId: made.id as number } };
  },
};

/** The operator has looked at why it is held, and lets it go. */
const release: Action<typeof bill, 'release'> = {
  run: async (_step, _stored, { relReason }) => ({ changes: { relReason } }),
};

/** A payment, by hand or of a bank's statement; the last of them ends the bill. */
const pay: Action<typeof bill, 'pay'> = {
  async run({ today }, stored, { payDt, payAmt, dptNm, dptMemo }) {
    if (String(payDt) > today) refuse('E_RANGE', { field: 'payDt', text: 'payInFuture' });
    const paidAmount = rnd(figure(stored.paidAmount).plus(figure(payAmt)), 0);
    const whole = figure(paidAmount).eq(figure(stored.sumAmount));
    const paid = [...stored.paid, { payDt, payAmt, dptNm, dptMemo }];
    return { record: { ...stored, paidAmount, paid, ...(whole ? { paidDt: payDt, stCd: 'PAID' } : {}) } };
  },
};

/** Two months in a row that nobody paid end every subscription that ran in them; the menus close with the next call. */
async function endUnpaid(step: SaveStep, day: string): Promise<number> {
  const { tx, corpId, now } = step;
  const overdue = await tx.query<{ ym: string }>(sql`
    select bill_ym as ym from platform_bill where corp_id = ${corpId}::bigint and st_cd = 'OVERDUE' and del_yn = 'N' order by bill_ym`);
  const second = overdue.findLast(({ ym }) => overdue.some((other) => other.ym === moveMonth(ym, -1)));
  if (!second) return 0;
  const ended = await tx.query<{ id: number; before: string }>(sql`
    update platform_subsc s set st_cd = 'TERM', end_dt = ${day}::date, version = version + 1,
      update_dt = ${now}::timestamptz, update_id = 0
    from (select id, st_cd from platform_subsc where corp_id = ${corpId}::bigint and st_cd = any (${[...liveStates]}::text[])
      and del_yn = 'N' and start_dt <= ${lastDayOfMonth(second.ym)}::date for update) b
    where s.corp_id = ${corpId}::bigint and s.id = b.id returning s.id, b.st_cd as before`);
  const changes = (before: string) => [{ field: 'stCd', from: before, to: 'TERM' }];
  await writeAudits(
    tx,
    subsc,
    corpId,
    ended.map(({ id, before }) => ({ id, act: 'terminate', changes: changes(before) })),
  );
  if (ended.length) await noteEnds(step);
  return ended.length;
}

export const billBehaviour: Behaviour<typeof bill> = {
  hears: menuIdsOf('P33'),
  print: printBill,
  nightly: (step, day) => (step.operator ? Promise.resolve(0) : endUnpaid(step, day)),
  reports: { deposits: bookedDeposits },
  facts: async (call, stored, ask) => ({
    ...(await billFacts(ask, call, stored)),
    // Its tax invoice is issued with it.
    late: stored.stCd === 'DRAFT' ? lateness(call, { writeDt: writeDayOf(String(stored.billYm)) }) : '',
    ...(stored.taxInvId && (await amendedOf(ask, call, { corpId: systemCorpId, id: stored.taxInvId }))),
  }),
  reads: { month: monthGlance, closing: closingOfMonth, spend: spendOf, owed: owedOf },
  ...compared,
  conditions: { held: (_call, value) => (value === 'Y' ? isHeld : sql`not ${isHeld}`) },
  actions: { issue, release, pay, unpay },
};
