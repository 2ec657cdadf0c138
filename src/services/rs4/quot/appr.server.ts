/** Quotations in electronic approval (20-rs4-ship-repair rs4/quot). */
import type { StoredOf } from '../../../core/record.ts';
import type { Action, ActStep } from '../../../database/behaviour.ts';
import { askApproval, type Again, type Asked } from '../../groupware/apprRequest.server.ts';
import { costlessCount } from '../document/costless.ts';
import { decidesAlone } from '../document/defaults.server.ts';
import type { quot } from './quot.ts';

/** What whoever approves looks at. */
const facts = ['clntId', 'shipId', 'quotAmount', 'purcTot', 'prftAmt', 'prftRt'];

async function request(step: ActStep, stored: StoredOf<typeof quot>, how: Pick<Asked, 'input' | 'again'>) {
  const { quotNo: srcNo, quotTitle, quotAmount: amount } = stored;
  const mayDecide = await decidesAlone(step);
  const costless = costlessCount(stored);
  return askApproval(step, stored, {
    ...{ form: 'QT', srcNo, title: `${srcNo} ${quotTitle}`, amount, facts, mayDecide },
    ...(costless > 0 ? { notes: { costless: String(costless) } } : {}),
    ...how,
  });
}

export const requestAppr: Action<typeof quot, 'requestAppr'> = {
  run: async (step, stored, input) => ({ changes: { apprId: (await request(step, stored, { input })).id } }),
};

export const apprAgain: Action<typeof quot, 'apprAgain'> = {
  async run(step, stored, { again }: { readonly again: Again }) {
    const apprDocument = await request(step, stored, { again });
    return { changes: { apprId: apprDocument.id }, answer: { apprDocument } };
  },
};
