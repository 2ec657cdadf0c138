/** Amending on the server: the drafts of a reason, once for what takes back the whole (10-platform taxInv `amend`). */
import { sql } from 'kysely';
import { translate } from '../../../../../i18n/server.ts';
import { decimal, rnd, sumFigures } from '../../../../core/decimal.ts';
import { refuse, type Problem } from '../../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../../core/record.ts';
import type { Action, AfterStep, Ask, Call, SaveStep } from '../../../../database/behaviour.ts';
import { askIn } from '../../../../database/save/askIn.ts';
import { writeAudit } from '../../../../database/save/audit.ts';
import { dropKeyword } from '../../../../database/save/keyword.ts';
import { dropSealed, wholeValue } from '../../../../database/save/sealed.ts';
import { lateness } from '../lateness.server.ts';
import { takenBack, type TaxInvFacts } from '../ready.ts';
import { amendedOf } from './amended.server.ts';
import type { taxInv } from '../taxInv.ts';
import { amendDrafts, cancelling, type AmendInput } from './drafts.ts';
import { rowsStay } from './rules.ts';

type Stored = StoredOf<typeof taxInv>;

interface Amending {
  readonly id: number;
  readonly taxInvNo: string;
  readonly modifyCd: string;
  readonly cancelYn: string;
  readonly stCd: string;
  readonly supplyAmt: string;
  readonly sumAmount: string;
}

/** Those that amend it, as far as they stand. */
const amendmentsOf = (ask: Ask, { corpId, id }: Pick<Stored, 'corpId' | 'id'>): Promise<Amending[]> =>
  ask<Amending>(sql`
    select id, tax_inv_no as "taxInvNo", modify_cd as "modifyCd", cancel_yn as "cancelYn", st_cd as "stCd",
      supply_amt::text as "supplyAmt", sum_amount::text as "sumAmount"
    from platform_tax_inv where corp_id = ${corpId}::bigint and org_tax_inv_id = ${id}::bigint and del_yn = 'N'
      and st_cd <> 'CANCEL' order by id`);

export async function taxInvFacts(call: Call, stored: Stored, ask: Ask): Promise<TaxInvFacts> {
  const found = stored.stCd === 'DONE' ? await amendmentsOf(ask, stored) : [];
  const taken = found.find(({ cancelYn }) => cancelYn === 'Y');
  return {
    ...(await amendedOf(ask, call, stored)),
    ...{ cancelledBy: taken?.taxInvNo ?? null, cancelling: taken?.stCd === 'DRAFT' },
    late: stored.stCd === 'DRAFT' ? lateness(call, stored) : '',
    left: stored.stCd === 'DONE' ? rnd(sumFigures([stored, ...found].map(({ sumAmount }) => sumAmount)), 0) : null,
  };
}

const modes: Readonly<Record<string, string>> = { '01': 'copy', '05': 'zero' };

export const amend: Action<typeof taxInv, 'amend'> = {
  async warns(step, stored, input) {
    const before = await amendmentsOf(askIn(step), stored);
    const made = draftsOf(stored, input as unknown as AmendInput);
    const rowsOf = made.flatMap(({ item }) => item.map(({ supplyAmt }) => supplyAmt));
    const left = sumFigures([stored.supplyAmt, ...before.map(({ supplyAmt }) => supplyAmt), ...rowsOf]);
    return before.length && decimal(left).lt(0)
      ? [{ code: 'E_SUM', field: 'modifyCd', text: 'taxInvBelowNought', args: [rnd(left, 0)], warn: true }]
      : [];
  },
  async run(step, stored, input) {
    if (String(input.eventDt) > step.today) refuse('E_RANGE', { field: 'eventDt', text: 'taxInvEventFuture' });
    // The original is locked: of two at once the second sees what the first has made.
    const before = await amendmentsOf(askIn(step), stored);
    const taken = before.find(({ cancelYn }) => cancelYn === 'Y');
    if (taken) refuse('E_STATE', takenBack(taken.taxInvNo, taken.stCd === 'DRAFT'));
    const inveRegNo = await wholeValue(step, stored, 'inveRegNo');
    for (const { header, item } of draftsOf(stored, input as unknown as AmendInput))
      await step.make({ ...header, inveRegNo }, { item });
  },
};

const draftsOf = (stored: Stored, input: AmendInput) =>
  amendDrafts(stored, input, (first, more) => translate('ko', 'print.andMore', { first, more }));

/** The rows of what takes back the whole (`rowsStay`). */
export function changedCancel(record: RecordOf<typeof taxInv>, stored: Stored | null): Problem[] {
  if (!stored || !rowsStay(stored)) return [];
  const figures = (rows: readonly object[] | null | undefined) =>
    JSON.stringify(
      (rows ?? []).map((row) => {
        const { purchDt, itemNm, spec, qty, unitPrice, supplyAmt, taxAmt } = row as Partial<Stored['item'][number]>;
        return [purchDt, itemNm, spec, qty, unitPrice, supplyAmt, taxAmt].map((value) => value ?? null);
      }),
    );
  return figures(record.item) === figures(stored.item)
    ? []
    : [{ code: 'E_STATE', grid: 'item', field: 'item', text: 'taxInvCancelStays' }];
}

/** The other one of two that belong together: what is taken back, and what stands in its place. */
export async function twinOf(step: Pick<SaveStep, 'tx'>, stored: Stored): Promise<Amending | undefined> {
  if (!modes[String(stored.modifyCd)] || !cancelling.includes(String(stored.modifyCd))) return undefined;
  const found = await amendmentsOf(askIn(step), { corpId: stored.corpId, id: stored.orgTaxInvId! });
  return found.find(({ id, modifyCd }) => id !== stored.id && modifyCd === stored.modifyCd);
}

/** One of two stays where the other one was issued. */
export async function pairProblems(step: SaveStep, stored: Stored): Promise<Problem[]> {
  const twin = await twinOf(step, stored);
  return twin && twin.stCd !== 'DRAFT' ? [{ code: 'E_STATE', text: 'taxInvTwinIssued', args: [twin.taxInvNo] }] : [];
}

/** Two drafts that belong together go together. */
export async function dropTwin(step: AfterStep, stored: Stored): Promise<void> {
  const twin = await twinOf(step, stored);
  if (!twin) return;
  const { tx, resource, corpId, now, userId } = step;
  await tx.query(sql`update platform_tax_inv set del_yn = 'Y', version = version + 1, update_dt = ${now}::timestamptz,
    update_id = ${userId}::bigint where corp_id = ${corpId}::bigint and id = ${twin.id}::bigint`);
  await dropKeyword(tx, resource, corpId, [twin.id]);
  await dropSealed(tx, resource, [twin.id]);
  await writeAudit(tx, resource, corpId, [twin.id], 'delete', []);
}
