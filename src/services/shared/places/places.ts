/** What lies where in a warehouse, and whose it is: shapes of the answers, and how places stand on a map. */
import { figure, sumFigures } from '../../../core/decimal.ts';
import { daysBetween } from '../../../core/dates.ts';
import { code } from '../../../fields/index.ts';
import type { ReadCall } from '../../../core/resource.ts';

export interface Amount {
  readonly unitCd: string;
  readonly qty: string;
}

/**
 * A place; without a code what has no place yet, which is none. A place with no goods is one that had some; without a code and
 * goods it tells of the area alone.
 */
export interface PlaceRow {
  readonly areaCd: string;
  /** Name of the area, where no code group has it. */
  readonly areaNm?: string | null;
  readonly placeCd: string | null;
  /** So many balances lie here: the rows of the list. */
  readonly kinds: number;
  readonly amounts: readonly Amount[];
  /** `yyyy-MM-dd` since which the oldest of them lies here. */
  readonly sinceDt: string | null;
  /** `yyyy-MM-dd` when the first of them expires or has to be out. */
  readonly dueDt: string | null;
}

/** The place of one record; null without one yet, absent once it has left. */
export interface OwnPlace {
  readonly areaCd: string;
  readonly placeCd?: string | null;
}

export const isPlace = ({ placeCd, kinds }: PlaceRow): boolean => placeCd !== null || kinds > 0;

/** What an owner has here, in one unit. */
export interface OwnerRow extends Amount {
  readonly clntId?: number | null;
  readonly name: string;
  readonly kinds: number;
  /** Of it what lies damaged. */
  readonly dmgQty?: string;
  /** kg, where it is weighed. */
  readonly wgt?: string;
}

export interface Placed<T> {
  readonly content: readonly T[];
  /** There are more than are told. */
  readonly cut: boolean;
}

/** So many places, and owners, are told at most. */
export const mostPlaces = 5000;

/** As many as are told, of one more that was asked for. */
export const cutTo = <T>(rows: readonly T[]): Placed<T> => ({
  content: rows.slice(0, mostPlaces),
  cut: rows.length > mostPlaces,
});

/** Questions to a warehouse's stock: `GET {prefix}/places`, `GET {prefix}/owners`. */
export const placeReads: readonly ReadCall[] = [
  { name: 'places', fields: { whCd: code('WH') } },
  { name: 'owners', fields: { whCd: code('WH') } },
];
/** The same where the area says where goods lie. */
export const bondedPlaceReads: readonly ReadCall[] = [
  { name: 'places', fields: {} },
  { name: 'owners', fields: {} },
];

/** How long the oldest lies here: borders in days, and what comes behind the last. */
export const ages = [30, 90, 180] as const;
export type Age = 0 | 1 | 2 | 3;
export const ageOf = (days: number): Age => (days < ages[0] ? 0 : days < ages[1] ? 1 : days < ages[2] ? 2 : 3);

export interface Place extends PlaceRow {
  /** 0 to 1: beside the fullest place of the area. Places have no size of their own in the records. 0 of what has no place. */
  readonly share: number;
  readonly days: number | undefined;
  readonly age: Age | undefined;
  /** What is due first: past, or within so many days. */
  readonly due: 'late' | 'soon' | undefined;
}
export interface Zone {
  /** First part of the codes: `A` of `A-01-2`; empty for what has no place. */
  readonly zone: string;
  readonly places: readonly Place[];
}
export interface Area {
  readonly areaCd: string;
  readonly areaNm: string | null;
  readonly zones: readonly Zone[];
}

const order = new Intl.Collator('ko', { numeric: true });
const zoneOf = (placeCd: string | null): string => placeCd?.split(/[-._]/)[0] ?? '';
const total = (row: PlaceRow) => sumFigures(row.amounts.map(({ qty }) => qty));

/**
 * The map: areas, their zones, their places, each in the order of people who walk along them; what has no place comes last.
 * `known` areas stand there without goods as well.
 */
