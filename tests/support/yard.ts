/** A yard with people to sign in, on a database of its own: rows written past the application, a clock that is moved. */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { vi } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import { callOf, requireSession } from '../../src/api/plugins/session.ts';
import { hashPassword } from '../../src/api/passwords.ts';
import { readSettings } from '../../src/api/settings.ts';
import { openTokens, type Tokens } from '../../src/api/tokens.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { openDatabase } from '../../src/database/postgres.ts';
import { levelsNow, routes } from '../../src/services/index.server.ts';
import { menuTree } from '../../src/services/reference/menus.ts';
import { products } from '../../src/services/reference/products.ts';
import { holding, waiters } from './holding.ts';
import { createDatabase } from './postgres.ts';

export const password = 'Anchor!2611';
export const secret = 'a secret that only the tests know, long enough';
const day = 86_400_000;

export interface Yard {
  readonly app: FastifyInstance;
  readonly tokens: Tokens;
  /** Lines of the server's log. */
  readonly log: string[];
  /** Moves the clock. */
  later(ms: number): void;
  now(): Date;
  /** Runs SQL as the owner of the tables. */
  owner(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs `work` while a transaction of the owner holds what `sql` changed; then it commits. */
  holding<T>(sql: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when somebody waits for a lock. */
  waiters(): Promise<void>;
  close(): Promise<void>;
}

const idOf = (treeId: string) => menuTree.find((node) => node.treeId === treeId)!.id;

/** Companies 1 (system), 2 (holds RS4-STD) and 7 (holds nothing); authority 11 of company 1, 21 of company 2. */
async function seed(client: pg.Client, today: string): Promise<void> {
  const pw = await hashPassword(password);
  const people: readonly (readonly [id: number, corp: number, login: string, authCorp: number, auth: number])[] = [
    [1, 1, 'oper@demo.example', 1, 12],
    [20, 2, 'admin2@demo.example', 1, 11],
    [21, 2, 'sales2@demo.example', 2, 21],
    [22, 2, '01000000022', 2, 21],
    [70, 7, 'sup7@demo.example', 1, 11],
  ];
  await client.query(`insert into platform_corp (id, corp_nm, corp_nm_en, st_cd) values (1, '운영법인', 'Operator', 'ACTIVE'),
    (2, '시험수리', 'Test Repair', 'ACTIVE'), (7, '시험해운', 'Test Shipping', 'ACTIVE')`);
  await client.query(`insert into platform_auth (corp_id, id, auth_nm, auth_nm_en, sys_yn) values
    (1, 11, '관리자', 'Administrator', 'Y'), (1, 12, '운영자', 'Operator', 'Y'), (2, 21, '영업', 'Sales', 'N')`);
  const grant = async (corp: number, auth: number, menus: Readonly<Record<string, string>>) => {
    const columns = [Object.keys(menus).map(idOf), Object.values(menus)];
    await client.query(
      `insert into platform_auth_menu (corp_id, parent_id, sort_no, menu_id, menu_auth_cd)
       select $1, $2, n, menu, level from unnest($3::int[], $4::text[]) with ordinality as rows (menu, level, n)`,
      [corp, auth, ...columns],
    );
  };
  await grant(1, 11, { P01: '2', P12: '2', P13: '2', P91: '2', R11: '2', R31: '2', R32: '2', I11: '2' });
  await grant(1, 12, { P01: '2', P91: '2', R11: '2' });
  await grant(2, 21, { P01: '2', R11: '2', R32: '2', R31: '1', R33: '0' });
  for (const [id, corp, login, authCorp, auth] of people) {
    await client.query(
      `insert into platform_user (corp_id, id, login_id, login_pw, user_nm, dept_cd, auth_corp_id, auth_id, st_cd, fail_cnt)
       values ($1, $2, $3, $4, $5, 'SALES', $6, $7, 'ACTIVE', 0)`,
      [corp, id, login, pw, `사람${id}`, authCorp, auth],
    );
  }
  for (const { id, menuTreeIds } of products)
    await client.query('insert into platform_system_product (corp_id, id, menu_tree_ids) values (1, $1, $2)', [
      id,
      menuTreeIds.join(','),
    ]);
  await client.query(
    `insert into platform_subsc (corp_id, prod_id, st_cd, start_dt, end_dt) values (2, 30, 'USE', $1::date - 10, null),
    (2, 31, 'TERM_REQ', $1::date - 90, $1::date), (2, 32, 'REQ', null, null)`,
    [today],
  );
  await client.query(`insert into fw_code (corp_id, id, grp_cd) values (1, 500, 'ZZ_TEST')`);
  await client.query(`insert into fw_code_code (corp_id, parent_id, sort_no, key, value, value_en, sort, use_yn) values
    (1, 500, 1, 'B', '둘', 'Two', 2, 'Y'), (1, 500, 2, 'A', '하나', 'One', 1, 'Y'),
    (2, 500, 1, 'OWN2', '우리 것', 'Ours', 3, 'Y'), (7, 500, 1, 'OWN7', '남의 것', 'Theirs', 3, 'Y')`);
}

/** A call that shows what the server knows of its caller. */
const probe = {
  prefix: 'probe',
  plugin: async (app: FastifyInstance) => {
    app.get('/', { onRequest: requireSession }, async (request) => ({
      session: request.session,
      call: callOf(request),
    }));
  },
};

export async function openYard(): Promise<Yard> {
  const base = await createDatabase();
  await withClient(base.ownerUrl, (client) => seed(client, '2026-11-20'));
  // Only what Date answers is moved; everything else takes the time it takes.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') });

  const log: string[] = [];
  const database = openDatabase(base.appUrl, 8);
  const app = await buildApp({
    settings: { ...readSettings({ APP_SECRET: secret }), appSecret: secret },
    database,
    resources: [],
    behaviours: {},
    levelsNow,
    routes: [...routes, probe],
    // A machine that runs other tests as well is no reason to refuse.
    maxLag: 60_000,
    log: { write: (line) => void log.push(line) },
  });
  await app.ready();
  const owner: Yard['owner'] = (sql, values = []) =>
    withClient(base.ownerUrl, async (client) => (await client.query(sql, values)).rows);
  return {
    app,
    tokens: await openTokens(secret),
    log,
    later: (ms) => void vi.setSystemTime(Date.now() + ms),
    now: () => new Date(),
    owner,
    holding: (sql, work) => holding(base.ownerUrl, sql, work),
    waiters: () => waiters(base.ownerUrl),
    close: async () => {
      vi.useRealTimers();
      await app.close();
      await database.close();
      await base.drop();
    },
  };
}

export const minutes = (n: number) => n * 60_000;
export const days = (n: number) => n * day;
