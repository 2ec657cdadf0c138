/**
 * Lines (란) and their models (규격) of a declaration, as both kinds reckon them. Rows that stay as they are stay the same
 * objects: of a thousand lines the form draws and sends those alone that changed.
 */
import { decimal, isFigure, rnd, sumFigures, type Decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { keyAbove } from '../../../record/below.ts';

interface ModelLine {
  readonly lanNo?: number | null;
  readonly qty?: string | null;
  readonly unitPriceFrgn?: string | null;
  readonly amtFrgn?: string | null;
}
interface Line {
  readonly lanNo?: number | null;
  readonly amtFrgn?: string | null;
}
export interface Lined<L = Line, M = ModelLine> {
  readonly lan?: readonly L[] | null;
  readonly model?: readonly M[] | null;
}

export const lansOf = <L>({ lan }: { readonly lan?: readonly L[] | null }): readonly L[] => lan ?? [];
export const modelsOf = <M>({ model }: { readonly model?: readonly M[] | null }): readonly M[] => model ?? [];

/** What a row became last. */
const became = new WeakMap<object, object>();

/** The row with these values: itself where it has them already, else the same object as the last time. */
export function withValues<R extends object>(row: R, values: Partial<R>): R {
  const names = Object.keys(values) as (keyof R)[];
  const fits = (one: R) => names.every((name) => one[name] === values[name]);
  if (fits(row)) return row;
  const last = became.get(row) as R | undefined;
  if (last && fits(last)) return last;
  const next = { ...row, ...values };
  became.set(row, next);
  return next;
}

const amounts = new WeakMap<object, Decimal>();

/** What is empty or not (yet) a number makes no amount. */
function amountOf(model: ModelLine): Decimal {
  let amount = amounts.get(model);
  if (amount === undefined) {
    const { qty, unitPriceFrgn } = model;
    amount = isFigure(qty) && isFigure(unitPriceFrgn) ? rnd(decimal(qty).times(unitPriceFrgn), 2) : '0.00';
    amounts.set(model, amount);
  }
  return amount;
}

/** Places of the lines by id and client id. */
function placesOf(lans: readonly object[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  lans.forEach((lan, at) => {
    const { id, uid } = lan as Values;
    if (typeof uid === 'string') places.set(uid, at);
    if (id !== null && id !== undefined) places.set(String(id), at);
  });
  return places;
}

/** Models by the place of the line that they belong to. */
export function modelsByLan<M extends object>(record: Lined<object, M>): ReadonlyMap<number, readonly M[]> {
  const places = placesOf(lansOf(record));
  const byLan = new Map<number, M[]>();
  for (const model of modelsOf(record)) {
    const at = places.get(keyAbove(model as Values, 'lan') ?? '');
    if (at === undefined) continue;
    const those = byLan.get(at);
    if (those) those.push(model);
    else byLan.set(at, [model]);
  }
  return byLan;
}

/** Lines numbered in their order with the sums of their models; the models with amount and number. */
export function reckonLines<L extends Line & object, M extends ModelLine & object>(record: Lined<L, M>) {
  const places = placesOf(lansOf(record));
  const sums = lansOf(record).map((): Decimal[] => []);
  const model = modelsOf(record).map((row) => {
    const at = places.get(keyAbove(row as Values, 'lan') ?? '');
    const amtFrgn = amountOf(row);
    if (at !== undefined) sums[at]!.push(amtFrgn);
    const lanNo = at === undefined ? row.lanNo : at + 1;
    return withValues(row, { amtFrgn, lanNo } as Partial<M>);
  });
  const totals = sums.map((those) => rnd(sumFigures(those), 2));
  return { model, totals, totalFrgn: rnd(sumFigures(totals), 2) };
}

/** The same container twice. */
export function repeatedContainers(rows: readonly { readonly cntrNo?: string | null }[] | null | undefined): Problem[] {
  const seen = new Set<string>();
  return (rows ?? []).flatMap(({ cntrNo }, row): Problem[] => {
    if (!cntrNo) return [];
    if (seen.has(cntrNo)) return [{ code: 'E_DUP', grid: 'cntr', row, field: 'cntrNo' }];
    seen.add(cntrNo);
    return [];
  });
}
