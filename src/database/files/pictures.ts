/** Pictures inside rich text follow the save of their record: named ones are taken, those named no more are dropped. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { eachMarkup, inlineKind, inlineTables, picturesOf, withPictures } from '../../fields/files/inline.ts';
import type { Call } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import { visible } from '../query/search.ts';
import { markDeleted } from './bind.ts';

interface Binding {
  readonly resource: Resource;
  readonly call: Call;
}

/**
 * Before the record is written: pictures that belong to another record of the resource (a copied text) get rows of their
 * own, and the texts name those. Answers what binds them once the record has its id.
 */
export async function planPictures(
  tx: Transaction,
  binding: Binding,
  record: Values,
  stored: Values | null,
): Promise<(refId: number) => Promise<void>> {
  const { resource, call } = binding;
  const tables = inlineTables(resource);
  if (!tables.length) return async () => undefined;
  const named = new Set<number>();
  eachMarkup(resource, record, (html) => {
    for (const id of picturesOf(html)) named.add(id);
    return html;
  });
  if (named.size) {
    const copies = await copied(tx, binding, [...named], stored);
    if (copies.size) {
      eachMarkup(resource, record, (html) => withPictures(html, copies));
      for (const [from, to] of copies) {
        named.delete(from);
        named.add(to);
      }
    }
  }
  const inline = sql`f.ref_type_cd = ${inlineKind} and f.ref_table_nm = any (${[...tables]}::text[])`;
  const ids = sql`f.id = any (${[...named]}::bigint[])`;
  return async (refId) => {
    const owner = resource.scope === 'CORP' ? refId : ((record.corpId as number | undefined) ?? call.corpId);
    if (stored) {
      await markDeleted(
        tx,
        call,
        sql`${inline} and f.ref_corp_id = ${owner}::bigint and f.ref_id = ${refId}::bigint and not (${ids})`,
      );
    }
    if (!named.size) return;
    await tx.query(sql`update sys_file f set ref_corp_id = ${owner}::bigint, ref_id = ${refId}::bigint, shared = ${resource.scope !== 'OWN'}
      where ${inline} and ${ids} and f.ref_id is null and f.file_del_yn = 'N' and f.corp_id = ${call.corpId}::bigint
        and f.create_id = ${call.userId}::bigint`);
  };
}

/** Old id → new id of the named pictures of other records that this person may read. Bytes are shared. */
async function copied(
  tx: Transaction,
  { resource, call }: Binding,
  ids: readonly number[],
  stored: Values | null,
): Promise<Map<number, number>> {
  const table = sql.table(tableName(resource.prefix));
  const rows = await tx.query<{ old: number; id: number }>(sql`
    with other as (
      select f.*, nextval(pg_get_serial_sequence('sys_file', 'id')) as fresh from sys_file f
      join ${table} t on t.corp_id = f.ref_corp_id and t.id = f.ref_id
      where ${sql.join(
        [
          sql`f.id = any (${[...ids]}::bigint[])`,
          sql`f.ref_type_cd = ${inlineKind}`,
          sql`f.ref_table_nm = any (${[...inlineTables(resource)]}::text[])`,
          sql`f.file_del_yn = 'N'`,
          sql`t.del_yn = 'N'`,
          sql`f.ref_id is distinct from ${(stored?.id as number | undefined) ?? null}::bigint`,
          ...visible(resource, call),
        ],
        sql` and `,
      )}),
    made as (
      insert into sys_file (corp_id, id, file_id, ref_table_nm, ref_type_cd, ori_file_nm, save_file_nm, file_ext, mime, file_size,
        sha256, thumb, create_dt, create_id)
      select ${call.corpId}::bigint, fresh, file_id, ref_table_nm, ref_type_cd, ori_file_nm, save_file_nm, file_ext, mime, file_size,
        sha256, thumb, ${call.now}::timestamptz, ${call.userId}::bigint from other)
    select id as old, fresh as id from other`);
  return new Map(rows.map(({ old, id }) => [old, id]));
}
