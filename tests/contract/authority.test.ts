/** Every call as everybody: anonymous, no authority, reader, full, another company, operator. Grows with the OpenAPI list. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { headerFields } from '../../src/record/resource.ts';
import { resources } from '../../src/services/index.ts';
import { menuTree } from '../../src/services/reference/menus.ts';
import {
  leaveApproval,
  leaveErrorReport,
  leaveExport,
  leaveJournal,
  leaveMessage,
  leaveTaxInvoice,
  startApp,
  type Client,
  type TestApp,
} from '../support/app.ts';
import { personWith } from '../support/persons.ts';
import { newBody } from '../support/records.ts';
import { everyService } from '../support/services.ts';

let app: TestApp;
let admin: Client;
let operator: Client;
let none: Client;
let reader: Client;
let stranger: Client;
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  await leaveMessage(app);
  await leaveJournal(app);
  await leaveExport(app);
  await leaveApproval(app);
  await leaveErrorReport(app);
  await leaveTaxInvoice(app);
  admin = await app.as('admin2');
  operator = await app.as('oper');
  none = await personWith(app, '0');
  reader = await personWith(app, '1');
  stranger = await app.as('admin7');
});
afterAll(() => app.close());

const open = new Set([
  'POST /logging/errFe',
  'POST /platform/member/login',
  'GET /platform/member/join/sendCert',
  'GET /platform/member/join/sendCertForFindPw',
  'GET /platform/human/challenge',
  'GET /platform/member/login/forcely',
  'GET /login/platform',
  'GET /platform/member/profile/admin',
  'GET /platform/member/login/ez',
  'GET /platform/member/login/demo',
  'POST /platform/member/login/demo',
  'POST /platform/member/join',
  'POST /platform/portal/demo',
  'POST /platform/portal/openNotice',
  'GET /platform/svcstore/list',
  'GET /platform/svcstore/prices',
  'GET /platform/svcstore/{id}',
  'GET /platform/svcstore/picture/{name}',
  'GET /platform/svcinfo/{id}',
  'GET /platform/member/findme/findLoginId',
  'GET /platform/member/findme/findLoginPw',
  'POST /platform/member/contact/undo',
  'POST /platform/member/findme/updateLoginPw',
  'GET /platform/board/page',
  'GET /platform/board/top5',
  'GET /platform/board/popup',
  'GET /platform/board/{id}',
  'POST /platform/board/ask',
  'POST /platform/board/countUp',
  'POST /platform/board/reply',
  'PATCH /platform/board/reply/{id}',
  'DELETE /platform/board/reply/{id}',
  'GET /file/public/{id}',
]);

describe('without a token', () => {
  test('every call below /api answers 401, but signing in, joining, proving to be a person, and what visitors read and write', async () => {
    const { body } = await app.anonymous.get<{ paths: Record<string, Record<string, unknown>> }>('/docs/json');
    const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/^\/api/, '') })),
    );
    expect(calls.length).toBeGreaterThan(60);
    for (const { method, path } of calls.filter((c) => !c.path.startsWith('/health'))) {
      if (open.has(`${method} ${path}`)) continue;
      const url = `/api${path
        .replace(/\{system\}/, 'rs4')
        .replace(/\{name\}/, 'code')
        .replace(/\{\w+\}/g, '1')}`;
      const answer = await app.app.inject({
        method: method as 'GET',
        url,
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      expect(answer.statusCode, `${method} ${url}`).toBe(401);
      expect(answer.json(), url).toMatchObject({ code: 'E_TOKEN', status: 401 });
    }
  });
});

const writes = (prefix: string, id: unknown): [keyof Client & ('post' | 'patch' | 'del'), string][] => [
  ...(resources.find((r) => r.prefix === prefix)!.without?.includes('create')
    ? []
    : [['post', `/${prefix}`] as ['post', string]]),
  ['patch', `/${prefix}/${String(id)}`],
  ...(resources.find((r) => r.prefix === prefix)!.without?.includes('delete')
    ? []
    : ([
        ['del', `/${prefix}/${String(id)}`],
        ['del', `/${prefix}?ids=${String(id)}`],
      ] as ['del', string][])),
  ...(resources.find((r) => r.prefix === prefix)!.actions ?? [])
    .filter(({ internal, level }) => !internal && level !== 1)
    .map(({ name }): ['post', string] => ['post', `/${prefix}/${String(id)}/${name}`]),
];
const reads = (prefix: string, id: unknown) =>
  ['list', 'new', String(id), `${String(id)}/history`].map((part) => `/${prefix}/${part}`);

/** Only on the operator's menus: for everybody else the resource does not exist. */
const operatorsOwn = resources.filter((r) => r.menus.every((m) => m.operator));

