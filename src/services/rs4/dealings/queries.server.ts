/** Statements of the history of a partner or a vessel: the newest documents of a kind, their files, key figures. */
import { sql } from 'kysely';
import type { Call } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { openFiles } from '../../../database/files/query.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { visible } from '../../../database/query/search.ts';
import { heldColumn, holds } from '../../../database/query/states.ts';
import { headerFields } from '../../../record/resource.ts';
import { workingOrders, openQuots } from '../dashboard/figures.ts';
import { openWon } from '../purc/open.server.ts';
import { quot } from '../quot/quot.ts';
import type { Subject } from './dealings.ts';
import type { Kind } from './kinds.ts';

/** Whose documents are asked for. */
export interface Of {
  readonly subject: Subject;
  readonly id: number;
}

const mostDeals = 5;
const mostFiles = 8;

const column = (name: string) => sql.ref(`t.${columnName(name)}`);

const theirs = ({ resource }: Kind, { subject, id }: Of, call: Call): Statement =>
  sql`${sql.join([...visible(resource, call), sql`t.del_yn = 'N'`, sql`${column(subject)} = ${id}::bigint`], sql` and `)}`;

const others = {
  clntId: { table: 'rs4_ship', key: 'ship_id', name: 'ship_nm', nameEn: 'ship_nm_en' },
  shipId: { table: 'rs4_clnt', key: 'clnt_id', name: 'clnt_nm', nameEn: 'clnt_nm_en' },
} as const;

/** Vessel of a partner's document, customer of a vessel's; null where the kind has none. */
function otherOf({ resource }: Kind, { subject }: Of, { lang }: Call): Statement {
  const { table, key, name, nameEn } = others[subject];
  const field = subject === 'clntId' ? 'shipId' : 'clntId';
  if (!Object.hasOwn(headerFields(resource), field)) return sql`null::text`;
  const partnerName = lang === 'en' ? sql`coalesce(o.${sql.ref(nameEn)}, o.${sql.ref(name)})` : sql`o.${sql.ref(name)}`;
  return sql`(select ${partnerName} from ${sql.table(table)} o where o.corp_id = t.corp_id and o.id = t.${sql.ref(key)})`;
}

/** Rows with `total`. */
export function dealsQuery(kind: Kind, of: Of, call: Call): Statement {
  const { resource, day, title, amount, amountFrgn } = kind;
  const textColumn = (name: string | undefined) => (name === undefined ? sql`null::text` : sql`${column(name)}::text`);
  const currCd = Object.hasOwn(headerFields(resource), 'currCd') ? 'currCd' : undefined;
  return sql`select t.id, ${textColumn(resource.name)} as no, ${textColumn(day)} as day, ${textColumn(title)} as title, ${otherOf(kind, of, call)} as other,
      ${textColumn(currCd)} as "currCd", ${textColumn(amount)} as amount, ${textColumn(amountFrgn)} as "amountFrgn", ${heldColumn(resource, 'stCd', call)} as "stCd", count(*) over ()::int as total
    from ${sql.table(tableName(resource.prefix))} t where ${theirs(kind, of, call)}
    order by ${column(day)} desc nulls last, t.id desc limit ${mostDeals}::int`;
}

/** Files of the documents of the kinds, the newest first, with `total`. */
export function filesQuery(kinds: readonly Kind[], of: Of, call: Call): Statement {
  const each = kinds.map(
    (
      kind,
    ) => sql`select f.id as "fileDetailId", f.ori_file_nm as "oriFileNm", f.create_dt as at, ${sql.lit(kind.resource.prefix)} as prefix,
        t.id as "recordId", ${column(kind.resource.name)} as "recordNo"
      from ${sql.table(tableName(kind.resource.prefix))} t join sys_file f on f.ref_corp_id = t.corp_id and f.ref_id = t.id
      where ${theirs(kind, of, call)} and ${openFiles(kind.resource)}`,
  );
  return sql`select d."fileDetailId", d."oriFileNm", to_char(d.at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "createDt", d.prefix, d."recordId", d."recordNo",
      count(*) over ()::int as total
    from (${sql.join(each, sql` union all `)}) d order by d.at desc, d."fileDetailId" desc limit ${mostFiles}::int`;
}

const states = (names: readonly string[]): Statement => sql`t.st_cd = any (${[...names]}::text[])`;
const count = (when: Statement): Statement => sql`count(*) filter (where ${when})::int`;
const total = (amount: Statement, when: Statement): Statement =>
  sql`coalesce(sum(${amount}) filter (where ${when}), 0)::text`;

/** Payments in another currency count by the rate of the invoice. */
const due = sql`t.sum_amount - t.paid_amount + t.exc_diff`;

/** What of a kind's figures one statement counts, as JSON members of `figures`; none for kinds that say nothing. */
const counted: Readonly<Record<string, (call: Call) => readonly (readonly [name: string, value: Statement])[]>> = {
  'rs4/quot': (call) => [['quoting', sumOf(sql`t.quot_amount`, holds(quot, 'stCd', openQuots, call))]],
  'rs4/order': () => [
    ['working', sumOf(sql`t.quot_amount`, states(workingOrders))],
    [
      'ordered',
      sumOf(
        sql`t.quot_amount`,
        sql`t.st_cd <> 'CANCEL'`,
        sql`'lastDt', max(t.order_dt) filter (where t.st_cd <> 'CANCEL')`,
      ),
    ],
  ],
  'rs4/inv': ({ today }) => {
    const open = states(['ISSUED', 'PART']);
    return [
      ['receivable', sumOf(due, open, sql`'overdue', ${sumOf(due, sql`${open} and t.due_dt < ${today}::date`)}`)],
    ];
  },
  'rs4/purc': () => [['arriving', sumOf(openWon, states(['ORD', 'PART']))]],
};

function sumOf(amount: Statement, when: Statement, more?: Statement): Statement {
  const members = [sql`'count', ${count(when)}`, sql`'amount', ${total(amount, when)}`, ...(more ? [more] : [])];
  return sql`json_build_object(${sql.join(members)})`;
}

/** One row `{figures}`; undefined for a kind without key figures. */
export function figuresQuery(kind: Kind, of: Of, call: Call): Statement | undefined {
  const members = counted[kind.resource.prefix]?.(call).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  if (!members) return undefined;
  return sql`select json_build_object(${sql.join(members)}) as figures
    from ${sql.table(tableName(kind.resource.prefix))} t where ${theirs(kind, of, call)}`;
}
