/** Takes back a payment that was entered by hand, and tells which one that would be. */
import { sql } from 'kysely';
import { figure, rnd } from '../../../../core/decimal.ts';
import type { StoredOf } from '../../../../core/record.ts';
import { refuse } from '../../../../core/problem.ts';
import { systemCorpId } from '../../../../core/resource.ts';
import type { Action, Ask, Call } from '../../../../database/behaviour.ts';
import { askIn } from '../../../../database/save/askIn.ts';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { wonText } from '../../../shared/print/paperWords.ts';
import { lateDay } from '../bill.rules.ts';
import type { bill } from '../bill.ts';
import { lastByHand, type BillFacts, type DepositPart } from './byHand.ts';

type Bill = StoredOf<typeof bill>;

async function placeByHand(ask: Ask, { id, paid }: Bill): Promise<number> {
  const deposits = await ask<DepositPart>(sql`
    select d.dpt_dt::text as "payDt", p->>'amount' as "payAmt", nullif(d.dpt_nm, '') as "dptNm"
    from sys_deposit d cross join lateral jsonb_array_elements(d.bills) p
    where d.corp_id = ${systemCorpId}::bigint and p->>'billId' = ${String(id)}`);
  return lastByHand(paid, deposits);
}

/** Of the payment that would be taken back: its day and its amount in words. */
export async function billFacts(ask: Ask, { lang }: Call, stored: Bill): Promise<BillFacts> {
  const last = stored.paid[await placeByHand(ask, stored)];
  if (!last) return { byHand: false };
  const amount = wonText(last.payAmt);
  return {
    byHand: true,
    lastPayDt: formatDay(String(last.payDt), lang),
    lastPayAmt: lang === 'ko' ? `${amount}원` : `${amount} won`,
  };
}

/** Something is due again: a paid bill goes back to where the calendar has it. */
export const unpay: Action<typeof bill, 'unpay'> = {
  async run(step, stored) {
    const at = await placeByHand(askIn(step), stored);
    const gone = stored.paid[at] ?? refuse('E_STATE', { text: 'billNothingPaid' });
    const paidAmount = rnd(figure(stored.paidAmount).minus(figure(gone.payAmt)), 0);
    const open = lateDay(String(stored.billYm), step.today) ? 'OVERDUE' : 'ISSUED';
    const stCd = stored.stCd === 'PAID' ? open : stored.stCd;
    return { record: { ...stored, paidAmount, paidDt: null, stCd, paid: stored.paid.toSpliced(at, 1) } };
  },
};
