/** Services that are not open yet: who wants to hear of the opening is written down once, and told when it comes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withClient } from '../../../src/database/engine/roles.ts';
import { runs } from '../../../src/services/reference/productRecords.ts';
import { products } from '../../../src/services/reference/products.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let operator: Client;
beforeAll(async () => {
  app = await startApp();
  operator = await app.as('oper');
});
afterAll(() => app.close());

const ask = <R>(text: string, values: unknown[] = []) =>
  withClient(app.urls.ownerUrl, async (c) => (await c.query(text, values)).rows as R[]);
beforeEach(async () => {
  await ask('delete from sys_limit');
});
interface Refused {
  readonly code?: string;
  readonly errors?: readonly { readonly field: string }[];
}
const wait = (body: unknown) => app.anonymous.post<Refused>('/platform/portal/openNotice', body);
const good = { subsReqId: 'TM-STD', reqEmail: 'waiting@visitor.example', isAgree: true };
const waiting = () =>
  ask<{ req_email: string; st_cd: string; subs_req_nm: string }>(
    `select req_email, st_cd, subs_req_nm from platform_system_demo where open_notice_yn = 'Y' order by id`,
  );

test('visitors learn which services are open, and what they cost', async () => {
  const { content } = (
    await app.anonymous.get<{
      content: { subsReqId: string; isOpen: boolean; baseFee: string; setupFee: string | null }[];
    }>('/platform/svcstore/list')
  ).body;
  const open = content.filter(({ isOpen }) => isOpen).map(({ subsReqId }) => subsReqId);
  const built = products.filter(runs).map(({ subsReqId }) => subsReqId);
  expect(open.toSorted()).toEqual(built.toSorted());
  expect(open).toEqual(expect.arrayContaining(['RS4-STD', 'GW-STD', 'SWK-ORD']));
  expect(content.every(({ baseFee }) => Number(baseFee) > 0)).toBe(true);
  const setup = content.flatMap(({ subsReqId, setupFee }) => (setupFee === null ? [] : [[subsReqId, setupFee]]));
  expect(setup).toEqual([
    ['SWK-CUS', '1600000'],
    ['SWK-ORD', '2000000'],
  ]);
});

test('an address is taken down once for each service, however it is written', async () => {
  expect((await wait(good)).status).toBe(201);
  expect((await wait({ ...good, reqEmail: ' Waiting@visitor.example' })).status).toBe(201);
  expect(await waiting()).toEqual([{ req_email: 'waiting@visitor.example', st_cd: 'NEW', subs_req_nm: '운송오더' }]);
});

test.each([
  [{ reqEmail: '' }, 'E_REQUIRED', 'reqEmail'],
  [{ reqEmail: 'nobody' }, 'E_PATTERN', 'reqEmail'],
  [{ isAgree: false }, 'E_REQUIRED', 'isAgree'],
  [{ subsReqId: 'NONE' }, 'E_REF', 'subsReqId'],
  [{ subsReqId: 'RS4-STD' }, 'E_STATE', undefined],
])('%o is refused', async (wrong, code, field) => {
  const { body } = await wait({ ...good, reqEmail: 'other@visitor.example', ...wrong });
  expect([body.code, body.errors?.[0]?.field]).toEqual([code, field]);
  expect((await waiting()).some(({ req_email }) => req_email === 'other@visitor.example')).toBe(false);
});

test('it is used ten times an hour from an address and no more', async () => {
  const codes: number[] = [];
  for (let at = 0; at < 11; at += 1)
    codes.push((await wait({ ...good, reqEmail: `many${at}@visitor.example` })).status);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('only the operator reads who waits', async () => {
  for (const account of ['admin2', 'view2'])
    expect((await (await app.as(account)).get('/platform/system/demo/list')).status).toBe(403);
  const found = await operator.get<{ content: { reqEmail: string }[] }>('/platform/system/demo/list?openNoticeYn=Y');
  expect(found.body.content.map(({ reqEmail }) => reqEmail)).toContain('waiting@visitor.example');
});

test('when the operator opens the service everybody who waits is told, once', async () => {
  await wait({ ...good, subsReqId: 'DTS-STD', reqEmail: 'elsewhere@visitor.example' });
  const [service] = await ask<{ id: number; version: number }>(
    `select id::int, version from platform_system_product where subs_req_id = 'TM-STD'`,
  );
  const path = `/platform/system/product/${service!.id}`;
  const opened = await operator.patch<{ version: number }>(path, { version: service!.version, openYn: 'Y' });
  expect(opened.status).toBe(200);
  const mails = () =>
    ask<{ rcv_addr: string }>(`select rcv_addr from platform_outbox where msg_subject like '%운송오더%'`);
  const told = (await mails()).map(({ rcv_addr }) => rcv_addr);
  expect(told).toContain('waiting@visitor.example');
  expect(told).not.toContain('elsewhere@visitor.example');
  expect((await waiting()).filter(({ st_cd }) => st_cd === 'NEW')).toEqual([
    expect.objectContaining({ req_email: 'elsewhere@visitor.example' }),
  ]);
  await operator.patch(path, { version: opened.body.version, prdIntro: '수출입신고를 한곳에서' });
  expect(await mails()).toHaveLength(told.length);
});

test('a request for use says which service it is for', async () => {
  const body = {
    ...{ corpNm: '새벽데모조선(주)', reqUserNm: '우견본', reqPhone: '010-0000-0777', reqEmail: 'woo@saebyeok.example' },
    ...{ isAgree: true, reqAddr: null, portalDiv: 'SWK', subsReqId: 'RS4-STD' },
  };
  expect((await app.anonymous.post('/platform/portal/demo', body)).status).toBe(201);
  const [row] = await ask<{ subs_req_nm: string; open_notice_yn: string }>(
    `select subs_req_nm, open_notice_yn from platform_system_demo where corp_nm = '새벽데모조선(주)'`,
  );
  expect(row).toEqual({ subs_req_nm: '선박수리 관리', open_notice_yn: 'N' });
  expect((await app.anonymous.post<Refused>('/platform/portal/demo', { ...body, subsReqId: 'NONE' })).body.code).toBe(
    'E_REF',
  );
});
