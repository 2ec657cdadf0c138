/** What an application comes to: its fees apart by how often they come, and what they add to the next bills. Pure. */
import { figure, rnd, sumFigures, type Decimal } from '../../../core/decimal.ts';
import { monthOf, moveMonth } from '../../../core/months.ts';
import { costOf, usersOf, type CostLine, type Fee, type Wanted } from '../../../record/cost.ts';
import { dueDayOf, totalsOf } from '../bill/bill.rules.ts';
import {
  companyMonth,
  dearerServices,
  runs,
  type CompanyMonth,
  type Costs,
  type Dearer,
  type ServiceName,
} from './company.ts';

/** What a service adds to the bill of a month. */
export interface Added {
  readonly ym: string;
  readonly dueDt: string;
  /** Before VAT. */
  readonly tot: Decimal;
  readonly salesVat: Decimal;
  readonly sumAmount: Decimal;
}

export interface Company extends ReturnType<typeof runs> {
  readonly first: CompanyMonth;
  readonly later: CompanyMonth;
}

export interface Share {
  /** None of what else other services cost more. */
  readonly feeTpCd: Fee['feeTpCd'] | undefined;
  /** Another one than that which is applied for. */
  readonly service?: ServiceName;
  readonly amount: Decimal;
}

export interface Application {
  /** Users that it is reckoned for. */
  readonly users: number;
  /** Users that the service counts on: each beyond them is an extra one. */
  readonly baseUserCnt: number;
  /** Every month, and by use, which has no amount. */
  readonly monthly: readonly CostLine[];
  readonly once: readonly CostLine[];
  readonly unpriced: readonly Fee['feeTpCd'][];
  readonly sums: { readonly monthly: Decimal; readonly once: Decimal };
  /** What the same people make other services of the company cost more each month: beyond those that they count on. */
  readonly others: Decimal;
  /** By which services that is so, as far as it is for their extra users. */
  readonly dearer: readonly Dearer[];
  /** What is left of it: nothing, unless the base fee moves as well. */
  readonly otherwise: Decimal;
  /** Something is paid with another service already, so that the sum is what is added. */
  readonly partly: boolean;
  /** What one user more adds to each month, and of what fees of which services. */
  readonly oneMore: Decimal;
  readonly oneMoreOf: readonly Share[];
  /** Approved in the month of the day: the bill of that month, and of the one after. */
  readonly first: Added;
  readonly later: Added;
  /** All that the company is billed for those two months; undefined where it is not known what runs. */
  readonly company: Company | undefined;
}

const less = (all: Decimal, part: Decimal): Decimal => rnd(figure(all).minus(figure(part)), 0);

/** What comes every month with these users: of the service, and of the others that they are counted in. */
function everyMonth(costs: Costs, wanted: Wanted, today: string, ym: string) {
  const { monthly, lines } = costOf(costs, wanted);
  const company = companyMonth(costs, wanted, today, ym);
  const { running, people = 0 } = costs;
  const others = company ? less(less(company.after.tot, company.before.tot), monthly) : '0';
  const dearer = running ? dearerServices(running, ym, people, usersOf(costs, wanted)) : [];
  const otherwise = less(others, rnd(sumFigures(dearer.map(({ amount }) => amount)), 0));
  return { company, others, dearer, otherwise, monthly, lines };
}
type EveryMonth = ReturnType<typeof everyMonth>;

/** The fees that come every month, each with the service that it is of. */
const shares = ({ lines, dearer, otherwise }: EveryMonth): readonly Share[] => [
  ...lines.filter(({ when }) => when === 'month'),
  ...dearer,
  { feeTpCd: undefined, amount: otherwise },
];

/** By which fees one month is dearer than another; nothing that stays. */
function dearerBy(now: EveryMonth, then: EveryMonth): Application['oneMoreOf'] {
  const same = (one: Share) => (other: Share) => other.feeTpCd === one.feeTpCd && other.service === one.service;
  const sum = (month: EveryMonth, one: Share) =>
    rnd(
      sumFigures(
        shares(month)
          .filter(same(one))
          .map(({ amount }) => amount),
      ),
      0,
    );
  return shares(then)
    .filter((one, at, all) => all.findIndex(same(one)) === at)
    .map((one) => {
      const { feeTpCd, service } = one;
      return { feeTpCd, ...(service && { service }), amount: less(sum(then, one), sum(now, one)) };
    })
    .filter(({ amount }) => amount !== '0');
}

export function applicationOf(costs: Costs, wanted: Wanted, today: string): Application {
  const { lines, once, unpriced } = costOf(costs, wanted);
  const users = usersOf(costs, wanted);
  const ym = monthOf(today);
  const next = moveMonth(ym, 1);
  const now = everyMonth(costs, wanted, today, next);
  const monthly = rnd(sumFigures([now.monthly, now.others]), 0);
  const more = everyMonth(costs, { ...wanted, userCnt: users + 1 }, today, next);
  const first = companyMonth(costs, wanted, today, ym);
  const added = (month: string, ...amounts: readonly Decimal[]): Added => {
    const { tot, salesVat, sumAmount } = totalsOf(amounts.map((supplyAmt) => ({ supplyAmt })));
    return { ym: month, dueDt: dueDayOf(month), tot, salesVat, sumAmount };
  };
  return {
    ...{ users, unpriced, others: now.others, dearer: now.dearer, otherwise: now.otherwise },
    baseUserCnt: costs.baseUserCnt,
    monthly: [...lines.filter(({ when }) => when === 'month'), ...lines.filter(({ when }) => when === 'use')],
    once: lines.filter(({ when }) => when === 'once'),
    sums: { monthly, once },
    partly: now.others !== '0' || lines.some(({ paid }) => paid),
    oneMore: less(rnd(sumFigures([more.monthly, more.others]), 0), monthly),
    oneMoreOf: dearerBy(now, more),
    first: added(ym, monthly, once),
    later: added(next, monthly),
    company: first && now.company && { first, later: now.company, ...runs(costs.running!, today) },
  };
}
