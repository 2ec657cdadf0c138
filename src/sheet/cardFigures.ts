/** Which values of a row stand as figures on its card. */
import type { Values } from '../core/field.ts';
import type { RowCard } from '../fields/rows/index.ts';
import type { DetailColumn } from './detail.ts';

export interface CardFigures {
  readonly number: DetailColumn | undefined;
  readonly quantity: DetailColumn | undefined;
  readonly unit: DetailColumn | undefined;
  /** Only where something is there already. */
  readonly done: DetailColumn | undefined;
  readonly price: DetailColumn | undefined;
  readonly amount: DetailColumn | undefined;
  readonly less:
    { readonly rate: DetailColumn | undefined; readonly label: string; readonly amount: DetailColumn } | undefined;
}

const filled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
/** Something other than zero; what is half typed counts. */
const says = (value: unknown): boolean => filled(value) && Number(value) !== 0;

/** Of figures the first that is not zero, else the last: in won where the document has no other currency. */
export function firstFigure(names: readonly string[], values: Values): string | undefined {
  const shown = names.filter((name) => filled(values[name]));
  return shown.find((name) => says(values[name])) ?? shown.at(-1);
}

/** Only what the person sees in this document, and only what is filled. */
export function cardFigures(card: RowCard, columns: readonly DetailColumn[], row: Values): CardFigures {
  const seen = new Map(columns.map((column) => [column.name, column]));
  const one = (name: string | undefined) => (name !== undefined && filled(row[name]) ? seen.get(name) : undefined);
  const first = (names: readonly string[] = []) =>
    one(
      firstFigure(
        names.filter((name) => seen.has(name)),
        row,
      ),
    );
  const off = first(card.less?.amount);
  return {
    number: one(card.number),
    quantity: one(card.quantity),
    unit: one(card.unit),
    done: says(row[card.done ?? '']) ? one(card.done) : undefined,
    price: first(card.price),
    amount: first(card.amount),
    less:
      off && says(row[off.name])
        ? {
            rate: one(card.less?.rate),
            label: seen.get(card.less?.amount.at(-1) ?? '')?.label ?? off.label,
            amount: off,
          }
        : undefined,
  };
}
