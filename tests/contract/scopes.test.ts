/** Who sees whose rows, by call and by row-level security alone (00-conventions 1.1 "scope"). */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { samples } from '../support/samples.ts';

let app: TestApp;
let yard: Client;
let owner: Client;
let broker: Client;
let operator: Client;
beforeAll(async () => {
  app = await startApp({
    resources: [...resources, ...samples],
    async prepare({ ownerUrl }) {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(createAll(tables([...resources, ...samples]).filter((t) => t.name.startsWith('sample_'))));
      await client.end();
    },
  });
  [yard, owner, broker, operator] = await Promise.all([
    app.as('admin2'),
    app.as('admin7'),
    app.as('admin3'),
    app.as('oper'),
  ]);
});
afterAll(() => app.close());

async function make(client: Client, prefix: string, body: Values = {}): Promise<Values> {
  const made = await client.post(`/${prefix}`, { nm: `${prefix} 한바다`, insertLineList: [{ txt: '행' }], ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const sees = async (client: Client, prefix: string, id: unknown): Promise<boolean> => {
  const status = (await client.get(`/${prefix}/${String(id)}`)).status;
  const listed = await client.get<{ content: Values[] }>(`/${prefix}/list?ids=${String(id)}`);
  expect(listed.body.content.length > 0).toBe(status === 200);
  return status === 200;
};
const edit = (client: Client, prefix: string, record: Values) =>
  client.patch(`/${prefix}/${String(record.id)}`, { version: record.version, nm: '고침' });

test('OWN: nobody else, not even the operator', async () => {
  const made = await make(yard, 'sample/own');
  expect(await sees(yard, 'sample/own', made.id)).toBe(true);
  for (const other of [owner, broker, operator]) expect(await sees(other, 'sample/own', made.id)).toBe(false);
});

test('SYS: read by all, written by the operator', async () => {
  const made = await make(operator, 'sample/sys');
  expect(await sees(yard, 'sample/sys', made.id)).toBe(true);
  expect((await yard.post('/sample/sys', { nm: 'x' })).body).toMatchObject({ code: 'E_AUTH' });
  expect((await edit(yard, 'sample/sys', made)).body).toMatchObject({ code: 'E_AUTH' });
  expect((await yard.del(`/sample/sys/${String(made.id)}`)).body).toMatchObject({ code: 'E_AUTH' });
  expect((await edit(operator, 'sample/sys', made)).status).toBe(200);
});

test('SYS_OWN: own rows and shared ones; shared ones stay as they are', async () => {
  const [shared, mine] = [await make(operator, 'sample/sysown'), await make(yard, 'sample/sysown')];
  expect(await sees(yard, 'sample/sysown', shared.id)).toBe(true);
  expect(await sees(owner, 'sample/sysown', mine.id)).toBe(false);
  expect((await edit(yard, 'sample/sysown', shared)).body).toMatchObject({ code: 'E_AUTH' });
  expect((await edit(yard, 'sample/sysown', mine)).status).toBe(200);
});

test('PAIR: the named partner reads and acts, a third company sees nothing', async () => {
  const made = await make(yard, 'sample/pair', { partnerCorpId: 7 });
  expect(made.partnerCorpNm).toBe('누리데모해운(주)');
  expect(await sees(owner, 'sample/pair', made.id)).toBe(true);
  expect(await sees(broker, 'sample/pair', made.id)).toBe(false);
  const changed = await edit(owner, 'sample/pair', made);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const trail = await yard.get<{ content: Values[] }>(`/sample/pair/${String(made.id)}/history`);
  expect(trail.body.content[0]).toMatchObject({ act: 'update', userId: expect.any(Number) });
});

test('DIR: public once its state says so', async () => {
  const [draft, listed] = [
    await make(yard, 'sample/dir', { stCd: 'DRAFT' }),
    await make(yard, 'sample/dir', { stCd: 'CERT' }),
  ];
  expect(await sees(owner, 'sample/dir', draft.id)).toBe(false);
  expect(await sees(owner, 'sample/dir', listed.id)).toBe(true);
  expect((await owner.get<{ lineList: Values[] }>(`/sample/dir/${String(listed.id)}`)).body.lineList).toHaveLength(1);
  expect([403, 404]).toContain((await edit(owner, 'sample/dir', listed)).status);
});

describe('keyword search', () => {
  test.each(['sample/own', 'sample/sysown', 'sample/pair', 'sample/dir'])(
    'finds within %s only what may be seen',
    async (prefix) => {
      const made = await make(yard, prefix, prefix === 'sample/pair' ? { partnerCorpId: 7 } : {});
      for (const word of ['한', '한바', 'ㅎㅂㄷ', '바다']) {
        const find = async (client: Client) =>
          (
            await client.get<{ content: Values[] }>(`/${prefix}/list?keyword=${encodeURIComponent(word)}&size=1000`)
          ).body.content.map((r) => r.id);
        expect(await find(yard), word).toContain(made.id);
        expect(await find(broker), word).not.toContain(made.id);
      }
    },
  );
});

describe('row-level security by itself', () => {
  const asCompany = async (corpId: number | null, work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: app.urls.appUrl });
    await client.connect();
    try {
      if (corpId !== null) await client.query(`select set_config('app.corp_id', $1, false)`, [String(corpId)]);
      await work(client);
    } finally {
      await client.end();
    }
  };
  const tenantTables = [
    'rs4_clnt',
    'rs4_clnt_charger',
    'rs4_ship',
    'rs4_stdinfo_item',
    'platform_user',
    'sys_session',
    'sys_audit',
  ];

  test('a forgotten company sees no row at all', async () => {
    await asCompany(null, async (client) => {
      for (const table of tenantTables) expect((await client.query(`select 1 from ${table}`)).rowCount, table).toBe(0);
    });
  });

  test('a company sees its own rows and cannot write into another', async () => {
    await asCompany(7, async (client) => {
      expect((await client.query('select 1 from rs4_clnt where corp_id <> 7')).rowCount).toBe(0);
      expect((await client.query(`update rs4_clnt set clnt_nm = 'x' where corp_id = 2`)).rowCount).toBe(0);
      expect((await client.query('delete from rs4_clnt where corp_id = 2')).rowCount).toBe(0);
      await expect(client.query(`insert into rs4_clnt (corp_id, clnt_nm) values (2, 'x')`)).rejects.toThrow(
        /row-level security/,
      );
    });
  });

  test('a row cannot even point at another company: keys carry the company', async () => {
    const client = new pg.Client({ connectionString: app.urls.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from rs4_clnt where corp_id = 2 limit 1');
    await expect(
      client.query(`insert into rs4_ship (corp_id, ship_nm, owner_clnt_id) values (7, 'x', $1)`, [rows[0]!.id]),
    ).rejects.toThrow(/foreign key/);
    await client.end();
  });

  test('the application cannot lift the wall', async () => {
    await asCompany(7, async (client) => {
      const { rows } = await client.query<{ rolsuper: boolean; rolbypassrls: boolean }>(
        'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
      );
      expect(rows[0]).toEqual({ rolsuper: false, rolbypassrls: false });
      await expect(client.query('alter table rs4_clnt disable row level security')).rejects.toThrow(/owner/);
      await expect(client.query('select * from sys_keyword')).rejects.toThrow(/permission denied/);
    });
  });
});

test('templates are shared, the groups of the operator’s own people are not', async () => {
  const groups = async (client: Client) =>
    (await client.get<{ content: Values[] }>('/platform/auth/list')).body.content.map((row) => row.authNm);
  expect(await groups(yard)).toEqual(expect.arrayContaining(['관리자', '열람']));
  expect(await groups(yard)).not.toContain('운영자');
  expect(await groups(operator)).toEqual(expect.arrayContaining(['관리자', '운영자', '모니터']));
});
