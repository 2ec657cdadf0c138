/** What a ledger comes to, in plain code: the movements added one after the other. */
export interface MoveRow {
  readonly id: number;
  readonly stockId: number;
  readonly at: string;
  readonly op: string;
  readonly revOf: number | null;
  readonly inQty: number;
  readonly outQty: number;
  readonly inWgt: number;
  readonly outWgt: number;
  readonly balQty: number;
  readonly balWgt: number;
}

export interface StockRow {
  readonly id: number;
  readonly onQty: number;
  readonly allocQty: number;
  readonly availQty: number;
  readonly onWgt: number;
  readonly inWgt: number;
  readonly outWgt: number;
  readonly locCd: string;
}

export interface AllocRow {
  readonly stockId: number;
  readonly qty: number;
  readonly doneQty: number;
  readonly state: string;
}

const hundredths = (value: number) => Math.round(value * 100);

/** Everything that is not as it should be, in words. */
export function faultsOf(
  stocks: readonly StockRow[],
  moves: readonly MoveRow[],
  allocs: readonly AllocRow[],
): string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, words: string) => holds || faults.push(words);
  for (const stock of stocks) {
    const own = moves.filter(({ stockId }) => stockId === stock.id).toSorted((a, b) => a.id - b.id);
    let [qty, wgt, came, went] = [0, 0, 0, 0];
    for (const move of own) {
      qty += move.inQty - move.outQty;
      came += hundredths(move.inWgt);
      went += hundredths(move.outWgt);
      wgt = came - went;
      demand(
        qty === move.balQty && wgt === hundredths(move.balWgt),
        `movement ${move.id}: ${qty} and not ${move.balQty}`,
      );
      demand(qty >= 0 && wgt >= 0, `movement ${move.id} left ${qty}`);
    }
    demand(
      qty === stock.onQty && wgt === hundredths(stock.onWgt),
      `balance ${stock.id}: ${qty} and not ${stock.onQty}`,
    );
    demand(came === hundredths(stock.inWgt) && went === hundredths(stock.outWgt), `sums of ${stock.id}`);
    let then = 0;
    for (const move of own.toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1))) {
      then += move.inQty - move.outQty;
      demand(then >= 0, `balance ${stock.id} was ${then} at ${move.at}`);
    }
    const live = allocs
      .filter(({ stockId, state }) => stockId === stock.id && state === 'LIVE')
      .reduce((sum, { qty: promised }) => sum + promised, 0);
    demand(
      live === stock.allocQty && live <= stock.onQty,
      `promises of ${stock.id}: ${live} and not ${stock.allocQty}`,
    );
    demand(stock.availQty === (stock.locCd === 'DMG' ? 0 : stock.onQty - live), `free of ${stock.id}`);
  }
  for (const { qty, doneQty, state } of allocs)
    demand(
      state === 'DONE' ? doneQty > 0 && doneQty <= qty : doneQty === 0,
      `a promise of ${qty} is ${state} with ${doneQty}`,
    );
  const taken = moves.flatMap(({ revOf }) => (revOf === null ? [] : [revOf]));
  demand(new Set(taken).size === taken.length, 'a movement was taken back twice');
  return faults;
}
