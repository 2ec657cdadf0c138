/** The operator's parts of the dashboard: requests, messages, errors and companies. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../api/dashboard/part.ts';
import type { Statement } from '../../database/executor.ts';
import { stuckMinutes } from './message/message.server.ts';
import { errorDays, firstDayOf, joinedDays } from './operations.ts';
import type {
  CorpFigures,
  DemoFigures,
  ErrorFigures,
  JournalFigures,
  MessageFigures,
  QuestionFigures,
  StockFigures,
  SubscFigures,
} from './operations.ts';

const demoPart: DashboardPart<[[DemoFigures]]> = {
  name: 'platform/system/demo',
  menus: ['P97'],
  of: 'operator',
  statements: ({ corpId, today }) => [
    sql`select count(*) filter (where st_cd = 'NEW')::int as fresh, count(*) filter (where st_cd = 'ING')::int as "underWay",
        coalesce(${today}::date - (min(create_dt) filter (where st_cd = 'NEW') at time zone 'Asia/Seoul')::date, 0)::int as "waitingDays"
      from platform_system_demo where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('NEW', 'ING')`,
  ],
  figures: ([[figures]]) => figures,
};

const questionPart: DashboardPart<[[QuestionFigures]]> = {
  name: 'platform/system/board',
  menus: ['P95'],
  of: 'operator',
  statements: ({ corpId, today }) => [
    sql`select count(*)::int as waiting, count(*) filter (where use_yn is distinct from 'Y')::int as held,
        coalesce(${today}::date - (min(create_dt) at time zone 'Asia/Seoul')::date, 0)::int as "waitingDays"
      from platform_system_board where corp_id = ${corpId}::bigint and del_yn = 'N' and ask_st_cd = 'WAIT'`,
  ],
  figures: ([[figures]]) => figures,
};

/** Yards that visitors look around in are nobody's. */
const ofCustomer = (corpId: Statement): Statement =>
  sql`not exists (select 1 from sys_demo_yard y where y.corp_id = ${corpId})`;

const subscPart: DashboardPart<[[SubscFigures]]> = {
  name: 'platform/subsc',
  menus: ['P92'],
  of: 'operator',
  statements: ({ today }) => [
    sql`select count(*) filter (where st_cd = 'REQ')::int as waiting, count(*) filter (where st_cd <> 'REQ')::int as "inUse",
        coalesce(${today}::date - min(req_dt) filter (where st_cd = 'REQ'), 0)::int as "waitingDays"
      from platform_subsc where del_yn = 'N' and st_cd in ('REQ', 'USE', 'TERM_REQ') and ${ofCustomer(sql`platform_subsc.corp_id`)}`,
  ],
  figures: ([[figures]]) => figures,
};

const messagePart: DashboardPart<[[MessageFigures]]> = {
  name: 'platform/outbox',
  menus: ['P98'],
  of: 'operator',
  statements: ({ corpId }) => [
    sql`select count(*) filter (where st_cd = 'FAIL')::int as failed, count(*) filter (where st_cd = 'WAIT')::int as waiting
      from platform_outbox where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('FAIL', 'WAIT')`,
  ],
  figures: ([[figures]]) => figures,
};

const journalPart: DashboardPart<[[JournalFigures]]> = {
  name: 'platform/message',
  menus: ['P9A'],
  of: 'operator',
  statements: ({ now }) => [
    sql`select count(*) filter (where st_cd = 'UNKNOWN')::int as unknown, count(*) filter (where st_cd <> 'UNKNOWN'
          and create_dt < ${now}::timestamptz - make_interval(mins => ${stuckMinutes}))::int as waiting
      from platform_message where del_yn = 'N' and st_cd in ('WAIT', 'EARLY', 'UNKNOWN')`,
  ],
  figures: ([[figures]]) => figures,
};

const errorPart: DashboardPart<[[ErrorFigures]]> = {
  name: 'platform/system/errFe',
  menus: ['P99'],
  of: 'operator',
  statements: ({ corpId, today }) => {
    const since = sql`(${firstDayOf(today, errorDays)}::date::timestamp at time zone 'Asia/Seoul')`;
    return [
      sql`select count(*)::int as seen, count(*) filter (where first_dtm >= ${since})::int as fresh
        from platform_system_err_fe where corp_id = ${corpId}::bigint and del_yn = 'N' and last_dtm >= ${since}`,
    ];
  },
  figures: ([[figures]]) => figures,
};

const stockPart: DashboardPart<[[StockFigures]]> = {
  name: 'stock',
  menus: ['P99'],
  of: 'operator',
  statements: () => [
    sql`select count(distinct (corp_id, prefix, stock_id))::int as wrong, count(distinct corp_id)::int as companies
      from sys_stock_fault where right_dtm is null`,
  ],
  figures: ([[figures]]) => (figures.wrong > 0 ? figures : undefined),
};

const corpPart: DashboardPart<[[CorpFigures]]> = {
  name: 'platform/corp',
  menus: ['P91'],
  of: 'operator',
  statements: ({ today }) => [
    sql`select count(*)::int as active, count(*) filter (
          where create_dt >= (${firstDayOf(today, joinedDays)}::date::timestamp at time zone 'Asia/Seoul'))::int as joined
      from platform_corp where del_yn = 'N' and st_cd = 'ACTIVE' and ${ofCustomer(sql`platform_corp.id`)}`,
  ],
  figures: ([[figures]]) => figures,
};

export const operationParts: readonly DashboardPart[] = [
  demoPart,
  subscPart,
  questionPart,
  messagePart,
  journalPart,
  errorPart,
  stockPart,
  corpPart,
];
