/** Kept searches of lists: whose they are, who sees them, and what is refused. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptView, ListView } from '../../src/core/listView.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

let app: TestApp;
let sales: Client;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
  admin = await app.as('admin2');
});
afterAll(() => app.close());

const screen = 'rs4/quot';
const keep = (who: Client, view: { readonly [K in keyof KeptView | 'more']?: unknown }) =>
  who.put<{ id: number; code?: string }>('/platform/listView', {
    ...{ screen, viewNm: '내 견적', address: 'stCd=SENT', shareCd: 'MINE' },
    ...view,
  });
const seen = async (who: Client, of = screen) =>
  (await who.get<{ content: ListView[] }>(`/platform/listView?screen=${of}`)).body.content;
const names = async (who: Client) => (await seen(who)).map(({ viewNm }) => viewNm);

test('own ones are seen by nobody else, those of the department by it, those of the company by all of it', async () => {
  await keep(sales, { viewNm: '나만' });
  await keep(sales, { viewNm: '부서', shareCd: 'DEPT' });
  await keep(admin, { viewNm: '회사', shareCd: 'CORP' });
  expect(await names(sales)).toEqual(['회사', '부서', '나만']);
  const [colleague, elsewhere] = await colleagues();
  expect(await names(await app.as(colleague))).toEqual(['회사', '부서']);
  expect(await names(await app.as(elsewhere))).toEqual(['회사']);
  expect(await names(await app.as('admin7'))).toEqual([]);
  expect(await seen(sales, 'rs4/order')).toEqual([]);
  expect(await seen(admin)).toMatchObject([{ viewNm: '회사', own: true, shareCd: 'CORP', address: 'stCd=SENT' }]);
});

/** Somebody of the same department as sales2, and somebody of another; both of the same company. */
async function colleagues(): Promise<[string, string]> {
  const move = (login: string, dept: string) =>
    app.database.write({ corpId: 2, userId: 0 }, (tx) =>
      tx.query(
        sql`update platform_user set dept_cd = ${dept} where corp_id = 2 and login_id = ${`${login}@demo.example`}`,
      ),
    );
  const [own] = await app.database.read<[{ dept: string }[]]>({ corpId: 2, userId: 0 }, [
    sql`select dept_cd as dept from platform_user where corp_id = 2 and login_id = 'sales2@demo.example'`,
  ]);
  await move('purc2', own[0]!.dept);
  await move('site2', own[0]!.dept === 'SALES' ? 'SITE' : 'SALES');
  return ['purc2', 'site2'];
}

test('a name is there once: the same name again, or the id, changes it', async () => {
  const { body: first } = await keep(sales, { viewNm: '보낸 것' });
  expect((await keep(sales, { viewNm: ' 보낸 것 ', address: 'stCd=WON' })).body.id).toBe(first.id);
  const other = await keep(sales, { viewNm: '다른 것' });
  expect((await keep(sales, { id: first.id, viewNm: '수주한 것', address: 'stCd=WON' })).body.id).toBe(first.id);
  expect((await keep(sales, { id: first.id, viewNm: '다른 것' })).body.code).toBe('E_DUP');
  const now = (await seen(sales)).filter(({ id }) => [first.id, other.body.id].includes(id));
  expect(now.map(({ viewNm, address }) => [viewNm, address])).toEqual([
    ['수주한 것', 'stCd=WON'],
    ['다른 것', 'stCd=SENT'],
  ]);
});

test('only its owner changes one and takes it away; administrators also clear those of the company', async () => {
  const { body: mine } = await keep(sales, { viewNm: '지울 것', shareCd: 'DEPT' });
  const del = (who: Client, id: number) => who.del(`/platform/listView/${id}`);
  expect((await keep(admin, { id: mine.id, viewNm: '빼앗은 것' })).status).toBe(404);
  expect((await del(admin, mine.id)).status).toBe(404);
  expect((await del(await app.as('admin7'), mine.id)).status).toBe(404);
  expect((await del(sales, mine.id)).status).toBe(204);
  const { body: company } = await keep(admin, { viewNm: '공용', shareCd: 'CORP' });
  expect((await del(sales, company.id)).status).toBe(404);
  expect((await keep(sales, { viewNm: '공용', shareCd: 'CORP' })).body.code).toBe('E_AUTH');
  expect((await del(admin, company.id)).status).toBe(204);
});

test('what is no search, too long, too many or without a session is refused', async () => {
  for (const wrong of [
    { viewNm: '' },
    { viewNm: '  ' },
    { viewNm: 'ㄱ'.repeat(41) },
    { viewNm: 'a\u0000b' },
    { address: 'x'.repeat(2001) },
    { address: 'a#b' },
    { screen: '//evil.example' },
    { screen: '../x' },
    { shareCd: 'ALL' },
    { id: 0 },
    { more: 1 },
  ])
    expect([wrong, (await keep(sales, wrong)).status]).toEqual([wrong, 400]);
  expect((await keep(app.anonymous, {})).status).toBe(401);
  expect((await app.anonymous.get(`/platform/listView?screen=${screen}`)).status).toBe(401);
  for (let n = 0; n < 30; n += 1) expect((await keep(sales, { screen: 'rs4/ship', viewNm: `${n}` })).status).toBe(200);
  expect((await keep(sales, { screen: 'rs4/ship', viewNm: '31' })).body.code).toBe('E_RANGE');
  expect((await keep(sales, { screen: 'rs4/ship', viewNm: '3', address: 'keyword=x' })).status).toBe(200);
});

test('the database itself keeps own ones from others, and each company to itself', async () => {
  await keep(sales, { viewNm: '담 안' });
  const count = async (corpId: number, userId: number) => {
    const [rows] = await app.database.read<[{ n: number }[]]>({ corpId, userId }, [
      sql`select count(*)::int as n from sys_list_view where view_nm = '담 안'`,
    ]);
    return rows[0]!.n;
  };
  const [[who]] = await app.database.read<[{ id: string }[]]>({ corpId: 2, userId: 0 }, [
    sql`select id from platform_user where corp_id = 2 and login_id = 'sales2@demo.example'`,
  ]);
  expect([await count(2, Number(who!.id)), await count(2, 999), await count(7, Number(who!.id))]).toEqual([1, 0, 0]);
});

test('whoever only reads a list keeps searches of it for themselves; an address of no menu is shared by nobody', async () => {
  const reader = await app.as('view2');
  const { body, status } = await keep(reader, { viewNm: '함께', shareCd: 'DEPT' });
  expect([status, body.code]).toEqual([403, 'E_AUTH']);
  const own = await keep(reader, { viewNm: '혼자' });
  expect(own.status).toBe(200);
  expect((await keep(reader, { id: own.body.id, viewNm: '혼자', shareCd: 'DEPT' })).status).toBe(403);
  expect((await keep(sales, { viewNm: '함께', shareCd: 'DEPT' })).status).toBe(200);
  expect((await keep(sales, { screen: 'rs4/nowhere', viewNm: '함께', shareCd: 'DEPT' })).status).toBe(403);
  // The menu of the list decides: of works they only read.
  expect((await keep(sales, { screen: 'rs4/work', viewNm: '함께', shareCd: 'DEPT' })).status).toBe(403);
});
