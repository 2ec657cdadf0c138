/** When an invoice may be issued, taxed or cancelled (20-rs4-ship-repair); its buttons and its calls go by the same. */
import { decimal } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import { linesOf } from '../document/document.rules.ts';
import type { invFields } from './inv.fields.ts';
import { paymentsOf } from './pay.rules.ts';

type Inv = StoredOf<typeof invFields>;

/** What the steps of an invoice go by beyond itself. */
export type InvFacts = {
  /** Status of its order. */
  readonly orderStCd: string | null;
  /** Country of the customer. */
  readonly natCd: string | null;
  /** Is there a tax invoice that was not taken back? */
  readonly taxed: boolean;
};

const invoicedWhile: Readonly<Record<string, readonly string[]>> = {
  FINAL: ['ACC'],
  ADV: ['RECV', 'WORK', 'DONE', 'ACC'],
};

/** The rest is asked for once the customer has accepted the work, everything else while it goes on (E_STATE). */
export function outOfStage(inv: Inv, { orderStCd }: Pick<InvFacts, 'orderStCd'>): Problem | undefined {
  const final = inv.invKindCd === 'FINAL';
  if (orderStCd === null || invoicedWhile[final ? 'FINAL' : 'ADV']!.includes(orderStCd)) return undefined;
  return { code: 'E_STATE', text: final ? 'invNotAccepted' : 'invOrderEnded' };
}

/** What is asked for: something, but for the rest of an order of which everything was asked for before. */
function withoutAmount(inv: Inv): Problem | undefined {
  if (!linesOf(inv).some((line) => line.lineTpCd === 'I'))
    return { code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'invNeedsLine' };
  const amount = decimal(String(inv.quotAmount ?? 0));
  if (amount.gt(0) || (amount.eq(0) && inv.invKindCd === 'FINAL')) return undefined;
  return { code: 'E_RANGE', field: 'quotAmount', text: 'invAmountAboveZero' };
}

export const issueBarred = (inv: Inv, facts: InvFacts): Problem | undefined =>
  outOfStage(inv, facts) ?? withoutAmount(inv);

/** Lines that stand on a tax invoice. */
export const taxableLines = (inv: Inv) => linesOf(inv).filter((line) => !decimal(line.quotAmount ?? 0).eq(0));

/** One of one kind of tax, for customers of this country (E_STATE). */
export function taxBarred(inv: Inv, { natCd, taxed }: InvFacts): Problem | undefined {
  if (natCd !== 'KR') return { code: 'E_STATE', text: 'taxInvOnlyKr' };
  if (taxed) return { code: 'E_STATE', text: 'taxInvThere' };
  if (decimal(inv.quotAmount ?? 0).eq(0)) return { code: 'E_STATE', text: 'taxInvNothing' };
  if (inv.vatCd === 'ZERO' && !inv.zeroReasonCd) return { code: 'E_REQUIRED', field: 'zeroReasonCd' };
  return taxableLines(inv).some((line) => line.vatCd !== inv.vatCd)
    ? { code: 'E_STATE', text: 'taxInvMixed' }
    : undefined;
}

/** What nobody paid for has no payment to take back (E_STATE). */
export const unpayBarred = (inv: Inv): Problem | undefined =>
  paymentsOf(inv).length ? undefined : { code: 'E_STATE', text: 'invNothingPaid' };

/** Only while nothing was paid and no tax invoice stands (E_STATE). */
export function cancelBarred(inv: Inv, { taxed }: InvFacts): Problem | undefined {
  if (paymentsOf(inv).length) return { code: 'E_STATE', text: 'invPaid' };
  return taxed ? { code: 'E_STATE', text: 'invTaxed' } : undefined;
}
