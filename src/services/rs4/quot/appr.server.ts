/** Quotations in electronic approval (20-rs4-ship-repair rs4/quot). */
import { decimal } from '../../../core/decimal.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { Action, ActStep } from '../../../database/behaviour.ts';
import { isForeign } from '../../shared/amounts.ts';
import { askApproval, requestWarnings, type Again, type Asked } from '../../groupware/apprRequest.server.ts';
import { costlessCount } from '../document/costless.ts';
import { decidesAlone } from '../document/defaults.server.ts';
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

async function request(step: ActStep, stored: StoredOf<typeof quot>, how: Pick<Asked, 'input' | 'again'>) {
  const { quotNo: srcNo, quotTitle, quotAmount: amount } = stored;
  const mayDecide = await decidesAlone(step);
  const costless = costlessCount(stored);
  return askApproval(step, stored, {
    ...{ form: 'QT', srcNo, title: `${srcNo} ${quotTitle}`, amount, facts: facts(stored), mayDecide },
    ...(costless > 0 ? { notes: { costless: String(costless) } } : {}),
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
