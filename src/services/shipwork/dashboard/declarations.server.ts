/** Declarations for the dashboard: what waits at customs and here, which days are near, what is to be paid. */
import { sql } from 'kysely';
import { dutyUnpaid } from '../impDecl/unpaid.server.ts';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import type { Call } from '../../../database/behaviour.ts';
import {
  nearDays,
  releasedStates,
  waitingAtCustoms,
  type ExportFigures,
  type ImportFigures,
} from './declarationFigures.ts';

const waiting = sql`count(*) filter (where st_cd = any (${[...waitingAtCustoms]}::text[]))::int as waiting,
  count(*) filter (where st_cd = 'DRAFT')::int as drafts, count(*) filter (where st_cd = 'REJECT')::int as refused`;

/** Of released ones, by the day until which the goods must go. */
const days = (column: string, today: string) => {
  const released = sql`st_cd = any (${[...releasedStates]}::text[])`;
  const left = sql`${sql.ref(column)} - ${today}::date`;
  return sql`count(*) filter (where ${released} and ${left} between 0 and ${nearDays})::int as near,
    count(*) filter (where ${released} and ${left} < 0)::int as late`;
};

// Of a million declarations those alone that are under way.
const underWay = ({ corpId }: Call) =>
  sql`corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('DRAFT', 'SENT', 'ACCEPT', 'CHECK', 'RELEASE', 'AMEND', 'REJECT')`;

export const expDeclPart: DashboardPart<[[ExportFigures]]> = {
  name: 'shipwork/expDecl',
  menus: ['S21'],
  of: 'business',
  statements: (call) => [
    sql`select ${waiting}, ${days('load_due_dt', call.today)} from shipwork_exp_decl where ${underWay(call)}`,
  ],
  figures: ([[figures]]) => figures,
};

interface Row extends Omit<ImportFigures, 'unpaid' | 'surcharge'> {
  readonly unpaidCount: number;
  readonly unpaidAmount: string;
  readonly surchargeCount: number;
  readonly surchargeAmount: string;
}

export const impDeclPart: DashboardPart<[[Row]]> = {
  name: 'shipwork/impDecl',
  menus: ['S22'],
  of: 'business',
  statements: (call) => {
    const unpaid = dutyUnpaid('shipwork_imp_decl');
    const surcharge = sql`st_cd in ('DRAFT', 'REJECT') and late_tax_amt > 0`;
    return [
      sql`select ${waiting}, ${days('out_due_dt', call.today)},
          count(*) filter (where ${unpaid})::int as "unpaidCount",
          coalesce(sum(tax_total) filter (where ${unpaid}), 0)::text as "unpaidAmount",
          count(*) filter (where ${surcharge})::int as "surchargeCount",
          coalesce(sum(late_tax_amt) filter (where ${surcharge}), 0)::text as "surchargeAmount"
        from shipwork_imp_decl where ${underWay(call)}`,
    ];
  },
  figures([[{ unpaidCount, unpaidAmount, surchargeCount, surchargeAmount, ...rest }]]): ImportFigures {
    return {
      ...rest,
      unpaid: { count: unpaidCount, amount: unpaidAmount },
      surcharge: { count: surchargeCount, amount: surchargeAmount },
    };
  },
};