describe.each(operatorsOwn.map((resource) => ({ prefix: resource.prefix, resource })))(
  '$prefix, the operator’s own',
  ({ prefix }) => {
    beforeAll(async () => {
      const resource = resources.find((r) => r.prefix === prefix)!;
      if (resource.without?.includes('create')) return;
      expect((await operator.post(`/${prefix}`, await newBody(resource, operator))).status).toBe(201);
    });

    test('nobody of a company may anything, whatever the authority', async () => {
      const { body } = await operator.get<{ content: Values[] }>(`/${prefix}/list?size=1`);
      const id = body.content[0]!.id;
      const before = (await operator.get(`/${prefix}/${String(id)}`)).body;
      for (const client of [admin, none, reader, stranger]) {
        for (const path of reads(prefix, id)) expect((await client.get(path)).status, path).toBe(403);
        for (const [method, path] of writes(prefix, id))
          expect((await client[method](path, { version: 1 })).status, path).toBe(403);
      }
      expect((await operator.get(`/${prefix}/${String(id)}`)).body).toEqual(before);
    });

    test('the monitor reads and writes nothing', async () => {
      const monitor = await app.as('mon');
      const id = (await monitor.get<{ content: Values[] }>(`/${prefix}/list?size=1`)).body.content[0]!.id;
      for (const path of reads(prefix, id)) expect((await monitor.get(path)).status, path).toBe(200);
      for (const [method, path] of writes(prefix, id))
        expect((await monitor[method](path, { version: 1 })).status, path).toBe(403);
    });

    test('the operator is not turned away', async () => {
      for (const path of [`/${prefix}/list`, `/${prefix}/new`])
        expect((await operator.get(path)).status, path).toBe(200);
    });
  },
);

