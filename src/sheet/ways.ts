/** Where the keyboard goes in a row that is filled in. Pure. */
import { isFileColumn, isOpen } from './detail.ts';
import type { Detail, DetailColumn } from './detail.ts';
import { same } from './editing.ts';
import type { Row } from './editing.ts';
import { isFigure } from './offers.ts';

const waits = (detail: Detail, row: Row, { name }: DetailColumn): boolean =>
  detail.requires(row, name) && same(row[name], null);

/**
 * The column in which a new row begins, however it is added: the one whose typing finds the record, when nothing before it
 * waits for a value; else the first that can be typed in.
 */
export function beginsIn(detail: Detail, shown: readonly DetailColumn[]): string | undefined {
  const row = detail.newRow();
  const open = shown.filter((column) => isOpen(detail, column, row));
  const searched = open.findIndex(({ name }) => name === detail.offering?.typedIn);
  const waiting = open.findIndex((column) => waits(detail, row, column));
  const first = searched >= 0 && (waiting < 0 || searched <= waiting) ? open[searched] : open[0];
  return (first ?? shown[0])?.name;
}

/** The column in which a row goes on once it has its record, or a name (`taken` = its record was); undefined where it does not. */
export type WayOn = (row: Row, taken: boolean) => string | undefined;

/**
 * The way on from the column that names rows; undefined for any other, unless the way `led` there. A record that was taken,
 * and any name of a row that is new, lead on to what still waits for a value, else to how many there are; a record also to
 * the next one behind. From there a new row goes on to whatever still waits, and at last to its price, where none stands
 * there. A row whose name brings nothing along goes on cell by cell: which of them stay empty is its person's to say.
 */
export function goesOn(detail: Detail, shown: readonly DetailColumn[], name: string, led: boolean): WayOn | undefined {
  const { offering } = detail;
  const names = offering?.typedIn ?? detail.field.name;
  const isName = name === names;
  if (names === undefined || !(isName || led)) return undefined;
  return (row, taken) => {
    const isNamed = row.id == null && !same(row[names], null);
    if (!(offering && isName && taken ? !same(row[offering.ref], null) : isNamed)) return undefined;
    const after = shown
      .slice(shown.findIndex((column) => column.name === name) + 1)
      .filter((column) => isOpen(detail, column, row) && !isFileColumn(column));
    if (!offering) return after[0]?.name;
    const waiting = after.find((column) => waits(detail, row, column));
    const prices = detail.field.card?.price ?? [];
    const priceless = after.find((column) => prices.includes(column.name) && !isFigure(row[column.name]));
    const counted = isName ? after.find(({ field }) => field.type === 'qty') : undefined;
    return (waiting ?? counted ?? priceless ?? (isName && taken ? after[0] : undefined))?.name;
  };
}
