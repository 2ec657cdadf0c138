/** Deposits against bills: what is known of each, and the booking, a transaction a deposit, by the action of a payment by hand. */
import { sql } from 'kysely';
import { figure, rnd, sumFigures } from '../../../../core/decimal.ts';
import { ProblemError, refuse, type Problem } from '../../../../core/problem.ts';
import { systemCorpId } from '../../../../core/resource.ts';
import { thousands } from '../../../../core/text/trimming.ts';
import type { Call } from '../../../../database/behaviour.ts';
import type { Transaction } from '../../../../database/executor.ts';
import { othersOf } from '../../../../database/save/others.ts';
import { bill } from '../bill.ts';
import type { MonthParts } from '../monthRun.server.ts';
import { keysOf } from './keys.server.ts';
import { matchDeposits, type Proposal } from './match.ts';
import type { BillToPay, BookBody, BookedPart, Judged, LineState, StatementLine, Ticked } from './statement.ts';

/** Bills of all companies that wait for money, and deposits that were booked. */
async function stand({ database }: MonthParts, call: Call, keys: readonly string[]) {
  const [bills, booked] = await database.read<[BillToPay[], { key: string; at: string; parts: BookedPart[] }[]]>(call, [
    sql`select b.id::text as id, b.corp_id::text as "corpId", c.corp_nm as "corpNm", coalesce(c.ceo_nm, '') as "ceoNm",
        (b.sum_amount - b.paid_amount)::text as left, coalesce(b.due_dt::text, '') as "dueDt", b.bill_no as "billNo", b.bill_ym as "billYm"
      from platform_bill b join platform_corp c on c.id = b.corp_id
      where b.st_cd in ('ISSUED', 'OVERDUE') and b.del_yn = 'N' and b.sum_amount > b.paid_amount order by c.corp_nm, b.due_dt, b.id`,
    sql`select dpt_key as key, to_char(create_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as at, bills as parts
      from sys_deposit where dpt_key = any (${[...keys]}::text[])`,
  ]);
  return { bills, booked: new Map(booked.map(({ key, at, parts }) => [key, { at, parts }])) };
}

/** Each deposit as it stands now: booked, or what is proposed among the bills that are open. */
export async function judge(parts: MonthParts, call: Call, deposits: readonly StatementLine[]): Promise<Judged> {
  const keys = keysOf(deposits);
  const { bills, booked } = await stand(parts, call, keys);
  const open = deposits.filter((_, at) => !booked.has(keys[at]!));
  const proposals = new Map(matchDeposits(open, bills).map((proposal, at) => [open[at]!.no, proposal]));
  const states = deposits.map(({ no }, at): LineState => {
    const done = booked.get(keys[at]!);
    return done ? { no, booked: done } : { no, proposal: proposals.get(no)! };
  });
  return { bills, states };
}

/** What the deposits pay must be what the operator saw, or the one bill that was chosen. */
function demandParts(ticked: Ticked, deposit: StatementLine, proposal: Proposal): void {
  if (!ticked.parts.length) refuse('E_LIST', { field: 'parts', text: 'depositNoBill' });
  if (ticked.chosen) {
    const whole = rnd(sumFigures(ticked.parts.map(({ amount }) => amount)), 0);
    if (!figure(whole).eq(figure(deposit.amount)))
      refuse('E_SUM', { field: 'payAmt', text: 'depositNotWhole', args: [thousands(deposit.amount)] });
    return;
  }
  const same = (some: Proposal['parts']) => JSON.stringify(some.map(({ billId, amount }) => [billId, amount]));
  if (same(proposal.parts) !== same(ticked.parts)) refuse('E_STATE', { text: 'depositMoved' });
}

interface Booking {
  readonly key: string;
  readonly deposit: StatementLine;
  readonly fileNm: string;
  readonly bills: readonly BillToPay[];
}

/** Whether it was booked; false where somebody else was first. Whoever comes second waits for the first one's end. */
async function bookOne(
  tx: Transaction,
  parts: MonthParts,
  call: Call,
  ticked: Ticked,
  booking: Booking,
): Promise<boolean> {
  const { key, deposit, fileNm, bills } = booking;
  const { day, time, amount, name, memo, balance, account } = deposit;
  const stood = ticked.parts.map((part): BookedPart => {
    const paid = bills.find(({ id }) => id === part.billId) ?? refuse('E_STATE', { text: 'depositBillClosed' });
    return { ...part, billNo: paid.billNo, corpNm: paid.corpNm };
  });
  const [first] = await tx.query(sql`
    insert into sys_deposit (corp_id, dpt_key, dpt_dt, dpt_tm, amount, dpt_nm, memo, balance, account, file_nm, bills, create_dt, create_id)
    values (${systemCorpId}::bigint, ${key}, ${day}::date, ${time}, ${amount}::numeric, ${name}, ${memo}, ${balance}, ${account}, ${fileNm},
      ${JSON.stringify(stood)}::jsonb, ${call.now}::timestamptz, ${call.userId}::bigint)
    on conflict do nothing returning dpt_key`);
  if (!first) return false;
  const { database, resources, behaviours } = parts;
  const others = othersOf(tx, { database, resource: bill, all: resources, behaviour: {}, behaviours, othersOf, call });
  // Always in one order, so that of two that pay the same bills one waits for the other.
  for (const { billId, amount: payAmt } of ticked.parts.toSorted((a, b) => Number(a.billId) - Number(b.billId)))
    await others.act(bill.prefix, Number(billId), 'pay', {
      payDt: day,
      payAmt,
      dptNm: name || null,
      dptMemo: memo || null,
    });
  return true;
}

export interface Outcome {
  readonly no: number;
  readonly outcome: 'booked' | 'already' | 'refused';
  readonly problem?: Problem;
}

/** Books what was ticked, each by itself: one that is refused keeps no other out. */
export async function bookDeposits(
  parts: MonthParts,
  call: Call,
  { fileNm, deposits, book }: BookBody,
): Promise<Outcome[]> {
  const keys = keysOf(deposits);
  const { states, bills } = await judge(parts, call, deposits);
  const outcomes: Outcome[] = [];
  for (const ticked of book) {
    const { no } = ticked;
    const at = deposits.findIndex((deposit) => deposit.no === no);
    const [deposit, state] = [deposits[at], states[at]];
    try {
      if (!deposit || !state) refuse('E_LIST', { field: 'book' });
      else if ('booked' in state) outcomes.push({ no, outcome: 'already' });
      else {
        demandParts(ticked, deposit, state.proposal);
        const booking = { key: keys[at]!, deposit, fileNm, bills };
        const done = await parts.database.write(call, (tx) => bookOne(tx, parts, call, ticked, booking));
        outcomes.push({ no, outcome: done ? 'booked' : 'already' });
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) parts.failed(error, systemCorpId);
      const problem: Problem = error instanceof ProblemError ? error.problems[0]! : { code: 'E_UNKNOWN' };
      outcomes.push({ no, outcome: 'refused', problem });
    }
  }
  return outcomes;
}
