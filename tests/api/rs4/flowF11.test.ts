/** F11: who may read quotations, who finds no menu, and what another company finds (30-flows). The screen's half: form.spec.ts. */
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { password, signIn, startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let admin: Client;
let seeded: Values;
beforeAll(async () => {
  // Exports are made by the server from the first row on, so that what it lets out is seen here.
  app = await startApp({ exportLimits: { browser: 0, stream: 300, most: 2000 } });
  admin = await app.as('admin2');
  const { body } = await (await app.as('sales2')).get<{ content: Values[] }>('/rs4/quot/list?keyword=RQ-2610-0001');
  seeded = (await admin.get<Values>(`/rs4/quot/${String(body.content[0]!['id'])}`)).body;
});
afterAll(() => app.close());

const path = () => `/rs4/quot/${String(seeded['id'])}`;
const menusOf = async (who: Client): Promise<Values[]> =>
  (await who.get<{ menu: Values[] }>('/platform/member/profile')).body.menu;
const quotations = (menus: readonly Values[]) => menus.filter(({ url }) => url === '/rs4/quot');

/** A person of the yard with these menus alone. */
async function personWith(
  loginId: string,
  menus: readonly { menuId: number; menuAuthCd: '1' | '2' }[],
): Promise<Client> {
  const group = await admin.post('/platform/auth', { authNm: loginId, insertMenuList: menus });
  expect(group.status, JSON.stringify(group.body)).toBe(201);
  const login = `${loginId}@demo.example`;
  const made = await admin.post('/platform/user', {
    loginId: login,
    userNm: '시험 사람',
    phone: '01000000077',
    authId: group.body['id'],
    loginPw: password,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return signIn(app.app, login);
}
const menuId = async (url: string): Promise<number> => {
  const { body } = await admin.get<{ content: { id: number; url: string | null }[] }>('/fw/common/menu');
  return body.content.find((menu) => menu.url === url)!.id;
};

const order = {
  kind: 'excel',
  title: '견적',
  columns: [
    { name: 'quotNo', width: 100 },
    { name: 'sumAmount', width: 100 },
  ],
};

describe('authority 1 on quotations', () => {
  let reader: Client;
  beforeAll(async () => {
    reader = await personWith('reader', [{ menuId: await menuId('/rs4/quot'), menuAuthCd: '1' }]);
  });

  test('lists and reads: 200', async () => {
    const { status, body } = await reader.get<{ content: Values[] }>('/rs4/quot/list');
    expect(status).toBe(200);
    expect(body.content.map(({ quotNo }) => quotNo)).toContain('RQ-2610-0001');
    expect(await reader.get(path())).toMatchObject({ status: 200, body: { quotNo: 'RQ-2610-0001' } });
    expect(quotations(await menusOf(reader))).toMatchObject([{ menuAuthCd: '1' }]);
  });

  test('changes nothing: 403, whatever the call', async () => {
    const refused = { status: 403, body: { code: 'E_AUTH', message: '권한이 없습니다.' } };
    const body = { version: seeded['version'], memo: '몰래' };
    expect(await reader.patch(path(), body)).toMatchObject(refused);
    expect(await reader.post('/rs4/quot', { quotTitle: '새 견적' })).toMatchObject(refused);
    expect(await reader.post(`${path()}/lose`, { ...body, lostRsnCd: 'PRICE' })).toMatchObject(refused);
    expect(await reader.del(path())).toMatchObject(refused);
    expect((await admin.get<Values>(path())).body).toEqual(seeded);
  });

  test('exports: the workbook holds what the list does', async () => {
    const made = await reader.post<{ id: number }>('/rs4/quot/export?keyword=RQ-2610', order);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const file = await app.app.inject({
      url: `/api/export/${made.body.id}/file`,
      headers: { authorization: `Bearer ${reader.token}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(file.statusCode).toBe(200);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(Uint8Array.from(file.rawPayload).buffer);
    const cells = book.worksheets[0]!.getColumn(1).values.map(String);
    expect(cells).toEqual(expect.arrayContaining(['RQ-2610-0001', 'RQ-2610-0002']));
  });
});

test('without a row: 403 on every call, and no menu', async () => {
  const outsider = await personWith('outsider', [{ menuId: await menuId('/rs4/ship'), menuAuthCd: '2' }]);
  const refused = { status: 403, body: { code: 'E_AUTH' } };
  for (const asked of ['/rs4/quot/list', '/rs4/quot/new', path(), `${path()}/history`])
    expect(await outsider.get(asked), asked).toMatchObject(refused);
  expect(await outsider.patch(path(), { version: seeded['version'], memo: 'x' })).toMatchObject(refused);
  expect(await outsider.post('/rs4/quot/export', order)).toMatchObject(refused);
  const menus = await menusOf(outsider);
  expect(quotations(menus)).toEqual([]);
  expect(menus.map(({ url }) => url)).toContain('/rs4/ship');
});

test('company 7 reads a quotation of company 2: 404, and its list is empty', async () => {
  // It holds no ship repair of its own; were it turned away for that alone, nothing would be shown of the wall between companies.
  await withClient(app.urls.ownerUrl, (client) =>
    client.query(
      `insert into platform_subsc (corp_id, prod_id, st_cd, start_dt) select 7, prod_id, st_cd, start_dt from platform_subsc
        where corp_id = 2 on conflict do nothing`,
    ),
  );
  const other = await signIn(app.app, 'admin7');
  expect(await other.get('/rs4/quot/list')).toMatchObject({ status: 200, body: { content: [] } });
  const none = { status: 404, body: { code: 'E_NOTFOUND', message: '자료가 없습니다.' } };
  expect(await other.get(path())).toMatchObject(none);
  expect(await other.patch(path(), { version: seeded['version'], memo: '남의 것' })).toMatchObject(none);
  expect(await other.post(`${path()}/lose`, { version: seeded['version'], lostRsnCd: 'PRICE' })).toMatchObject(none);
  expect(await other.del(path())).toMatchObject(none);
  expect((await admin.get<Values>(path())).body).toEqual(seeded);
});
