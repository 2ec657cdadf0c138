/** Why a bill is another than that of the month before, by what stands in both (design: billing-month). Pure. */
import { figure } from '../../../../core/decimal.ts';
import { monthOf } from '../../../../core/months.ts';
import { mostTimes } from '../bill.rules.ts';
import { oneOff } from '../../usage/meter.ts';

/** Lines of a bill by their fee; `LATE`: what is of an earlier month of use, whichever fee. */
export type Fees = Readonly<Record<string, { readonly qty: string; readonly amt: string }>>;

export interface WhyFacts {
  readonly billYm: string;
  readonly now: Fees;
  /** Of the month before; null where there is no bill of it. */
  readonly last: Fees | null;
  /** There is a bill of some month before. */
  readonly before: boolean;
  /** First day of the company's oldest subscription. */
  readonly since: string | null;
  /** Fees of either month whose quantity the operator has adjusted. */
  readonly adjusted: readonly string[];
  /** Keys of BILL_HOLD for which it waits. */
  readonly hold: string | null;
}

/** A reason: key of its words, what stands in them, and by how much it moves the bill. */
export interface Reason {
  readonly key: string;
  readonly by: number;
  readonly count?: number;
  readonly amount?: number;
  /** Keys of FEE_TP. */
  readonly fees?: readonly string[];
  readonly day?: string;
}

const isOnce = (fee: string) => oneOff.some((one) => one === fee);
const nothing = { qty: '0', amt: '0' };
const sumOf = (fees: Fees, of: (fee: string) => boolean): number =>
  Object.entries(fees)
    .filter(([fee]) => of(fee))
    .reduce((all, [, { amt }]) => all.plus(figure(amt)), figure('0'))
    .toNumber();

/** The largest first. Of a bill that waits, first what it waits for. */
export function reasonsOf(facts: WhyFacts): Reason[] {
  return [...holdsOf(facts), ...differencesOf(facts)];
}

function holdsOf({ hold, now, last }: WhyFacts): Reason[] {
  const before = last ? sumOf(last, (fee) => !isOnce(fee)) : 0;
  const times = before > 0 ? Math.floor(sumOf(now, (fee) => !isOnce(fee)) / before) : 0;
  return (hold ? hold.split(',') : []).map((key): Reason => {
    if (key !== 'HIGH') return { key: key.toLowerCase(), by: 0 };
    // It is held by the last bill that was issued, which need not be that of the month before.
    return times >= mostTimes ? { key: 'high', by: 0, count: times } : { key: 'high_some', by: 0 };
  });
}

function differencesOf({ billYm, now, last, before, since, adjusted }: WhyFacts): Reason[] {
  if (!last) {
    if (before) return [{ key: 'none_last', by: 0 }];
    // Who used it longer without a bill did not begin with this one.
    return since && monthOf(since) === billYm ? [{ key: 'first', by: 0, day: since }] : [{ key: 'first_bill', by: 0 }];
  }
  const moved = (fee: string) => {
    const [here, there] = [now[fee] ?? nothing, last[fee] ?? nothing];
    return {
      qty: figure(here.qty).minus(figure(there.qty)).toNumber(),
      amt: figure(here.amt).minus(figure(there.amt)).toNumber(),
    };
  };
  const fees = [...new Set([...Object.keys(now), ...Object.keys(last)])].filter((fee) => !isOnce(fee));
  const people = moved('BASE').qty !== 0 && !adjusted.includes('BASE');
  const regular = fees.flatMap((fee): Reason[] => {
    const { qty, amt } = moved(fee);
    if (adjusted.includes(fee)) return amt === 0 ? [] : [{ key: 'adjusted', by: amt, fees: [fee] }];
    if (people && fee === 'BASE')
      // Those beyond the people of a product come and go with the people.
      return [{ key: `users_${way(qty)}`, by: amt + ofExtra(), count: Math.abs(qty) }];
    if (people && fee === 'EXTRA' && comesWithPeople()) return [];
    if (amt === 0) return [];
    if (fee === 'LATE') return [{ key: 'LATE' in now ? 'late' : 'late_gone', by: amt }];
    if (fee === 'TRANS' && qty !== 0) return [{ key: `trans_${way(qty)}`, by: amt, count: Math.abs(qty) }];
    return [{ key: `fee_${way(amt)}`, by: amt, amount: Math.abs(amt), fees: [fee] }];
  });
  const sorted = [...onceOf(now, last, regular.length === 0), ...regular];
  return sorted.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));

  function comesWithPeople(): boolean {
    return !adjusted.includes('EXTRA') && Math.sign(moved('EXTRA').qty) * Math.sign(moved('BASE').qty) >= 0;
  }
  function ofExtra(): number {
    return comesWithPeople() ? moved('EXTRA').amt : 0;
  }
}

const way = (by: number) => (by > 0 ? 'more' : 'less');

/** Fees that come once: those of this month, else those that only the month before had. */
function onceOf(now: Fees, last: Fees, alone: boolean): Reason[] {
  const by = sumOf(now, isOnce) - sumOf(last, isOnce);
  if (by === 0) return [];
  const here = Object.keys(now).filter(isOnce);
  const there = Object.keys(last).filter(isOnce);
  if (here.length === 0) return [{ key: alone ? 'once_gone_same' : 'once_gone', by, fees: there }];
  return [{ key: alone && there.length === 0 ? 'once_same' : 'once', by, fees: here }];
}
