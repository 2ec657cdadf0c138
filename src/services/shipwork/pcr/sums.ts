/** What a purchase confirmation comes to: its items, what is added or taken off, and the whole in dollars. Pure. */
import { figure, rnd, sumFigures, type Decimal } from '../../../core/decimal.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { foreignOf } from '../../shared/amounts.ts';
import type { pcrFields } from './pcr.fields.ts';

export type Pcr = RecordOf<typeof pcrFields>;
export type PcrItem = RowOf<typeof pcrFields, 'item'>;

/** Digits behind the point of what is paid in the currency. */
export const scaleOf = (record: Pcr): number => (foreignOf(record) ? 2 : 0);

/** Won are whole; every amount is written with two digits. */
export const amountOf = (row: PcrItem, record: Pcr): Decimal =>
  rnd(rnd(figure(row.qty).times(figure(row.unitPriceFrgn)), scaleOf(record)), 2);

/** What is added to the items; a discount lies below nought, a change says so by its own sign. */
const adjustmentOf = ({ adjTpCd, adjAmt }: Pcr) => {
  const amount = figure(adjTpCd ? adjAmt : 0);
  return adjTpCd === 'Q' ? amount.times(-1) : amount;
};

/** Items and adjustment. */
export const totalOf = (record: Pcr): Decimal =>
  rnd(sumFigures((record.item ?? []).map(({ amtFrgn }) => amtFrgn)).plus(adjustmentOf(record)), 2);

/** Quantities by their units, in the order of the items; without a unit yet they count by themselves. */
export function quantitiesOf(
  items: readonly PcrItem[],
): readonly { readonly unitCd: string | null; readonly qty: Decimal }[] {
  const by = new Map<string | null, ReturnType<typeof figure>>();
  for (const { unitCd, qty } of items) by.set(unitCd ?? null, figure(by.get(unitCd ?? null)).plus(figure(qty)));
  return [...by].map(([unitCd, all]) => ({ unitCd, qty: rnd(all, 0) }));
}

/** The whole quantity; of several units there is none. */
export function quantityOf(items: readonly PcrItem[]): Decimal | null {
  const each = quantitiesOf(items);
  return each.length > 1 ? null : (each[0]?.qty ?? rnd(0, 0));
}

/** The unit of the whole quantity, where all items are counted in the same. */
export function unitOf(items: readonly PcrItem[]): string | null {
  const [first] = items;
  const unit = first?.unitCd ?? null;
  return items.every(({ unitCd }) => unitCd === unit) ? unit : null;
}

/** The whole in dollars by the rates of the day; null where one is not known. */
export function dollarsOf(record: Pcr, total: Decimal): Decimal | null {
  if (record.currCd === 'USD') return total;
  const [rate, unit, dollar] = [figure(record.excRt), figure(record.excUnit ?? 1), figure(record.usdExcRt)];
  if (!rate.gt(0) || !unit.gt(0) || !dollar.gt(0)) return null;
  return rnd(figure(total).times(rate).div(unit).div(dollar), 2);
}