export function mapOf(
  rows: readonly PlaceRow[],
  today: string,
  dueSoonDays: number,
  known: readonly string[] = [],
): readonly Area[] {
  const areas = [...new Set([...rows.map(({ areaCd }) => areaCd), ...known])].toSorted(order.compare);
  return areas.map((areaCd) => {
    const here = rows.filter((row) => row.areaCd === areaCd);
    const fullest = here
      .filter(({ placeCd }) => placeCd !== null)
      .map(total)
      .reduce((most, one) => (one.gt(most) ? one : most), figure('0'));
    const placed = here.filter(isPlace).map((row): Place => {
      const days = row.sinceDt ? Math.max(0, daysBetween(row.sinceDt, today)) : undefined;
      const left = row.dueDt ? daysBetween(today, row.dueDt) : undefined;
      return {
        ...row,
        share: row.placeCd !== null && fullest.gt(0) ? total(row).div(fullest).toNumber() : 0,
        ...{ days, age: days === undefined ? undefined : ageOf(days) },
        due: left === undefined ? undefined : left < 0 ? 'late' : left <= dueSoonDays ? 'soon' : undefined,
      };
    });
    const zones = [...new Set(placed.map(({ placeCd }) => zoneOf(placeCd)))].toSorted((a, b) =>
      a === '' || b === '' ? Number(a === '') - Number(b === '') : order.compare(a, b),
    );
    return {
      areaCd,
      areaNm: here.find(({ areaNm }) => areaNm)?.areaNm ?? null,
      zones: zones.map((zone) => ({
        zone,
        places: placed
          .filter(({ placeCd }) => zoneOf(placeCd) === zone)
          .toSorted((a, b) => order.compare(a.placeCd ?? '', b.placeCd ?? '')),
      })),
    };
  });
}

/** An area as rows of zones and columns of numbers; `rest` has no such code. */
export interface AreaGrid {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly zone: string; readonly cells: readonly (Place | undefined)[] }[];
  readonly rest: readonly Place[];
}

/** More columns are too narrow beside a record. */
const mostColumns = 7;

/** The area as its codes draw it, `A-03` in row A and column 03; undefined where they draw nothing that can be overlooked. */
export function gridOf({ zones }: Area): AreaGrid | undefined {
  const numberOf = ({ placeCd }: Place) => placeCd?.split(/[-._]/).slice(1).join('-') || undefined;
  const places = zones.flatMap((zone) => zone.places);
  const numbered = places.filter((place) => numberOf(place) !== undefined);
  const columns = [...new Set(numbered.map((place) => numberOf(place)!))].toSorted(order.compare);
  if (columns.length === 0 || columns.length > mostColumns) return undefined;
  const rows = zones
    .map(({ zone, places: all }) => {
      const here = all.filter((place) => numberOf(place) !== undefined);
      return { zone, here, cells: columns.map((column) => here.find((place) => numberOf(place) === column)) };
    })
    .filter(({ here }) => here.length > 0);
  const drawn = new Set(rows.flatMap(({ cells }) => cells));
  return { columns, rows, rest: places.filter((place) => !drawn.has(place)) };
}

/** Owners of each unit, the greatest first; the unit that most of them have comes first. */
export function ownersByUnit(
  rows: readonly OwnerRow[],
): readonly (readonly [unitCd: string, rows: readonly OwnerRow[]])[] {
  const units = [...new Set(rows.map(({ unitCd }) => unitCd))];
  return units
    .map((unitCd) => {
      const ofUnit = rows.filter((row) => row.unitCd === unitCd);
      return [
        unitCd,
        ofUnit.toSorted((a, b) => figure(b.qty).cmp(figure(a.qty)) || order.compare(a.name, b.name)),
      ] as const;
    })
    .toSorted(([a, x], [b, y]) => y.length - x.length || order.compare(a, b));
}

/** Asked for in the place of a code: what lies without one. No code of a place holds this sign. */
export const nowhere = '?';
