/** Certified companies over the wire: request with the certificate, the operator's answers, expiry, the directory and its views. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { errorsOf, ok, openSupply, type Supply } from '../support/supply.ts';

const prefix = 'platform/certCorp';
let app: TestApp;
let supply: Supply;
let admin8: Client;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  supply = await openSupply(app);
  [admin8, oper] = await Promise.all([app.as('admin8'), app.as('oper')]);
});
afterAll(() => app.close());

const asked: Values = {
  certTpCd: 'SR',
  regNo: '030sr008',
  srTpCds: 'SUPPLY',
  portCds: 'KRPUS,KRBNP',
  regDt: '2026-11-02',
};
const post = (body: Values = {}) => admin8.post<Values>(`/${prefix}`, { ...asked, ...body });
const found = async (who: Client, query: string) => {
  const { body } = await who.get<{ content: Values[] }>(`/${prefix}/list?${query}`);
  return body.content.map(({ regNo }) => regNo);
};

test('what is asked for has its shape, and the own data and three years are proposed', async () => {
  expect(errorsOf(await post({ regNo: '030SR0088' }))).toEqual([400, 'E_PATTERN', 'regNo']);
  expect(errorsOf(await post({ srTpCds: null }))).toEqual([400, 'E_REQUIRED', 'srTpCds']);
  expect(errorsOf(await post({ expDt: '2026-11-02' }))).toEqual([400, 'E_RANGE', 'expDt']);
  expect(errorsOf(await post({ corpRegNo: '1234567890' }))).toEqual([400, 'E_PATTERN', 'corpRegNo']);
  expect(errorsOf(await post({ regNo: '030SR001' }))).toEqual([409, 'E_DUP', 'certTpCd']);
  const fresh = ok(await admin8.get<Values>(`/${prefix}/new`));
  expect(fresh).toMatchObject({ corpNm: '해솔데모물류(주)', regDt: '2026-11-20', expDt: '2029-11-20', stCd: 'DRAFT' });
  const made = ok(await post(), 201);
  expect(made).toMatchObject({ regNo: '030SR008', expDt: '2029-11-02', ownCorpId: 8, corpNm: '해솔데모물류(주)' });
  ok((await admin8.del(`/${prefix}/${String(made['id'])}`)) as never, 204);
});

test('requested with its certificate, refused with a reason, approved, revoked; each hears of it', async () => {
  const made = ok(await post(), 201);
  const { id } = made;
  const act = (who: Client, name: string, body?: Values) => supply.act(who, id, name, body, prefix);
  expect(errorsOf(await act(admin8, 'request'))).toEqual([409, 'E_STATE']);
  await supply.attach(admin8, id, 'CERT', prefix);
  ok(await act(admin8, 'request'));
  expect(errorsOf(await act(admin8, 'approve'))).toEqual([403, 'E_AUTH']);
  const bell = async (who: Client) =>
    (await who.get<{ content: Values[] }>('/platform/notify/list')).body.content.filter(
      (one) => one['prefix'] === prefix && one['recordId'] === id,
    );
  expect(await bell(oper)).toMatchObject([{ kind: 'turn', view: 'op', facts: { to: 'REQ', by: '해솔데모물류(주)' } }]);
  // Nobody else sees what is not certified.
  expect((await supply.buyer.get(`/${prefix}/${String(id)}`)).status).toBe(404);
  expect(errorsOf(await act(oper, 'reject'))).toEqual([400, 'E_REQUIRED', 'rejReason']);
  expect(ok(await act(oper, 'reject', { rejReason: '등록증이 흐립니다' }))).toMatchObject({ stCd: 'DRAFT' });
  expect(ok(await admin8.get<Values>(`/${prefix}/${String(id)}`))).toMatchObject({ rejReason: '등록증이 흐립니다' });
  ok(await act(admin8, 'request'));
  expect(ok(await act(oper, 'approve'))).toMatchObject({ stCd: 'CERT', rejReason: null });
  expect((await bell(admin8)).map(({ kind }) => kind)).toEqual(['state', 'turn']);
  expect(ok(await supply.buyer.get<Values>(`/${prefix}/${String(id)}`))).toMatchObject({ regNo: '030SR008' });
  expect(errorsOf(await supply.buyer.patch<Values>(`/${prefix}/${String(id)}`, { version: 1, intro: 'x' }))[0]).toBe(
    403,
  );
  ok(await act(oper, 'revoke'));
  expect((await supply.buyer.get(`/${prefix}/${String(id)}`)).status).toBe(404);
});

test('the directory: all that is certified, ship suppliers by port and business, everything for the operator', async () => {
  const { buyer } = supply;
  expect(await found(buyer, 'size=50')).toEqual(
    expect.arrayContaining(['030SR001', '030SR002', '030T01', '03099001', '99001']),
  );
  expect(await found(buyer, 'size=50')).not.toContain('AEO-2611-08');
  expect(await found(buyer, 'view=sr&srTpCd=SUPPLY')).toEqual(['030SR001']);
  expect(await found(buyer, 'view=sr&portCd=KRBNP')).toEqual(['030SR001']);
  expect(await found(buyer, 'view=sr&portCd=KRPUS')).toEqual(expect.arrayContaining(['030SR001', '030SR002']));
  expect((await buyer.get(`/${prefix}/list?view=op`)).status).toBe(403);
  expect(await found(oper, 'view=op&size=50')).toEqual(expect.arrayContaining(['AEO-2611-08', 'AEO-2308-02']));
});

test('only a certified ship supplier takes orders, and nobody orders from itself', async () => {
  const certs = (await supply.buyer.get<{ content: { id: number; key: string }[] }>('/shipwork/common/certCorp')).body
    .content;
  const idOf = (regNo: string) => certs.find(({ key }) => key === regNo)!.id;
  const order = (supCertId: number) =>
    supply.buyer.post<Values>('/shipwork/order', supply.body(undefined, { supCertId }));
  expect(errorsOf(await order(idOf('030T01')))).toEqual([400, 'E_REF', 'supCertId']);
  const own = await app.as('sup6');
  expect(
    errorsOf(
      await own.post<Values>('/shipwork/order', supply.body(undefined, { shipId: null, supCertId: idOf('030SR001') })),
    ),
  ).toContain('supCertId');
});
