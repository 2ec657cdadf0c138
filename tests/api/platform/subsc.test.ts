/** Subscriptions over the wire (10-platform subsc, 30-flows F8): applied for, approved, menus, users, notice, end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, signIn, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { errorsOf, ok } from '../../support/supply.ts';

const prefix = 'platform/subsc';
const customs = 21;
let app: TestApp;
let admin5: Client;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  [admin5, oper] = await Promise.all([app.as('admin5'), app.as('oper')]);
});
afterAll(() => app.close());

const body = (more: Values = {}): Values => ({ prodId: customs, userCnt: 6, agreeYn: 'Y', ...more });
const post = (who: Client, more: Values = {}) => who.post<Values>(`/${prefix}`, body(more));
const read = async (who: Client, id: unknown) => ok(await who.get<Values>(`/${prefix}/${String(id)}`));
const act = async (who: Client, id: unknown, name: string, input: Values = {}): Promise<Answer<Values>> =>
  who.post<Values>(`/${prefix}/${String(id)}/${name}`, { version: (await read(oper, id))['version'], ...input });
const listed = async (who: Client, query: string) =>
  (await who.get<{ content: Values[] }>(`/${prefix}/list?${query}`)).body.content;
const menusOf = async (who: Client) =>
  (await who.get<{ menu: { treeId: string }[] }>('/platform/member/profile')).body.menu.map(({ treeId }) => treeId);
const events = (record: Values) =>
  (record['histList'] as Values[]).map(({ histTpCd, befVal, aftVal }) => [histTpCd, befVal, aftVal]);

test('F8 1: applied for with consent, approved by the operator, its menus open with the next profile', async () => {
  expect(errorsOf(await post(admin5, { agreeYn: 'N' }))).toEqual([400, 'E_REQUIRED', 'agreeYn']);
  expect((await post(admin5, { agreeYn: 'N' })).body['message']).toBe('클라우드 서비스 약관 동의에 동의해 주세요.');
  expect(errorsOf(await post(admin5, { agreeYn: undefined }))).toEqual([400, 'E_REQUIRED', 'agreeYn']);
  expect(errorsOf(await post(admin5, { userCnt: 0 }))).toEqual([400, 'E_RANGE', 'userCnt']);
  const made = ok(await post(admin5), 201);
  const { id } = made;
  expect(made).toMatchObject({
    ...{ subscNo: 'SB-2611-0001', stCd: 'REQ', sysCd: 'SWK', userCnt: 6, payMthdCd: 'TRANS', reqDt: '2026-11-20' },
    ...{ startDt: null, endDt: null, trainCnt: 0, convYn: 'N' },
  });
  expect(made).not.toHaveProperty('ownCorpId');
  expect(errorsOf(await post(admin5))).toEqual([409, 'E_DUP', 'prodId']);
  expect(errorsOf(await act(admin5, id, 'approve'))).toEqual([403, 'E_AUTH']);
  expect(await menusOf(admin5)).not.toContain('S21');
  expect((await admin5.get<Values>('/shipwork/expDecl/list')).body).toMatchObject({ status: 403, code: 'E_SUBSC' });
  expect(await listed(oper, 'view=op&stCd=REQ&ownCorpId=5')).toMatchObject([
    { subscNo: 'SB-2611-0001', ownCorpId: 5, ownCorpNm: '감천데모보세창고(주)', prodNm: '수출입 통관' },
  ]);
  const bell = (await oper.get<{ content: Values[] }>('/platform/notify/list')).body.content;
  expect(bell.filter(({ recordId }) => recordId === id)).toMatchObject([
    { kind: 'turn', view: 'op', facts: { to: 'REQ', by: '감천데모보세창고(주)' } },
  ]);
  expect(ok(await act(oper, id, 'approve'))).toMatchObject({ stCd: 'USE', startDt: '2026-11-20' });
  const told = (await admin5.get<{ content: Values[] }>('/platform/notify/list')).body.content;
  expect(told.filter(({ recordId }) => recordId === id)).toMatchObject([
    { kind: 'state', view: 'use', facts: { from: 'REQ', to: 'USE' } },
  ]);
  expect(await menusOf(admin5)).toEqual(expect.arrayContaining(['S2', 'S21', 'S22']));
  expect((await admin5.get('/shipwork/expDecl/list')).status).toBe(200);
  expect(events(await read(admin5, id))).toEqual([
    ['REQ', null, '6'],
    ['APPROVE', null, '2026-11-20'],
  ]);
  // The company reads who of its own people did it, and of the operator no person.
  expect(((await read(admin5, id))['histList'] as Values[]).map(({ userNm }) => userNm ?? null)).toEqual([
    '황가상',
    null,
  ]);
  expect(((await read(oper, id))['histList'] as Values[])[0]).not.toHaveProperty('userId');
});

test('more users, notice of seven days, taken back, and the end on its day', async () => {
  const [{ id }] = (await listed(admin5, `view=use&prodId=${customs}`)) as [Values];
  expect(errorsOf(await act(admin5, id, 'changeUserCnt', { userCnt: 0 }))).toEqual([400, 'E_RANGE', 'userCnt']);
  expect(ok(await act(admin5, id, 'changeUserCnt', { userCnt: 8 }))).toMatchObject({ userCnt: 8, stCd: 'USE' });
  expect(errorsOf(await act(admin5, id, 'changeUserCnt', { userCnt: 8 }))).toEqual([400, 'E_RANGE', 'userCnt']);
  // F8 5.
  expect(ok(await admin5.get<Values>(`/${prefix}/${String(id)}/facts`))).toMatchObject({ firstEndDt: '2026-11-27' });
  const early = await act(admin5, id, 'reqTerm', { endDt: '2026-11-26' });
  expect(errorsOf(early)).toEqual([400, 'E_RANGE', 'endDt']);
  expect(early.body['message']).toContain('가장 빠른 종료일은 2026-11-27입니다.');
  expect(errorsOf(await act(oper, id, 'reqTerm', { endDt: '2026-11-27' }))).toEqual([403, 'E_AUTH']);
  const asked = ok(await act(admin5, id, 'reqTerm', { endDt: '2026-11-30', termReason: '철수' }));
  expect(asked).toMatchObject({ stCd: 'TERM_REQ', termReqDt: '2026-11-20', endDt: '2026-11-30', termReason: '철수' });
  expect(await menusOf(admin5)).toContain('S21');
  expect(errorsOf(await act(admin5, id, 'changeUserCnt', { userCnt: 9 }))).toEqual([409, 'E_STATE', 'stCd']);
  expect(ok(await act(admin5, id, 'cancelTerm'))).toMatchObject({
    ...{ stCd: 'USE', endDt: null, termReqDt: null, termReason: null },
  });
  ok(await act(admin5, id, 'reqTerm', { endDt: '2026-11-27' }));
  const night = (date: string) => oper.post('/fw/job/nightly', { date });
  await night('2026-11-26');
  expect(await read(admin5, id)).toMatchObject({ stCd: 'TERM_REQ' });
  await night('2026-11-27');
  await night('2026-11-27');
  const over = await read(admin5, id);
  expect(over).toMatchObject({ stCd: 'TERM', endDt: '2026-11-27' });
  expect(events(over).slice(2)).toEqual([
    ['USER', '6', '8'],
    ['TERM_REQ', null, '2026-11-30'],
    ['TERM_CANCEL', '2026-11-30', null],
    ['TERM_REQ', null, '2026-11-27'],
    ['TERM', null, '2026-11-27'],
  ]);
  // At once for whoever works in it, and with the next profile for the menus.
  expect((await admin5.get<Values>('/shipwork/expDecl/list')).body).toMatchObject({ status: 403, code: 'E_SUBSC' });
  expect(await menusOf(admin5)).not.toContain('S21');
  // The subscription itself stays to be read, and the service may be applied for again.
  expect(ok(await post(admin5), 201)).toMatchObject({ subscNo: 'SB-2611-0002' });
});

test('an application is changed while it waits, and taken back', async () => {
  const [{ id, version }] = (await listed(admin5, `view=hist&stCd=REQ`)) as [Values];
  const changed = ok(await admin5.patch<Values>(`/${prefix}/${String(id)}`, { version, trainCnt: 2, convYn: 'Y' }));
  expect(changed).toMatchObject({ trainCnt: 2, convYn: 'Y' });
  expect(errorsOf(await oper.patch<Values>(`/${prefix}/${String(id)}`, { version: 2, trainCnt: 9 }))[0]).toBe(403);
  expect(ok(await act(admin5, id, 'cancelReq'))).toMatchObject({ stCd: 'CANCEL' });
  expect(errorsOf(await act(oper, id, 'approve'))).toEqual([409, 'E_STATE', 'stCd']);
});

test('an application is refused with a reason that the company reads', async () => {
  const made = ok(await post(admin5, { prodId: 30, userCnt: 2 }), 201);
  const { id } = made;
  expect(errorsOf(await act(admin5, id, 'refuseReq', { reason: '스스로' }))).toEqual([403, 'E_AUTH']);
  expect(errorsOf(await act(oper, id, 'refuseReq'))).toEqual([400, 'E_REQUIRED', 'reason']);
  expect(ok(await act(oper, id, 'refuseReq', { reason: '사업자등록증을 확인할 수 없습니다' }))).toMatchObject({
    stCd: 'CANCEL',
  });
  expect(events(await read(admin5, id)).at(-1)).toEqual(['CANCEL', null, '사업자등록증을 확인할 수 없습니다']);
  expect(await listed(admin5, `view=hist&keyword=${String(made['subscNo'])}`)).toHaveLength(1);
});

test('views: in use, all of the own, all of everybody for the operator', async () => {
  const states = async (who: Client, query: string) => new Set((await listed(who, query)).map(({ stCd }) => stCd));
  expect(await states(admin5, 'view=use')).toEqual(new Set(['USE']));
  expect(await states(admin5, 'view=hist')).toEqual(new Set(['USE', 'TERM', 'CANCEL']));
  expect((await admin5.get(`/${prefix}/list?view=op`)).status).toBe(403);
  // The operator approves; who subscribes applies.
  expect(errorsOf(await oper.post<Values>(`/${prefix}?view=op`, body()))).toEqual([403, 'E_AUTH']);
  const companies = new Set((await listed(oper, 'view=op&size=100')).map(({ ownCorpId }) => ownCorpId));
  expect(companies).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
  // Whose record it is not finds nothing.
  const [{ id }] = (await listed(admin5, 'view=use')) as [Values];
  expect((await (await app.as('admin7')).get(`/${prefix}/${String(id)}`)).status).toBe(404);
});

test('the form begins with the service that the store names and the users it counts on', async () => {
  expect(ok(await admin5.get<Values>(`/${prefix}/new?subsReqId=SWK-CUS`))).toMatchObject({
    prodId: customs,
    userCnt: 6,
  });
  expect(ok(await admin5.get<Values>(`/${prefix}/new`))).toMatchObject({
    userCnt: 1,
    payMthdCd: 'TRANS',
    agreeYn: 'N',
  });
  expect(errorsOf(await admin5.get<Values>(`/${prefix}/new?subsReqId=NONE`))).toEqual([400, 'E_REF', 'prodId']);
  expect(ok(await admin5.get<Values>(`/${prefix}/defaults?of=prodId&prodId=${customs}`))).toMatchObject({
    header: { userCnt: 6, sysCd: 'SWK' },
  });
  // What does not run yet is not to be had.
  expect(errorsOf(await post(admin5, { prodId: 36 }))).toEqual([400, 'E_REF', 'prodId']);
  const chosen = (await admin5.get<{ content: Values[] }>('/platform/common/product')).body.content;
  expect(chosen.map(({ key }) => key)).toContain('SWK-CUS');
  expect(chosen.map(({ key }) => key)).not.toContain('DTS-STD');
});

test('a repair yard has its settings from the day of its approval', async () => {
  const admin6 = await app.as('admin6');
  const made = ok(await post(admin6, { prodId: 30, userCnt: 2 }), 201);
  ok(await act(oper, made['id'], 'approve'));
  const settings = await (await signIn(app.app, 'admin6')).get<{ content: Values[] }>('/rs4/stdinfo/config/list');
  expect(settings.body.content.length).toBe(10);
});

test('the calculator tells fees, the users counted on, and that the base fee is paid with what is held already', async () => {
  const costs = async (who: Client, query: string) => ok(await who.get<Values>(`/${prefix}/costs?${query}`));
  const told = await costs(admin5, `prodId=${customs}`);
  expect(told).toMatchObject({ baseUserCnt: 6, basePaid: true });
  expect((told['fees'] as Values[]).map(({ feeTpCd, unitPrice }) => [feeTpCd, unitPrice])).toEqual([
    ['BASE', '25000'],
    ['EXTRA', '100000'],
    ['SETUP', '1600000'],
    ['TRANS', '250'],
    ['TRAIN', '100000'],
  ]);
  // On the oldest subscription that lives it is booked.
  const held = await listed(admin5, 'view=use&sort=id,asc');
  expect(await costs(admin5, `prodId=28&subscId=${String(held[0]!['id'])}`)).toMatchObject({ basePaid: false });
  expect(await costs(oper, `prodId=28&subscId=${String(held[1]!['id'])}`)).toMatchObject({ basePaid: true });
  expect(await costs(oper, `prodId=28&subscId=${String(held[0]!['id'])}`)).toMatchObject({ basePaid: false });
});

test('the operator sees on the dashboard what waits for an approval', async () => {
  const parts = JSON.stringify((await oper.get('/platform/dashboard')).body);
  expect(parts).toContain('"platform/subsc"');
  expect(parts).toMatch(/"waiting":\d+,"inUse":\d+,"waitingDays":2/);
});

test('what became of the subscriptions stands as a table of events, each company its own', async () => {
  const table = async (who: Client) =>
    JSON.stringify(ok(await who.get<Values>(`/${prefix}/report/events?from=2026-11-01&to=2026-11-30`)));
  const [own, all] = [await table(admin5), await table(oper)];
  for (const word of ['SB-2611-0001', '사용자수 변경', '해지철회', '2026-11-27']) expect(own, word).toContain(word);
  expect(own).not.toContain('누리데모해운');
  expect(all).toContain('누리데모해운');
});
