/** Quotations in electronic approval (20-rs4-ship-repair rs4/quot). */
import type { Action } from '../../../database/behaviour.ts';
import { askApproval } from '../../groupware/apprRequest.server.ts';
import type { quot } from './quot.ts';

/** What whoever approves looks at. */
const facts = ['clntId', 'shipId', 'quotAmount', 'purcTot', 'prftAmt', 'prftRt'];

export const requestAppr: Action<typeof quot, 'requestAppr'> = {
  async run(step, stored, input) {
    const { quotNo: srcNo, quotTitle, quotAmount: amount } = stored;
    const title = `${srcNo} ${quotTitle}`;
    return { changes: { apprId: await askApproval(step, stored, { form: 'QT', srcNo, title, amount, input, facts }) } };
  },
};
