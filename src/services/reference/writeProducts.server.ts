/** The services of the store, written once: what the operator changes or takes away afterwards stays so. */
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import type { Transaction } from '../../database/executor.ts';
import { columnName } from '../../database/schema/names.ts';
import { productRecords } from './productRecords.ts';

/** Answers the ids of those that were new. */
export async function writeProducts(tx: Transaction): Promise<readonly number[]> {
  const records = productRecords();
  const columns = sql.join(Object.keys(records[0]!.header).map((name) => sql.ref(columnName(name))));
  const named = records.map(({ header }) =>
    Object.fromEntries(Object.entries(header).map(([name, value]) => [columnName(name), value])),
  );
  const made = await tx.query<{ id: number }>(sql`insert into platform_system_product (corp_id, ${columns})
    select ${systemCorpId}, ${columns} from json_populate_recordset(null::platform_system_product, ${JSON.stringify(named)}::json) p
    where not exists (select 1 from platform_system_product t where t.id = p.id) returning id`);
  const ids = made.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const fees = records
    .filter(({ header }) => ids.includes(header.id))
    .flatMap(({ header, fees: rows }) => rows.map((row, at) => ({ ...row, parentId: header.id, sortNo: at + 1 })));
  await tx.query(sql`insert into platform_system_product_fee (corp_id, parent_id, sort_no, fee_tp_cd, fee_nm, unit_price, free_qty, unit_nm, remark)
    select ${systemCorpId}, f."parentId", f."sortNo", f."feeTpCd", f."feeNm", f."unitPrice", f."freeQty", f."unitNm", f.remark
    from json_to_recordset(${JSON.stringify(fees)}::json) as f("parentId" bigint, "sortNo" int, "feeTpCd" text, "feeNm" text,
      "unitPrice" numeric, "freeQty" numeric, "unitNm" text, remark text)`);
  await tx.query(
    sql`select setval(pg_get_serial_sequence('platform_system_product', 'id'), (select max(id) from platform_system_product))`,
  );
  return ids;
}
