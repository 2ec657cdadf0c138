/** An approval document as a paper: boxes for the stamps, what it is about, and who said what (22-groupware P). */
import { sql } from 'kysely';
import { fieldLabel, translate } from '../../../../i18n/server.ts';
import { paperPicture } from '../../../api/files/paperPicture.ts';
import type { FormatContext } from '../../../core/field.ts';
import type { WireOf } from '../../../core/record.ts';
import type { PageModel, PageStamp, Particular } from '../../../core/page.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { typeOf, won } from '../../../fields/index.ts';
import { richParts } from '../../../fields/html/rich.ts';
import { resources } from '../../index.ts';
import type { appr } from '../appr.ts';
import { isOfBefore, isWayBack } from '../again.ts';
import { factText, fieldOf, type FormField, inFormOrder, markOf, saidField, valueIn } from '../formField.ts';
import { hasAgreed, stampsOf } from '../stamps.ts';

type Appr = WireOf<typeof appr>;

interface Names {
  readonly corpNm: string;
  readonly corpNmEn: string | null;
  readonly docNm: string;
  readonly docNmEn: string | null;
  readonly fields: readonly FormField[];
}

const groups = ['GW_DEPT', 'GW_POS', 'APPR_STEP', 'APPR_ACT', 'RETAIN', 'APPR_ST'];

async function namesOf(ask: Ask, { corpId }: Call, record: Appr): Promise<Names> {
  const [names] = await ask<Names>(sql`
    select c.corp_nm as "corpNm", c.corp_nm_en as "corpNmEn", d.appr_doc_nm as "docNm", d.appr_doc_nm_en as "docNmEn",
      (select coalesce(json_agg(json_build_object('fieldKey', f.field_key, 'fieldNm', f.field_nm, 'fieldTpCd', f.field_tp_cd,
        'reqYn', f.req_yn, 'grpRef', f.grp_ref) order by f.sort_no), '[]') from groupware_appr_doc_field f
        where f.corp_id = d.corp_id and f.parent_id = d.id) as fields
    from platform_corp_name c, groupware_appr_doc d
    where c.id = ${corpId}::bigint and d.id = ${record.apprDocId}::bigint and d.corp_id in (${corpId}::bigint, ${systemCorpId})`);
  return names!;
}

async function formatOf(ask: Ask, { corpId, lang }: Call, fields: readonly FormField[]): Promise<FormatContext> {
  const wanted = [...groups, ...fields.flatMap(({ grpRef }) => grpRef ?? [])];
  const rows = await ask<{ grpCd: string; key: string; value: string; valueEn: string | null }>(sql`
    select g.grp_cd as "grpCd", c.key, c.value, c.value_en as "valueEn"
    from fw_code g join fw_code_code c on c.corp_id = g.corp_id and c.parent_id = g.id
    where g.del_yn = 'N' and g.grp_cd = any (${wanted}::text[]) and g.corp_id in (${systemCorpId}, ${corpId}::bigint)
    order by g.corp_id = ${corpId}::bigint`);
  const names = new Map(rows.map((row) => [`${row.grpCd} ${row.key}`, (lang === 'en' && row.valueEn) || row.value]));
  return { lang, codeName: (group, key) => names.get(`${group} ${key}`) ?? key };
}

/** Of a document that was drafted anew: who refused the one before, and why. */
const ofBefore = (lang: 'ko' | 'en', key: string) =>
  isOfBefore({ fieldKey: key }) ? translate(lang, `resources.groupware/appr.before.${key}`) : key;

/** What the form asked for, and what the record that it is about said. */
function factsOf(record: Appr, fields: readonly FormField[], context: FormatContext, lang: 'ko' | 'en'): Particular[] {
  const source = resources.find(({ table }) => table === record.srcTbl);
  const rows = record.valList.filter((row) => !isWayBack(row));
  return inFormOrder(rows, fields).flatMap(({ fieldKey: key, ...val }) => {
    const declared = fields.find((field) => field.fieldKey === key);
    const field = declared ? fieldOf(declared) : source && saidField(source, key);
    const label = declared?.fieldNm ?? (source ? fieldLabel(lang, source.prefix, key) : ofBefore(lang, key));
    const value = factText(field, valueIn(lang, val), context);
    const mark = source && markOf(rows, key) ? ` (${translate(lang, `resources.${source.prefix}.marks.${key}`)})` : '';
    return value ? [{ label, value: `${value}${mark}` }] : [];
  });
}

