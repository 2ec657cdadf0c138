/** What customer, vessel, day and settings of the company propose for a quotation (20-rs4-ship-repair, 00-conventions 1.5). */
import { sql } from 'kysely';
import { addDays } from '../../../core/dates.ts';
import type { Ask, Call, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { rateOf, type ExcRate } from '../../shared/excRates.server.ts';

/** What of a document its defaults follow from. */
export interface Basis {
  readonly clntId?: number | null;
  readonly shipId?: number | null;
  readonly styleCodeId?: number | null;
  readonly quotDt?: string | null;
  readonly currCd?: string | null;
  readonly zeroReasonCd?: string | null;
  readonly excDt?: string | null;
  readonly excTpCd?: string | null;
}

interface Vat {
  readonly vatCd: string;
  readonly zeroReasonCd: string | null;
}

/** All that follows from customer and vessel. */
export interface WholeProposal extends Vat, ExcRate {
  readonly currCd: string;
  readonly payTermCd: string;
  readonly chargerId: number | null;
  readonly styleCodeId: number | null;
  readonly lineNoCd: string;
  readonly validDt: string;
}
export type HeaderProposal = Partial<WholeProposal> & { readonly clntId?: number | null };

/** Settings by key (RS4_CONF); absent where the company has none. */
export async function settingsOf(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
): Promise<Readonly<Record<string, string>>> {
  const rows = await ask<{ key: string; val: string }>(
    sql`select conf_key as key, conf_val as val from rs4_stdinfo_config where corp_id = ${corpId}::bigint and del_yn = 'N'`,
  );
  return Object.fromEntries(rows.map(({ key, val }) => [key, val]));
}

/** Whether whoever asks for approval may give it where nobody else can. */
export const decidesAlone = async (step: Step): Promise<boolean> =>
  (await settingsOf(askIn(step), step)).SELF_APPR_YN === 'Y';

interface Customer {
  readonly currCd: string;
  readonly vatCd: string;
  readonly payTermCd: string;
  readonly natCd: string;
  readonly styleCodeId: number | null;
  readonly chargerId: number | null;
}

export async function customerOf(ask: Ask, { corpId }: Call, id: unknown): Promise<Customer | undefined> {
  if (typeof id !== 'number') return undefined;
  const [row] = await ask<Customer>(sql`
    select t.curr_cd as "currCd", t.vat_cd as "vatCd", t.pay_term_cd as "payTermCd", t.nat_cd as "natCd",
      t.style_code_id as "styleCodeId",
      (select c.id from rs4_clnt_charger c where c.corp_id = t.corp_id and c.parent_id = t.id and c.main_yn = 'Y' limit 1) as "chargerId"
    from rs4_clnt t where t.corp_id = ${corpId}::bigint and t.id = ${id}::bigint and t.del_yn = 'N'`);
  return row;
}

async function vesselOf(ask: Ask, { corpId }: Call, id: unknown) {
  if (typeof id !== 'number') return undefined;
  const [row] = await ask<{ trdTpCd: string; ownerClntId: number | null }>(sql`
    select trd_tp_cd as "trdTpCd", owner_clnt_id as "ownerClntId" from rs4_ship
    where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N'`);
  return row;
}

/** A vessel in international trade is repaired at zero rate; else the customer's rule holds (1.5 "VAT"). */
export async function vatOf(ask: Ask, call: Call, record: Basis): Promise<Vat> {
  const [vessel, customer] = [await vesselOf(ask, call, record.shipId), await customerOf(ask, call, record.clntId)];
  if (vessel?.trdTpCd === 'INTL') return { vatCd: 'ZERO', zeroReasonCd: 'SHIP' };
  const vatCd = customer?.vatCd ?? 'TAX10';
  return { vatCd, zeroReasonCd: vatCd === 'ZERO' ? (record.zeroReasonCd ?? null) : null };
}

interface Style {
  readonly id: number;
  readonly lineNoCd: string;
}

/** The customer's own style, else one in its language, the default first; `id` asks for one style. */
async function styleOf(
  ask: Ask,
  { corpId }: Call,
  customer: Customer | undefined,
  id?: unknown,
): Promise<Style | undefined> {
  const lang = customer && customer.natCd !== 'KR' ? 'en' : 'ko';
  const customersStyle = customer?.styleCodeId ?? 0;
  const usual = sql`rs4_doc_tp_cd = 'QUOT' and (lang_cd = ${lang} or id = ${customersStyle}::bigint)`;
  const wanted = typeof id === 'number' ? sql`id = ${id}::bigint` : usual;
  const [row] = await ask<Style>(sql`
    select id, line_no_cd as "lineNoCd" from rs4_style_code
    where corp_id = ${corpId}::bigint and del_yn = 'N' and ${wanted}
    order by id = ${customersStyle}::bigint desc, dflt_yn = 'Y' desc, id limit 1`);
  return row;
}

/** Style for a kind of document (RS4_DOC_TP): one in the language of the partner's country, the default first. */
export async function styleFor(
  ask: Ask,
  { corpId }: Call,
  docTp: string,
  natCd: string | undefined,
): Promise<number | null> {
  const lang = natCd && natCd !== 'KR' ? 'en' : 'ko';
  const [row] = await ask<{ id: number }>(sql`
    select id from rs4_style_code where corp_id = ${corpId}::bigint and del_yn = 'N' and rs4_doc_tp_cd = ${docTp}
      and lang_cd = ${lang} order by dflt_yn = 'Y' desc, id limit 1`);
  return row?.id ?? null;
}

/** Numbering of a style; without one figures. */
export const numberingOf = async (ask: Ask, call: Call, styleCodeId: unknown): Promise<string> =>
  (typeof styleCodeId === 'number' ? (await styleOf(ask, call, undefined, styleCodeId))?.lineNoCd : undefined) ?? 'NUM';

const dayOf = (record: Basis, call: Call): string => record.quotDt ?? call.today;

const validity = (record: Basis, call: Call, settings: Readonly<Record<string, string>>) =>
  addDays(dayOf(record, call), Number(settings.QUOT_VALID_DAYS ?? 30));

/** Everything that follows for a quotation with this customer and vessel. */
export async function wholeProposal(ask: Ask, call: Call, record: Basis): Promise<WholeProposal> {
  const settings = await settingsOf(ask, call);
  const customer = await customerOf(ask, call, record.clntId);
  const style = await styleOf(ask, call, customer);
  const currCd = customer?.currCd ?? settings.DFLT_CURR ?? 'KRW';
  return {
    currCd,
    payTermCd: customer?.payTermCd ?? 'D30',
    chargerId: customer?.chargerId ?? null,
    styleCodeId: style?.id ?? null,
    lineNoCd: style?.lineNoCd ?? 'NUM',
    validDt: validity(record, call, settings),
    ...(await vatOf(ask, call, record)),
    ...(await rateOf(ask, call, { ...record, currCd }, dayOf(record, call))),
  };
}

/** What follows when a person changes one field. */
export async function headerProposal(ask: Ask, call: Call, of: string, record: Basis): Promise<HeaderProposal> {
  switch (of) {
    case 'clntId': {
      const { validDt: _asChosen, ...whole } = await wholeProposal(ask, call, record);
      return whole;
    }
    case 'shipId': {
      const owner = (await vesselOf(ask, call, record.shipId))?.ownerClntId ?? null;
      if (typeof record.clntId === 'number') return vatOf(ask, call, record);
      if (owner === null) return { clntId: null, ...(await vatOf(ask, call, record)) };
      const { validDt: _asChosen, ...whole } = await wholeProposal(ask, call, { ...record, clntId: owner });
      return { clntId: owner, ...whole };
    }
    case 'styleCodeId':
      return { lineNoCd: await numberingOf(ask, call, record.styleCodeId) };
    case 'quotDt': {
      const validDt = validity(record, call, await settingsOf(ask, call));
      return { validDt, ...(await rateOf(ask, call, record, dayOf(record, call))) };
    }
    case 'currCd':
      return rateOf(ask, call, record, dayOf(record, call));
    default: {
      // A day that the person chose for the rate stays as it is.
      const { excDt: _found, ...rate } = await rateOf(ask, call, record, record.excDt ?? dayOf(record, call));
      return rate;
    }
  }
}
