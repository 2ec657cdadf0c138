/** Taking an import back: what it made goes, what it changed is as before, and what was touched since stays and is told. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ImportAnswer, ImportRun, UndoneImport } from '../../../src/core/files/importing.ts';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { bodyOf } from '../../support/imports.ts';

let app: TestApp;
let sales: Client;
beforeAll(async () => {
  app = await startApp();
  await app.app.ready();
  sales = await app.as('sales2');
});
afterAll(() => app.close());

const clnt = '/rs4/clnt';
const columns = ['clntCd', 'clntNm', 'clntTpCds', 'telNo', 'charger.chargerNm', 'charger.telNo', 'corpRegNo'];
type Partner = Values & { readonly id: number; readonly version: number; readonly chargerList: Values[] };
const partner = async (id: unknown) => sales.get<Partner>(`${clnt}/${String(id)}`);
const run = async (rows: Parameters<typeof bodyOf>[1]) => {
  const answer = await sales.post<ImportAnswer>(`${clnt}/import`, bodyOf(columns, rows));
  expect(answer.body.counts?.error ?? answer.body).toBe(0);
  return answer.body.rows.flatMap(({ id }) => id ?? []);
};
const runs = async (who = sales) => (await who.get<ImportRun[]>(`${clnt}/import/runs`)).body;
const undo = (at: unknown, who = sales) => who.post<UndoneImport & { code?: string }>(`${clnt}/import/undo`, { at });
const make = async (clntNm: string) => {
  const answer = await sales.post<Partner>(clnt, {
    ...{ clntNm, clntTpCds: 'OWNER', corpRegNo: '0000000000', telNo: '051-111-2222' },
    insertChargerList: [{ uid: 'a', mainYn: 'Y', chargerNm: '김첫째', telNo: '051-333-4444' }],
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

test('made records go, changed ones have their fields and rows of before, and the history says so', async () => {
  const before = await make('되돌림상사');
  const [changed, made] = await run([
    [before.clntCd as string, '잘못덮은상사', null, '051-999-9999', '김첫째', '010-0000-0000'],
    [null, null, null, null, '박둘째', '051-555-6666'],
    [null, '새로들어온상사', 'OWNER', null, null, null, '0000000000'],
  ]);
  expect(changed).toBe(before.id);
  expect((await partner(changed)).body).toMatchObject({ clntNm: '잘못덮은상사', telNo: '051-999-9999' });
  const [last] = await runs();
  expect(last).toMatchObject({ create: 1, update: 1 });

  const answer = await undo(last!.at);
  expect(answer.body).toEqual({ undone: 2, left: [] });
  expect((await partner(made)).status).toBe(404);
  const after = (await partner(changed)).body;
  expect(after).toMatchObject({ clntNm: '되돌림상사', telNo: '051-111-2222', clntTpCds: before.clntTpCds });
  expect(after.chargerList.map(({ chargerNm, telNo }) => [chargerNm, telNo])).toEqual([['김첫째', '051-333-4444']]);
  const history = await sales.get<{ content: { act: string }[] }>(`${clnt}/${before.id}/history`);
  expect(history.body.content.map(({ act }) => act)).toEqual(['undo', 'import', 'create']);
  expect((await runs()).map(({ at }) => at)).not.toContain(last!.at);
});

test('an import is listed under the very moment that its answer names, however fast the clock runs', async () => {
  let ticks = 0;
  const real = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + (ticks += 1));
  try {
    const answer = await sales.post<ImportAnswer>(
      `${clnt}/import`,
      bodyOf(columns, [[null, '순간상사', 'OWNER', null, null, null, '0000000000']]),
    );
    expect((await runs()).map(({ at }) => at)).toContain(answer.body.at);
  } finally {
    clock.mockRestore();
  }
});

test('what was touched since or is in use stays as it is, and is told; the rest is taken back', async () => {
  const one = await make('한번더고친상사');
  const [touched, used, free] = await run([
    [one.clntCd as string, '덮은이름', null, null, null, null],
    [null, '쓰이는상사', 'OWNER', null, null, null, '0000000000'],
    [null, '안쓰이는상사', 'OWNER', null, null, null, '0000000000'],
  ]);
  const now = (await partner(touched)).body;
  expect((await sales.patch(`${clnt}/${touched}`, { version: now.version, telNo: '051-777-7777' })).status).toBe(200);
  const ship = {
    shipNm: '가져온 배',
    shipNmEn: 'CAME IN',
    imoNo: '9074729',
    shipTpCd: 'BULK',
    natCd: 'PA',
    ownerClntId: used,
  };
  expect((await sales.post('/rs4/ship', ship)).status).toBe(201);

  const [last] = await runs();
  expect(last).toMatchObject({ create: 2, update: 0 });
  const { body } = await undo(last!.at);
  expect(body.undone).toBe(1);
  expect(new Map(body.left.map(({ id, message }) => [id, message]))).toEqual(
    new Map([
      [touched, '가져온 뒤에 수정되어 되돌리지 않았습니다.'],
      [used, '다른 자료에서 사용 중이라 삭제할 수 없습니다. "사용"을 "아니오"로 바꾸세요.'],
    ]),
  );
  expect((await partner(touched)).body).toMatchObject({ clntNm: '덮은이름', telNo: '051-777-7777' });
  expect((await partner(used)).status).toBe(200);
  expect((await partner(free)).status).toBe(404);
});

test('only the one who imported takes it back, with the right to write, and only a run that there was', async () => {
  await run([[null, '남의것상사', 'OWNER', null, null, null, '0000000000']]);
  const [last] = await runs();
  const admin = await app.as('admin2');
  expect(await runs(admin)).toEqual([]);
  expect((await undo(last!.at, admin)).status).toBe(404);
  expect((await undo(last!.at, await app.as('view2'))).status).toBe(403);
  for (const at of [undefined, 7, 'yesterday', '9'.repeat(50)]) expect((await undo(at)).status).toBe(400);
  expect((await undo('2020-01-01T00:00:00.000Z')).status).toBe(404);
  expect((await undo(last!.at)).body).toEqual({ undone: 1, left: [] });
});
