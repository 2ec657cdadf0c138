/** Subscriptions over the wire (10-platform subsc, 30-flows F8): applied for, approved, menus, users, notice, end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { announcedOf, type Costs } from '../../../src/services/platform/subsc/company.ts';
import { startApp, signIn, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { asOwner } from '../../support/billing.ts';
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
  expect((await post(admin5, { agreeYn: 'N' })).body['message']).toBe(
    '클라우드 서비스 약관 동의가 필요합니다. 확인란을 선택해 주세요.',
  );
  expect(errorsOf(await post(admin5, { agreeYn: undefined }))).toEqual([400, 'E_REQUIRED', 'agreeYn']);
  expect(errorsOf(await post(admin5, { userCnt: 0 }))).toEqual([400, 'E_RANGE', 'userCnt']);
  const many = await post(admin5, { userCnt: 99_999 });
  expect(JSON.stringify(many.body)).toContain('99,999');
  const made = ok(await post(admin5), 201);
  const { id } = made;
  expect(made).toMatchObject({
    ...{ subscNo: 'SB-2611-0001', stCd: 'REQ', sysCd: 'SWK', userCnt: 6, payMthdCd: 'TRANS', reqDt: '2026-11-20' },
    ...{ startDt: null, endDt: null, trainCnt: 0, convYn: 'N' },
  });
  expect(made).not.toHaveProperty('ownCorpId');
  const again = await post(admin5);
  expect(errorsOf(again)).toEqual([409, 'E_DUP', 'prodId']);
  expect(again.body['message']).toContain('이미 신청해 승인을 기다리는 서비스입니다.');
  expect(errorsOf(await act(admin5, id, 'approve'))).toEqual([403, 'E_AUTH']);
  const waiting = async () =>
    (await admin5.get<{ parts: Values }>('/platform/dashboard')).body.parts['platform/subsc/waiting'];
  expect(await waiting()).toMatchObject([{ id, prodNm: '수출입 통관', userCnt: 6, reqDt: '2026-11-20' }]);
  expect(await menusOf(admin5)).not.toContain('S21');
  expect((await admin5.get<Values>('/shipwork/expDecl/list')).body).toMatchObject({ status: 403, code: 'E_SUBSC' });
  expect(await listed(oper, 'view=op&stCd=REQ&ownCorpId=5')).toMatchObject([
    { subscNo: 'SB-2611-0001', ownCorpId: 5, ownCorpNm: '감천데모보세창고(주)', prodNm: '수출입 통관' },
  ]);
  const bell = (await oper.get<{ content: Values[] }>('/platform/notify/list')).body.content;
  expect(bell.filter(({ recordId }) => recordId === id)).toMatchObject([
    { kind: 'turn', view: 'op', facts: { to: 'REQ', by: '감천데모보세창고(주)' } },
  ]);
  // The operator reads what it comes to before it happens; the company has its own summary.
  const factsOf = async (who: Client) => ok(await who.get<Values>(`/${prefix}/${String(id)}/facts`));
  expect(await factsOf(oper)).toMatchObject({ counted: 6, onceSum: '1,600,000' });
  expect((await factsOf(oper))['monthSum']).toMatch(/^[1-9][\d,]+$/);
  expect(await factsOf(admin5)).not.toHaveProperty('onceSum');
  expect(ok(await act(oper, id, 'approve'))).toMatchObject({ stCd: 'USE', startDt: '2026-11-20' });
  const told = (await admin5.get<{ content: Values[] }>('/platform/notify/list')).body.content;
  expect(told.filter(({ recordId }) => recordId === id)).toMatchObject([
    { kind: 'state', view: 'use', facts: { from: 'REQ', to: 'USE' } },
  ]);
  expect(await waiting()).toBeUndefined();
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
  // Ten times as many as there are is asked about: a nought too many is ten times the fees.
  const many = await act(admin5, id, 'changeUserCnt', { userCnt: 99_999 });
  expect(errorsOf(many).slice(1)).toEqual(['E_WARN', 'userCnt']);
  expect(JSON.stringify(many.body)).toContain('99,999');
  // Ten times ten are as many as a company that begins is not asked about.
  expect(errorsOf(await act(admin5, id, 'changeUserCnt', { userCnt: 101 })).slice(1)).toEqual(['E_WARN', 'userCnt']);
  expect(ok(await act(admin5, id, 'changeUserCnt', { userCnt: 100 }))).toMatchObject({ userCnt: 100 });
  // Too many all the same: fewer of them is what mends it, and is not asked about.
  ok(await act(admin5, id, 'changeUserCnt', { userCnt: 20_000, confirmed: true }));
  expect(ok(await act(admin5, id, 'changeUserCnt', { userCnt: 15_000 }))).toMatchObject({ userCnt: 15_000 });
  expect(ok(await act(admin5, id, 'changeUserCnt', { userCnt: 8 }))).toMatchObject({ userCnt: 8, stCd: 'USE' });
  expect(errorsOf(await act(admin5, id, 'changeUserCnt', { userCnt: 8 }))).toEqual([400, 'E_RANGE', 'userCnt']);
  // Of a service that is only announced nobody changes the users, on the screen and by the call.
  const opens = (yn: string) =>
    asOwner(app, 'update platform_system_product set open_yn = $1 where id = $2', [yn, customs]);
  await opens('N');
  expect(errorsOf(await act(admin5, id, 'changeUserCnt', { userCnt: 9 }))).toEqual([409, 'E_STATE']);
  expect(ok(await admin5.get<Values>(`/${prefix}/${String(id)}/facts`))).toMatchObject({ announced: true });
  await opens('Y');
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
    ['USER', '6', '100'],
    ['USER', '100', '20000'],
    ['USER', '20000', '15000'],
    ['USER', '15000', '8'],
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
  // As many as the calculator of the store was asked for.
  expect(ok(await admin5.get<Values>(`/${prefix}/new?subsReqId=SWK-CUS&users=11`))).toMatchObject({ userCnt: 11 });
  expect(errorsOf(await admin5.get<Values>(`/${prefix}/new?subsReqId=SWK-CUS&users=0`))).toEqual([
    400,
    'E_RANGE',
    'users',
  ]);
  expect(errorsOf(await admin5.get<Values>(`/${prefix}/new?subsReqId=NONE`))).toEqual([400, 'E_REF', 'prodId']);
  expect(ok(await admin5.get<Values>(`/${prefix}/defaults?of=prodId&prodId=${customs}`))).toMatchObject({
    header: { userCnt: 6, sysCd: 'SWK' },
  });
  // A number that somebody said is not replaced by that of another service.
  expect(ok(await admin5.get<Values>(`/${prefix}/defaults?of=prodId&prodId=30&userCnt=8`))).toMatchObject({
    header: { userCnt: 8 },
  });
  expect(ok(await admin5.get<Values>(`/${prefix}/defaults?of=prodId&prodId=${customs}&userCnt=1`))).toMatchObject({
    header: { userCnt: 6 },
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
  // Who applies is told of the people whom the company is billed for; of what it has, that is no question.
  const [row] = await asOwner<{ count: number }>(
    app,
    `select count(*)::int as count from platform_user where corp_id = 5 and del_yn = 'N' and st_cd in ('ACTIVE', 'LOCK')`,
  );
  expect(told['people']).toBe(row!.count);
  // On the oldest subscription that lives it is booked.
  const held = await listed(admin5, 'view=use&sort=id,asc');
  expect(await costs(admin5, `prodId=28&subscId=${String(held[0]!['id'])}`)).toMatchObject({ basePaid: false });
  expect(await costs(oper, `prodId=28&subscId=${String(held[1]!['id'])}`)).toMatchObject({ basePaid: true });
  expect(await costs(oper, `prodId=28&subscId=${String(held[0]!['id'])}`)).toMatchObject({ basePaid: false });
});

test('a list says which of the services in use are only announced, and their whole that they add nothing', async () => {
  const admin8 = await app.as('admin8');
  const held = await listed(admin8, 'view=use&sort=id,asc');
  const told = held.map(({ prodId, openNm }) => [Number(prodId), openNm]);
  expect(new Map(told as [number, unknown][])).toEqual(
    new Map([
      ...[21, 23, 33].map((id) => [id, null] as const),
      ...[24, 34, 35, 36].map((id) => [id, '오픈 예정'] as const),
    ]),
  );
  // A card on a phone tells it by itself.
  expect(held.every(({ openNm, marked }) => (marked as string[]).includes('openNm') === (openNm !== null))).toBe(true);
  const [one] = held as [Values];
  const { whole } = ok(
    await admin8.get<Values>(`/${prefix}/costs?prodId=${String(one['prodId'])}&subscId=${String(one['id'])}`),
  );
  const announced = announcedOf(whole as NonNullable<Costs['whole']>, '2026-11-20');
  expect(announced?.services.map(({ prodNm }) => prodNm)).toHaveLength(4);
  expect([announced?.tot, announced?.sumAmount]).toEqual(['0', '0']);
});

test('a choice of services tells what each costs and which the company has or has applied for, to each company its own', async () => {
  const admin7 = await app.as('admin7');
  const choices = async (who: Client) => {
    const { content } = (await who.get<{ content: Values[] }>('/platform/common/product')).body;
    return new Map(content.map(({ key, tells, barred }) => [key, [tells, (barred as Values | undefined)?.['word']]]));
  };
  const own = await choices(admin7);
  // Applied for, in use, and neither.
  expect(own.get('GW-STD')).toEqual(['1명당 매달 25,000원', '신청 중']);
  expect(own.get('SWK-ORD')).toEqual(['1명당 매달 25,000원 · 도입비 2,000,000원', '이용 중']);
  expect(own.get('SWK-CUS')).toEqual(['1명당 매달 25,000원 · 도입비 1,600,000원', undefined]);
  expect((await choices(await app.as('admin7', 'en'))).get('SWK-CUS')).toEqual([
    'KRW 25,000 per user and month · setup KRW 1,600,000',
    undefined,
  ]);
  expect((await choices(oper)).get('GW-STD')).toEqual(['1명당 매달 25,000원', undefined]);
  const used = await admin7.post<Values>(`/${prefix}`, body({ prodId: 23 }));
  expect(errorsOf(used)).toEqual([409, 'E_DUP', 'prodId']);
  expect(used.body['message']).toContain('이미 이용 중인 서비스입니다. 사용자수는');
});

test('whoever applies is told the service as the store shows it, and what the company runs, as its bills reckon it', async () => {
  const costs = async (who: Client, query: string) => ok(await who.get<Values>(`/${prefix}/costs?${query}`));
  const admin7 = await app.as('admin7');
  const told = await costs(admin7, `prodId=${customs}`);
  expect(told['service']).toMatchObject({
    ...{ subsReqNm: '수출입 통관', sysNm: '쉽워크', tells: '1명당 매달 25,000원 · 도입비 1,600,000원' },
  });
  const { vrFilePath, saveFileNm, barred, functions } = told['service'] as Values;
  expect(functions).toHaveLength(6);
  expect((functions as Values[])[0]).toEqual({
    name: '수출신고',
    text: expect.stringContaining('과세가격과 환율') as string,
  });
  const english = await app.as('admin7', 'en');
  const inEnglish = (await costs(english, `prodId=${customs}`))['service'] as Values;
  expect(JSON.stringify(inEnglish['functions'])).not.toMatch(/\p{Script=Hangul}/u);
  // The same picture.
  expect((await admin7.get<Values>(`/platform/svcstore/${customs}`)).body).toMatchObject({ vrFilePath, saveFileNm });
  expect(barred).toBeUndefined();
  expect((await costs(admin7, 'prodId=23'))['service']).toMatchObject({ barred: { word: '이용 중' } });
  const [waiting] = await listed(admin7, 'view=hist&stCd=REQ');
  expect((await costs(admin7, `prodId=32&subscId=${String(waiting!['id'])}`))['service']).not.toHaveProperty('barred');
  const running = told['running'] as { subscs: Values[]; booked: string };
  const live = (await listed(admin7, 'view=use&sort=id,asc')).map(({ id, startDt }) => [id, startDt]);
  expect(running.subscs.map(({ id, startDt }) => [id, startDt])).toEqual(live);
  expect((running.subscs[0]!['fees'] as Values[])[0]).toEqual({ feeTpCd: 'BASE', unitPrice: '25000', freeQty: 0 });
  expect(running.booked).toBe('0');
  // Of other applications that wait its figures know nothing, and it says so; not of itself.
  expect(told['waiting']).toContainEqual(expect.objectContaining({ prodNm: waiting!['prodNm'] }));
  const itself = await costs(admin7, `prodId=32&subscId=${String(waiting!['id'])}`);
  expect(itself['waiting']).toHaveLength((told['waiting'] as Values[]).length - 1);
  // Of what runs already it is told what the whole comes to, itself among it.
  const held = await listed(admin7, 'view=use&sort=id,asc');
  const ofHeld = await costs(admin7, `prodId=23&subscId=${String(held[0]!['id'])}`);
  expect(ofHeld).not.toHaveProperty('running');
  expect(ofHeld['whole']).toEqual({ ...running, people: told['people'] });
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

test('a company reads where it pays, as the operator names it, and what became of its own subscriptions, newest first', async () => {
  const account = { bankNm: '데모은행', acctNo: '000-0000-0001', holder: expect.any(String) };
  expect(ok(await admin5.get<Values>(`/${prefix}/paying`))).toEqual({ account });
  const english = await app.as('admin5', 'en');
  expect(ok(await english.get<Values>(`/${prefix}/paying`))).toEqual({
    account: { ...account, bankNm: 'Demo Bank', holder: 'Marine Logistics Cloud' },
  });
  await asOwner(app, `update platform_corp set acct_no = null where id = 1`);
  expect(ok(await admin5.get<Values>(`/${prefix}/paying`))).toEqual({});
  await asOwner(app, `update platform_corp set acct_no = $1 where id = 1`, [account.acctNo]);
  expect((await oper.get(`/${prefix}/paying`)).status).toBe(403);

  const admin4 = await app.as('admin4');
  const course = async (who: Client) => (await who.get<{ content: Values[] }>(`/${prefix}/course`)).body.content;
  const ended = (await course(admin4)).filter(({ prodNm }) => prodNm === '창고관리');
  expect(ended).toMatchObject([
    { histTpCd: 'TERM', histDtm: '2026-10-21 10:00' },
    { histTpCd: 'TERM_REQ' },
    { histTpCd: 'APPROVE' },
    { histTpCd: 'REQ' },
  ]);
  const own = (await listed(admin4, 'view=hist&size=1000')).map(({ id }) => id);
  expect((await course(admin4)).every(({ subscId }) => own.includes(subscId))).toBe(true);
  expect(await course(oper)).toEqual([]);
});

test('the operator finds applications by the company whose they are; a company finds none by the name of another', async () => {
  const find = (who: Client, word: string, view: string) =>
    listed(who, `view=${view}&size=1000&keyword=${encodeURIComponent(word)}`);
  const companies = async (word: string) => [
    ...new Set((await find(oper, word, 'op')).map(({ ownCorpNm }) => ownCorpNm)),
  ];
  for (const word of ['감천데모', 'ㄱㅊㄷㅁ', 'gamcheon', '0058100057'])
    expect(await companies(word), word).toEqual(['감천데모보세창고(주)']);
  const [one] = await find(oper, '감천데모', 'op');
  expect((await find(oper, String(one!['subscNo']), 'op')).map(({ id }) => id)).toEqual([one!['id']]);
  expect(await find(oper, '없는회사', 'op')).toEqual([]);
  // Neither by its own name, which it does not see there, nor by that of another.
  for (const word of ['감천데모', '한바다데모'])
    for (const view of ['hist', 'use']) expect(await find(admin5, word, view)).toEqual([]);
  expect((await find(admin5, String(one!['subscNo']), 'hist')).map(({ id }) => id)).toEqual([one!['id']]);
});

test('of services that were chosen together each that runs is told in its order, with how the company has it already', async () => {
  const along = async (who: Client, codes: string) => {
    const { body: found } = await who.get<Values[]>(`/${prefix}/along?view=use&codes=${encodeURIComponent(codes)}`);
    return found.map(({ subsReqId, held }) => [subsReqId, held]);
  };
  const admin8 = await app.as('admin8');
  expect(await along(admin8, 'GW-STD,RS4-STD,NONE,TMATE-STD')).toEqual([
    ['GW-STD', null],
    ['RS4-STD', null],
  ]);
  // What it uses or has applied for does not drop out in silence.
  const admin2 = await app.as('admin2');
  expect(await along(admin2, 'RS4-STD,GW-STD')).toEqual([
    ['RS4-STD', 'USE'],
    ['GW-STD', 'USE'],
  ]);
  expect((await admin2.get(`/${prefix}/along?view=use`)).status).toBe(400);
});
