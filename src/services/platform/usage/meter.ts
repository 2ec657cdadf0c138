/** What a company's month of use comes to, by its subscriptions, its people and what it sent (10-platform usage). Pure. */
import { decimal, figure, rnd, type Decimal } from '../../../core/decimal.ts';
import { lastDayOfMonth, monthOf } from '../../../core/months.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { billingCodes } from '../../reference/codes/billing.ts';

export type FeeType = CodeKey<'FEE_TP'>;

export interface MeteredFee {
  readonly feeTpCd: FeeType;
  readonly unitPrice: Decimal;
  readonly freeQty: number;
}

/** A subscription that was approved at some time. */
export interface MeteredSubsc {
  readonly id: number;
  readonly sysCd: string;
  readonly prodNm: string;
  /** First day with the service, and the first without it. */
  readonly startDt: string;
  readonly endDt: string | null;
  readonly convYn: string;
  readonly trainCnt: number;
  readonly baseUserCnt: number;
  readonly fees: readonly MeteredFee[];
}

export interface Sent {
  readonly xmlBytes: number;
  readonly otherBytes: number;
}

/** What is known of a company for one month. */
export interface MonthFacts {
  /** Oldest first. */
  readonly subscs: readonly MeteredSubsc[];
  /** Billed users at the end of the last day. */
  readonly users: number;
  /** By subscription. */
  readonly sent: ReadonlyMap<number, Sent>;
  readonly sms: number;
  readonly fax: number;
}

/** A line of use before it is a row. */
export interface UsageLine {
  readonly subscId: number;
  readonly sysCd: string;
  readonly feeTpCd: FeeType;
  readonly itemNm: string;
  readonly useYm: string;
  readonly qty: number;
  readonly unitPrice: Decimal;
}

/** Messages of each kind that the base fee of one user covers. */
export const freeOf = { SMS: 30, FAX: 20 } as const;
/** Fees that come again every month, each once. */
export const recurring: readonly FeeType[] = ['BASE', 'EXTRA'];
/** Fees that come once. */
export const oneOff: readonly FeeType[] = ['SETUP', 'CONV', 'TRAIN'];
/** Of a company, whatever it subscribes to. */
export const companyWide: readonly FeeType[] = ['BASE', 'SMS', 'FAX'];

/** The subscription stands on a day: neither the day of its end nor one before its begin. */
export const standsOn = ({ startDt, endDt }: Pick<MeteredSubsc, 'startDt' | 'endDt'>, day: string): boolean =>
  startDt <= day && (endDt === null || endDt > day);

/** It stood on some day of the month. */
export const stoodIn = (subsc: Pick<MeteredSubsc, 'startDt' | 'endDt'>, ym: string): boolean =>
  monthOf(subsc.startDt) <= ym && (subsc.endDt === null || subsc.endDt > `${ym.slice(0, 4)}-${ym.slice(4)}-01`);

/** Whole kilobytes: XML counts by a tenth, what is begun counts whole. */
export const kilobytes = ({ xmlBytes, otherBytes }: Sent): number =>
  Number(decimal(otherBytes).times(10).plus(xmlBytes).div(10_240).round(0, 3));

/** Of a line, in whole won. */
export const amountOf = (qty: number, unitPrice: Decimal): Decimal => rnd(figure(unitPrice).times(qty), 0);

/** As the codes call them: what stands on a bill stays as it was written. */
const feeNames = new Map(
  billingCodes.find(({ grpCd }) => grpCd === 'FEE_TP')!.codes.map(({ key, value }) => [key as FeeType, value]),
);
const nameOfFee = (feeTpCd: FeeType): string => feeNames.get(feeTpCd)!;

/** How the name of a line ends that came late, as a pattern of the database. */
export const lateEnd = String.raw` \(\d{4}-\d{2} 이용분\)$`;

/** `수출입 통관 전송료`; what came late names its month. */
export const itemName = (feeTpCd: FeeType, prodNm: string | undefined, lateOf?: string): string => {
  const late = lateOf ? ` (${lateOf.slice(0, 4)}-${lateOf.slice(4)} 이용분)` : '';
  return `${prodNm ? `${prodNm.slice(0, 60)} ` : ''}${nameOfFee(feeTpCd)}${late}`;
};

/** One-off fees of a subscription fall into the month of its first day. */
function onceOf(subsc: MeteredSubsc, feeTpCd: FeeType): number {
  if (feeTpCd === 'SETUP') return 1;
  if (feeTpCd === 'CONV') return subsc.convYn === 'Y' ? 1 : 0;
  return subsc.trainCnt;
}

