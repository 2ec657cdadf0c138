/**
 * What a service costs a company, by the fees of its product: told to visitors in the store, and before anybody agrees to it
 * (70-doubtful-points 7.5). Pure.
 */
import type { Decimal } from '../core/decimal.ts';

export interface Fee {
  /** A key of `FEE_TP`. */
  readonly feeTpCd: string;
  readonly unitPrice: Decimal;
  readonly unitNm: string | null;
}

export interface Prices<F extends Fee = Fee> {
  readonly fees: readonly F[];
  /** Users that the product counts on: each beyond them is an extra one. */
  readonly baseUserCnt: number;
  /** The base fee of each person is paid with another subscription already: once a person and company. */
  readonly basePaid: boolean;
  /**
   * People whom the company is billed for today; undefined where that is not asked. Bills go by people, so that fewer are
   * not reckoned with; where the base fee is paid already, it is so for these.
   */
  readonly people?: number;
}

export interface Wanted {
  readonly userCnt: number;
  readonly trainCnt: number;
  readonly convYn: boolean;
}

export type CostLine<F extends Fee = Fee> = F & {
  /** Every month, once, or as much as is used: then it has no amount. */
  readonly when: 'month' | 'once' | 'use';
  readonly qty: number;
  readonly amount: Decimal;
  /** Paid elsewhere: nothing to pay here, or what is taken off of those who are paid for. */
  readonly paid?: true;
};

export interface Cost<F extends Fee = Fee> {
  readonly lines: readonly CostLine<F>[];
  readonly monthly: Decimal;
  readonly once: Decimal;
  /** Wanted, though the product names no fee for it: agreed upon with the operator. */
  readonly unpriced: readonly Fee['feeTpCd'][];
}

/** Fees are whole won, and people are counted: exact without the decimals, which a public page would have to fetch. */
const whole = (amount: Decimal): bigint => BigInt(amount.split('.')[0]!);

/** Users that fees are reckoned for. */
export const usersOf = ({ people = 0 }: Pick<Prices, 'people'>, { userCnt }: Pick<Wanted, 'userCnt'>): number =>
  Math.max(userCnt, people);

function linesOf<F extends Fee>(fee: F, prices: Prices<F>, wanted: Wanted): readonly CostLine<F>[] {
  const { baseUserCnt, basePaid, people } = prices;
  const { trainCnt, convYn } = wanted;
  const users = usersOf(prices, wanted);
  const line = (when: CostLine['when'], qty: number): CostLine<F> => ({
    ...fee,
    ...{ when, qty, amount: String(whole(fee.unitPrice) * BigInt(Math.trunc(qty))) },
  });
  const taken = (all: CostLine<F>): CostLine<F> => ({ ...all, amount: String(-whole(all.amount)), paid: true });
  switch (fee.feeTpCd) {
    case 'BASE':
      if (!basePaid) return [line('month', users)];
      if (people === undefined) return [{ ...line('month', 0), paid: true }];
      return [line('month', users), ...(people > 0 ? [taken(line('month', people))] : [])];
    case 'EXTRA':
      return [line('month', Math.max(0, users - baseUserCnt))];
    case 'SETUP':
      return [line('once', 1)];
    case 'CONV':
      return [line('once', convYn ? 1 : 0)];
    case 'TRAIN':
      return [line('once', trainCnt)];
    default:
      return [line('use', 0)];
  }
}

/** Fees of what one may wish for or not. */
export const wishes = ['CONV', 'TRAIN'] as const satisfies readonly Fee['feeTpCd'][];

/** The lines in the order of the product's fees; those of nothing are left out, unless they are paid elsewhere. */
export function costOf<F extends Fee>(prices: Prices<F>, wanted: Wanted): Cost<F> {
  const lines = prices.fees
    .flatMap((fee) => linesOf(fee, prices, wanted))
    .filter(({ when, qty, paid }) => when === 'use' || qty > 0 || paid);
  const of = (when: CostLine['when']) =>
    String(lines.reduce((total, line) => (line.when === when ? total + whole(line.amount) : total), 0n));
  const wished = { CONV: wanted.convYn, TRAIN: wanted.trainCnt > 0 };
  const asked = wishes.filter((kind) => wished[kind]);
  const unpriced = asked.filter((kind) => !prices.fees.some(({ feeTpCd }) => feeTpCd === kind));
  return { lines, monthly: of('month'), once: of('once'), unpriced };
}

/**
 * The same of several services together. Bills book the base fee of each person once, on the oldest subscription whose
 * product has one, and all else on each (usage/meter).
 */
export function costsTogether<P extends Omit<Prices, 'basePaid'>>(
  services: readonly P[],
  wanted: Wanted,
): readonly Cost<P['fees'][number]>[] {
  let basePaid = false;
  return services.map((service) => {
    const cost = costOf<P['fees'][number]>({ ...service, basePaid }, wanted);
    basePaid ||= service.fees.some(({ feeTpCd }) => feeTpCd === 'BASE');
    return cost;
  });
}

/** Sum of amounts in whole won. */
export const wonOf = (amounts: readonly Decimal[]): Decimal =>
  String(amounts.reduce((total, amount) => total + whole(amount), 0n));
