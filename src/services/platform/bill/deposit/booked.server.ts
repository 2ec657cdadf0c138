/** Deposits that were booked from statements, a row for each bill that one paid; found by any of its words (10-platform bill). */
import { sql } from 'kysely';
import type { Values } from '../../../../core/field.ts';
import { systemCorpId } from '../../../../core/resource.ts';
import type { Call } from '../../../../database/behaviour.ts';
import type { Statement } from '../../../../database/executor.ts';

export const bookedDeposits = (_call: Call, { from, to, found }: Values): Statement => sql`
  select d.dpt_dt as "payDt", nullif(d.dpt_nm, '') as "dptNm", (p->>'amount') as "payAmt", p->>'billNo' as "billNo",
    p->>'corpNm' as "corpNm", nullif(d.memo, '') as "dptMemo", u.user_nm as "bookedNm", d.create_dt as "bookedDtm", d.file_nm as "sourceNm"
  from sys_deposit d cross join lateral jsonb_array_elements(d.bills) p
    left join platform_user u on u.corp_id = d.corp_id and u.id = d.create_id
  where d.corp_id = ${systemCorpId}::bigint and d.dpt_dt between ${from}::date and ${to}::date
    and (${found ?? null}::text is null or position(lower(${found ?? ''}::text)
      in lower(concat_ws(' ', d.dpt_nm, d.memo, d.amount, p->>'amount', p->>'billNo', p->>'corpNm', d.file_nm))) > 0)
  order by d.dpt_dt, d.dpt_tm, d.create_dt, p->>'billNo'`;