const shared = resources.filter((r) => !operatorsOwn.includes(r));
describe.each(shared.map((resource) => ({ prefix: resource.prefix, resource })))('$prefix', ({ prefix, resource }) => {
  const anyId = async (client: Client): Promise<unknown> => {
    const { body } = await client.get<{ content: Values[] }>(`/${prefix}/list?size=1`);
    return body.content[0]?.id;
  };

  // ASVS 8.2.1-8.2.3
  test('authority 0 gets 403 on every call', async () => {
    const id = await anyId(admin);
    for (const path of reads(prefix, id))
      expect((await none.get(path)).body, path).toMatchObject({ status: 403, code: 'E_AUTH' });
    for (const [method, path] of writes(prefix, id))
      expect((await none[method](path, {})).body, path).toMatchObject({ status: 403, code: 'E_AUTH' });
  });

  test('authority 1 reads and writes nothing', async () => {
    const id = await anyId(admin);
    for (const path of reads(prefix, id)) expect((await reader.get(path)).status, path).toBe(200);
    const before = (await admin.get(`/${prefix}/${String(id)}`)).body;
    for (const [method, path] of writes(prefix, id))
      expect((await reader[method](path, { version: 1 })).body, path).toMatchObject({ status: 403, code: 'E_AUTH' });
    expect((await admin.get(`/${prefix}/${String(id)}`)).body).toEqual(before);
  });

  test('the operator is not turned away', async () => {
    for (const path of [`/${prefix}/list`, `/${prefix}/new`]) expect((await operator.get(path)).status, path).toBe(200);
  });

  // ASVS 8.4.1
  test('another company sees nothing of a company: list, ids, keyword, record, trail, lookup, change, deletion', async () => {
    if (resource.scope === 'SYS') return;
    const owner = admin;
    const id = resource.scope === 'CORP' ? 2 : await ownRecord(owner);
    if (id === undefined) return;
    const mine = (await owner.get(`/${prefix}/${String(id)}`)).body;
    const path = `/${prefix}/${String(id)}`;
    for (const asked of [path, `${path}/history`])
      expect([403, 404], asked).toContain((await stranger.get(asked)).status);
    const word = encodeURIComponent(String(mine[resource.name] ?? ''));
    for (const query of ['', `?ids=${String(id)}`, `?keyword=${word}`]) {
      const answer = await stranger.get<{ content?: Values[] }>(`/${prefix}/list${query}`);
      expect(
        (answer.body.content ?? []).map((row) => row.id),
        query,
      ).not.toContain(id);
    }
    for (const lookup of (resource.lookups ?? []).flatMap((l) => l.paths)) {
      for (const query of ['', `?ids=${String(id)}`]) {
        const answer = await stranger.get<{ content?: Values[] }>(`/${lookup}${query}`);
        // A lookup of a service that the stranger does not hold answers nothing at all.
        expect([200, 403], lookup).toContain(answer.status);
        expect(
          (answer.body.content ?? []).map((row) => row.id),
          lookup,
        ).not.toContain(id);
      }
    }
    for (const [method, url] of writes(prefix, id)) {
      if (method === 'post' && url === `/${prefix}`) continue;
      expect([403, 404], `${method} ${url}`).toContain(
        (await stranger[method](url, { version: mine.version, remark: '남의 것' })).status,
      );
    }
    expect((await owner.get(path)).body).toEqual(mine);
  });

  async function ownRecord(owner: Client): Promise<unknown> {
    if (resource.without?.includes('create')) return anyId(owner);
    const made = await owner.post(`/${prefix}`, await newBody(resource, owner));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.id;
  }

  test('a reference to a row of another company is refused', async () => {
    const references = Object.entries(headerFields(resource)).filter(([, f]) => f.type === 'ref' && !f.computed);
    const own = references.filter(
      ([, f]) => resources.find((r) => r.prefix === (f as { prefix?: string }).prefix)?.scope === 'OWN',
    );
    if (!own.length || resource.without?.includes('create')) return;
    for (const [name, field] of own) {
      const target = (field as { prefix?: string }).prefix!;
      const { body } = await admin.get<{ content: Values[] }>(`/${target}/list?size=1`);
      const guest = await app.as(target.startsWith('rs4') ? 'admin6' : 'admin7');
      const answer = await guest.post<{ errors?: Values[] }>(`/${prefix}`, {
        ...(await newBody(resource, admin)),
        [name]: body.content[0]!.id,
      });
      if (answer.status === 403) continue;
      expect(answer.status, name).toBe(400);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ code: 'E_REF', field: name }));
    }
  });
});

test('a service that the company does not hold answers E_SUBSC', async () => {
  expect((await stranger.get('/rs4/styleCode/list')).body).toMatchObject({ status: 403, code: 'E_SUBSC' });
});

test('menus of the operator stay with the system company', async () => {
  expect(menuTree.some((m) => m.treeId === 'P91')).toBe(true);
  expect((await admin.get('/platform/corp/list?view=op')).status).toBe(403);
  const all = await operator.get<{ content: Values[] }>('/platform/corp/list?view=op');
  expect(all.body.content.length).toBeGreaterThanOrEqual(8);
  const own = await admin.get<{ content: Values[] }>('/platform/corp/list');
  expect(own.body.content.map((row) => row.id)).toEqual([2]);
});
