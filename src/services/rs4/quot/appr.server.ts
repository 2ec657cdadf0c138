/** Quotations in electronic approval (20-rs4-ship-repair rs4/quot). */
import { sql } from 'kysely';
import { decimal } from '../../../core/decimal.ts';
import type { StoredOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { withoutEmpty } from '../../../record/defaults.ts';
import type { Action, ActStep } from '../../../database/behaviour.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { isForeign } from '../../shared/amounts.ts';
import { askApproval, requestWarnings, type Again, type Asked } from '../../groupware/apprRequest.server.ts';
import { costlessCount, hasRate } from '../document/costless.ts';
import { decidesAlone, settingsOf } from '../document/defaults.server.ts';
import { isBelow } from './ready.ts';
import { revisionMark } from './revision.ts';
import type { quot } from './quot.ts';

/** What whoever approves looks at; of another currency the price that the customer reads comes first. */
function facts({ currCd, dctAmount }: StoredOf<typeof quot>): readonly string[] {
  const foreign = isForeign({ currCd });
  const discounted = !decimal(dctAmount ?? 0).eq(0);
  return [
    ...['clntId', 'shipId'],
    ...(foreign ? ['currCd', 'quotAmountFrgn', 'excRt'] : []),
    'quotAmount',
    ...(discounted ? [foreign ? 'dctAmountFrgn' : 'dctAmount'] : []),
    ...['purcTot', 'prftAmt', 'prftRt'],
  ];
}

/** What they are told beside: what it was offered at before, a profit below the lowest, work whose cost nobody knows. */
async function notes(step: ActStep, stored: StoredOf<typeof quot>): Promise<Record<string, string>> {
  const { MIN_PRFT_RT: leastProfit } = await settingsOf(askIn(step), step);
  const costless = costlessCount(stored);
  const [before] = await step.tx.query<{ amount: string | null; foreign: string | null; curr: string }>(sql`
    select quot_amount as amount, quot_amount_frgn as "foreign", curr_cd as curr from rs4_quot
    where corp_id = ${step.corpId}::bigint and id = ${stored.prevQuotId ?? null}::bigint`);
  return withoutEmpty({
    // As the customer read it: won move with the rate of the day.
    ...(before && isForeign({ currCd: before.curr })
      ? { prevAmountFrgn: before.foreign === null ? undefined : `${before.curr} ${grouped(before.foreign)}` }
      : { prevAmount: before?.amount ?? undefined }),
    // Of work on no cost at all there is no rate that could be low.
    leastProfit: hasRate(stored) && isBelow(stored, leastProfit) ? leastProfit : undefined,
    costless: costless > 0 ? String(costless) : undefined,
  });
}

async function request(step: ActStep, stored: StoredOf<typeof quot>, how: Pick<Asked, 'input' | 'again'>) {
  const { quotNo, quotTitle, quotAmount: amount } = stored;
  const srcNo = [quotNo, revisionMark(stored.revNo)].filter(Boolean).join(' ');
  const mayDecide = await decidesAlone(step);
  return askApproval(step, stored, {
    ...{ form: 'QT', srcNo, title: `${srcNo} ${quotTitle}`, amount, facts: facts(stored), mayDecide },
    notes: await notes(step, stored),
    ...how,
  });
}

export const requestAppr: Action<typeof quot, 'requestAppr'> = {
  warns: requestWarnings('QT', decidesAlone),
  run: async (step, stored, input) => ({ changes: { apprId: (await request(step, stored, { input })).id } }),
};

export const apprAgain: Action<typeof quot, 'apprAgain'> = {
  async run(step, stored, { again }: { readonly again: Again }) {
    const apprDocument = await request(step, stored, { again });
    return { changes: { apprId: apprDocument.id }, answer: { apprDocument } };
  },
};
