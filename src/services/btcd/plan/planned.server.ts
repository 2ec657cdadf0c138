/** How much of a declared cargo is planned. */
import { sql } from 'kysely';
import { decimal, rnd } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';

/** Of a plan `p`: its packages are taken from the cargo. Drafts take none yet, those that are given up none any more. */
export const holdsPackages = sql`(p.del_yn = 'N' and p.st_cd not in ('DRAFT', 'CANCEL'))`;

/** Of a plan `p`: it means to take packages that it does not have yet. */
const isDraft = sql`(p.del_yn = 'N' and p.st_cd = 'DRAFT')`;

/** Packages that plans have, or only mean to take, of the cargo or of the declaration that the condition over `p` names. */
export const plannedPackages = (what: 'held' | 'drafted', of: Statement): Statement =>
  sql`coalesce((select sum(p.pkg_cnt) from btcd_plan p where ${of} and ${what === 'held' ? holdsPackages : isDraft}), 0)::int`;

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

/**
 * Drafts take no packages, so two may mean the same ones. Whoever submits the later one is told of those begun before it
 * that could not be submitted then.
 */
export async function draftsBefore(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  plan: { readonly id: number; readonly cargoId: number; readonly pkgCnt: number },
  left: number,
): Promise<Problem[]> {
  const drafts = await ask<{ planNo: string; pkgCnt: number }>(sql`
    select p.plan_no as "planNo", p.pkg_cnt as "pkgCnt" from btcd_plan p
    where p.corp_id = ${corpId}::bigint and p.cargo_id = ${plan.cargoId}::bigint and p.id < ${plan.id}::bigint
      and ${isDraft} order by p.id`);
  const rest = left - plan.pkgCnt;
  const wanted = drafts.reduce((sum, { pkgCnt }) => sum + pkgCnt, 0);
  const args = [drafts.map(({ planNo }) => planNo).join(', '), wanted, Math.max(0, rest)];
  return wanted > rest ? [{ code: 'E_BAL', field: 'pkgCnt', text: 'planDraftBefore', args, warn: true }] : [];
}
