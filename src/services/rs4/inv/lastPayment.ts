/** The payment that is taken back, as its question names it. Pure. */
import { figure } from '../../../core/decimal.ts';
import type { StoredOf } from '../../../core/record.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';
import { frgnText, wonText } from '../../shared/print/paperWords.ts';
import type { inv as invResource } from './inv.ts';
import { paymentsOf } from './pay.rules.ts';

export interface LastPayment {
  readonly lastPayDt?: string;
  readonly lastPayAmt?: string;
}

/** Nothing where nobody has paid. */
export function lastPayment(inv: StoredOf<typeof invResource>, lang: string): LastPayment {
  const last = paymentsOf(inv).at(-1);
  if (!last) return {};
  const won = lang === 'ko' ? `${wonText(last.payAmt)}원` : `${wonText(last.payAmt)} won`;
  return {
    lastPayDt: formatDay(String(last.payDt), lang),
    lastPayAmt: figure(last.payAmtFrgn).gt(0) ? `${String(inv.currCd)} ${frgnText(last.payAmtFrgn)}` : won,
  };
}
