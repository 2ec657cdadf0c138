/** The trail tells who, when and what of every write, to the company whose write it was; views keep to their rows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sales: Client;
let admin: Client;
let operator: Client;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
  admin = await app.as('admin2');
  operator = await app.as('oper');
});
afterAll(() => app.close());

interface Entry {
  readonly act: string;
  readonly at: string;
  readonly userNm: string | null;
  readonly changes: Values[];
}
const trail = async (client: Client, path: string) =>
  (await client.get<{ content: Entry[] }>(`${path}/history`)).body.content;
const group = async (client: Client, grpCd: string) => {
  const { body } = await client.get<{ content: Values[] }>(`/fw/code/list?keyword=${grpCd}`);
  const id = body.content.find((row) => row.grpCd === grpCd)!.id;
  return (await client.get<Values & { codeList: Values[] }>(`/fw/code/${String(id)}`)).body;
};

describe('trail', () => {
  test('says which change was pasted or came from a file; means that there are not are refused', async () => {
    const { body: made } = await sales.post<Values>('/rs4/clnt', {
      ...{ clntNm: '붙인상사', clntTpCds: 'OWNER', corpRegNo: '0000000000', means: 'paste' },
    });
    const path = `/rs4/clnt/${String(made.id)}`;
    expect((await sales.patch(path, { version: 1, telNo: '051-1111', means: 'paste' })).status).toBe(200);
    expect((await sales.patch(path, { version: 2, telNo: '051-2222', means: 'file' })).status).toBe(200);
    for (const means of ['create', 'undo', 7, null]) {
      const refused = await sales.patch(path, { version: 3, telNo: '051-3333', means });
      expect([refused.status, refused.body.code]).toEqual([400, 'E_TYPE']);
    }
    expect((await trail(sales, path)).map(({ act }) => act)).toEqual(['file', 'paste', 'create']);
  });

  test('keeps what stood in a deleted row', async () => {
    const made = await sales.post<Values & { chargerList: Values[] }>('/rs4/clnt', {
      clntNm: '이력',
      clntTpCds: 'OWNER',
      corpRegNo: '0000000000',
      insertChargerList: [
        { chargerNm: '남음', mainYn: 'Y' },
        { chargerNm: '사라짐', telNo: '051-123' },
      ],
    });
    const gone = made.body.chargerList[1]!;
    await sales.patch(`/rs4/clnt/${String(made.body.id)}`, { version: 1, deleteChargerList: [gone.id] });
    const [entry] = await trail(sales, `/rs4/clnt/${String(made.body.id)}`);
    const at = { grid: 'charger', rowId: gone.id, rowNm: '사라짐', kind: 'delete' };
    expect(entry).toMatchObject({
      act: 'update',
      at: expect.stringMatching(/^2026-11-20 09:/),
      userNm: expect.any(String),
    });
    expect(entry!.changes).toEqual(
      expect.arrayContaining([
        at,
        { ...at, field: 'chargerNm', from: '사라짐', to: null },
        { ...at, field: 'telNo', from: '051-123', to: null },
      ]),
    );
  });

  test("own codes under a shared group stand in the company's trail, not in the operator's", async () => {
    const open = await group(admin, 'RS4_BERTH');
    expect(open.corpScopeYn).toBe('Y');
    const before = (await trail(operator, `/fw/code/${String(open.id)}`)).length;
    const row = { key: 'TRAIL', value: '이력선석', valueEn: 'Trail', sort: 90 };
    const saved = await admin.patch(`/fw/code/${String(open.id)}`, { version: open.version, insertCodeList: [row] });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await trail(admin, `/fw/code/${String(open.id)}`))[0]).toMatchObject({
      act: 'update',
      userNm: expect.any(String),
    });
    expect(await trail(operator, `/fw/code/${String(open.id)}`)).toHaveLength(before);
  });

  test('of two who add the same own code at once one is told', async () => {
    const open = await group(admin, 'RS4_BERTH');
    const row = { key: 'TWICE', value: '두번', valueEn: 'Twice', sort: 91 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.patch(`/fw/code/${String(open.id)}`, { version: open.version, insertCodeList: [row] })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
    expect((await group(admin, 'RS4_BERTH')).codeList.filter((r) => r.key === 'TWICE')).toHaveLength(1);
  });

  test('nobody writes into the trail of shared rows by saving nothing', async () => {
    const { body } = await admin.get<{ content: Values[] }>('/fw/bondArea/list?size=1');
    const area = body.content[0]!;
    const path = `/fw/bondArea/${String(area.id)}`;
    const before = (await trail(operator, path)).length;
    expect((await admin.patch(path, { version: area.version })).body).toMatchObject({ status: 403, code: 'E_AUTH' });
    expect(await trail(operator, path)).toHaveLength(before);
  });

  test('tells the operator who of the operators changed a company', async () => {
    const path = '/platform/corp/7?view=op';
    const { body } = await operator.get<Values>(path);
    const saved = await operator.patch<Values>(path, { version: body.version, remark: '확인' });
    expect(saved.body).toMatchObject({ remark: '확인', updateNm: expect.any(String) });
    const { body: history } = await operator.get<{ content: Entry[] }>('/platform/corp/7/history?view=op');
    expect(history.content[0]).toMatchObject({
      act: 'update',
      userNm: saved.body.updateNm,
      changes: [{ field: 'remark', from: null, to: '확인' }],
    });
    const seen = await (await app.as('admin7')).get<Values>('/platform/corp/7');
    expect(seen.body).toMatchObject({ remark: '확인', updateNm: null });
  });

  test('an action needs a version, refuses a stale one, and stands in the trail', async () => {
    const { body } = await admin.get<{ content: Values[] }>('/platform/user/list?columns=loginId');
    const person = body.content.find((row) => String(row.loginId).startsWith('purc2'))!;
    const path = `/platform/user/${String(person.id)}`;
    expect((await admin.post(`${path}/lock`, {})).body).toMatchObject({
      status: 400,
      code: 'E_REQUIRED',
      errors: [{ field: 'version' }],
    });
    for (const version of [9999, String(person.version), -1, null])
      expect((await admin.post(`${path}/lock`, { version })).body, String(version)).toMatchObject({
        status: 409,
        code: 'E_CONFLICT',
        current: { id: person.id },
      });
    expect((await admin.post(`${path}/lock`, { version: person.version })).status).toBe(200);
    expect((await trail(admin, path))[0]).toMatchObject({
      act: 'lock',
      changes: [{ field: 'stCd', from: 'ACTIVE', to: 'LOCK' }],
    });
    const now = (await admin.get<Values>(path)).body;
    const again = await admin.post(`${path}/lock`, { version: now.version });
    expect(again.body).toMatchObject({ status: 409, code: 'E_STATE', message: expect.stringContaining('잠') });
    expect(String(again.body.message)).not.toContain('LOCK');
    const english = await (await app.as('admin2', 'en')).post(`${path}/lock`, { version: now.version });
    expect(String(english.body.message)).not.toMatch(/LOCK|[가-힣]/);
    for (const entry of await trail(admin, path)) expect(JSON.stringify(entry)).not.toContain('loginPw');
  });
});

describe('views', () => {
  test('authority for one view reaches its rows alone, and only through it', async () => {
    const keeper = await app.as('wh5');
    const item = (await keeper.get<{ content: Values[] }>('/rs4/stdinfo/item/list?view=3pl&size=1')).body.content[0]!;
    const path = `/rs4/stdinfo/item/${String(item.id)}`;
    expect((await keeper.get(`${path}?view=3pl`)).status).toBe(200);
    for (const query of ['', '?view=shipwork']) expect((await keeper.get(path + query)).status, query).toBe(403);
    expect((await keeper.get(`${path}?view=nonsense`)).body).toMatchObject({ status: 404, code: 'E_NOTFOUND' });
    expect((await keeper.get<Values>('/rs4/stdinfo/item/new?view=3pl')).body).toMatchObject({ itemTpCd: 'G' });
    const out = await keeper.patch(`${path}?view=3pl`, { version: item.version, itemTpCd: 'P', ownerClntId: null });
    expect(out.body).toMatchObject({ status: 400, errors: [{ code: 'E_CODE', field: 'itemTpCd' }] });
  });

  test('a row outside the view is not there: read, trail, change, deletion', async () => {
    const { body } = await operator.get<{ content: Values[] }>('/rs4/stdinfo/item/list?size=1');
    const made = await operator.post<Values>('/rs4/stdinfo/item', { itemTpCd: 'L', itemNm: '용접', unitCd: 'EA' });
    expect(made.status, JSON.stringify([made.body, body])).toBe(201);
    const path = `/rs4/stdinfo/item/${String(made.body.id)}`;
    for (const url of [`${path}?view=shipwork`, `${path}/history?view=shipwork`])
      expect((await operator.get(url)).status, url).toBe(404);
    expect((await operator.patch(`${path}?view=shipwork`, { version: 1, remark: 'x' })).status).toBe(404);
    expect((await operator.del(`${path}?view=shipwork`)).status).toBe(404);
    expect((await operator.del(`/rs4/stdinfo/item?ids=${String(made.body.id)}&view=shipwork`)).status).toBe(404);
    expect((await operator.get(path)).status).toBe(200);
  });
});
