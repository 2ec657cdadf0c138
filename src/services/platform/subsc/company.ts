/** What a company's bills come to with an application and without it, reckoned as the month is metered and billed. Pure. */
import { figure, rnd, type Decimal } from '../../../core/decimal.ts';
import { lastDayOfMonth, monthOf, moveMonth } from '../../../core/months.ts';
import type { ServiceFunction } from '../../../fields/html/functions.ts';
import { usersOf, type Fee, type Prices, type Wanted } from '../../../record/cost.ts';
import { dueDayOf, totalsOf } from '../bill/bill.rules.ts';
import { amountOf, metered, standsOn, type MeteredFee, type MeteredSubsc } from '../usage/meter.ts';

interface RunningSubsc extends MeteredSubsc {
  readonly prodNmEn?: string | null;
  /** `N`: it is only announced, and has no screens yet. */
  readonly openYn?: string;
}

/** What a company has already. */
export interface Running {
  /** Every subscription that was approved, oldest first. */
  readonly subscs: readonly RunningSubsc[];
  /** Visits of this month, which no metering finds, before VAT. */
  readonly booked: Decimal;
}

export interface ServiceName {
  readonly prodNm: string;
  readonly prodNmEn?: string | null;
}

/** The service that is applied for, as the store tells it. */
export interface ServiceHead {
  readonly sysNm: string;
  readonly sysNmEn: string;
  readonly subsReqId: string;
  readonly subsReqNm: string;
  readonly subsReqNmEn: string | null;
  readonly prdIntro: string;
  readonly prdIntroEn: string | null;
  readonly vrFilePath: string | null;
  readonly saveFileNm: string | null;
  /** What it can do, in the language of whoever asks; of a text that is no such list nothing. */
  readonly functions?: readonly ServiceFunction[];
  /** What it costs, in words. */
  readonly tells?: string;
  /** Why it cannot be applied for. */
  readonly barred?: { readonly word: string; readonly why: string };
}

/** A service by the name that the store has for it. */
export const storeName = ({ subsReqNm, subsReqNmEn }: ServiceHead, lang: string): string =>
  lang === 'ko' ? subsReqNm : (subsReqNmEn ?? subsReqNm);

/** What `GET platform/subsc/costs` answers; whoever applies is told what runs already. */
export interface Costs extends Prices<Fee & MeteredFee> {
  readonly running?: Running;
  readonly service?: ServiceHead;
  /** Of what is in use already: all that runs, itself among it, and the billed users of today. */
  readonly whole?: Running & { readonly people: number };
  /** Other applications of the company that nobody has approved yet: no figure reckons with them. */
  readonly waiting?: readonly ServiceName[];
}

export type Totals = ReturnType<typeof totalsOf>;

/** A month of a company: as it runs, and with the application. Fees by use are in neither. */
export interface CompanyMonth {
  readonly ym: string;
  readonly dueDt: string;
  readonly before: Totals;
  readonly after: Totals;
}

/** How many services run on a day, and whether one of them is paid by use as well. */
export function runs({ subscs }: Running, day: string): { readonly services: number; readonly byUse: boolean } {
  const standing = subscs.filter((subsc) => standsOn(subsc, day));
  return {
    services: standing.length,
    byUse: standing.some(({ fees }) => fees.some(({ feeTpCd }) => feeTpCd === 'TRANS')),
  };
}

/** Another service that costs more each month with more people: by those beyond the ones that it counts on. */
export interface Dearer {
  readonly service: ServiceName;
  readonly feeTpCd: 'EXTRA';
  readonly baseUserCnt: number;
  /** Extra users that are added. */
  readonly qty: number;
  readonly unitPrice: Decimal;
  readonly amount: Decimal;
}

/** Which of the services that run to the end of a month become dearer when so many people become more. */
export function dearerServices({ subscs }: Running, ym: string, from: number, to: number): readonly Dearer[] {
  const extra = (users: number) =>
    metered(ym, lastDayOfMonth(ym), { subscs, users, sent: new Map(), sms: 0, fax: 0 }).filter(
      ({ feeTpCd }) => feeTpCd === 'EXTRA',
    );
  const now = new Map(extra(from).map(({ subscId, qty }) => [subscId, qty]));
  return extra(to).flatMap(({ subscId, qty: all, unitPrice }) => {
    const qty = all - (now.get(subscId) ?? 0);
    const service = subscs.find(({ id }) => id === subscId)!;
    const { baseUserCnt } = service;
    return qty > 0
      ? [{ ...{ service, feeTpCd: 'EXTRA', baseUserCnt, qty, unitPrice }, amount: amountOf(qty, unitPrice) } as const]
      : [];
  });
}

