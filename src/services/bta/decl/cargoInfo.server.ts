/** How far a cargo is (`cargoInfo {cargMtNo}`), across companies: step, time, place and packages, and nothing else of anybody. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { CargoStep } from './cargoSteps.ts';

export async function cargoInfo(
  { lang }: Call,
  cargMtNo: unknown,
  ask: Ask,
): Promise<{ readonly content: readonly CargoStep[] }> {
  // Of one day in the order in which steps follow each other, for people type some of the times.
  const rows = await ask<Omit<CargoStep, 'stepNm'>>(sql`
    select s.step, to_char(s.at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as at,
      coalesce(case when ${lang} = 'en' then a.bond_area_nm_en end, a.bond_area_nm, s.area) as place, s.pkg_cnt as "pkgCnt"
    from cargo_steps(${String(cargMtNo)}) s
      left join fw_bond_area a on a.corp_id = ${systemCorpId}::bigint and a.bond_area_cd = s.area and a.del_yn = 'N'
    where s.at is not null order by (s.at at time zone 'Asia/Seoul')::date, s.rank, s.at`);
  return {
    content: rows.map((row) => ({ ...row, stepNm: translate(lang, `resources.bta/decl.steps.${row.step}`) })),
  };
}
