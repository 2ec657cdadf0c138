/** What official forms are made from: the own company, partners, names of codes; in Korean, as the law has them. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { codeNames } from './codeNames.server.ts';
import { companyOf, rowOf } from './paperRecords.server.ts';
import { joined, type PaperPartner } from './paperWords.ts';
import type { FormSources } from './form.ts';

export async function formSources(ask: Ask, call: Call, groups: readonly string[]): Promise<FormSources> {
  const [corp, codeName] = [await companyOf(ask, call), await codeNames(ask, call, 'ko', groups)];
  return { corp: corp ?? {}, codeName, t: (key, args) => translate('ko', `print.forms.${key}`, args) };
}

/** A partner with the head of its company. */
export const partnerOf = (ask: Ask, call: Call, id: number | null | undefined) =>
  rowOf<PaperPartner & { readonly ceoNm: string | null }>(ask, 'rs4_clnt', call, id);

/** `03099001 감천데모보세창고`; the code alone of an area that nobody keeps. */
export async function bondAreaOf(ask: Ask, bondAreaCd: string | null): Promise<string> {
  if (!bondAreaCd) return '';
  const [area] = await ask<{ name: string }>(sql`
    select bond_area_nm as name from fw_bond_area where bond_area_cd = ${bondAreaCd} and del_yn = 'N' limit 1`);
  return joined([bondAreaCd, area?.name], ' ');
}