/** Approved today; it comes after all that run. */
const applied = ({ fees, baseUserCnt }: Costs, { trainCnt, convYn }: Wanted, today: string): MeteredSubsc => ({
  ...{ id: Number.MAX_SAFE_INTEGER, sysCd: '', prodNm: '', startDt: today, endDt: null },
  ...{ convYn: convYn ? 'Y' : 'N', trainCnt, baseUserCnt, fees },
});

/** The bill of a month that has passed to its end with these subscriptions and people. */
function billed(ym: string, subscs: readonly MeteredSubsc[], users: number, booked: Decimal): Totals {
  const lines = metered(ym, lastDayOfMonth(ym), { subscs, users, sent: new Map(), sms: 0, fax: 0 });
  return totalsOf([
    ...lines.map(({ qty, unitPrice }) => ({ supplyAmt: amountOf(qty, unitPrice) })),
    { supplyAmt: booked },
  ]);
}

/** A month of a company with all that it has; the base fee of everybody is on one of them. */
export interface CompanyWhole extends ReturnType<typeof runs> {
  readonly users: number;
  readonly totals: Totals;
  /** On whose lines the base fee is today. */
  readonly bearer: (ServiceName & { readonly id: number }) | undefined;
}

/** What comes every month from the next one on, for so many users: what the application was told to come to. */
export function companyWhole(whole: NonNullable<Costs['whole']>, userCnt: number, today: string): CompanyWhole {
  const { subscs, people } = whole;
  const users = usersOf({ people }, { userCnt });
  const now = metered(monthOf(today), today, { subscs, users, sent: new Map(), sms: 0, fax: 0 });
  const base = now.find(({ feeTpCd }) => feeTpCd === 'BASE');
  return {
    ...{ users, ...runs(whole, today), bearer: subscs.find(({ id }) => id === base?.subscId) },
    totals: billed(moveMonth(monthOf(today), 1), subscs, users, '0'),
  };
}

/** Services that a company has and that are only announced, and what they add to every month. */
export interface Announced {
  readonly services: readonly (ServiceName & { readonly id: number })[];
  readonly tot: Decimal;
  readonly sumAmount: Decimal;
}

/** Undefined where all that stands on a day has its screens. `only`: of this subscription alone. */
export function announcedOf(
  { subscs, people }: NonNullable<Costs['whole']>,
  today: string,
  only?: number,
): Announced | undefined {
  const services = subscs.filter(
    (subsc) => standsOn(subsc, today) && subsc.openYn === 'N' && (only === undefined || subsc.id === only),
  );
  if (services.length === 0) return undefined;
  const next = moveMonth(monthOf(today), 1);
  const now = billed(next, subscs, people, '0');
  const without = billed(
    next,
    subscs.filter((subsc) => !services.includes(subsc)),
    people,
    '0',
  );
  const more = (of: 'tot' | 'sumAmount') => rnd(figure(now[of]).minus(figure(without[of])), 0);
  return { services, tot: more('tot'), sumAmount: more('sumAmount') };
}

/** What one user more adds to every month, as the bills go by people. */
export interface Growth {
  readonly users: number;
  /** Before VAT, and with it. */
  readonly tot: Decimal;
  readonly sumAmount: Decimal;
}

/** Undefined where one more costs nothing: nothing runs, or no fee goes by users. */
export function growthOf(whole: NonNullable<Costs['whole']>, today: string): Growth | undefined {
  const [before, after] = [whole.people, whole.people + 1].map((users) => companyWhole(whole, users, today).totals);
  const more = (of: 'tot' | 'sumAmount') => figure(after![of]).minus(figure(before![of]));
  return more('tot').gt(0)
    ? { users: whole.people + 1, tot: rnd(more('tot'), 0), sumAmount: rnd(more('sumAmount'), 0) }
    : undefined;
}

/** Undefined where nobody asked what runs. `booked` counts in the month of `today` alone. */
export function companyMonth(costs: Costs, wanted: Wanted, today: string, ym: string): CompanyMonth | undefined {
  const { running, people = 0 } = costs;
  if (!running) return undefined;
  const { subscs } = running;
  const booked = today.startsWith(`${ym.slice(0, 4)}-${ym.slice(4)}`) ? running.booked : '0';
  return {
    ...{ ym, dueDt: dueDayOf(ym), before: billed(ym, subscs, people, booked) },
    after: billed(ym, [...subscs, applied(costs, wanted, today)], usersOf(costs, wanted), booked),
  };
}
