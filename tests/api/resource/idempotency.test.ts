/** A call that is sent again because its answer was lost: under its Idempotency-Key nothing happens twice. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let count = 0;
const newKey = () => `key-${++count}-of-the-test`;
/** Its business number is not known yet: nothing but the key tells two of them apart. */
const partner = (): Values => ({ clntNm: `두번해운 ${++count}`, clntTpCds: 'OWNER', corpRegNo: '0000000000' });

async function send(key: string, path: string, payload: Values, who = 'sales2') {
  const { token } = await app.as(who);
  const headers = { authorization: `Bearer ${token!}`, 'idempotency-key': key, 'sec-fetch-site': 'same-origin' };
  const answer = await app.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json<Values>() };
}
const owner = (text: string, values: unknown[] = []) =>
  withClient(app.urls.ownerUrl, async (client) => (await client.query<Values>(text, values)).rows);
const made = async (clntNm: unknown) =>
  (await owner('select count(*)::int as n from rs4_clnt where clnt_nm = $1', [clntNm]))[0]!['n'];

test('a create sent twice makes one record and is answered alike', async () => {
  const [key, body] = [newKey(), partner()];
  const first = await send(key, 'rs4/clnt', body);
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(await send(key, 'rs4/clnt', body)).toEqual(first);
  expect(await made(body['clntNm'])).toBe(1);
});

test('without a key, or under another, the same is another record', async () => {
  const body = partner();
  for (const key of [newKey(), newKey()]) expect((await send(key, 'rs4/clnt', body)).status).toBe(201);
  expect((await (await app.as('sales2')).post('/rs4/clnt', body)).status).toBe(201);
  expect(await made(body['clntNm'])).toBe(3);
});

test('one key stands for one call of one person on one resource', async () => {
  const [key, body] = [newKey(), partner()];
  const { body: first } = await send(key, 'rs4/clnt', body);
  expect(await send(key, 'rs4/clnt', { ...body, clntNm: '다른해운' })).toMatchObject({
    status: 422,
    body: { code: 'E_KEY_USED', message: expect.stringContaining('새 키') as string },
  });
  expect(await made('다른해운')).toBe(0);
  const { status, body: second } = await send(key, 'rs4/clnt', body, 'admin2');
  expect([status, second['id'] === first['id']]).toEqual([201, false]);
});

test('a refused call leaves its key free, and a key of another shape is refused', async () => {
  const [key, body] = [newKey(), partner()];
  expect((await send(key, 'rs4/clnt', { ...body, clntTpCds: 'PIRATE' })).status).toBe(400);
  expect((await send(key, 'rs4/clnt', body)).status).toBe(201);
  for (const bad of ['short', 'with blank inside', 'x'.repeat(101)])
    expect((await send(bad, 'rs4/clnt', partner())).body).toMatchObject({ code: 'E_PATTERN' });
});

test('of two at once one is done, and the other is told to come again', async () => {
  const [key, body] = [newKey(), partner()];
  await withClient(app.urls.ownerUrl, async (holder) => {
    await holder.query('begin; lock table rs4_clnt in share mode');
    const first = send(key, 'rs4/clnt', body);
    const waiting = `select 1 from pg_locks where relation = 'rs4_clnt'::regclass and not granted`;
    await expect.poll(async () => (await holder.query(waiting)).rows.length, { timeout: 10_000 }).toBe(1);
    expect(await send(key, 'rs4/clnt', body)).toMatchObject({ status: 409, body: { code: 'E_KEY_BUSY' } });
    await holder.query('rollback');
    const answer = await first;
    expect(answer.status).toBe(201);
    expect(await send(key, 'rs4/clnt', body)).toEqual(answer);
  });
});

describe('actions', () => {
  test('are done once', async () => {
    const { body: draft } = await send(
      newKey(),
      'platform/taxInv',
      {
        ...{ writeDt: '2026-11-20', inveRegNo: '0078100072', inveNm: '누리데모해운(주)', inveCeoNm: '전가상' },
        insertItemList: [{ purchDt: '2026-11-20', itemNm: '수리', supplyAmt: '100000' }],
      },
      'admin2',
    );
    const path = `platform/taxInv/${String(draft['id'])}/issue`;
    const key = newKey();
    const first = await send(key, path, { version: draft['version'] }, 'admin2');
    expect([first.status, first.body['stCd']]).toEqual([200, 'ISSUED']);
    expect(await send(key, path, { version: draft['version'] }, 'admin2')).toEqual(first);
  });

  test('that tell something once keep nothing', async () => {
    const [user] = await owner(`select id, version from platform_user where login_id = 'view2@demo.example'`);
    const path = `platform/user/${String(user!['id'])}/resetPw`;
    const { status, body } = await send(newKey(), path, { version: user!['version'] }, 'admin2');
    expect([status, typeof body['loginPw']], JSON.stringify(body)).toEqual([200, 'string']);
    const kept = await owner('select 1 from sys_idempotency where answer::text like $1', [
      `%${String(body['loginPw'])}%`,
    ]);
    expect(kept).toEqual([]);
  });
});

test('answers are their person’s alone and go after a day', async () => {
  const [key, body] = [newKey(), partner()];
  await send(key, 'rs4/clnt', body);
  const [row] = await owner('select corp_id, user_id, expires_at - now() as left from sys_idempotency where key = $1', [
    key,
  ]);
  const seenBy = async (corpId: number, userId: number) =>
    withClient(app.urls.appUrl, async (client) => {
      await client.query(`select set_config('app.corp_id', $1, false), set_config('app.user_id', $2, false)`, [
        String(corpId),
        String(userId),
      ]);
      return (await client.query('select 1 from sys_idempotency where key = $1', [key])).rows.length;
    });
  const [corpId, userId] = [Number(row!['corp_id']), Number(row!['user_id'])];
  expect(await Promise.all([seenBy(corpId, userId), seenBy(corpId, userId + 1), seenBy(7, userId)])).toEqual([1, 0, 0]);
  await owner(`select sweep_idempotency(now() + interval '23 hours')`);
  expect(await seenBy(corpId, userId)).toBe(1);
  await owner(`select sweep_idempotency(now() + interval '25 hours')`);
  expect(await seenBy(corpId, userId)).toBe(0);
});
