/** The demo yard: entered with one press, read by everybody, changed by nobody, made anew for each day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../src/database/engine/roles.ts';
import { keepYard } from '../../src/services/demoYard.server.ts';
import { client, startApp, testClock, type Client, type TestApp } from '../support/app.ts';

interface Entered {
  readonly accessToken: string;
  readonly menu: readonly { readonly treeId: string }[];
  readonly user: { readonly userNm: string; readonly loginId: string; readonly guest: boolean };
  readonly corp: { readonly id: number; readonly corpNm: string };
}

interface Content {
  readonly content: readonly { readonly key: string; readonly value: unknown }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const start = new Date(testClock);
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
const enter = () => app.anonymous.post<Entered & { code?: string }>('/platform/member/login/demo');
const guest = async (): Promise<Client> => client(app.app, (await enter()).body.accessToken);
const ask = <R>(text: string, values: unknown[] = []) =>
  withClient(app.urls.ownerUrl, async (c) => (await c.query(text, values)).rows as R[]);

/** How many rows each table holds of a company; tables without any are left out. */
async function rowsOf(corpId: number): Promise<Record<string, number>> {
  const tables = await ask<{ name: string }>(`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'corp_id' order by 1`);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await ask<{ n: number }>(`select count(*)::int as n from ${name} where corp_id = $1`, [corpId]);
    if (row!.n > 0) found[name] = row!.n;
  }
  return found;
}

test('before there is one, the press says so', async () => {
  expect((await enter()).body.code).toBe('E_NOTFOUND');
});

test('the operator counts it among neither companies nor subscriptions', async () => {
  const oper = await app.as('oper');
  const figures = async () => {
    const { parts } = (await oper.get<{ parts: Record<string, unknown> }>('/platform/dashboard')).body;
    return [parts['platform/corp'], parts['platform/subsc']];
  };
  const before = await figures();
  expect(before).toEqual([
    expect.objectContaining({ active: expect.any(Number) }),
    expect.objectContaining({ inUse: expect.any(Number) }),
  ]);
  await keepYard(app.urls.ownerUrl, start);
  expect(await figures()).toEqual(before);
  const metered = await oper.post<{ content: { corpId: number }[] }>('/platform/usage/meter', { usageYm: '202610' });
  const closed = await oper.post<{ content: { corpId: number }[] }>('/platform/bill/close', { billYm: '202610' });
  const corpId = (await enter()).body.corp.id;
  for (const { body } of [metered, closed]) {
    expect(body.content.length).toBeGreaterThan(0);
    expect(body.content.map((one) => one.corpId)).not.toContain(corpId);
  }
});

test('a visitor enters it with one press and reads the work of a yard around today', async () => {
  await keepYard(app.urls.ownerUrl, start);
  const { body } = await enter();
  expect(body.corp).toMatchObject({ corpNm: '한바다데모선박수리(주) 체험용' });
  // The operator tells it from the company whose work it shows.
  const { body: named } = await (
    await app.as('oper')
  ).get<{ content: { corpNm: string }[] }>('/platform/corp/list?view=op');
  const yards = named.content.map(({ corpNm }) => corpNm).filter((name) => name.startsWith('한바다데모'));
  expect(yards.toSorted()).toEqual(['한바다데모선박수리(주)', '한바다데모선박수리(주) 체험용']);
  expect(body.corp.id).not.toBe(2);
  expect(body.user).toMatchObject({ userNm: '임열람', guest: true });
  // Nobody's account is theirs to change or to end.
  expect(body.menu.map(({ treeId }) => treeId)).not.toEqual(expect.arrayContaining(['P03']));
  expect(body.menu.map(({ treeId }) => treeId)).not.toEqual(expect.arrayContaining(['P04']));
  expect(body.menu.map(({ treeId }) => treeId)).toEqual(expect.arrayContaining(['P01', 'R11']));
  const visitor = client(app.app, body.accessToken);
  const count = async (who: Client, prefix: string) =>
    (await who.get<{ content: unknown[] }>(`/${prefix}/list`)).body.content.length;
  const staff = await app.as('view2');
  for (const prefix of ['rs4/quot', 'rs4/order', 'rs4/work', 'rs4/clnt', 'rs4/ship', 'rs4/inv']) {
    const shown = await count(visitor, prefix);
    expect([prefix, shown]).toEqual([prefix, await count(staff, prefix)]);
    expect(shown).toBeGreaterThan(0);
  }
  // What a service works by is the company's own too: limits of a quotation, and the rule of its approval.
  const settings = async (who: Client) =>
    (await who.get<Content>('/rs4/common/config')).body.content
      .map(({ key, value }) => `${String(key)} ${String(value)}`)
      .toSorted();
  expect(await settings(visitor)).toEqual(expect.arrayContaining(['MIN_PRFT_RT 10']));
  expect(await settings(visitor)).toEqual(await settings(staff));
});

