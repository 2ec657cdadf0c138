/** What an order out lacks: of each row so much is free, so much is wanted, and where what there is lies. Pure. */
import { figure } from '../../../../core/decimal.ts';
import type { RecordOf } from '../../../../core/record.ts';
import type { stock } from '../../stock/stock.ts';
import { shareOut } from '../../../shared/stock/share.ts';
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

/** By the rule of the promise itself. */
export function shortagesOf(io: Io, balances: readonly Balance[]): readonly Shortage[] {
  const own = balances.filter(({ clntId, whCd }) => clntId === io.clntId && whCd === io.whCd).toSorted(byExpiry);
  const lines = io.item ?? [];
  const { short } = shareOut<Line, Balance>(lines, {
    qtyOf: ({ planQty }) => figure(planQty).toFixed(),
    settledBy: settles,
    freeFor: (line) => own.filter((balance) => takesFrom(line, balance)),
    idOf: ({ id }) => id!,
    amountOf: ({ availQty }) => availQty ?? '0',
  });
  const found = new Map(short.map((one) => [one.want, one]));
  return lines.flatMap((line) => {
    const one = found.get(line);
    return one ? [shortageOf(line, one, own)] : [];
  });
}

const shortageOf = (
  line: Line,
  { free, lacks }: Pick<Shortage, 'free' | 'lacks'>,
  own: readonly Balance[],
): Shortage => ({
  ...{ row: line.id!, itemId: line.itemId!, unit: line.unitCd ?? '' },
  ...{ wanted: figure(line.planQty).toFixed(), free, lacks },
  balances: own.filter(({ itemId }) => itemId === line.itemId),
});
