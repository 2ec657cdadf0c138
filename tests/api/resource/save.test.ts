/** Saving: one transaction, versions, rows, trail, deletion in use (00-conventions 1.1). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sales: Client;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
});
afterAll(() => app.close());

type Clnt = Values & { id: number; version: number; chargerList: Values[] };
const contact = (name: string, mainYn = 'N') => ({ uid: name, chargerNm: name, mainYn });
async function make(...contacts: Values[]): Promise<Clnt> {
  const body = { clntNm: '저장시험', clntTpCds: 'OWNER', corpRegNo: '0000000000', insertChargerList: contacts };
  const made = await sales.post<Clnt>('/rs4/clnt', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const patch = (record: Clnt, body: Values) =>
  sales.patch<Clnt>(`/rs4/clnt/${record.id}`, { version: record.version, ...body });
const namesOf = (record: Clnt) => record.chargerList.map((row) => row.chargerNm);

test('of two savers at once one wins, the other hears of the conflict with the present record', async () => {
  const record = await make();
  const answers = await Promise.all(['하나', '둘', '셋', '넷'].map((remark) => patch(record, { remark })));
  expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409, 409]);
  const winner = answers.find((a) => a.status === 200)!.body;
  for (const { body } of answers.filter((a) => a.status === 409)) {
    expect(body).toMatchObject({
      code: 'E_CONFLICT',
      message: '다른 사용자가 먼저 수정했습니다.',
      current: { remark: winner.remark, version: 2 },
    });
  }
});

test('a version that is still to come is no more the present one than a past one', async () => {
  const record = await make();
  const path = `/rs4/clnt/${record.id}`;
  for (const seen of [{ version: 2 }, { version: 99 }]) {
    const answer = await sales.patch(path, { ...seen, remark: '앞선 것' });
    expect([seen, answer.status, answer.body.code]).toEqual([seen, 409, 'E_CONFLICT']);
  }
  expect((await sales.get(path)).body).toMatchObject({ version: 1, remark: null });
});

test('updateDt, which two saves of a second share, never guards in place of the version', async () => {
  const record = await make();
  const answer = await sales.patch(`/rs4/clnt/${record.id}`, { updateDt: record.updateDt, remark: 'x' });
  expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ code: 'E_REQUIRED', field: 'version' }] }]);
});

test('rows: inserted before, between and after, moved, changed and removed in one save', async () => {
  const record = await make(contact('가', 'Y'), contact('나'), contact('다'));
  const [ga, na, da] = record.chargerList as [Values, Values, Values];
  const saved = await patch(record, {
    insertChargerList: [{ ...contact('앞'), sortNo: 1 }, contact('끝')],
    updateChargerList: [
      { id: da.id, sortNo: 2 },
      { id: ga.id, sortNo: 3, telNo: '051-1' },
    ],
    deleteChargerList: [{ id: na.id }],
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(namesOf(saved.body)).toEqual(['앞', '다', '가', '끝']);
  expect(saved.body.chargerList.map((row) => row.sortNo)).toEqual([1, 2, 3, 4]);
  expect(saved.body.chargerList.map((row) => row.uid)).toEqual(['앞', undefined, undefined, '끝']);
});

// ASVS 2.3.3
test('one wrong row refuses the whole save', async () => {
  const record = await make(contact('가', 'Y'));
  const refused = await patch(record, {
    remark: '쓰이면 안 됨',
    insertChargerList: [contact('나'), { uid: 'bad', chargerNm: '' }],
  });
  expect(refused.body).toMatchObject({
    status: 400,
    errors: [{ code: 'E_REQUIRED', grid: 'charger', field: 'chargerNm', row: 3, uid: 'bad' }],
  });
  const now = (await sales.get<Clnt>(`/rs4/clnt/${record.id}`)).body;
  expect([now.remark, now.version, namesOf(now)]).toEqual([null, 1, ['가']]);
});

test('a row of another record cannot be changed or removed through this one', async () => {
  const [mine, other] = [await make(contact('가', 'Y')), await make(contact('나', 'Y'))];
  const id = other.chargerList[0]!.id;
  for (const body of [{ updateChargerList: [{ id, chargerNm: 'x' }] }, { deleteChargerList: [id] }]) {
    expect((await patch(mine, body)).body).toMatchObject({ status: 400, errors: [{ code: 'E_REF', grid: 'charger' }] });
  }
  expect(namesOf((await sales.get<Clnt>(`/rs4/clnt/${other.id}`)).body)).toEqual(['나']);
});

// ASVS 15.3.1, 15.3.3
test('what the server sets is ignored when sent', async () => {
  const made = await sales.post('/rs4/clnt', {
    clntNm: '무시',
    clntTpCds: 'OWNER',
    corpRegNo: '0000000000',
    id: 1,
    corpId: 7,
    clntCd: 'C-9999-9999',
    version: 77,
    createDt: '1999-01-01 00:00:00',
    createId: 1,
    delYn: 'Y',
    styleCodeNm: 'x',
    respFileList: [],
    chargerList: [{ chargerNm: 'x' }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body).toMatchObject({
    corpId: 2,
    version: 1,
    delYn: 'N',
    chargerList: [],
    createDt: expect.stringMatching(/^2026-11-20 09:0/),
  });
  expect(made.body.clntCd).toMatch(/^C-2026-\d{4}$/);
});

// ASVS 2.3.4
test('document numbers: atomic among many at once, never twice', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => make()));
  expect(new Set(made.map((m) => m.clntCd)).size).toBe(12);
  const drawn = await sales.get('/rs4/common/getId?tableName=RS4_CLNT&preId=C');
  expect(made.map((m) => m.clntCd)).not.toContain(drawn.body.id);
  // Numbers that a step draws are drawn by call, too: of the kind that is named.
  const approval = '/groupware/common/getId?tableName=GW_APPR&preId=GW';
  expect((await sales.get(`${approval}&docTypeCd=QT`)).body.id).toMatch(/^GWQT-2026-\d{4}$/);
  expect((await sales.get(approval)).status).toBe(404);
  expect((await sales.get('/rs4/common/getId?tableName=NOTHING')).status).toBe(404);
  expect((await (await app.as('view2')).get('/rs4/common/getId?tableName=RS4_CLNT')).status).toBe(403);
});

test('a duplicate names its field; a deleted record frees its number', async () => {
  const body = { clntNm: '중복', clntTpCds: 'SUP', corpRegNo: '1248100998' };
  const first = await sales.post('/rs4/clnt', body);
  expect((await sales.post('/rs4/clnt', body)).body).toMatchObject({
    status: 409,
    code: 'E_DUP',
    errors: [{ field: 'corpRegNo', message: '이미 등록된 사업자등록번호입니다.' }],
  });
  await sales.del(`/rs4/clnt/${String(first.body.id)}`);
  expect((await sales.post('/rs4/clnt', body)).status).toBe(201);
});

test('a master in use is not deleted, and goes once nothing points at it', async () => {
  const owner = await make();
  const ship = await sales.post('/rs4/ship', {
    shipNm: '시험호',
    shipNmEn: 'TEST',
    natCd: 'KR',
    shipTpCd: 'TUG',
    callSign: 'ZZTEST',
    ownerClntId: owner.id,
  });
  expect(ship.status, JSON.stringify(ship.body)).toBe(201);
  expect((await sales.del(`/rs4/clnt/${owner.id}`)).body).toMatchObject({ status: 409, code: 'E_INUSE' });
  await sales.del(`/rs4/ship/${String(ship.body.id)}`);
  expect((await sales.del(`/rs4/clnt/${owner.id}`)).status).toBe(204);
});

test('a hundred rows in one save', async () => {
  const record = await make(contact('0', 'Y'), ...Array.from({ length: 99 }, (_, i) => contact(String(i + 1))));
  expect(record.chargerList).toHaveLength(100);
  const saved = await patch(record, {
    updateChargerList: record.chargerList.map((row) => ({ id: row.id, telNo: '051-2' })),
  });
  expect(saved.body.chargerList.every((row) => row.telNo === '051-2')).toBe(true);
});
