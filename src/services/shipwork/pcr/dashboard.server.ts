/** Purchase confirmations for the dashboard: what is to be applied for, what waits, whose last day comes near. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { addDays } from '../../../core/dates.ts';
import { dueWithin } from '../../../core/dashboard.ts';
import { openPcrs, waitingPcrs, type PcrFigures } from './figures.ts';

export const pcrPart: DashboardPart<[[PcrFigures]]> = {
  name: 'shipwork/pcr',
  menus: ['S23'],
  of: 'business',
  statements: ({ corpId, today }) => {
    const open = sql`st_cd = any (${[...openPcrs]}::text[])`;
    return [
      sql`select count(*) filter (where st_cd = 'DRAFT')::int as "toSend",
        count(*) filter (where st_cd = any (${[...waitingPcrs]}::text[]))::int as waiting,
        count(*) filter (where st_cd = 'REJECT')::int as refused,
        count(*) filter (where ${open} and apply_due_dt between ${today}::date and ${addDays(today, dueWithin)}::date)::int as near,
        count(*) filter (where ${open} and apply_due_dt < ${today}::date)::int as late
        from shipwork_pcr where corp_id = ${corpId}::bigint and del_yn = 'N'`,
    ];
  },
  figures: ([[figures]]) => figures,
};
