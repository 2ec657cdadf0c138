/** Rows of a tax invoice whose quantity and unit price say another amount than is supplied. Pure. */
import { decimal, isFigure, rnd } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import type { taxInvFields } from './taxInv.fields.ts';

type TaxInv = RecordOf<typeof taxInvFields>;

interface Differing {
  readonly row: number;
  readonly itemNm: string;
  /** Quantity × unit price, and the amount that stands there. */
  readonly amounts: readonly [string, string];
}

/** What takes back the whole says what its original said, and what is issued stays as it is. */
function differing({ stCd, cancelYn, item }: TaxInv): Differing[] {
  if ((stCd ?? 'DRAFT') !== 'DRAFT' || cancelYn === 'Y') return [];
  return (item ?? []).flatMap(({ itemNm, qty, unitPrice, supplyAmt }, row): Differing[] => {
    if (!isFigure(qty) || !isFigure(unitPrice) || !isFigure(supplyAmt)) return [];
    const product = decimal(qty).times(unitPrice);
    const amounts = [grouped(rnd(product, 0)), grouped(rnd(supplyAmt, 0))] as const;
    return product.eq(supplyAmt) ? [] : [{ row, itemNm: itemNm ?? '', amounts }];
  });
}

/** The amount supplied is typed for itself and may be less by a discount: said where it stands, never refused. */
export const rowSumWarnings = (record: TaxInv): Problem[] =>
  differing(record).map(({ row, amounts }) => ({
    ...{ code: 'E_SUM', text: 'taxInvRowSum', args: amounts, warn: true },
    ...{ grid: 'item', row, field: 'supplyAmt' },
  }));

/** Named at most; of more, that there are more. */
const mostNamed = 5;

/** One warning that names them all, where no cells are before one's eyes. */
export function rowSumsNamed(record: TaxInv): Problem[] {
  const found = differing(record);
  const names = found.map(({ row, itemNm, amounts }) => `${row + 1} ${itemNm} (${amounts.join(' ≠ ')})`);
  const named = [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ');
  return found.length ? [{ code: 'E_SUM', text: 'taxInvRowSums', args: [named], grid: 'item', warn: true }] : [];
}
