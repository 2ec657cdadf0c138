/** What came in otherwise than it was declared, of cargo that lies there: the ledger holds what really came. */
import { sql } from 'kysely';
import type { Ask, Behaviour } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { bondedCodes } from '../../reference/codes/bonded.ts';
import type { Accident } from './accident.ts';

/** Reports of what came in with an accident, by the kind of it. */
const reported = (corpId: Statement, stockId: Statement) => sql`
  select accid_cd as "accidCd", sum(accid_pkg_cnt)::integer as "pkgCnt" from bwms_io
  where corp_id = ${corpId} and stock_id = ${stockId} and del_yn = 'N' and io_cd = 'I'
    and st_cd in ('ACCEPT', 'AMEND') and accid_cd <> 'NONE' group by accid_cd order by accid_cd`;

/** Of one cargo, for its record. */
export const accidentsOf = (ask: Ask, corpId: number, stockId: number) =>
  ask<Accident>(reported(sql`${corpId}::bigint`, sql`${stockId}::bigint`));

const kinds = bondedCodes.find(({ grpCd }) => grpCd === 'ACCID')!.codes;

/** 'Short 1 · Damaged 2'; an accident of the weight alone has no packages. */
const inWords: NonNullable<Behaviour['listWords']>[string] = (told, { lang }) =>
  ((told ?? []) as readonly Accident[])
    .map(({ accidCd, pkgCnt }) => {
      const kind = kinds.find(({ key }) => key === accidCd);
      const name = (lang === 'ko' ? kind?.value : kind?.valueEn) ?? accidCd;
      return pkgCnt ? `${name} ${pkgCnt.toLocaleString('en-US')}` : name;
    })
    .join(' · ') || null;

const ofRow = reported(sql`t.corp_id`, sql`t.id`);

/** The same in the list. */
export const listedAccidents = {
  listColumns: { accidNm: sql`(select json_agg(a) from (${ofRow}) a)` },
  listWords: { accidNm: inWords },
  listMarks: { accidNm: () => sql`exists (${ofRow})` },
} satisfies Pick<Behaviour, 'listColumns' | 'listWords' | 'listMarks'>;
