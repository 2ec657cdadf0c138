/** What a share of an order may still ask for. Form and server judge by the same. */
import { decimal, figure, isFigure, rnd } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Billed } from './billed.ts';
import type { invFields } from './inv.fields.ts';

/** What the work is ahead of the invoices, in percent; nothing where they are ahead of it. */
export function shareLeft({ progRt, billedRt }: Pick<Billed, 'progRt' | 'billedRt'>): string | null {
  const rest = decimal(progRt).minus(billedRt);
  return rest.gt(0) ? rnd(rest, 2) : null;
}

/** The usual share in advance less what was asked for in advance before, and no more than is left of the order. */
export function advanceLeft(
  usual: string,
  { billedRt, advanceRt }: Pick<Billed, 'billedRt' | 'advanceRt'>,
): string | null {
  const [due, whole] = [decimal(usual).minus(advanceRt), decimal(100).minus(billedRt)];
  const rest = due.lt(whole) ? due : whole;
  return rest.gt(0) ? rnd(rest, 2) : null;
}

type Inv = RecordOf<typeof invFields>;

const percent = (rate: unknown): string => String(figure(rnd(String(rate), 2)));

/** A share beyond the whole order, or by progress beyond what was done: said, for the parties may have agreed so. */
export function shareWarnings(inv: Inv, { progRt, billedRt }: Pick<Billed, 'progRt' | 'billedRt'>): Problem[] {
  if ((inv.stCd ?? 'DRAFT') !== 'DRAFT' || inv.invKindCd === 'FINAL' || !isFigure(inv.advRt)) return [];
  const whole = decimal(billedRt).plus(figure(inv.advRt));
  const at = { code: 'E_RANGE', field: 'advRt', warn: true } as const;
  if (whole.gt(100)) return [{ ...at, text: 'shareAboveOrder', args: [percent(billedRt), percent(whole)] }];
  if (inv.invKindCd !== 'PROG' || whole.lte(progRt)) return [];
  return [{ ...at, text: 'shareAboveProgress', args: [percent(billedRt), percent(whole), percent(progRt)] }];
}
