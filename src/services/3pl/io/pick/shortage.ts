/** What an order out lacks: of each row so much is free, so much is wanted, and where what there is lies. Pure. */
import { decimal, figure } from '../../../../core/decimal.ts';
import type { RecordOf } from '../../../../core/record.ts';
import type { stock } from '../../stock/stock.ts';
import { damaged } from '../../ledger.ts';
import type { ioFields } from '../io.fields.ts';

type Io = RecordOf<typeof ioFields>;
type Line = NonNullable<Io['item']>[number];
export type Balance = RecordOf<typeof stock>;

export interface Shortage {
  /** Id of the row. */
  readonly row: number;
  readonly itemId: number;
  readonly unit: string;
  readonly wanted: string;
  readonly free: string;
  readonly lacks: string;
  /** All of the item, what nobody may take among it. */
  readonly balances: readonly Balance[];
}

/** What a row settles itself; the rest is taken from whatever there is. */
const settled = ['lotNo', 'expDt', 'locCd'] as const;
const settles = (line: Line): number => settled.filter((name) => line[name]).length;
const takesFrom = (line: Line, balance: Balance): boolean =>
  line.itemId === balance.itemId &&
  balance.locCd !== damaged &&
  settled.every((name) => !line[name] || line[name] === balance[name]);

/** What expires first, then the oldest. */
const never = '9999';
const byExpiry = (a: Balance, b: Balance): number =>
  (a.expDt ?? never).localeCompare(b.expDt ?? never) || a.id! - b.id!;

/** As the promise itself is made: rows that settle more choose first, and none takes what another has. */
export function shortagesOf(io: Io, balances: readonly Balance[]): readonly Shortage[] {
  const own = balances.filter(({ clntId, whCd }) => clntId === io.clntId && whCd === io.whCd).toSorted(byExpiry);
  const left = new Map(own.map((balance) => [balance, decimal(balance.availQty ?? 0)]));
  const found = new Map<Line, Shortage>();
  const lines = io.item ?? [];
  for (const line of lines.toSorted((a, b) => settles(b) - settles(a))) {
    const wanted = figure(line.planQty);
    let open = wanted;
    for (const balance of own.filter((one) => takesFrom(line, one))) {
      const here = left.get(balance)!;
      const taken = here.lt(open) ? here : open;
      left.set(balance, here.minus(taken));
      open = open.minus(taken);
    }
    if (open.gt(0))
      found.set(line, {
        ...{ row: line.id!, itemId: line.itemId!, unit: line.unitCd ?? '' },
        ...{ wanted: wanted.toFixed(), free: wanted.minus(open).toFixed(), lacks: open.toFixed() },
        balances: own.filter(({ itemId }) => itemId === line.itemId),
      });
  }
  return lines.flatMap((line) => found.get(line) ?? []);
}
