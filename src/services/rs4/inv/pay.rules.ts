/** Payments of an invoice: what they come to, what is still due, gain and loss by exchange (20-rs4-ship-repair rs4/inv). */
import { decimal, figure, isFigure, rnd, sumFigures, type Decimal } from '../../../core/decimal.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { foreignOf, toWon, type Currency } from '../../shared/amounts.ts';
import type { invFields } from './inv.fields.ts';

type Inv = RecordOf<typeof invFields>;
type Payment = RowOf<typeof invFields, 'pay'>;

export const paymentsOf = (record: Inv): readonly Payment[] => record.pay ?? [];

const paysForeign = (row: Payment) => figure(row.payAmtFrgn).gt(0);

const rateOf = (record: Inv, row: Payment): Currency => ({
  currCd: record.currCd ?? '',
  excRt: row.excRt ?? record.excRt ?? '1',
  excUnit: record.excUnit ?? 1,
});

/** A foreign payment is won by its own rate; a won document knows won alone. */
function reckoned(record: Inv, row: Payment): Payment {
  if (!foreignOf(record)) return { ...row, payAmtFrgn: rnd(0, 2), excRt: rnd(1, 2) };
  return paysForeign(row) ? { ...row, payAmt: toWon(row.payAmtFrgn ?? '0', rateOf(record, row)) } : row;
}

/** `Σ rnd(payAmtFrgn × (pay excRt − inv excRt) ÷ excUnit, 0)`. */
function exchangeOf(record: Inv, row: Payment): Decimal {
  const turn = figure(row.excRt).minus(figure(record.excRt));
  return paysForeign(row) && isFigure(row.excRt)
    ? rnd(
        figure(row.payAmtFrgn)
          .times(turn)
          .div(record.excUnit ?? 1),
        0,
      )
    : '0';
}

interface Money {
  readonly won: ReturnType<typeof decimal>;
  readonly frgn: ReturnType<typeof decimal>;
}

/** A foreign document is paid in its currency, and its tax in won; a won document in won. */
const dueOf = (record: Inv): Money =>
  foreignOf(record)
    ? { won: figure(record.salesVat), frgn: figure(record.quotAmountFrgn) }
    : { won: figure(record.sumAmount), frgn: decimal(0) };

/** Of a foreign document, won counts where nothing foreign was paid with it. */
function paidOf(record: Inv): Money {
  const rows = paymentsOf(record);
  const won = foreignOf(record) ? rows.filter((row) => !paysForeign(row)) : rows;
  return {
    won: sumFigures(won.map(({ payAmt }) => payAmt)),
    frgn: sumFigures(rows.map(({ payAmtFrgn }) => payAmtFrgn)),
  };
}

/** What is left to pay, in won and in the currency of the document. */
export function leftToPay(record: Inv): { readonly won: Decimal; readonly frgn: Decimal } {
  const [due, paid] = [dueOf(record), paidOf(record)];
  return { won: rnd(due.won.minus(paid.won), 0), frgn: rnd(due.frgn.minus(paid.frgn), 2) };
}

/** All that is left, as a payment begins; nothing where nothing is left in that currency. */
export function amountsDue(record: Inv): Payment {
  const { won, frgn } = leftToPay(record);
  const [payAmt, payAmtFrgn] = [won, frgn].map((amount) => (decimal(amount).gt(0) ? amount : null));
  return foreignOf(record) ? { payAmt: payAmtFrgn ? null : payAmt, payAmtFrgn } : { payAmt };
}

/** More than is due (E_SUM), at the last row; `dialog` names the inputs of the action instead of cells. */
export function paymentProblems(record: Inv, dialog = false): Problem[] {
  const rows = paymentsOf(record);
  if (!rows.length) return [];
  const left = leftToPay(record);
  const at = dialog ? {} : { grid: 'pay', row: rows.length - 1 };
  const over = (field: string, amount: Decimal, due: Decimal): Problem[] =>
    decimal(amount).lt(0) ? [{ code: 'E_SUM', text: 'payOver', args: [grouped(due)], field, ...at }] : [];
  const last = rows.at(-1)!;
  const before = leftToPay({ ...record, pay: rows.slice(0, -1) });
  if (dialog && !figure(last.payAmt).gt(0) && !paysForeign(last))
    return [{ code: 'E_REQUIRED', field: foreignOf(record) ? 'payAmtFrgn' : 'payAmt' }];
  if (dialog && paysForeign(last) && foreignOf(record) && !figure(last.excRt).gt(0))
    return [{ code: 'E_REQUIRED', field: 'excRt' }];
  if (dialog && isPaidTwice(record, last)) return [{ code: 'E_SUM', text: 'payTwice', field: 'payAmt' }];
  return [...over('payAmt', left.won, before.won), ...over('payAmtFrgn', left.frgn, before.frgn)];
}

/** The won of a foreign payment follow from its rate: another amount in won beside it would be lost. */
const isPaidTwice = (record: Inv, row: Payment): boolean =>
  foreignOf(record) &&
  paysForeign(row) &&
  figure(row.payAmt).gt(0) &&
  !figure(row.payAmt).eq(toWon(row.payAmtFrgn ?? '0', rateOf(record, row)));

const paidStates = ['ISSUED', 'PART', 'PAID'];

/** Payments and the status that follows from them, once the invoice was issued. */
export function computePayments(record: Inv): Inv {
  const pay = paymentsOf(record).map((row) => reckoned(record, row));
  const whole = { ...record, pay };
  const [left, paid] = [leftToPay(whole), paidOf(whole)];
  const settled = decimal(left.won).lte(0) && decimal(left.frgn).lte(0);
  const began = paid.won.gt(0) || paid.frgn.gt(0);
  const stCd = settled ? 'PAID' : began ? 'PART' : 'ISSUED';
  return {
    ...whole,
    paidAmount: rnd(sumFigures(pay.map(({ payAmt }) => payAmt)), 0),
    paidAmountFrgn: rnd(paid.frgn, 2),
    excDiff: rnd(sumFigures(pay.map((row) => exchangeOf(record, row))), 0),
    ...(paidStates.includes(record.stCd ?? '') ? { stCd } : {}),
  };
}

/** Cells of a payment: won documents take won alone; the won of a foreign payment follows from its rate. */
export function paymentOpen(row: Payment, field: string, record: Inv): boolean | undefined {
  const foreign = foreignOf(record);
  if (field === 'payAmtFrgn' || field === 'excRt') return foreign;
  if (field === 'payAmt') return !(foreign && paysForeign(row));
  return undefined;
}

/** An amount, and the rate of a foreign one. */
export const paymentNeeds = (row: Payment, record: Inv): ('payAmt' | 'payAmtFrgn' | 'excRt')[] => {
  if (!foreignOf(record)) return ['payAmt'];
  return paysForeign(row) ? ['excRt'] : figure(row.payAmt).gt(0) ? [] : ['payAmtFrgn'];
};

export const paymentHidden = (record: Inv): ('payAmtFrgn' | 'excRt')[] =>
  foreignOf(record) ? [] : ['payAmtFrgn', 'excRt'];
