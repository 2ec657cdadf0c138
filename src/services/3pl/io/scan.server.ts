/** What a scanned code names among the goods of a shipper: an item by its code or its barcode, never by a part of it. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { Scanned, ScannedItem } from './scanned.ts';

export async function scanned(
  { corpId }: Call,
  { clntId, code }: { readonly clntId?: number | null; readonly code?: string | null },
  ask: Ask,
): Promise<Scanned> {
  const rows = await ask<ScannedItem & { readonly own: boolean; readonly byCode: boolean }>(sql`
    select id, item_nm as value, item_nm_en as "valueEn", unit_cd as "unitCd", coalesce(lot_yn, 'N') as "lotYn",
      coalesce(exp_yn, 'N') as "expYn", owner_clnt_id is not distinct from ${clntId ?? null}::bigint as own,
      lower(item_cd) = lower(${code ?? ''}) as "byCode"
    from rs4_stdinfo_item
    where corp_id = ${corpId}::bigint and item_tp_cd = 'G' and del_yn = 'N' and use_yn = 'Y'
      and (lower(item_cd) = lower(${code ?? ''}) or lower(barcode) = lower(${code ?? ''}))
    order by own desc, "byCode" desc, id limit 3`);
  const ofShipper = rows.filter((row) => row.own);
  const named = ofShipper.filter(({ byCode }) => byCode);
  const found = named.length ? named : ofShipper;
  return {
    content: found.slice(0, 2).map(({ own: _own, byCode: _byCode, ...item }) => item),
    other: found.length === 0 && rows.length > 0,
  };
}
