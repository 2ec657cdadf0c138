/** The log of personal data that left in files (platform/exportLog). */
import { sql } from 'kysely';
import { fieldLabel } from '../../../i18n/server.ts';
import { endings, type ExportKind } from '../../core/files/exporting.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Transaction } from '../../database/executor.ts';
import { tableName } from '../../database/schema/names.ts';
import type { Announced, ExportOrder } from './order.ts';

export const logPrefix = 'platform/exportLog';

type Logged = Omit<ExportOrder, 'kind' | 'lang'> &
  Partial<Announced> & { readonly kind: ExportKind; readonly lang?: string };

/** Keeps who takes what along, and why. Labels in Korean: the log is one for all who read it. */
export async function writeLog(tx: Transaction, call: Call, order: Logged, rows: number): Promise<void> {
  const label = (name: string) => {
    const [first = '', inner] = name.split('.');
    return inner === undefined ? fieldLabel('ko', order.prefix, name) : fieldLabel('ko', order.prefix, inner, first);
  };
  const labelsOf = (names: readonly string[], most: number) => [...new Set(names.map(label))].join(', ').slice(0, most);
  const search = Object.entries({ ...order.query, ...(order.view ? { view: order.view } : {}) })
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(', ');
  await tx.query(sql`insert into ${sql.table(tableName(logPrefix))}
      (corp_id, user_nm, login_id, title, rsrc_cd, file_fmt, exp_cnt, reason, pers_txt, search_txt, col_txt, create_dt, create_id, update_dt, update_id)
    select u.corp_id, u.user_nm, u.login_id, ${order.title}, ${order.prefix}, ${endings[order.kind]}, ${rows}::bigint, ${order.reason ?? null},
      ${labelsOf(order.personal ?? [], 500)}, ${search.slice(0, 4000) || null}, ${labelsOf(
        order.columns.map(({ name }) => name),
        8000,
      )},
      ${call.now}::timestamptz, u.id, ${call.now}::timestamptz, u.id
    from platform_user u where u.corp_id = ${call.corpId}::bigint and u.id = ${call.userId}::bigint`);
}
