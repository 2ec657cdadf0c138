/** The customs rate of a declaration (00-conventions 1.5): won for `excUnit` of its currency, and won for a dollar. */
import { decimal, isFigure, rnd, type Decimal } from '../../../core/decimal.ts';
import type { Currency } from '../../shared/amounts.ts';

export interface Rated {
  readonly currCd?: string | null;
  readonly excRt?: string | null;
  readonly excUnit?: number | null;
  readonly usdRt?: string | null;
}

const isPositive = (value: unknown): boolean => isFigure(value) && decimal(value).gt(0);

export const inWon = ({ currCd }: Rated): boolean => currCd === 'KRW';

/** Undefined while there is no usable rate: nothing is worth anything in won then. */
export function currencyOf(record: Rated): Currency | undefined {
  const { currCd, excRt, excUnit } = record;
  if (!currCd) return undefined;
  if (inWon(record)) return { currCd, excRt: '1', excUnit: 1 };
  const unit = excUnit ?? 1;
  return isPositive(excRt) && isPositive(unit) ? { currCd, excRt: excRt!, excUnit: unit } : undefined;
}

/** Whether a currency stands there, and no rate of it. */
export const awaitsRate = (record: Rated): boolean => Boolean(record.currCd) && !currencyOf(record);

/** What the header holds of its rates: won are won, and a dollar document has the rate of dollars. */
export function ratesOf(record: Rated, currency: Currency) {
  if (inWon(record)) return { excRt: rnd(1, 2), excUnit: 1 };
  return record.currCd === 'USD' ? { usdRt: rnd(decimal(currency.excRt).div(currency.excUnit), 2) } : {};
}

/** Dollars of won; null while the rate of dollars is unknown. */
export const toDollars = (won: Decimal, usdRt: string | null | undefined): Decimal | null =>
  isPositive(usdRt) ? rnd(decimal(won).div(usdRt!), 2) : null;

/** Another currency has another rate; prices are those of the invoice and stay as they were typed. */
export const currencyTurned = (before: Rated, after: Rated) =>
  !before.currCd || before.currCd === after.currCd || inWon(after) ? {} : { excRt: null, excUnit: null };
