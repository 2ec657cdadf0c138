/** How much of a declared cargo is planned. */
import { sql } from 'kysely';
import { decimal, rnd } from '../../../core/decimal.ts';
import type { Ask } from '../../../database/behaviour.ts';

/** Of a plan `p`: its packages are taken from the cargo. Drafts take none yet, those that are given up none any more. */
export const holdsPackages = sql`(p.del_yn = 'N' and p.st_cd not in ('DRAFT', 'CANCEL'))`;

/** Packages and weight of a cargo that no live plan has yet. */
export async function leftOf(
  ask: Ask,
  corpId: number,
  cargoId: number,
  planId: number | undefined,
  cargo: { readonly pkgCnt: number; readonly wgt: string },
): Promise<{ readonly pkgCnt: number; readonly wgt: string }> {
  const [planned] = await ask<{ pkgCnt: number; wgt: string }>(sql`
    select coalesce(sum(p.pkg_cnt), 0)::int as "pkgCnt", coalesce(sum(p.wgt), 0)::text as wgt from btcd_plan p
    where p.corp_id = ${corpId}::bigint and p.cargo_id = ${cargoId}::bigint and p.id <> ${planId ?? 0}::bigint
      and ${holdsPackages}`);
  return { pkgCnt: cargo.pkgCnt - planned!.pkgCnt, wgt: rnd(decimal(cargo.wgt).minus(planned!.wgt), 2) };
}
