/** The head of an exported list: labels, fields, words and names of codes, as the browser would show them. */
import { sql } from 'kysely';
import { fieldLabel, translate } from '../../../i18n/server.ts';
import type { Field, FormatContext } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import type { Sheet, SheetColumn } from '../../core/files/sheet.ts';
import type { Ask, Call } from '../../database/behaviour.ts';
import { listField } from '../../record/listField.ts';
import { uncountedFields } from '../../record/counted.ts';
import { codeGroupOf, headerFields } from '../../record/resource.ts';
import type { TextField } from '../../fields/text/index.ts';
import { ynGroup, type YnField } from '../../fields/yn/index.ts';
import type { ExportOrder } from './order.ts';

export async function sheetHead(
  resource: Resource,
  { title, columns, lang }: ExportOrder,
  call: Call,
  ask: Ask,
): Promise<Omit<Sheet, 'rows'>> {
  const shown = columns.flatMap(({ name, width }): SheetColumn[] => {
    const field = listField(resource, name);
    return field ? [{ name, width, field, label: fieldLabel(lang, resource.prefix, name) }] : [];
  });
  const declared = headerFields(resource);
  const fields = [...shown.map(({ field }) => field), ...uncountedFields(resource).map((name) => declared[name]!)];
  const context = await contextFor(ask, call, lang, fields);
  return { title, columns: shown, words: { sum: translate(lang, 'desk.export.sum') }, context };
}

/** What values of the fields are written by. */
export async function contextFor(
  ask: Ask,
  call: Call,
  lang: 'ko' | 'en',
  fields: readonly Field[],
): Promise<FormatContext> {
  // Some texts are a word of their own, called as a code is.
  const groupsOf = (field: Field) =>
    [
      codeGroupOf(field) ?? (field as Partial<YnField>).group ?? [],
      Object.values((field as Partial<TextField>).named ?? {}),
    ].flat();
  const groups = new Set([ynGroup, ...fields.flatMap(groupsOf)]);
  return { lang, codeName: await codeNames(ask, call, lang, [...groups]) };
}

/** Names of codes: the company's own before the shared ones. */
async function codeNames(
  ask: Ask,
  { corpId }: Call,
  lang: 'ko' | 'en',
  groups: readonly string[],
): Promise<(group: string, key: string) => string> {
  const rows = await ask<{ group: string; key: string; value: string; valueEn: string | null }>(sql`
    select g.grp_cd as "group", k.key, k.value, k.value_en as "valueEn"
    from fw_code_code k join fw_code g on g.id = k.parent_id
    where g.del_yn = 'N' and g.grp_cd = any (${[...groups]}::text[]) and k.corp_id in (1, ${corpId}::bigint)
    order by k.corp_id = ${corpId}::bigint`);
  const names = new Map(
    rows.map((row) => [`${row.group} ${row.key}`, lang === 'ko' ? row.value : row.valueEn || row.value]),
  );
  return (group, key) => names.get(`${group} ${key}`) ?? key;
}
