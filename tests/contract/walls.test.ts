/**
 * Each wall between companies by itself. Two stand one behind the other, so that a hole in one shows nowhere: here one is
 * taken away, in a database that is thrown away, and the other is asked alone.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { operatorSide, ownerSide, type Resource } from '../../src/core/resource.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { columnName, gridTableName, tableName } from '../../src/database/schema/names.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { isOwned } from '../../src/database/schema/refTarget.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { grids } from '../../src/record/resource.ts';
import { isMadeFor, sidesOf } from '../../src/record/sides.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';
import { newBody } from '../support/records.ts';
import { samples } from '../support/samples.ts';
import { everyService } from '../support/services.ts';

const all = [...resources, ...samples];
const createSamples = createAll(tables(all).filter(({ name }) => name.startsWith('sample_')));

/** Grids of which the latest rows come along are movements. */
const writtenOnce = new Set(
  resources.flatMap((resource) =>
    Object.entries(grids(resource)).flatMap(([grid, { latest }]) =>
      latest === undefined ? [] : [gridTableName(resource, grid)],
    ),
  ),
);

/** Runs as the owner of the tables, whom no policy holds. */
const asOwner = ({ ownerUrl }: TestDatabase, ...statements: readonly string[]) =>
  withClient(ownerUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

describe('the application’s filter, without row-level security', () => {
  let app: TestApp;
  let yard: Client;
  let operator: Client;
  let shipowner: Client;
  beforeAll(async () => {
    app = await startApp({
      resources: all,
      prepare: async (urls) => {
        await everyService(urls);
        await asOwner(
          urls,
          createSamples,
          `do $$ declare t regclass; begin
             for t in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity loop
               execute format('alter table %s disable row level security', t);
             end loop;
           end $$`,
        );
      },
    });
    [yard, operator, shipowner] = await Promise.all([app.as('admin2'), app.as('oper'), app.as('admin7')]);
  });
  afterAll(() => app.close());

  /** A record of the yard, made or found. */
  async function ofYard(resource: Resource, body?: Values): Promise<Values | undefined> {
    const at = `/${resource.prefix}`;
    if (resource.without?.includes('create')) {
      const { body: found } = await yard.get<{ content?: Values[] }>(`${at}/list?size=1000`);
      const mine = found.content?.find(({ corpId }) => corpId === 2);
      return mine && (await yard.get(`${at}/${String(mine['id'])}`)).body;
    }
    const made = await yard.post(at, body ?? (await newBody(resource, yard)));
    expect(made.status, `${resource.prefix} ${JSON.stringify(made.body)}`).toBe(201);
    return made.body;
  }

  /** No call of another company finds the record, changes it or goes by its name. */
  async function hidden(resource: Resource, record: Values, other: Client): Promise<void> {
    const { prefix } = resource;
    const id = String(record['id']);
    const before = (await yard.get(`/${prefix}/${id}`)).body;
    const word = encodeURIComponent(String(record[resource.name] ?? ''));
    const lists = [
      ...['size=1000', `ids=${id}`, `keyword=${word}&size=1000`].map((query) => `${prefix}/list?${query}`),
      ...(resource.lookups ?? []).flatMap(({ paths }) => paths.flatMap((path) => [path, `${path}?ids=${id}`])),
    ];
    for (const path of lists) {
      const { status, body } = await other.get<{ content?: Values[] }>(`/${path}`);
      expect([200, 403], path).toContain(status);
      expect(
        (body.content ?? []).map((row) => String(row['id'])),
        path,
      ).not.toContain(id);
    }
    const gone = [403, 404];
    for (const path of [`/${prefix}/${id}`, `/${prefix}/${id}/history`])
      expect(gone, path).toContain((await other.get(path)).status);
    const seen = { version: before['version'], remark: '남의 것' };
    expect(gone).toContain((await other.patch(`/${prefix}/${id}`, seen)).status);
    if (!resource.without?.includes('delete')) {
      expect(gone).toContain((await other.del(`/${prefix}/${id}`)).status);
      expect(gone).toContain((await other.del(`/${prefix}?ids=${id}`)).status);
    }
    for (const { name, internal } of resource.actions ?? []) {
      if (!internal) expect(gone, name).toContain((await other.post(`/${prefix}/${id}/${name}`, seen)).status);
    }
    expect((await yard.get(`/${prefix}/${id}`)).body).toEqual(before);
  }

  // What a company has with the operator is judged by the matrix of partners.
  const own = resources.filter(
    ({ scope, menus, parties = {} }) =>
      (scope === 'OWN' || scope === 'PAIR') &&
      !menus.every((menu) => menu.operator) &&
      !Object.values(parties as Record<string, string>).includes(operatorSide),
  );
  test.each(own.map((resource) => ({ prefix: resource.prefix, resource })))(
    '$prefix: not even the operator, who has every menu, finds a record of a company',
    async ({ resource }) => {
      const record = await ofYard(resource);
      if (record) await hidden(resource, record, operator);
      const { body } = await operator.get<{ content: Values[] }>(`/${resource.prefix}/list?size=1000`);
      // At the gate of an area that no company runs the operator stands itself.
      for (const { id, corpId } of body.content)
        if (corpId !== 1) {
          const { body: whole } = await operator.get<Values>(`/${resource.prefix}/${String(id)}`);
          expect(sidesOf(resource, whole, 1), String(id)).not.toEqual([]);
        }
    },
  );

  const sample = (prefix: string) => samples.find((one) => one.prefix === `sample/${prefix}`)!;
  const line = { nm: '한바다', insertLineList: [{ txt: '행' }] };

  test('OWN, SYS_OWN, PAIR and DIR: a record of one company is another’s in no call', async () => {
    for (const name of ['own', 'sysown', 'pair', 'dir']) {
      const resource = sample(name);
      const record = await ofYard(resource, { ...line, ...(name === 'dir' ? { stCd: 'DRAFT' } : {}) });
      await hidden(resource, record!, shipowner);
      if (name !== 'dir') await hidden(resource, record!, operator);
    }
  });

  test('what is shared, named or public is read all the same, and written by whom it belongs to', async () => {
    const [shared, paired, listed] = [
      (await operator.post('/sample/sysown', line)).body,
      (await ofYard(sample('pair'), { ...line, partnerCorpId: 7 }))!,
      (await ofYard(sample('dir'), { ...line, stCd: 'CERT' }))!,
    ];
    for (const [prefix, record, written] of [
      ['sample/sysown', shared, 403],
      ['sample/pair', paired, 200],
      ['sample/dir', listed, 403],
    ] as const) {
      const at = `/${prefix}/${String(record['id'])}`;
      expect((await shipowner.get(at)).status, prefix).toBe(200);
      expect((await shipowner.patch(at, { version: record['version'], nm: '고침' })).status, prefix).toBe(written);
      if (written === 403) expect((await shipowner.del(at)).status, prefix).toBe(403);
    }
  });

  test('SYS: nobody but the operator writes', async () => {
    const made = (await operator.post('/sample/sys', line)).body;
    const at = `/sample/sys/${String(made['id'])}`;
    for (const { status } of [
      await yard.post('/sample/sys', line),
      await yard.patch(at, { version: made['version'], nm: '고침' }),
      await yard.del(at),
    ])
      expect(status).toBe(403);
  });

  test('CORP: a company finds itself alone', async () => {
    const { body } = await shipowner.get<{ content: Values[] }>('/platform/corp/list?size=1000');
    expect(body.content.map(({ id }) => id)).toEqual([7]);
    expect([403, 404]).toContain((await shipowner.get('/platform/corp/2')).status);
    expect([403, 404]).toContain((await shipowner.patch('/platform/corp/2', { version: 1, remark: 'x' })).status);
  });

  test('menus of the operator count for the operator alone, whatever levels a session holds', async () => {
    const only = resources.flatMap(({ prefix, menus }) =>
      menus.filter((menu) => menu.operator).map(({ menu, view }) => ({ prefix, menu, view })),
    );
    expect(only.length).toBeGreaterThan(3);
    const levels = JSON.stringify(Object.fromEntries(only.map(({ menu }) => [menu, 2])));
    const person = await app.as('view2');
    expect((await person.get('/rs4/quot/list')).status).toBe(200);
    await asOwner(
      app.urls,
      `update sys_session set menu_levels = menu_levels || '${levels}'
       where user_id = (select id from platform_user where login_id = 'view2@demo.example')`,
    );
    for (const { prefix, view } of only) {
      const query = view ? `?view=${view}` : '';
      for (const path of ['list', 'new', '1', '1/history'])
        expect([path, (await person.get(`/${prefix}/${path}${query}`)).body], prefix).toMatchObject([
          path,
          { status: 403, code: 'E_AUTH' },
        ]);
      expect((await person.patch(`/${prefix}/1${query}`, { version: 1 })).body, prefix).toMatchObject({
        code: 'E_AUTH',
      });
    }
  });
});

// ASVS 8.3.1
describe('row-level security, without the application', () => {
  const declared = tables(all);
  const resourceOf = (table: string) =>
    all.find(({ prefix }) => table === tableName(prefix) || table.startsWith(`${tableName(prefix)}_`));
  let urls: TestDatabase;
  beforeAll(async () => {
    urls = await createDatabase('tables');
    await asOwner(urls, createSamples);
    // A row of companies 1, 2 and 7 in every table; what rows point at is no matter here.
    await asOwner(
      urls,
      `do $$ declare k record; begin
         for k in select conrelid::regclass as t, conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace loop
           execute format('alter table %s drop constraint if exists %I', k.t, k.conname);
         end loop;
       end $$`,
      ...declared.flatMap(({ name, columns }) => {
        const has = (column: string) => columns.some((one) => one.name === column);
        const values: Record<string, (corp: number) => string> = {
          id: String,
          // Of a company it follows from its id.
          ...(name === 'platform_corp' ? {} : { corp_id: String }),
          ...(has('parent_id') ? { parent_id: String, sort_no: () => '1' } : {}),
          // In a state in which every side sees it.
          ...(resourceOf(name)?.hiddenIn && has('st_cd') ? { st_cd: () => `'SEEN'` } : {}),
        };
        return [1, 2, 7].map(
          (corp) =>
            `insert into ${name} (${Object.keys(values).join(', ')}) overriding system value
             values (${Object.values(values)
               .map((of) => of(corp))
               .join(', ')})`,
        );
      }),
    );
  });
  afterAll(() => urls.drop());

  /** Runs `work` as the application's role for company 7. */
  const asShipowner = <T>(
    work: (ask: (text: string) => Promise<{ rows: Values[]; rowCount: number | null }>) => Promise<T>,
  ) =>
    withClient(urls.appUrl, async (client) => {
      await client.query(`select set_config('app.corp_id', '7', false), set_config('app.user_id', '70', false)`);
      return work((text) => client.query(text));
    });

  /** Companies whose rows are seen, and those whose rows are written. */
  function expected(resource: Resource, table: string): { seen: number[]; written: number[] } {
    const own = { seen: [7], written: [7] };
    const grid = Object.keys(grids(resource)).find((one) => gridTableName(resource, one) === table);
    // Rows of a shared record are shared, public or not: calls reach them through their record.
    if (grid && (resource.scope === 'SYS_OWN' || isOwned(grids(resource)[grid]!)))
      return { seen: [1, 7], written: [7] };
    return {
      // What the operator makes for companies they only read.
      ...{ OWN: own, CORP: own, PAIR: isMadeFor(resource) ? { seen: [7], written: [] } : own, DIR: own },
      SYS: { seen: [1, 2, 7], written: [] },
      SYS_OWN: { seen: resource.publicWhen ? [7] : [1, 7], written: [7] },
    }[resource.scope];
  }

  test.each(declared.map((table) => ({ name: table.name, table })))('$name', async ({ name, table }) => {
    const resource = resourceOf(name)!;
    expect(resource, name).toBeDefined();
    const { seen, written } = expected(resource, name);
    await asShipowner(async (ask) => {
      const corps = (rows: Values[]) => rows.map((row) => Number(row['corp_id'])).toSorted((a, b) => a - b);
      const found = corps((await ask(`select corp_id from ${name}`)).rows);
      // Persons see less than their company where the resource says so.
      if (table.reach) expect(seen).toEqual(expect.arrayContaining(found));
      else expect(found).toEqual(seen);
      for (const change of [`update ${name} set id = id`, `delete from ${name}`]) {
        await ask('begin');
        const answer = await ask(`${change} returning corp_id`).catch((error: unknown) => error as Error);
        await ask('rollback');
        // Movements are written once: the application has no right to change them at all.
        if (writtenOnce.has(name)) {
          expect(String(answer), change).toContain('permission denied');
          continue;
        }
        if (answer instanceof Error) throw answer;
        const changed = corps(answer.rows);
        if (table.reach) expect(written, change).toEqual(expect.arrayContaining(changed));
        else expect(changed, change).toEqual(written);
      }
      const columns = table.columns.some((one) => one.name === 'parent_id')
        ? '(id, corp_id, parent_id, sort_no) overriding system value values (99, 2, 2, 1)'
        : '(id, corp_id) overriding system value values (99, 2)';
      // A company has the number of its company by being it.
      if (resource.scope === 'CORP') return;
      await expect(ask(`insert into ${name} ${columns}`), name).rejects.toThrow(/row-level security|permission denied/);
    });
  });

  test.each(all.filter(({ hiddenIn }) => hiddenIn).map((resource) => ({ prefix: resource.prefix, resource })))(
    '$prefix is not there for a side in the states that are hidden from it',
    async ({ prefix, resource }) => {
      const { hiddenIn, state } = resource;
      const name = tableName(prefix);
      const lines = Object.keys(grids(resource)).map((grid) => gridTableName(resource, grid));
      const sides = Object.entries(hiddenIn ?? {});
      expect(sides.length).toBeGreaterThan(0);
      for (const [side, states] of sides) {
        const field = resource.parties![side]!;
        // The record of company 2 names the shipowner, unless its own company is who does not see it.
        const named = field !== ownerSide;
        const whose = `corp_id = ${named ? 2 : 7}`;
        if (named) await asOwner(urls, `update ${name} set ${columnName(field)} = 7 where corp_id = 2`);
        for (const one of [...states, 'SEEN']) {
          await asOwner(urls, `update ${name} set ${columnName(state!.field)} = '${one}'`);
          await asShipowner(async (ask) => {
            for (const table of [name, ...lines])
              expect((await ask(`select 1 from ${table} where ${whose}`)).rows, `${table} ${one}`).toHaveLength(
                one === 'SEEN' ? 1 : 0,
              );
          });
        }
        if (named) await asOwner(urls, `update ${name} set ${columnName(field)} = null where corp_id = 2`);
      }
    },
  );

  test('PAIR and DIR: the named partner and everybody see what is meant for them', async () => {
    await asOwner(
      urls,
      `update sample_pair set ${columnName('partnerCorpId')} = 7 where corp_id = 2`,
      `update sample_dir set st_cd = 'CERT' where corp_id = 1`,
    );
    await asShipowner(async (ask) => {
      for (const [name, companies] of [
        ['sample_pair', [2, 7]],
        ['sample_pair_line', [2, 7]],
        ['sample_dir', [1, 7]],
        ['sample_dir_line', [1, 7]],
      ] as const) {
        const { rows } = await ask(`select corp_id from ${name} order by corp_id`);
        expect(
          rows.map((row) => Number(row['corp_id'])),
          name,
        ).toEqual(companies);
      }
    });
  });
});
