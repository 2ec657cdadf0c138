/** What an order out was promised, by its rows: how much of each unit, and from which places. Pure. */
import { figure, sumFigures } from '../../../core/decimal.ts';
import type { RecordOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { displayName } from '../../../record/resource.ts';
import type { ioFields } from './io.fields.ts';

type Io = RecordOf<typeof ioFields>;
/** As the ledger wrote it, with the row that it is for. */
export type Share = NonNullable<Io['alloc']>[number] & { readonly rowId?: number | null };

/** What was given back is promised no more. */
export const sharesOf = (io: Io): readonly Share[] =>
  ((io.alloc ?? []) as readonly Share[]).filter(({ allocStCd }) => allocStCd !== 'BACK');

/** Goods that lie at no place are not passed over: whoever takes them must look for them. */
const nowhere = '\u2013';
const placesIn = (shares: readonly Share[]): string[] => [...new Set(shares.map(({ locCd }) => locCd || nowhere))];

/** By the id of a row the places that its goods lie at and their lots, in the order in which they were promised. */
export function promisedOfRows(io: Io): ReadonlyMap<unknown, Readonly<Record<'locCd' | 'lotNo', readonly string[]>>> {
  const by = new Map<unknown, Share[]>();
  for (const share of sharesOf(io)) {
    const ofRow = by.get(share.rowId);
    if (ofRow) ofRow.push(share);
    else by.set(share.rowId, [share]);
  }
  const lotsIn = (shares: readonly Share[]) => [...new Set(shares.flatMap(({ lotNo }) => lotNo || []))];
  return new Map([...by].map(([row, shares]) => [row, { locCd: placesIn(shares), lotNo: lotsIn(shares) }]));
}

/** So many places are named; of more it is said how many. */
const mostNamed = 4;

/** How many rows, how much (`12 EA · 3 SET`) and from where, for the sentence that tells of it. */
export function promisedWords(io: Io): Record<'rows' | 'qty' | 'places', string> {
  const shares = sharesOf(io);
  const units = new Map((io.item ?? []).map(({ id, unitCd }) => [id, unitCd ?? '']));
  const places = placesIn(shares);
  const more = places.length - mostNamed;
  return {
    rows: String(new Set(shares.map(({ rowId }) => rowId)).size),
    qty: unitWords(shares.map(({ rowId, qty }) => ({ unit: units.get(rowId!) ?? '', qty }))),
    places: [...places.slice(0, mostNamed), ...(more > 0 ? [`+${more}`] : [])].join(', '),
  };
}

/** Units of what moved, each with its sum: pieces and boxes make none together. */
function unitWords(amounts: readonly { readonly unit: string; readonly qty: unknown }[]): string {
  return [...new Set(amounts.map(({ unit }) => unit))]
    .map((unit) => {
      const ofUnit = amounts.filter((one) => one.unit === unit).map(({ qty }) => qty);
      return `${grouped(sumFigures(ofUnit).toFixed())} ${unit}`.trim();
    })
    .join(' · ');
}

type Row = NonNullable<Io['item']>[number];

/** Rows of an order out that did not go whole, each with what stayed of it. */
export const stayedOf = (io: Io): readonly { readonly row: Row; readonly left: string }[] =>
  (io.item ?? []).flatMap((row) => {
    const left = figure(row.planQty).minus(figure(row.qty));
    return left.gt(0) ? [{ row, left: left.toFixed() }] : [];
  });

/**
 * Of an order that has gone how much went, and which items (`데모샴푸 1L 5 EA`) stayed of what was promised: all that was
 * planned is promised, or nothing is.
 */
export function goneWords(io: Io): Record<'went' | 'rest', string> {
  const rows = io.item ?? [];
  const stayed = stayedOf(io).map(({ row, left }) => {
    const name = (row as Readonly<Record<string, unknown>>)[displayName('itemId')];
    return [name, row.lotNo, grouped(left), row.unitCd].filter(Boolean).join(' ');
  });
  const more = stayed.length - mostNamed;
  return {
    went: unitWords(rows.map(({ unitCd, qty }) => ({ unit: unitCd ?? '', qty }))),
    rest: [...stayed.slice(0, mostNamed), ...(more > 0 ? [`+${more}`] : [])].join(', '),
  };
}
