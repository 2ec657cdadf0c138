/** What issuing chosen bills does to each of them, as it is said before. Pure. */
import { rnd, sumFigures } from '../../../../core/decimal.ts';
import type { Values } from '../../../../core/field.ts';
import { lateDay, taxLateDay } from '../bill.rules.ts';

/** A draft is issued, one that waits for somebody is left out, and so is whatever is no draft. */
export type IssuingWay = 'issue' | 'held' | 'out';

export function issuingWay({ stCd, marked }: Values): IssuingWay {
  if (stCd !== 'DRAFT') return 'out';
  return Array.isArray(marked) && marked.includes('whyNm') ? 'held' : 'issue';
}

export interface Issuing {
  /** That are issued. */
  readonly ids: readonly number[];
  /** With VAT. */
  readonly sum: string;
  /** The day that is past for some of them, the latest of those: they are overdue at once. */
  readonly late: string | undefined;
  /** The last day to issue the tax invoices of some of them in time, where it is past; the latest of those. */
  readonly taxLate: string | undefined;
}

export function issuingOf(bills: readonly Values[], today: string): Issuing {
  const issued = bills.filter((one) => issuingWay(one) === 'issue');
  const latest = (dayOf: typeof lateDay) =>
    issued
      .flatMap(({ billYm }) => dayOf(String(billYm), today) ?? [])
      .sort()
      .at(-1);
  return {
    ids: issued.map(({ id }) => Number(id)),
    sum: rnd(sumFigures(issued.map(({ sumAmount }) => String(sumAmount ?? 0))), 0),
    late: latest(lateDay),
    taxLate: latest(taxLateDay),
  };
}
