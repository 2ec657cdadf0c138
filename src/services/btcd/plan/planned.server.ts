/** How much of a declared cargo is planned. */
import { sql } from 'kysely';
import { decimal, rnd } from '../../../core/decimal.ts';
import type { Ask } from '../../../database/behaviour.ts';

/** Packages and weight of a cargo that no live plan has yet. */
export async function leftOf(
  ask: Ask,
  corpId: number,
  cargoId: number,
  planId: number | undefined,
  cargo: { readonly pkgCnt: number; readonly wgt: string },
): Promise<{ readonly pkgCnt: number; readonly wgt: string }> {
  const [planned] = await ask<{ pkgCnt: number; wgt: string }>(sql`
    select coalesce(sum(pkg_cnt), 0)::int as "pkgCnt", coalesce(sum(wgt), 0)::text as wgt from btcd_plan
    where corp_id = ${corpId}::bigint and cargo_id = ${cargoId}::bigint and id <> ${planId ?? 0}::bigint and del_yn = 'N'
      and st_cd not in ('DRAFT', 'CANCEL')`);
  return { pkgCnt: cargo.pkgCnt - planned!.pkgCnt, wgt: rnd(decimal(cargo.wgt).minus(planned!.wgt), 2) };
}
