/** Keeps the keyword index of a record in step, inside the transaction that writes it. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { gramNumber, indexGrams, initials, searchForm } from '../../core/text/hangul.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { headerFields } from '../../record/resource.ts';
import type { Transaction } from '../executor.ts';
import { tableName } from '../schema/names.ts';

/** Company under which rows are found: 0 where several companies may see them. */
export const keywordCorp = (resource: Resource, corpId: number): number =>
  resource.scope === 'OWN' || resource.scope === 'SYS_OWN' ? corpId : resource.scope === 'SYS' ? systemCorpId : 0;
/** What goes into a gram's number, so that equal grams of other tables and companies stay apart. */
export const gramScope = (resource: Resource, corp: number): string => `${resource.prefix}|${corp}`;

/** Numbers of a record's grams and the text in which a found fragment must really stand. */
export function keywordEntry(resource: Resource, corpId: number, record: Values): { grams: number[]; form: string } {
  const fields = headerFields(resource);
  const texts = resource.search.keyword.flatMap((name) => {
    const value = record[name];
    return typeof value === 'string' ? [typeOf(fields[name]!).words?.(value) ?? value] : [];
  });
  const forms = texts.map(searchForm);
  const scope = gramScope(resource, keywordCorp(resource, corpId));
  return {
    grams: indexGrams(texts).map((gram) => gramNumber(scope, gram)),
    form: [...new Set([...forms, ...forms.map(initials)])].join('\n'),
  };
}

/** Puts the record under the grams of its keyword fields as they are now. */
export async function writeKeyword(
  tx: Transaction,
  resource: Resource,
  corpId: number,
  id: number,
  record: Values,
): Promise<void> {
  if (!resource.search.keyword.length) return;
  const { grams, form } = keywordEntry(resource, corpId, record);
  await tx.query(sql`select keyword_write(${tableName(resource.prefix)}, ${keywordCorp(resource, corpId)}::bigint,
    ${id}::bigint, ${grams}::int[], ${form})`);
}

/** The records are no longer found. */
export const dropKeyword = (tx: Transaction, resource: Resource, corpId: number, ids: readonly number[]) =>
  tx.query(
    sql`select keyword_drop(${tableName(resource.prefix)}, ${keywordCorp(resource, corpId)}::bigint, ${[...ids]}::bigint[])`,
  );
