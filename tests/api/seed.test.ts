/** What a database holds from the start, in every environment and outside production. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../src/database/engine/roles.ts';
import { passwordFits } from '../../src/api/passwords.ts';
import { seedDemo, seedReference } from '../../src/services/seed.server.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

const now = new Date('2026-11-20T09:00:00+09:00');
const password = 'Anchor!2611';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase();
}, 60_000);
afterAll(() => base?.drop());

const ask = <R = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  withClient(base.ownerUrl, async (c) => (await c.query(text, values)).rows as R[]);
const count = async (table: string) => Number((await ask<{ n: string }>(`select count(*) n from ${table}`))[0]!.n);
const tables = [
  'platform_corp',
  'platform_auth',
  'platform_auth_menu',
  'fw_code',
  'fw_code_code',
  'rs4_stdinfo_config',
];
const counts = async () => Promise.all(tables.map(count));

describe('reference data', () => {
  it('is the same after every further start', async () => {
    await seedReference(base.ownerUrl, {});
    const first = await counts();
    expect(first).toEqual([1, 12, expect.any(Number), expect.any(Number), expect.any(Number), 10]);
    expect(first[3]).toBeGreaterThan(100);
    await seedReference(base.ownerUrl, {});
    expect(await counts()).toEqual(first);
    expect(await count('platform_user')).toBe(0);
  });

  it('brings shared names up to date and leaves rows of companies alone', async () => {
    const [group] = await ask<{ id: string }>(`select id from fw_code where grp_cd = 'GW_DEPT'`);
    await ask(`update fw_code_code set value = '옛 이름' where parent_id = $1 and key = 'SALES'`, [group!.id]);
    await ask(
      `insert into fw_code_code (corp_id, parent_id, sort_no, key, value, value_en, sort, use_yn) values (2, $1, 1, 'SALES', '우리 영업', 'Ours', 1, 'Y')`,
      [group!.id],
    );
    await ask(`delete from fw_code_code where parent_id = $1 and key = 'QA'`, [group!.id]);
    await seedReference(base.ownerUrl, {});
    const rows = await ask(
      `select corp_id, key, value from fw_code_code where parent_id = $1 and key in ('SALES', 'QA') order by 2, 1`,
      [group!.id],
    );
    expect(rows.map(({ corp_id, key, value }) => [Number(corp_id), key, value])).toEqual([
      [1, 'QA', '품질'],
      [1, 'SALES', '영업'],
      [2, 'SALES', '우리 영업'],
    ]);
    await ask(`delete from fw_code_code where corp_id = 2`);
  });

  it('makes the first operator of a production database, once, and refuses a weak one', async () => {
    const env = { APP_ENV: 'production', OPERATOR_LOGIN_ID: 'Boss@Demo.Example', OPERATOR_LOGIN_PW: password };
    await expect(seedReference(base.ownerUrl, { ...env, OPERATOR_LOGIN_PW: 'weak' })).rejects.toThrow(
      /OPERATOR_LOGIN_PW/,
    );
    expect(await count('platform_user')).toBe(0);
    await seedReference(base.ownerUrl, env);
    await seedReference(base.ownerUrl, { ...env, OPERATOR_LOGIN_ID: 'other@demo.example' });
    const people = await ask<{ login_id: string; login_pw: string; auth_nm: string }>(
      `select login_id, login_pw, auth_nm from platform_user u join platform_auth a on a.corp_id = u.auth_corp_id and a.id = u.auth_id`,
    );
    expect(people.map(({ login_id, auth_nm }) => [login_id, auth_nm])).toEqual([['boss@demo.example', '운영자']]);
    expect(await passwordFits(password, people[0]!.login_pw)).toBe(true);
  });
});

/** What people plan, and what runs out; every other moment has happened. */
const ahead = /^(plan_dep|plan_arr|req_dlv|load_from|load_to|io)_dtm$/;

/** Columns that say something happened after `moment`. */
async function momentsAfter(moment: Date): Promise<string[]> {
  const columns = await ask<{ t: string; c: string }>(
    `select table_name t, column_name c from information_schema.columns join information_schema.tables using (table_name)
     where columns.table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone' order by 1, 2`,
  );
  expect(columns.length).toBeGreaterThan(50);
  const late: string[] = [];
  for (const { t, c } of columns.filter((column) => !ahead.test(column.c))) {
    const [row] = await ask<{ n: number }>(
      `select count(*)::int n from "${t}" where "${c}" > '${moment.toISOString()}'`,
    );
    if (row!.n > 0) late.push(`${t}.${c}`);
  }
  return late;
}

describe('demo data', () => {
  it('stays out of a database with people', async () => {
    expect(await seedDemo(base.ownerUrl, { now, password })).toBe(false);
    expect(await count('platform_corp')).toBe(1);
  });

  it('is loaded once, laid around the day of loading', async () => {
    await ask('delete from sys_audit');
    await ask('delete from platform_user');
    // Soon after midnight, when little of the day can have happened.
    const later = new Date('2027-03-05T00:10:00+09:00');
    expect(await seedDemo(base.ownerUrl, { now: later, password })).toBe(true);
    expect(await seedDemo(base.ownerUrl, { now: later, password })).toBe(false);
    const rates = await ask<{ d: string }>(`select distinct exc_dt::text d from fw_exc_rate order by 1`);
    expect(rates.map(({ d }) => d)).toEqual(['2027-02-28', '2027-03-05']);
    expect(await momentsAfter(later)).toEqual([]);
    const [partner] = await ask<{ clnt_cd: string }>(
      `select clnt_cd from rs4_clnt where corp_id = 2 order by id limit 1`,
    );
    expect(partner!.clnt_cd).toBe('C-2027-0001');
  });

  it('is told in the bells, and mailed to nobody', async () => {
    expect(await count('sys_notice')).toBeGreaterThan(0);
    expect(await count('sys_notice where mail')).toBe(0);
  });

  it('belongs to the right companies, with a hash of its own for every person', async () => {
    const people = await ask<{ corp_id: string; n: string }>(
      'select corp_id, count(*) n from platform_user group by 1 order by 1',
    );
    expect(people.map(({ n }) => Number(n))).toEqual([2, 8, 2, 3, 2, 2, 2, 2]);
    const hashes = await ask<{ h: string }>('select distinct login_pw h from platform_user');
    expect(hashes).toHaveLength(23);
    expect(hashes.every(({ h }) => h.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
    const ships = await ask<{ corp_id: string; owner: string }>(
      `select s.corp_id, c.corp_id as owner from rs4_ship s join rs4_clnt c on c.corp_id = s.corp_id and c.id = s.owner_clnt_id`,
    );
    // Eight of the yard, and one that the agent keeps as well.
    expect(ships).toHaveLength(9);
    const audits = await ask(`select 1 from sys_audit where table_nm = 'rs4_clnt' and act = 'create'`);
    expect(audits).toHaveLength(58);
  });
});
