/** What the form of a document asks for: its fields, the amount they come to, what is still open (22-groupware). */
import { sql } from 'kysely';
import { decimal } from '../../core/decimal.ts';
import type { RecordOf, StoredOf } from '../../core/record.ts';
import { type ErrorCode, type Problem } from '../../core/problem.ts';
import { systemCorpId } from '../../core/resource.ts';
import { askIn } from '../../database/save/askIn.ts';
import type { Ask, SaveStep } from '../../database/behaviour.ts';
import { typeOf } from '../../fields/index.ts';
import { fieldOf, spanOf, type FormField } from './formField.ts';
import { appr } from './appr.ts';
import { outsider, stepsOf } from './appr.rules.ts';
import { stepProblems } from './steps.rules.ts';

type Appr = RecordOf<typeof appr>;

export type StoredAppr = StoredOf<typeof appr>;

interface Form {
  readonly code: string;
  readonly category: string;
  readonly retainCd: string;
  readonly lineId: number | null;
  readonly contents: string | null;
  readonly fields: readonly FormField[];
}

export async function formOf(
  ask: Ask,
  { corpId }: Pick<SaveStep, 'corpId'>,
  id: number | null | undefined,
): Promise<Form | undefined> {
  if (!id) return undefined;
  const [form] = await ask<Form>(sql`
    select d.appr_doc_cd as code, d.appr_cat_cd as category, d.retain_cd as "retainCd", d.line_id as "lineId",
      d.tmpl_html as contents, (select coalesce(json_agg(json_build_object('fieldKey', f.field_key, 'fieldNm', f.field_nm,
        'fieldTpCd', f.field_tp_cd, 'reqYn', f.req_yn, 'grpRef', f.grp_ref)
        order by f.sort_no), '[]') from groupware_appr_doc_field f where f.parent_id = d.id and f.corp_id = d.corp_id) as fields
    from groupware_appr_doc d where d.id = ${id}::bigint and d.corp_id in (${corpId}::bigint, ${systemCorpId})`);
  return form;
}

/** The amount of a document is what its form asks for as amounts. */
export async function sumUp(step: SaveStep, record: Appr): Promise<void> {
  const form = await formOf(askIn(step), step, record.apprDocId);
  const keys = new Set(form?.fields.flatMap(({ fieldKey, fieldTpCd }) => (fieldTpCd === 'AMT' ? [fieldKey] : [])));
  if (!keys.size) return;
  const vals = (record.val ?? []).filter(({ fieldKey }) => keys.has(fieldKey ?? ''));
  const amounts = vals.map(({ fieldVal }) => fieldVal ?? '').filter((value) => /^-?\d{1,15}$/.test(value));
  record.amount = amounts.length
    ? amounts
        .map((value) => decimal(value))
        .reduce((sum, one) => sum.plus(one))
        .toFixed(0)
    : null;
}

/** Values that are no date, amount or number although the form says so. */
export function valueProblems(record: Appr, form: Form): Problem[] {
  return (record.val ?? []).flatMap((row, at) => {
    const declared = form.fields.find(({ fieldKey }) => fieldKey === row.fieldKey);
    if (!declared || row.fieldVal === null || row.fieldVal === undefined) return [];
    const field = fieldOf(declared);
    const parsed = typeOf(field).parse(row.fieldVal, field);
    if (!('problem' in parsed)) return [];
    const { code, text, args } = parsed.problem;
    // Every row is called the same: the sentence names the field of the form.
    const span = code === 'E_RANGE' ? spanOf(field) : undefined;
    const words = span
      ? { text: 'apprFieldRange', args: [declared.fieldNm, ...span] }
      : text === undefined
        ? { text: 'apprFieldWrong', args: [declared.fieldNm] }
        : { text, ...(args && { args }) };
    return [{ code: code as ErrorCode, ...words, grid: 'val', row: at, field: 'fieldVal' }];
  });
}

/** What the form asks for and the document leaves open, and a line that leads nowhere. */
export function submitProblems(stored: StoredAppr, form: Form): Problem[] {
  const filled = new Set(stored.val.filter((row) => row.fieldVal).map((row) => row.fieldKey));
  const open = form.fields.filter(({ fieldKey, reqYn }) => reqYn === 'Y' && !filled.has(fieldKey));
  const steps = stepsOf(stored);
  return [
    ...open.map(({ fieldNm }): Problem => ({
      // Of no place: what stands empty has no row yet, and the rows themselves stand nowhere on the screen.
      code: 'E_REQUIRED',
      text: 'apprFieldOpen',
      args: [fieldNm],
    })),
    ...(steps.length
      ? stepProblems('steps', steps, outsider(stored))
      : [{ code: 'E_REQUIRED', grid: 'steps', field: 'userId' } as const]),
  ];
}
