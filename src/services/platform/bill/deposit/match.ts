/** Which open bills the deposits of a bank's statement pay. Pure; what is proposed never exceeds what is left of a bill. */
import { figure, rnd, type Decimal } from '../../../../core/decimal.ts';
import { nameFits } from './names.ts';

export interface Deposit {
  readonly amount: Decimal;
  /** As the bank printed it. */
  readonly name: string;
}

export interface OpenBill {
  readonly id: string;
  readonly corpId: string;
  readonly corpNm: string;
  readonly ceoNm: string;
  /** What is left to pay. */
  readonly left: Decimal;
  readonly dueDt: string;
}

export interface Proposal {
  readonly match: 'SURE' | 'DOUBT' | 'NONE';
  readonly why: 'EXACT' | 'SEVERAL' | 'TWO_BILLS' | 'PART' | 'OTHER_NAME' | 'AMOUNT' | 'NO_BILL';
  readonly parts: readonly { readonly billId: string; readonly amount: Decimal }[];
}

const same = (one: Decimal, other: Decimal) => figure(one).eq(figure(other));

/** Two bills that a deposit pays together; all are one company's. */
function pairOf(amount: Decimal, bills: readonly OpenBill[]): readonly OpenBill[] | undefined {
  for (const [at, first] of bills.entries())
    for (const second of bills.slice(at + 1))
      if (same(rnd(figure(first.left).plus(figure(second.left)), 0), amount)) return [first, second];
  return undefined;
}

const paid = (bills: readonly OpenBill[]) => bills.map(({ id, left }) => ({ billId: id, amount: left }));

/** What is proposed where the name is known; the bills are the oldest first. */
function ofNamed(amount: Decimal, bills: readonly OpenBill[]): Proposal {
  const exact = bills.filter(({ left }) => same(left, amount));
  const oneCompany = new Set(bills.map(({ corpId }) => corpId)).size === 1;
  // The oldest of one company; between two companies of one name nobody can tell.
  if (exact.length) return { match: 'DOUBT', why: 'SEVERAL', parts: oneCompany ? paid(exact.slice(0, 1)) : [] };
  if (!oneCompany) return { match: 'DOUBT', why: 'SEVERAL', parts: [] };
  const pair = pairOf(amount, bills);
  if (pair) return { match: 'DOUBT', why: 'TWO_BILLS', parts: paid(pair) };
  const [oldest] = bills;
  if (oldest && figure(oldest.left).gt(figure(amount)))
    return { match: 'DOUBT', why: 'PART', parts: [{ billId: oldest.id, amount }] };
  return { match: 'NONE', why: 'AMOUNT', parts: [] };
}

/** What is proposed where only the amount speaks: one bill that it fits, or the operator's choice among several. */
function ofAmount(amount: Decimal, bills: readonly OpenBill[]): Proposal {
  const exact = bills.filter(({ left }) => same(left, amount));
  if (exact.length > 1) return { match: 'DOUBT', why: 'SEVERAL', parts: [] };
  return exact.length
    ? { match: 'DOUBT', why: 'OTHER_NAME', parts: paid(exact) }
    : { match: 'NONE', why: 'NO_BILL', parts: [] };
}

/** Proposals in the order of the deposits. What is sure is taken first, so that no doubt stands in its way. */
export function matchDeposits(deposits: readonly Deposit[], open: readonly OpenBill[]): Proposal[] {
  const bills = open
    .filter(({ left }) => figure(left).gt(0))
    .toSorted((one, other) => one.dueDt.localeCompare(other.dueDt) || one.id.localeCompare(other.id));
  const left = new Map(bills.map((bill) => [bill.id, bill.left]));
  const take = (proposal: Proposal): Proposal => {
    for (const { billId, amount } of proposal.parts)
      left.set(billId, rnd(figure(left.get(billId) ?? '0').minus(figure(amount)), 0));
    return proposal;
  };
  const named = deposits.map(({ name }) => bills.filter((bill) => nameFits(name, bill)));
  const sure = deposits.map(({ amount }, at) => {
    // By what was open before the file: a bill is not the only one because another deposit took its neighbour.
    const exact = (named[at] ?? []).filter((bill) => same(bill.left, amount));
    const [only] = exact;
    return only && exact.length === 1 && same(left.get(only.id) ?? '0', amount)
      ? take({ match: 'SURE', why: 'EXACT', parts: paid([only]) })
      : undefined;
  });
  const rest = (some: readonly OpenBill[]) =>
    some.map((bill) => ({ ...bill, left: left.get(bill.id) ?? '0' })).filter((bill) => figure(bill.left).gt(0));
  return deposits.map(({ amount }, at) => {
    const namedBills = rest(named[at] ?? []);
    return sure[at] ?? take(namedBills.length ? ofNamed(amount, namedBills) : ofAmount(amount, rest(bills)));
  });
}
