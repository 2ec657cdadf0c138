/** Counting (25-3pl 2.9): each row against what whoever counted saw; one that moved since is refused alone and not guessed at. */
import { seoulTime } from '../../../core/dates.ts';
import { figure } from '../../../core/decimal.ts';
import { refuse } from '../../../core/problem.ts';
import type { Action } from '../../../database/behaviour.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { keyText } from '../../shared/stock/balances.server.ts';
import { post } from '../../shared/stock/post.server.ts';
import { goodsLedger } from '../ledger.ts';
import { hereOf, opOf } from './operation.server.ts';
import type { stock } from './stock.ts';

export const count: Action<typeof stock, 'count'> = {
  async run(step, stored, { rows = [], adjRsnCd, reason }) {
    const counted = rows.find(({ stockId }) => stockId === stored.id);
    if (!counted) return refuse('E_REQUIRED', { field: 'rows', text: 'countMissing' });
    const [on, seen, found] = [figure(stored.onQty), figure(counted.seenQty), figure(counted.countQty)];
    const args = [on, seen, found].map((one) => grouped(one.toFixed()));
    if (!on.eq(seen)) refuse('E_STATE', { text: 'countMoved', args });
    if (found.lt(figure(stored.allocQty)))
      refuse('E_STATE', { text: 'countShort', args: [...args, grouped(figure(stored.allocQty).toFixed())] });
    const by = found.minus(on);
    // As it was: nothing to write among the movements.
    if (by.eq(0)) return undefined;
    const side = by.gt(0) ? { in: { onQty: by.toFixed() } } : { out: { onQty: by.abs().toFixed() } };
    const words = { adjRsnCd, remark: reason };
    await post(step, goodsLedger, opOf(stored, 'count'), [
      { key: keyText(goodsLedger, hereOf(stored)), tp: 'COUNT', at: seoulTime(step.now).slice(0, 16), ...side, words },
    ]);
    return undefined;
  },
};
