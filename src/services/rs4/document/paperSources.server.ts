/** Gathers what stands on a paper of ship repair: style, own company, partner, vessel, people, names of codes. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { Values } from '../../../core/field.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { PaperSources } from '../../shared/print/paperWords.ts';

/** One row of a table by id, under the names of the wire; undefined when the record names none. */
async function rowOf(ask: Ask, table: string, { corpId }: Call, id: unknown): Promise<Values | undefined> {
  if (id === null || id === undefined) return undefined;
  const [row] = await ask<{ values: Values }>(sql`
    select to_jsonb(t) as values from ${sql.table(table)} t where t.corp_id = ${corpId}::bigint and t.id = ${id}::bigint`);
  return row && camel(row.values);
}

const camel = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase()),
      value,
    ]),
  );

/** The company's style for a kind of document (RS4_DOC_TP): the one chosen, else its default. */
async function styleOf(ask: Ask, call: Call, id: unknown, docTp: string): Promise<Values | undefined> {
  if (id) return rowOf(ask, 'rs4_style_code', call, id);
  const [row] = await ask<{ id: number }>(sql`
    select id from rs4_style_code
    where corp_id = ${call.corpId}::bigint and rs4_doc_tp_cd = ${docTp} and dflt_yn = 'Y' and del_yn = 'N' limit 1`);
  return row && rowOf(ask, 'rs4_style_code', call, row.id);
}

/** A style in the customer's language; the paper is in that language even without one. */
async function styleFor(
  ask: Ask,
  call: Call,
  clnt: Values | undefined,
  docTp: string,
): Promise<{ lang: 'ko' | 'en'; style: Values | undefined }> {
  const lang = !clnt || clnt.natCd === 'KR' ? 'ko' : 'en';
  const [row] = await ask<{ id: number }>(sql`
    select id from rs4_style_code
    where corp_id = ${call.corpId}::bigint and rs4_doc_tp_cd = ${docTp} and lang_cd = ${lang} and del_yn = 'N'
    order by dflt_yn = 'Y' desc, id limit 1`);
  return { lang, style: row && (await rowOf(ask, 'rs4_style_code', call, row.id)) };
}

const groups = [
  'UNIT',
  'SHIP_TP',
  'NAT',
  'CLASS_SOC',
  'REPAIR_TP',
  'PORT',
  'RS4_BERTH',
  'PAY_TERM',
  'RS4_WORK',
  'RS4_TEAM',
  'SAFETY_WORK',
  'INV_KIND',
];

/** Names of the codes in a language; a company's own before the shared ones. */
async function codeNames(
  ask: Ask,
  { corpId }: Call,
  lang: 'ko' | 'en',
): Promise<(group: string, key: string) => string> {
  const rows = await ask<{ grpCd: string; key: string; value: string; valueEn: string | null }>(sql`
    select g.grp_cd as "grpCd", c.key, c.value, c.value_en as "valueEn"
    from fw_code g join fw_code_code c on c.corp_id = g.corp_id and c.parent_id = g.id
    where g.del_yn = 'N' and g.grp_cd = any (${groups}::text[]) and g.corp_id in (1, ${corpId}::bigint)
    order by g.corp_id = ${corpId}::bigint`);
  const known = new Map(rows.map((row) => [`${row.grpCd} ${row.key}`, (lang === 'en' && row.valueEn) || row.value]));
  return (group, key) => known.get(`${group} ${key}`) ?? key;
}

const logoBox = { refTypeCd: 'LOGO', width: 900, height: 300 };
const sealBox = { refTypeCd: 'SEAL', width: 420, height: 420, clear: true };

/** Logo of the style before that of the company, and the company's seal where the style wants it. */
async function picturesOf(
  ask: Ask,
  call: Call,
  style: Values | undefined,
): Promise<Pick<PaperSources, 'logo' | 'seal'>> {
  const company = { refTableNm: 'PF_CORP', refId: call.corpId };
  const ofStyle =
    style && (await paperPicture(ask, call, { refTableNm: 'RS4_STYLE', refId: Number(style.id), ...logoBox }));
  const logo = ofStyle ?? (await paperPicture(ask, call, { ...company, ...logoBox }));
  const seal = style?.showSealYn === 'N' ? undefined : await paperPicture(ask, call, { ...company, ...sealBox });
  return { ...(logo ? { logo } : {}), ...(seal ? { seal } : {}) };
}

/** Sources of a stored document's paper; `record` carries its lines as `itemList` or `item`. */
export async function paperSources(call: Call, record: Values, ask: Ask, docTp: string): Promise<PaperSources> {
  const style = await styleOf(ask, call, record.styleCodeId, docTp);
  return gather(call, record, ask, { style, lang: style?.langCd === 'en' ? 'en' : 'ko' });
}

/** The same of a document that names no style: one in the customer's language. */
export const paperSourcesFor = async (call: Call, record: Values, ask: Ask, docTp: string): Promise<PaperSources> =>
  gather(call, record, ask, await styleFor(ask, call, await rowOf(ask, 'rs4_clnt', call, record.clntId), docTp));

async function gather(
  call: Call,
  record: Values,
  ask: Ask,
  { style, lang }: { readonly style: Values | undefined; readonly lang: 'ko' | 'en' },
): Promise<PaperSources> {
  const [corp] = await ask<{ values: Values }>(
    sql`select to_jsonb(t) as values from platform_corp t where t.id = ${call.corpId}::bigint`,
  );
  const [clnt, ship, charger, user, codeName] = [
    await rowOf(ask, 'rs4_clnt', call, record.clntId),
    await rowOf(ask, 'rs4_ship', call, record.shipId),
    await rowOf(ask, 'rs4_clnt_charger', call, record.chargerId),
    await rowOf(ask, 'platform_user', call, record.chargeUserId),
    await codeNames(ask, call, lang),
  ];
  return {
    ...{ lang, doc: record, lines: (record.itemList ?? record.item ?? []) as readonly Values[] },
    ...{ corp: camel(corp?.values ?? {}), clnt: clnt ?? {}, ship: ship ?? {}, codeName },
    ...(charger ? { charger } : {}),
    ...(user ? { user } : {}),
    ...(style ? { style } : {}),
    ...(await picturesOf(ask, call, style)),
    t: (key, args) => translate(lang, `print.${key}`, args),
  };
}
