/** Tax invoices on the server: whose names stand on them, issuing and taking back (10-platform taxInv). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Action, Ask, Behaviour, Call, SaveStep } from '../../../database/behaviour.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { missedIssueDay } from './taxInv.rules.ts';
import { amend, changedCancel, dropTwin, pairProblems, taxInvFacts } from './amend/amend.server.ts';
import { beforeIssue } from './beforeIssue.server.ts';
import type { TaxSources } from './sources.server.ts';
import { printTaxInv } from './print.server.ts';
import { composeTaxInv, send } from './send.server.ts';
import { taxInvForm } from './uploadForm.server.ts';
import type { taxInv } from './taxInv.ts';

type TaxInv = RecordOf<typeof taxInv>;

/** Our number among those who issue for others (50-formats 5.6). */
const issuer = '41000000';

/** The own company as the one that supplies. */
async function supplierOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>): Promise<TaxInv> {
  const [corp] = await ask<TaxInv>(sql`
    select corp_reg_no as "invrRegNo", corp_nm as "invrNm", ceo_nm as "invrCeoNm", biz_tp as "invrBizTp",
      nullif(left(concat_ws(' ', addr, addr_dtl), 150), '') as "invrAddr", biz_item as "invrBizItem"
    from platform_corp where id = ${corpId}::bigint`);
  return corp ?? {};
}

/** A partner as the one that is supplied; the person for tax invoices hears of it before the company. */
export async function buyerOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, clntId: unknown): Promise<TaxInv> {
  if (typeof clntId !== 'number') return {};
  const [buyer] = await ask<TaxInv>(sql`
    select t.corp_reg_no as "inveRegNo", t.clnt_nm as "inveNm", t.ceo_nm as "inveCeoNm", t.addr as "inveAddr",
      t.biz_tp as "inveBizTp", t.biz_item as "inveBizItem", coalesce((select c.email from rs4_clnt_charger c
        where c.corp_id = t.corp_id and c.parent_id = t.id and c.tax_yn = 'Y' and c.email is not null order by c.sort_no limit 1),
        t.tax_email, t.email) as "inveEmail"
    from rs4_clnt t where t.corp_id = ${corpId}::bigint and t.id = ${clntId}::bigint and t.del_yn = 'N'`);
  return buyer ?? {};
}

/** Number that the tax office knows it by: day of writing, issuer, and a count that all companies share. */
async function confirmNo({ tx }: SaveStep, writeDt: string): Promise<string> {
  const day = writeDt.replaceAll('-', '');
  const [row] = await tx.query<{ seq: string }>(sql`select tax_inv_serial(${issuer}, ${day})::text as seq`);
  return day + issuer + row!.seq.padStart(8, '0');
}

/** From now on the buyer's company, if it is one of ours, reads it. */
const issue = (sources: TaxSources): Action<typeof taxInv, 'issue'> => ({
  warns: beforeIssue(sources),
  async run(step, stored) {
    const writeDt = String(stored.writeDt);
    const [buyer] = await step.tx.query<{ id: number | null }>(sql`select corp_of_reg_no(${stored.inveRegNo}) as id`);
    return {
      changes: {
        // The company's data may have changed since the draft.
        ...(await supplierOf(askIn(step), step)),
        ntsConfirmNo: await confirmNo(step, writeDt),
        issueDtm: seoulTime(step.now).slice(0, 16),
        lateYn: missedIssueDay(stored, step.today) ? 'Y' : 'N',
        inveCorpId: buyer?.id ?? null,
      },
    };
  },
});

function writtenInFuture({ today }: Call, record: TaxInv): Problem[] {
  return String(record.writeDt ?? '') > today ? [{ code: 'E_RANGE', field: 'writeDt', text: 'taxInvFuture' }] : [];
}

export const taxInvBehaviour = (sources: TaxSources): Behaviour<typeof taxInv> => ({
  async fresh(call, record, ask) {
    Object.assign(record, await supplierOf(ask, call));
  },
  async propose(call, { header }, ask) {
    return { header: await buyerOf(ask, call, header.inveClntId) };
  },
  async prepare(step, record, stored) {
    const ask = askIn(step);
    Object.assign(record, await supplierOf(ask, step));
    // What amends another says what that one said.
    if (!stored && !record.orgTaxInvId) fillEmpty(record, await buyerOf(ask, step, record.inveClntId));
  },
  check: (step, record, stored) => [...writtenInFuture(step, record), ...changedCancel(record, stored)],
  facts: taxInvFacts,
  async checkDelete(step, stored) {
    // The source knows of the original.
    if (stored.orgTaxInvId) return pairProblems(step, stored);
    const source = sources[String(stored.srcTbl ?? '')];
    if (source && typeof stored.srcId === 'number') await source.forget(step, stored.srcId);
    return [];
  },
  afterDelete: dropTwin,
  compose: composeTaxInv,
  form: taxInvForm,
  print: printTaxInv,
  conditions: {
    direction: ({ corpId }, value) =>
      value === 'RECV'
        ? sql`t.inve_corp_id = ${corpId}::bigint and t.corp_id <> ${corpId}::bigint`
        : value === 'ISSUE'
          ? sql`t.corp_id = ${corpId}::bigint`
          : undefined,
  },
  actions: { issue: issue(sources), send, resend: send, amend },
});
