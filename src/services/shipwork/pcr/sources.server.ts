/** What a purchase confirmation takes from other records: supplier, rates, declarations, received tax invoices. */
import { sql } from 'kysely';
import type { RowOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { rateOf } from '../../shared/excRates.server.ts';
import { releasedStates } from '../expDecl/expDecl.ts';
import type { pcrFields } from './pcr.fields.ts';
import type { Pcr } from './sums.ts';

type DocRow = RowOf<typeof pcrFields, 'doc'>;
type TaxRow = RowOf<typeof pcrFields, 'tax'>;

type Company = Pick<Call, 'corpId'>;

/** Of a customs rate the one of the week, else the base rate of the day. */
async function dayRate(ask: Ask, call: Call, currCd: string, day: string) {
  const customs = await rateOf(ask, call, { currCd, excTpCd: 'EXP' }, day);
  return customs.excRt ? customs : rateOf(ask, call, { currCd }, day);
}

/** Rates of the day of application, of the confirmation's currency and of the dollar. */
export async function ratesFor(ask: Ask, call: Call, record: Pcr): Promise<Pcr> {
  const day = record.applyDt ?? call.today;
  const { excRt, excUnit } = await dayRate(ask, call, record.currCd ?? 'KRW', day);
  const { excRt: usdExcRt } = await dayRate(ask, call, 'USD', day);
  return { excRt, excUnit, usdExcRt };
}

export interface Supplier extends Pick<Pcr, 'supRegNo' | 'supNm' | 'supEmail'> {
  readonly natCd: string;
}

/** A partner as the supplier; the person for tax invoices hears of it before the company. */
export async function supplierOf(ask: Ask, { corpId }: Company, clntId: unknown): Promise<Supplier | undefined> {
  if (typeof clntId !== 'number') return undefined;
  const [row] = await ask<Supplier>(sql`
    select t.corp_reg_no as "supRegNo", t.clnt_nm as "supNm", t.nat_cd as "natCd", coalesce((select c.email
        from rs4_clnt_charger c where c.corp_id = t.corp_id and c.parent_id = t.id and c.tax_yn = 'Y' and c.email is not null
        order by c.sort_no limit 1), t.tax_email, t.email) as "supEmail"
    from rs4_clnt t where t.corp_id = ${corpId}::bigint and t.id = ${clntId}::bigint and t.del_yn = 'N'`);
  return row;
}

/** The partner of the own company with a registration number; undefined where there is none. */
export async function supplierWith(ask: Ask, { corpId }: Company, regNo: string): Promise<number | undefined> {
  const [row] = await ask<{ id: number }>(sql`
    select id from rs4_clnt where corp_id = ${corpId}::bigint and corp_reg_no = ${regNo} and nat_cd = 'KR' and del_yn = 'N'
    order by use_yn = 'Y' desc, id limit 1`);
  return row?.id;
}

/** A declaration as a base document. */
interface Declared extends DocRow {
  readonly expDeclId: number;
}

/** Released ones of the own company. */
export const declarationsOf = (ask: Ask, { corpId }: Company, ids: readonly number[]): Promise<Declared[]> =>
  ids.length
    ? ask<Declared>(sql`
    select id as "expDeclId", 'EXP' as "baseDocCd", decl_no as "docNo", to_char(coalesce(acpt_dt, decl_dt), 'YYYY-MM-DD') as "docDt",
      curr_cd as "currCd", pay_amt_frgn::text as "amtFrgn"
    from shipwork_exp_decl where corp_id = ${corpId}::bigint and del_yn = 'N' and decl_no is not null
      and st_cd = any (${[...releasedStates]}::text[]) and id = any (${[...ids]}::bigint[])`)
    : Promise.resolve([]);

/** A tax invoice as one of the goods bought; who issued it. */
export interface Received extends TaxRow {
  readonly taxInvId: number;
  readonly invrRegNo: string;
  readonly invrNm: string;
}

/** Issued by others to the own company; row-level security shows no more of them. */
export const receivedInvoices = (ask: Ask, { corpId }: Company, ids: readonly number[]): Promise<Received[]> =>
  ids.length
    ? ask<Received>(sql`
    select id as "taxInvId", replace(nts_confirm_no, '-', '') as "ntsConfirmNo", to_char(write_dt, 'YYYY-MM-DD') as "writeDt",
      supply_amt::text as "supplyAmt", tax_amt::text as "taxAmt", invr_reg_no as "invrRegNo", invr_nm as "invrNm"
    from platform_tax_inv where inve_corp_id = ${corpId}::bigint and corp_id <> ${corpId}::bigint and del_yn = 'N'
      and nts_confirm_no is not null and st_cd in ('ISSUED', 'SENT', 'DONE') and id = any (${[...ids]}::bigint[])
    order by write_dt, id`)
    : Promise.resolve([]);