/** `record` as the wire shows it. */
export async function printAppr(call: Call, record: Appr, ask: Ask): Promise<PageModel> {
  const { lang } = call;
  const t = (key: string) => translate(lang, `print.appr.${key}`);
  const label = (field: string, grid?: string) => fieldLabel(lang, 'groupware/appr', field, grid);
  const { corpNm, corpNmEn, docNm, docNmEn, fields } = await namesOf(ask, call, record);
  const context = await formatOf(ask, call, fields);
  const code = (group: string, key: string | null | undefined) => (key ? context.codeName(group, key) : '');
  const actWord = (step: string | null | undefined, act: string | null | undefined) =>
    hasAgreed(step, act ?? '') ? t('agreed') : code('APPR_ACT', act);
  const steps = record.lineList;
  const ids = [record.draftUserId, ...steps.flatMap((step) => [step.userId, step.proxyUserId])].filter(Boolean);
  const people = await ask<{ id: number; posCd: string | null; deptCd: string | null }>(sql`
    select id, pos_cd as "posCd", dept_cd as "deptCd" from platform_user
    where corp_id = ${call.corpId}::bigint and id = any (${ids}::bigint[])`);
  const position = (id: number | null | undefined) => code('GW_POS', people.find((person) => person.id === id)?.posCd);
  const stamps = stampsOf(record, steps).map(({ step, userId, name, act, at, proxy }): PageStamp => ({
    role: step ? code('APPR_STEP', step) : t('draft'),
    position: position(userId),
    name,
    mark: act === 'DRAFT' ? t('submitted') : actWord(step, act),
    refused: act === 'REJ',
    under: [proxy, at.slice(2, 16)].filter(Boolean).join('  '),
  }));
  const company = (lang === 'en' && corpNmEn) || corpNm;
  const logo = await paperPicture(ask, call, {
    refTableNm: 'PF_CORP',
    refId: call.corpId,
    refTypeCd: 'LOGO',
    width: 900,
    height: 300,
  });
  const filled = (rows: readonly Particular[]) => rows.filter(({ value }) => value !== '');
  const facts = factsOf(record, fields, context, lang);
  const contents = richParts(record.contents ?? '');
  return {
    lang,
    fileName: [record.apprNo, record.title].filter(Boolean).join(' '),
    title: (lang === 'en' && docNmEn) || docNm,
    facts: filled([
      { label: label('apprNo'), value: record.apprNo ?? '' },
      { label: label('draftDtm'), value: (record.draftDtm ?? '').slice(0, 10) },
      { label: label('retainCd'), value: code('RETAIN', record.retainCd) },
    ]),
    company: { name: company, lines: [], ...(logo ? { logo } : {}) },
    stamps: { title: t('stamps'), boxes: stamps },
    blocks: [
      {
        title: t('document'),
        lead: record.title,
        rows: filled([
          {
            label: label('draftUserId'),
            value: [record.draftUserNm, position(record.draftUserId)].filter(Boolean).join(' '),
          },
          { label: label('draftDeptCd'), value: code('GW_DEPT', record.draftDeptCd) },
          { label: label('srcNo'), value: record.srcNo ?? '' },
          { label: label('stCd'), value: code('APPR_ST', record.stCd) },
          { label: label('selfYn'), value: record.selfYn === 'Y' ? t('self') : '' },
        ]),
      },
      ...(facts.length ? [{ title: t('facts'), rows: facts }] : []),
    ],
    ...(record.amount
      ? {
          amount: {
            label: label('amount'),
            value: typeOf(won()).format(record.amount, won(), context),
            strong: true,
          },
        }
      : {}),
    intro: contents,
    table: {
      columns: [
        { label: label('stepTpCd', 'steps'), align: 'center', width: 20 },
        { label: label('userId', 'steps'), align: 'left', width: 34 },
        { label: label('actCd', 'steps'), align: 'center', width: 22 },
        { label: label('actDtm', 'steps'), align: 'center', width: 32 },
        { label: label('opinion', 'steps'), align: 'left' },
      ],
      rows: steps.map((step) => ({
        cells: [
          code('APPR_STEP', step.stepTpCd),
          [step.userNm, position(step.userId)].filter(Boolean).join(' '),
          actWord(step.stepTpCd, step.actCd),
          step.actDtm,
          step.opinion,
        ].map((words) => ({ text: words ?? '' })),
      })),
    },
    totals: [],
    foot: company,
  };
}
