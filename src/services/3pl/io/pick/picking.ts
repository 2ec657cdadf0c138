/** The picking of an order out: its promises in walking order, how far it has come, and what is sent when it is done. Pure. */
import { decimal, sumFigures } from '../../../../core/decimal.ts';
import type { RecordOf } from '../../../../core/record.ts';
import { grouped } from '../../../../fields/decimal/exact.ts';
import { displayName } from '../../../../record/resource.ts';
import type { ioFields } from '../io.fields.ts';
import { sharesOf } from '../promised.ts';

type Io = RecordOf<typeof ioFields>;

/** What was picked, by the id of the promise. Other promises have other ids: what was picked of them counts no more. */
export type Kept = Readonly<Record<string, string>>;

/** One promise: what lies at one place, for one row. */
export interface PickLine {
  readonly id: number;
  readonly place: string;
  readonly itemId: number;
  readonly item: string;
  readonly lotNo: string;
  readonly expDt: string;
  readonly unit: string;
  /** As much as was promised, and the most that may be picked. */
  readonly most: string;
  /** Undefined before somebody was there; nothing may have been there. */
  readonly picked: string | undefined;
}

/** What lies at no place is looked for last. */
const byPlace = (a: PickLine, b: PickLine): number =>
  Number(!a.place) - Number(!b.place) ||
  a.place.localeCompare(b.place, 'ko', { numeric: true }) ||
  a.expDt.localeCompare(b.expDt) ||
  a.id - b.id;

/** In the order of the codes of their places. */
export function pickLines(io: Io, kept: Kept): readonly PickLine[] {
  const rows = new Map((io.item ?? []).map((row) => [row.id, row]));
  return sharesOf(io)
    .map(({ id, rowId, locCd, lotNo, expDt, qty }): PickLine => {
      const row = rows.get(rowId!);
      return {
        ...{ id: id!, place: locCd ?? '', lotNo: lotNo ?? '', expDt: expDt ?? '', most: decimal(qty ?? 0).toFixed() },
        ...{ itemId: Number(row?.itemId), unit: row?.unitCd ?? '', picked: kept[String(id)] },
        item: String((row as Readonly<Record<string, unknown>> | undefined)?.[displayName('itemId')] ?? ''),
      };
    })
    .toSorted(byPlace);
}

/** Where to go from a line: on through the places, then back to those that were passed over; undefined when none is left. */
export function nextLine(lines: readonly PickLine[], from?: number): PickLine | undefined {
  const at = lines.findIndex(({ id }) => id === from);
  return [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))].find(({ picked }) => picked === undefined);
}

/** `120 EA` */
export const amountWords = (qty: string, unit: string): string => `${grouped(qty)} ${unit}`.trim();

interface OfUnit {
  readonly unit: string;
  readonly done: string;
  readonly all: string;
}

export interface Progress {
  /** Pieces and boxes make no sum. */
  readonly units: readonly OfUnit[];
  readonly done: number;
  readonly all: number;
  /** Of 100: of quantities in one unit, of lines where there are several. */
  readonly percent: number;
}

export function progressOf(lines: readonly PickLine[]): Progress {
  const units = [...new Set(lines.map(({ unit }) => unit))].map((unit): OfUnit => {
    const those = lines.filter((line) => line.unit === unit);
    return {
      unit,
      done: sumFigures(those.map(({ picked }) => picked)).toFixed(),
      all: sumFigures(those.map(({ most }) => most)).toFixed(),
    };
  });
  const done = lines.filter(({ picked }) => picked !== undefined).length;
  const [one] = units;
  const part = one && units.length === 1 ? decimal(one.done).div(one.all) : decimal(done).div(lines.length || 1);
  return { units, done, all: lines.length, percent: part.times(100).toNumber() };
}

/** `190 EA · 2 SET`: what was picked in all. */
export const pickedWords = ({ units }: Progress): string =>
  units.map(({ done, unit }) => amountWords(done, unit)).join(' · ');

/** What the step that ends it is told. */
export const picksOf = (lines: readonly PickLine[]): readonly { readonly id: number; readonly qty: string }[] =>
  lines.map(({ id, picked }) => ({ id, qty: picked ?? '0' }));

/** Why so much cannot be picked; a quantity is said to be too large, never cut. */
export function amountFault(typed: string, most: string): 'not_number' | 'over' | undefined {
  if (!/^\d{1,9}$/.test(typed)) return 'not_number';
  return decimal(typed).gt(most) ? 'over' : undefined;
}
