/** A company with people and a subscription, written past the application: with days that lie behind. */
import pg from 'pg';
import type { TestApp } from './app.ts';
import type { TestDatabase } from './postgres.ts';

export interface Customer {
  readonly corpId: number;
  readonly subscId: number;
  /** A message to customs in the journal; `at` in Korean time. */
  sent(message: { readonly at: string; readonly bytes: number; readonly xml: boolean }): Promise<void>;
  /** One more person; in Korean time. */
  came(at: string): Promise<number>;
  left(userId: number, at: string): Promise<void>;
  /** Products whose menus are open. */
  opened(): Promise<number[]>;
}

export interface Known {
  readonly name: string;
  readonly regNo: string;
  readonly since: string;
  readonly users: number;
  readonly prodId?: number;
  readonly taxEmail?: string | null;
}

/** Connections of owners: a new one for each statement would cost more than the statement. They end with their database. */
const owners = new WeakMap<TestDatabase, pg.Pool>();

function ownerOf(urls: TestDatabase): pg.Pool {
  const open = owners.get(urls);
  if (open) return open;
  const pool = new pg.Pool({ connectionString: urls.ownerUrl, max: 5, allowExitOnIdle: true });
  // The database is dropped under it; unheard, the event would end the process.
  pool.on('error', () => undefined);
  owners.set(urls, pool);
  return pool;
}

/** Runs statements as the owner of the tables. */
export async function asOwner<R extends object>({ urls }: TestApp, text: string, values: unknown[] = []): Promise<R[]> {
  return (await ownerOf(urls).query<R>(text, values)).rows;
}

export async function customer(
  app: TestApp,
  { name, regNo, since, users, prodId = 21, taxEmail = 'tax@demo.example' }: Known,
): Promise<Customer> {
  const ask = <R extends object = { id: string }>(text: string, values: unknown[] = []) =>
    asOwner<R>(app, text, values);
  const id = async (text: string, values: unknown[]) => Number((await ask(text, values))[0]!.id);
  const corpId = await id(
    `insert into platform_corp (corp_nm, corp_tp_cd, corp_reg_no, ceo_nm, addr, email, tax_email, st_cd, biz_tp, biz_item)
     values ($1, 'COMP', $2, '나대표', '부산광역시 중구 시험로 1', 'corp@demo.example', $3, 'ACTIVE', '서비스', '통관') returning id`,
    [name, regNo, taxEmail],
  );
  const came = (at: string) =>
    id(
      `insert into platform_user (corp_id, login_id, user_nm, st_cd, phone, create_dt, update_dt)
       values ($1, 'u' || gen_random_uuid() || '@demo.example', '사용자', 'ACTIVE', '010-9999-0000', $2::timestamp at time zone 'Asia/Seoul',
         $2::timestamp at time zone 'Asia/Seoul') returning id`,
      [corpId, at],
    );
  for (let n = 0; n < users; n += 1) await came(`${since} 09:00`);
  const subscId = await id(
    `insert into platform_subsc (corp_id, own_corp_id, subsc_no, prod_id, sys_cd, user_cnt, st_cd, agree_yn, conv_yn, train_cnt, req_dt, start_dt)
     values ($1, $1, 'SB-' || $2, $3::bigint, (select sys_cd from platform_system_product where id = $3::bigint), 6, 'USE', 'Y', 'N', 0, $4, $4) returning id`,
    [corpId, regNo, prodId, since],
  );
  return {
    ...{ corpId, subscId, came },
    async sent({ at, bytes, xml }) {
      await ask(
        `insert into platform_message (corp_id, dir_cd, rcv_cd, msg_tp_cd, st_cd, rec_prefix, rec_id, conv_id, send_dtm, raw_txt)
         values ($1, 'OUT', 'CUSTOMS', 'SEND', 'SENT', 'shipwork/impDecl', null, gen_random_uuid()::text,
           $2::timestamp at time zone 'Asia/Seoul', rpad($3, $4, 'x'))`,
        [corpId, at, xml ? '<' : '{', bytes],
      );
    },
    async left(userId, at) {
      await ask(
        `update platform_user set st_cd = 'WD', update_dt = $2::timestamp at time zone 'Asia/Seoul' where id = $1`,
        [userId, at],
      );
    },
    async opened() {
      const rows = await ask<{ prod: string }>(
        `select prod_id::text as prod from platform_subsc where corp_id = $1 and st_cd in ('USE', 'TERM_REQ')`,
        [corpId],
      );
      return rows.map(({ prod }) => Number(prod));
    },
  };
}
