/** Reports of a bonded warehouse that arise at its gate: what a dispatch plan has taken out of it or brought there. */
import { sql } from 'kysely';
import { decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { ActStep } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';

/** What the gate knows of the goods: copies that the plan carries. */
export interface GateGoods {
  readonly planId: number;
  readonly bondAreaCd: string;
  /** `yyyy-MM-dd HH:mm` in Seoul. */
  readonly ioDtm: string;
  readonly cargMtNo: string;
  readonly pkgCnt: number;
  readonly grossWgt: string;
  readonly declNo: string | null;
  /** Further fields of the report: B/L, owner, item, vehicle. */
  readonly words: Values;
}

/** Type 60: out by bonded transport. Null where the company does not keep its stock here. E_BAL when less lies there. */
export async function reportOut(step: ActStep, goods: GateGoods): Promise<number | null> {
  if (!(await keepsStock(step))) return null;
  const [held] = await askIn(step)<{ pkg: number; wgt: string; parts: boolean }>(sql`
    select bal_pkg_cnt::int as pkg, bal_wgt::text as wgt, out_pkg_cnt > 0 as parts from bwms_stock
    where corp_id = ${step.corpId}::bigint and bond_area_cd = ${goods.bondAreaCd} and carg_mt_no = ${goods.cargMtNo} and del_yn = 'N'`);
  const all = held?.pkg === goods.pkgCnt && decimal(held.wgt).eq(goods.grossWgt);
  return report(step, goods, { ioCd: 'O', ioTpCd: '60', splitCd: !all ? 'P' : held.parts ? 'L' : 'A' });
}

/** Type 20: in by bonded transport. Null where the company does not keep its stock here, or nothing has come. */
export async function reportIn(step: ActStep, goods: GateGoods, accident: Values): Promise<number | null> {
  if (goods.pkgCnt === 0 || !(await keepsStock(step))) return null;
  const [others] = await askIn(step)<{ some: boolean }>(sql`
    select exists (select 1 from btcd_plan where carg_mt_no = ${goods.cargMtNo} and id <> ${goods.planId}::bigint
      and to_corp_id = ${step.corpId}::bigint and st_cd not in ('DRAFT', 'CANCEL') and del_yn = 'N') as some`);
  return report(step, goods, { ioCd: 'I', ioTpCd: '20', splitCd: others!.some ? 'P' : 'A', ...accident });
}

async function keepsStock(step: ActStep): Promise<boolean> {
  const [found] = await askIn(step)<{ used: boolean }>(
    sql`select uses_service(${step.corpId}::bigint, 'BWMS') as used`,
  );
  return found!.used;
}

/** Makes the report as the system, for gate keepers need no rights in the warehouse; accepted, with its movement. */
async function report(step: ActStep, goods: GateGoods, kind: Values): Promise<number> {
  const { words, declNo, ...same } = goods;
  const others = step.others.in(step.corpId);
  const made = await others.make('bwms/io', { ...words, ...same, ...kind, basisTpCd: 'BT', basisNo: declNo });
  const id = made.id as number;
  await others.act('bwms/io', id, 'reported');
  return id;
}
