/** Rules of a purchase confirmation: sums, what hangs on the kind of application, tax invoices of goods already bought. */
import { figure, rnd } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RowOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { overflows } from '../../shared/checks.ts';
import { pcrFields } from './pcr.fields.ts';
import { lastDayToApply, oldestDay } from './period.ts';
import { changeBarred, sendBarred } from './ready.ts';
import { fromDeclaration, fromInvoice } from './taken.ts';
import { amountOf, dollarsOf, quantityOf, scaleOf, totalOf, unitOf, type Pcr } from './sums.ts';

type DocRow = RowOf<typeof pcrFields, 'doc'>;
type TaxRow = RowOf<typeof pcrFields, 'tax'>;

const { totQty, totAmt, totUsdAmt, item: items } = pcrFields;
const headerSums = { totQty, totAmt, totUsdAmt };
const rowSums = { amtFrgn: items.fields.amtFrgn };

/** Applications about an earlier confirmation. */
const follows = ({ applyTpCd }: Pcr) => applyTpCd === 'M' || applyTpCd === 'C';

export function computePcr(record: Pcr): Pcr {
  const item = (record.item ?? []).map((row) => ({ ...row, amtFrgn: amountOf(row, record) }));
  const total = totalOf({ ...record, item });
  const first = oldestDay(item);
  return {
    ...record,
    item,
    totQty: quantityOf(item),
    qtyUnitCd: unitOf(item),
    totAmt: total,
    totUsdAmt: dollarsOf(record, total),
    applyDueDt: first ? lastDayToApply(first) : null,
  };
}

function adjustmentProblems(record: Pcr): Problem[] {
  const { adjTpCd, adjAmt } = record;
  const amount = figure(adjAmt);
  const at = { code: 'E_RANGE', field: 'adjAmt' } as const;
  if (adjTpCd && amount.eq(0)) return [{ ...at, text: 'pcrAdjustmentNought' }];
  if (adjTpCd && adjTpCd !== 'U' && amount.lt(0)) return [{ ...at, text: 'pcrAdjustmentSign' }];
  if (!amount.eq(rnd(amount, scaleOf(record)))) return [{ ...at, text: 'pcrWholeWon' }];
  // An item without quantity or price says so itself.
  const goods = record.item ?? [];
  const whole = goods.every(({ qty, unitPriceFrgn }) => figure(qty).gt(0) && figure(unitPriceFrgn).gt(0));
  if (!goods.length || !whole || figure(totalOf(record)).gt(0)) return [];
  return adjTpCd
    ? [{ code: 'E_SUM', field: 'adjAmt', text: 'pcrNothingLeft' }]
    : [{ code: 'E_SUM', grid: 'item', row: 0, field: 'unitPriceFrgn', text: 'pcrTotalNought' }];
}

/** Tax invoices are named once goods were bought: none is dated after the application, and none stands twice. */
function taxProblems({ tax = [], item = [], applyDt }: Pcr): Problem[] {
  if (!tax?.length || !applyDt) return [];
  const bought = (item ?? []).some(({ purcDt }) => purcDt && purcDt <= applyDt);
  return tax.flatMap((row, at): Problem[] => {
    const cell = { code: 'E_RANGE', grid: 'tax', row: at, field: 'writeDt' } as const;
    if (item?.length && !bought) return [{ ...cell, text: 'pcrNotBoughtYet' }];
    return row.writeDt && row.writeDt > applyDt ? [{ ...cell, text: 'pcrTaxAfterApplication' }] : [];
  });
}

/** E_DUP at every row that says again what an earlier one said. */
function repeated<R>(
  grid: string,
  rows: readonly R[],
  field: string,
  keyOf: (row: R) => string | null | undefined,
): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap((values, row): Problem[] => {
    const key = keyOf(values);
    if (!key) return [];
    if (seen.has(key)) return [{ code: 'E_DUP', grid, row, field }];
    seen.add(key);
    return [];
  });
}

/** Too late by its own day: looked at, and no more. */
const lateProblems = ({ applyDt, applyDueDt, applyTpCd }: Pcr): Problem[] =>
  applyTpCd !== 'C' && applyDt && applyDueDt && applyDt > applyDueDt
    ? [{ code: 'E_RANGE', field: 'applyDt', text: 'pcrLate', args: [applyDueDt], warn: true }]
    : [];

export const pcrRules: Rules<typeof pcrFields> = {
  barred: { send: sendBarred, change: changeBarred, cancel: changeBarred },
  compute: computePcr,
  requiredWhen: (record) => [
    ...namesIf(follows(record), 'befPcrId'),
    ...namesIf(record.usageCd === 'ZZZ', 'usageTxt'),
    ...namesIf(!figure(record.adjAmt).eq(0), 'adjTpCd'),
  ],
  absent: (record) => [
    ...namesIf(!follows(record), 'befPcrId'),
    ...namesIf(record.usageCd !== 'ZZZ', 'usageTxt'),
    ...namesIf(!record.pcrLicNo, 'pcrLicNo', 'issueDt'),
  ],
  // Who supplied is not changed, only what.
  locked: (record) => namesIf(follows(record), 'supClntId'),
  check: (record) => [
    ...(!follows(record) && record.befPcrId
      ? [{ code: 'E_RANGE', field: 'befPcrId', text: 'pcrNewNamesNone' } as const]
      : []),
    ...adjustmentProblems(record),
    ...taxProblems(record),
    ...repeated('doc', record.doc ?? [], 'docNo', ({ baseDocCd, docNo }) => docNo && `${baseDocCd} ${docNo}`),
    ...repeated('tax', record.tax ?? [], 'ntsConfirmNo', ({ ntsConfirmNo }: TaxRow) => ntsConfirmNo ?? undefined),
    ...(record.item ?? []).flatMap((row, at) => overflows(rowSums, row, { grid: 'item', row: at })),
    ...overflows(headerSums, record, {}),
    ...lateProblems(record),
  ],
  // What the declaration or the invoice says is theirs.
  rowOpen: (grid, row, field) => {
    const named = grid === 'doc' ? (row as DocRow).expDeclId : grid === 'tax' ? (row as TaxRow).taxInvId : undefined;
    return named && (grid === 'doc' ? fromDeclaration : fromInvoice).includes(field) ? false : undefined;
  },
};
