/** What to look at before a tax invoice is issued, which nobody can change afterwards: asked, never refused. */
import { decimal } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import type { Ask, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { purposeOf, type TaxSources } from './sources.server.ts';
import { twinOf } from './amend/amend.server.ts';
import { rowSumsNamed } from './rowSum.rules.ts';
import type { taxInv } from './taxInv.ts';

type Stored = StoredOf<typeof taxInv>;

/** It was made with the amount of its source, and as that stood then; what amends another one may say anything else. */
async function differsFromSource(ask: Ask, stored: Stored, sources: TaxSources): Promise<Problem[]> {
  const { corpId, srcTbl, srcId, orgTaxInvId, sumAmount, purposeCd } = stored;
  if (!srcTbl || !srcId || orgTaxInvId) return [];
  const billed = await sources[srcTbl]?.billed?.(ask, corpId, srcId);
  if (!billed) return [];
  const own = sumAmount ?? '0';
  const args = [billed.no, grouped(billed.sum), grouped(own)];
  const otherSum = { code: 'E_SUM', field: 'sumAmount', text: 'taxInvOffInvoice', args, warn: true } as const;
  // Paid since it was drafted, or no more so.
  const text = billed.paid ? 'taxInvBillsPaid' : 'taxInvReceiptsUnpaid';
  const otherPurpose = { code: 'E_STATE', field: 'purposeCd', text, args: [billed.no], warn: true } as const;
  return [
    ...(decimal(billed.sum).eq(own) ? [] : [otherSum]),
    ...(purposeOf(billed) === purposeCd ? [] : [otherPurpose]),
  ];
}

/** What stands in the place of its original counts beside it until the other one has taken that back. */
async function twinNotIssued(step: Step, stored: Stored): Promise<Problem[]> {
  const twin = stored.cancelYn === 'Y' ? undefined : await twinOf(step, stored);
  return twin?.stCd === 'DRAFT'
    ? [{ code: 'E_STATE', text: 'taxInvTwinDraft', args: [twin.taxInvNo], warn: true }]
    : [];
}

export const beforeIssue =
  (sources: TaxSources) =>
  async (step: Step, stored: Stored): Promise<Problem[]> => [
    ...rowSumsNamed(stored as RecordOf<typeof taxInv>),
    ...(await differsFromSource(askIn(step), stored, sources)),
    ...(await twinNotIssued(step, stored)),
  ];