test('it subscribes to services that run, and to none that opens no screen', async () => {
  await keepYard(app.urls.ownerUrl, start);
  const yard = (await enter()).body.corp.id;
  const rows = await ask<{ name: string }>(
    `select p.subs_req_nm as name from platform_subsc s join platform_system_product p on p.id = s.prod_id where s.corp_id = $1`,
    [yard],
  );
  const names = rows.map(({ name }) => name);
  expect(names).toContain('선박수리 관리');
  expect(names).not.toContain('선박검사 관리');
  const { content } = (
    await app.anonymous.get<{ content: { subsReqNm: string; isOpen: boolean }[] }>('/platform/svcstore/list')
  ).body;
  const open = content.filter(({ isOpen }) => isOpen).map(({ subsReqNm }) => subsReqNm);
  expect(open).toEqual(expect.arrayContaining(names));
});

test('persons of the other company are no guests', async () => {
  const profile = await (await app.as('view2')).get<Entered>('/platform/member/profile');
  expect(profile.body.user.guest).toBe(false);
});

/** What anybody may do without a session, guests as well; and what only reads. */
const withoutSession = [
  'delete /api/platform/board/reply/{id}',
  'patch /api/platform/board/reply/{id}',
  'post /api/file/app/downloadFiles',
  'post /api/logging/errFe',
  'post /api/platform/board/ask',
  'post /api/platform/board/countUp',
  'post /api/platform/board/reply',
  'post /api/platform/member/contact/undo',
  'post /api/platform/member/findme/updateLoginPw',
  'post /api/platform/member/join',
  'post /api/platform/portal/demo',
  'post /api/platform/portal/openNotice',
];

test('no call changes anything, whatever the authority of the person is', { timeout: 60_000 }, async () => {
  const { corp, accessToken } = (await enter()).body;
  await ask(
    `update sys_session set menu_levels = (select jsonb_object_agg(key, 2) from jsonb_each(menu_levels))
    where corp_id = $1`,
    [corp.id],
  );
  const before = await rowsOf(corp.id);
  const { paths } = app.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const open: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods).filter((one) => one !== 'get' && one !== 'head')) {
      if (/member\/log(in|out)/.test(path)) continue;
      const answer = await app.app.inject({
        method: method.toUpperCase() as 'POST',
        url: path.replace(/\{\w+\}/g, '1'),
        headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${accessToken}` },
        ...(method === 'delete' ? {} : { payload: {} }),
      });
      if (!answer.body.includes('E_GUEST')) open.push(`${method} ${path}`);
    }
  }
  expect(open.sort()).toEqual(withoutSession);
  expect(await rowsOf(corp.id)).toEqual(before);
});

test('guests hear of nothing: being one person they would end each other’s streams', async () => {
  const stream = await (await guest()).get<{ code: string }>('/platform/notify/stream');
  expect(stream.body.code).toBe('E_GUEST');
});

test('guests do not see the machines of other guests', async () => {
  await enter();
  const { body } = await (await guest()).get<{ content: { current: boolean }[] }>('/platform/mypage/session');
  expect(body.content.map(({ current }) => current)).toEqual([true]);
});

test('nobody can sign in as one of its persons, nor find them', async () => {
  const { user } = (await enter()).body;
  const tried = await app.anonymous.post('/platform/member/login', { loginId: user.loginId, loginPw: 'Hangro!2611' });
  expect(tried.body.code).toBe('E_LOGIN');
  const [known] = await ask<{ n: number }>(
    `select count(*)::int as n from platform_user where login_id like '%@yard%' and (email is not null or phone is not null or login_pw is not null)`,
  );
  expect(known!.n).toBe(0);
});

// Three yards are written and one is taken down row by row.
test(
  'each night makes it anew; those before yesterday go with every row, and nothing else does',
  { timeout: 90_000 },
  async () => {
    const first = (await enter()).body.corp.id;
    const others = await rowsOf(2);
    expect(Object.keys(await rowsOf(first)).length).toBeGreaterThan(20);
    const session = await guest();
    await keepYard(app.urls.ownerUrl, later(1));
    const second = (await enter()).body.corp.id;
    expect(second).not.toBe(first);
    expect((await session.get('/rs4/quot/list')).status).toBe(200);
    await keepYard(app.urls.ownerUrl, later(1));
    expect((await enter()).body.corp.id).toBe(second);
    await keepYard(app.urls.ownerUrl, later(2));
    expect(await rowsOf(first)).toEqual({});
    expect(await ask('select 1 from platform_corp where id = $1', [first])).toEqual([]);
    expect((await session.get('/rs4/quot/list')).body.code).toBe('E_TOKEN');
    expect(await rowsOf(2)).toEqual(others);
  },
);
