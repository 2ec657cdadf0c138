/** Surcharge for goods that are declared too late after they came in (23-shipwork-customs). */
import { daysBetween } from '../../../core/dates.ts';
import { decimal, rnd, trn, type Decimal } from '../../../core/decimal.ts';

interface Stored {
  readonly declDt?: string | null;
  readonly storeInDt?: string | null;
}

/** Days that a declaration may take after the goods came in. */
export const daysToDeclare = 30;
const most = '5000000';
/** Per cent up to so many days too late; beyond them the last. */
const steps = [
  [20, '0.5'],
  [50, '1'],
  [80, '1.5'],
  [Infinity, '2'],
] as const;

/** Days beyond the time that there is; 0 or less: in time. */
export const daysLate = ({ declDt, storeInDt }: Stored): number =>
  declDt && storeInDt ? daysBetween(storeInDt, declDt) - daysToDeclare : 0;

/** Per cent of the value for so many days beyond the time. */
export const lateRate = (late: number): Decimal => steps.find(([days]) => late <= days)![1];

/** Toward zero to 10 won, and never more than five million. */
export function lateTax(cifKrw: Decimal, record: Stored): Decimal {
  const late = daysLate(record);
  if (late <= 0 || !decimal(cifKrw).gt(0)) return '0';
  const tax = rnd(decimal(trn(decimal(cifKrw).times(lateRate(late)).div(1000), 0)).times(10), 0);
  return decimal(tax).gt(most) ? most : tax;
}
