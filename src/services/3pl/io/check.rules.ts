/** What a receipt may say of its rows: lots and days where the item wants them, no more broken than came, and a place (25-3pl 2.9). */
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { DefaultContext, Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import type { ioFields } from './io.fields.ts';
import { sharesOf, stayedOf } from './promised.ts';

export type Io = RecordOf<typeof ioFields>;
export type IoRow = RowOf<typeof ioFields, 'item'>;
/** What came of a row, by its id. */
export type Checked = Pick<IoRow, 'id' | 'qty' | 'dmgQty' | 'lotNo' | 'expDt' | 'locCd'>;

const rowsOf = (io: Io): readonly IoRow[] => io.item ?? [];

/** As if all of it came whole. */
export const asPlanned = (io: Io): readonly Checked[] =>
  rowsOf(io).map(({ id, planQty, lotNo, expDt, locCd }) => ({ id, qty: planQty, dmgQty: '0', lotNo, expDt, locCd }));

/** What must be told of what came, by the item it is of. */
export const mustTell = ({ lotYn, expYn }: Values): ('lotNo' | 'expDt')[] => [
  ...(lotYn === 'Y' ? (['lotNo'] as const) : []),
  ...(expYn === 'Y' ? (['expDt'] as const) : []),
];

export function checkedProblems(input: { readonly rows?: readonly Checked[] }, io: Io): Problem[] {
  const rowById = new Map(rowsOf(io).map((row) => [row.id, row]));
  const problems = (input.rows ?? []).flatMap((checked, row): Problem[] => {
    const { id, qty, dmgQty } = checked;
    const at = { grid: 'rows', row } as const;
    const item = rowById.get(id);
    return [
      ...(figure(dmgQty).gt(figure(qty))
        ? [{ code: 'E_RANGE', ...at, field: 'dmgQty', text: 'moreBroken' } as const]
        : []),
      ...mustTell(item ?? {})
        .filter((field) => !checked[field])
        .map((field) => ({ code: 'E_REQUIRED', ...at, field }) as const),
    ];
  });
  // It is asked about once the rest is right.
  return problems.length ? problems : withoutPlace(input.rows ?? [], { grid: 'rows', field: 'locCd' });
}

/** Goods that come without a place are found by nobody: which rows they are, one sentence for all. What is broken has its own. */
function withoutPlace(
  rows: readonly Pick<IoRow, 'qty' | 'dmgQty' | 'locCd'>[],
  at?: { readonly grid: string; readonly field: string },
): Problem[] {
  const found = rows.flatMap(({ qty, dmgQty, locCd }, row) => (!locCd && figure(qty).gt(figure(dmgQty)) ? [row] : []));
  const args = [found.map((row) => row + 1).join(', ')];
  return found.length
    ? [
        {
          code: 'E_STATE',
          text: at ? 'placeOpen' : 'placeNone',
          args,
          warn: true,
          ...(at && { ...at, row: found[0]! }),
        },
      ]
    : [];
}

/** How much went of a row, or of a promise, by its id. */
export type Picked = Pick<IoRow, 'id' | 'qty'>;

/** What was checked without a place is put away without one; no more goes than was promised, and something does. */
export function doneProblems(
  { rows, picks }: { readonly rows?: readonly Picked[]; readonly picks?: readonly Picked[] },
  io: Io,
): Problem[] {
  if (io.ioCd === 'I') return withoutPlace(rowsOf(io));
  const [grid, told] = picks?.length ? (['picks', picks] as const) : (['rows', rows ?? []] as const);
  const promised = grid === 'picks' ? new Map((io.alloc ?? []).map(({ id, qty }) => [id, qty])) : promisedByRow(io);
  const over = overPromise(grid, told, promised);
  if (over.length) return over;
  if (!told.some(({ qty }) => figure(qty).gt(0)))
    return [{ code: 'E_STATE', text: grid === 'picks' ? 'nothingPicked' : 'nothingGoes', grid }];
  return [...(grid === 'picks' ? passedOver(told, io) : []), ...withoutReceiver(io)];
}

/** A place where nothing was picked may be one where nobody was: how many of all, before it is over. */
function passedOver(told: readonly Picked[], io: Io): Problem[] {
  const picked = new Set(told.filter(({ qty }) => figure(qty).gt(0)).map(({ id }) => id));
  const shares = sharesOf(io);
  const left = shares.filter(({ id }) => !picked.has(id));
  return left.length ? [{ code: 'E_STATE', text: 'picksLeft', args: [shares.length, left.length], warn: true }] : [];
}

/** Nothing is entered once it has gone, and its statement names the shipper then. What is thrown away goes to nobody. */
const withoutReceiver = ({ shipToNm, ioTpCd }: Io): Problem[] =>
  shipToNm || ioTpCd === 'DSP' ? [] : [{ code: 'E_STATE', text: 'receiverOpen', warn: true }];

/** What went whole leaves nothing to be sent after it. */
export const restProblem = (io: Io): Problem | undefined =>
  stayedOf(io).length ? undefined : { code: 'E_STATE', text: 'nothingStayed' };

/** By the id of a row: all that it was promised, place by place. */
const promisedByRow = (io: Io): ReadonlyMap<unknown, string> => {
  const shares = sharesOf(io);
  const of = (id: unknown) => shares.filter(({ rowId }) => rowId === id).map(({ qty }) => qty);
  return new Map(rowsOf(io).map(({ id }) => [id, rnd(sumFigures(of(id)), 0)]));
};

function overPromise(
  grid: 'rows' | 'picks',
  told: readonly Picked[],
  promised: ReadonlyMap<unknown, string | null | undefined>,
): Problem[] {
  return told.flatMap(({ id, qty }, row): Problem[] => {
    const most = promised.get(id) ?? '0';
    const args = [most, qty].map((one) => grouped(figure(one).toFixed()));
    return figure(qty).gt(figure(most))
      ? [{ code: 'E_BAL', text: 'outOverPromise', args, grid, row, field: 'qty' }]
      : [];
  });
}

/** What goes of each row, as if all that is planned went. Who picks place by place says of each what went. */
export const asAllocated = (
  io: Io,
  _context: DefaultContext,
  _facts: unknown,
  input: string,
): readonly Pick<IoRow, 'id' | 'qty'>[] =>
  io.ioCd === 'O' && input === 'rows' ? rowsOf(io).map(({ id, planQty }) => ({ id, qty: planQty })) : [];