/** Lines of the month, as far as it has come by `today`. */
export function metered(ym: string, today: string, { subscs, users, sent, sms, fax }: MonthFacts): UsageLine[] {
  const last = lastDayOfMonth(ym);
  const day = last < today ? last : today;
  const standing = subscs.filter((subsc) => standsOn(subsc, day));
  const oldest = standing[0];
  const line = (
    subsc: MeteredSubsc,
    feeTpCd: FeeType,
    qty: number,
    unitPrice: Decimal,
    prodNm?: string,
  ): UsageLine => ({
    ...{ subscId: subsc.id, sysCd: subsc.sysCd, feeTpCd, itemNm: itemName(feeTpCd, prodNm), useYm: ym },
    ...{ qty, unitPrice: rnd(unitPrice, 0) },
  });
  const ofSubsc = (subsc: MeteredSubsc): UsageLine[] =>
    subsc.fees.flatMap(({ feeTpCd, unitPrice, freeQty }) => {
      const some = (qty: number) => (qty > 0 ? [line(subsc, feeTpCd, qty, unitPrice, subsc.prodNm)] : []);
      if (oneOff.includes(feeTpCd)) return monthOf(subsc.startDt) === ym ? some(onceOf(subsc, feeTpCd)) : [];
      const use = sent.get(subsc.id);
      if (feeTpCd === 'TRANS') return stoodIn(subsc, ym) && use ? some(kilobytes(use) - freeQty) : [];
      return feeTpCd === 'EXTRA' && standsOn(subsc, day) ? some(users - subsc.baseUserCnt) : [];
    });
  const base = standing.flatMap(({ fees }) => fees.filter(({ feeTpCd }) => feeTpCd === 'BASE'))[0];
  const shown = (feeTpCd: 'SMS' | 'FAX', qty: number): UsageLine => ({
    ...line(oldest!, feeTpCd, qty, '0'),
    itemNm: `${nameOfFee(feeTpCd)} (무료 ${freeOf[feeTpCd] * users}건)`,
  });
  return [
    ...(oldest && base && users > 0 ? [line(oldest, 'BASE', users, base.unitPrice)] : []),
    ...subscs.flatMap(ofSubsc),
    // Also of a company without people, so that its month is known to be metered.
    ...(oldest ? [shown('SMS', sms), shown('FAX', fax)] : []),
  ];
}

/** A row as it is kept. */
export interface UsageRow extends UsageLine {
  readonly id: number;
  readonly usageYm: string;
  /** What the metering found. */
  readonly meterQty: number;
  readonly adjusted: boolean;
  readonly billed: boolean;
  /** Not nought: of one event (a training), which no metering makes or takes away. */
  readonly eventSeq: number;
}

export interface Convergence {
  readonly insert: readonly UsageLine[];
  readonly update: readonly { readonly id: number; readonly line: UsageLine; readonly qty: number }[];
  readonly remove: readonly number[];
}

/** By which a line is the same again. */
export const keyOf = ({ feeTpCd, subscId, useYm }: Pick<UsageLine, 'feeTpCd' | 'subscId' | 'useYm'>): string =>
  [feeTpCd, companyWide.includes(feeTpCd) ? '' : subscId, useYm].join(' ');

/**
 * What came to light of a month after it was billed, beyond all that was booked of it: lines of a later month `ym`, which
 * name the month of use. What turned out less is no line: the operator sees it, and a bill is never rewritten.
 */
export function lateLines(
  ym: string,
  lines: readonly UsageLine[],
  rows: readonly UsageRow[],
  nameOf: (line: UsageLine) => string | undefined,
): UsageLine[] {
  return lines.flatMap((line) => {
    if (!figure(line.unitPrice).gt(0)) return [];
    const booked = rows.filter(
      (row) => row.eventSeq === 0 && keyOf(row) === keyOf(line) && (row.usageYm !== ym || row.billed),
    );
    const more = line.qty - booked.reduce((all, row) => all + row.meterQty, 0);
    return more > 0 ? [{ ...line, qty: more, itemNm: itemName(line.feeTpCd, nameOf(line), line.useYm) }] : [];
  });
}

/** From the rows of a month to the lines that shall stand there; billed ones and those of events stay as they are. */
export function converge(rows: readonly UsageRow[], lines: readonly UsageLine[]): Convergence {
  const open = rows.filter(({ billed, eventSeq }) => !billed && eventSeq === 0);
  const unbilled = new Map(open.map((row) => [keyOf(row), row]));
  const wanted = new Set(lines.map(keyOf));
  return {
    insert: lines.filter((line) => !unbilled.has(keyOf(line))),
    update: lines.flatMap((line) => {
      const row = unbilled.get(keyOf(line));
      if (!row) return [];
      // What the operator said stands, whatever is metered.
      const qty = row.adjusted ? row.qty : line.qty;
      const same =
        row.qty === qty &&
        row.meterQty === line.qty &&
        row.subscId === line.subscId &&
        row.itemNm === line.itemNm &&
        row.unitPrice === line.unitPrice;
      return same ? [] : [{ id: row.id, line, qty }];
    }),
    remove: open.filter((row) => !wanted.has(keyOf(row)) && !row.adjusted).map(({ id }) => id),
  };
}
