/** What an order out was promised, by its rows: how much of each unit, and from which places. Pure. */
import { sumFigures } from '../../../core/decimal.ts';
import type { RecordOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
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

/** By the id of a row the places that its goods lie at, in the order in which they were promised. */
export function placesOfRows(io: Io): ReadonlyMap<unknown, readonly string[]> {
  const by = new Map<unknown, Share[]>();
  for (const share of sharesOf(io)) {
    const ofRow = by.get(share.rowId);
    if (ofRow) ofRow.push(share);
    else by.set(share.rowId, [share]);
  }
  return new Map([...by].map(([row, shares]) => [row, placesIn(shares)]));
}

/** So many places are named; of more it is said how many. */
const mostNamed = 4;

/** How many rows, how much (`12 EA · 3 SET`) and from where, for the sentence that tells of it. */
export function promisedWords(io: Io): Record<'rows' | 'qty' | 'places', string> {
  const shares = sharesOf(io);
  const units = new Map((io.item ?? []).map(({ id, unitCd }) => [id, unitCd ?? '']));
  const amounts = [...new Set(shares.map(({ rowId }) => units.get(rowId!) ?? ''))].map((unit) => {
    const ofUnit = shares.filter(({ rowId }) => (units.get(rowId!) ?? '') === unit);
    return `${grouped(sumFigures(ofUnit.map(({ qty }) => qty)).toFixed())} ${unit}`.trim();
  });
  const places = placesIn(shares);
  const more = places.length - mostNamed;
  return {
    rows: String(new Set(shares.map(({ rowId }) => rowId)).size),
    qty: amounts.join(' · '),
    places: [...places.slice(0, mostNamed), ...(more > 0 ? [`+${more}`] : [])].join(', '),
  };
}
