/** Who may do what with a plan and its cargo: transporter, gate it leaves, gate it comes to, and a transporter whose plan it is not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { password, signIn, startApp, type Client, type TestApp } from '../../support/app.ts';
import { ok } from '../../support/supply.ts';
import { cargo26, openTransport, type Transport } from '../../support/transport.ts';

let app: TestApp;
let on: Transport;
let third: Client;
let decl: Values;
let at: string;
let id: unknown;
const prefix = 'btcd/plan';

beforeAll(async () => {
  app = await startApp({ env: { APP_CLOCK: '2026-11-20T12:00:00+09:00' } });
  on = await openTransport(app);
  // Another company that has bonded transport and dispatch, with its own administrator.
  const admin = await app.as('admin8');
  const { content } = ok(await on.gate.get<Values>('/platform/system/product/list?size=200')) as { content: Values[] };
  for (const subsReqId of ['BTA-STD', 'BTCD-STD']) {
    const prodId = content.find((one) => one['subsReqId'] === subsReqId)!['id'];
    const asked = ok(await admin.post<Values>('/platform/subsc?view=use', { prodId, userCnt: 3, agreeYn: 'Y' }), 201);
    const { version } = ok(await on.gate.get<Values>(`/platform/subsc/${String(asked['id'])}`));
    ok(await on.gate.post<Values>(`/platform/subsc/${String(asked['id'])}/approve`, { version }));
  }
  // A login of its own: it sees the new menus.
  third = await app.as('admin8', 'en');
  const vehicle = await on.vehicle('부산99사3001');
  decl = await on.released(cargo26);
  const made = ok(
    await on.carrier.post<Values>(`/${prefix}`, on.plan(decl, vehicle['id'], { pkgCnt: 88, wgt: '1172.20' })),
    201,
  );
  id = made['id'];
  at = `/${prefix}/${String(id)}`;
}, 180_000);
afterAll(() => app.close());

const people = () => ({ carrier: on.carrier, from: on.gate, to: on.warehouse, third });
type Who = keyof ReturnType<typeof people>;

const step = {
  submit: {},
  verify: () => ({ vhclNo: '부산99사3001', declNo: decl['declNo'], sealNo: 'DS260001' }),
  depart: { outDtm: '2026-11-20 10:05' },
  arrive: { arrDtm: '2026-11-20 11:40' },
  confirm: { arrPkgCnt: 88, arrWgt: '1172.20', sealOkYn: 'Y', diffCd: 'NONE' },
  settle: { settleTxt: '확인함' },
  cancel: {},
} as const;
type Step = keyof typeof step;
const by: Readonly<Record<Step, Who>> = {
  ...{ submit: 'carrier', verify: 'from', depart: 'from', arrive: 'carrier', confirm: 'to' },
  ...{ settle: 'carrier', cancel: 'carrier' },
};
const from: Readonly<Record<Step, readonly string[]>> = {
  ...{ submit: ['DRAFT'], verify: ['SUBM'], depart: ['VRF'], arrive: ['OUT'], confirm: ['ARRV'] },
  ...{ settle: ['DIFF'], cancel: ['DRAFT', 'SUBM'] },
};
const bodyOf = (name: Step): Values => {
  const body = step[name];
  return typeof body === 'function' ? body() : body;
};
const take = async (who: Who, name: Step) => {
  const { version } = await on.read(on.carrier, prefix, id);
  return people()[who].post<Values>(`${at}/${name}`, { version, ...bodyOf(name) });
};

/** Every step by everybody but the one that belongs there now; the plan stays as it is. */
async function refusedAll(state: string): Promise<void> {
  const before = await on.read(on.carrier, prefix, id);
  expect(before['stCd']).toBe(state);
  for (const who of Object.keys(people()) as Who[])
    for (const name of Object.keys(step) as Step[]) {
      if (who === by[name] && from[name].includes(state)) continue;
      const wanted = who === 'third' ? 404 : who === by[name] ? 409 : 403;
      expect([state, who, name, (await take(who, name)).status]).toEqual([state, who, name, wanted]);
    }
  expect(await on.read(on.carrier, prefix, id)).toEqual(before);
}
const found = async (client: Client, path: string): Promise<number> =>
  (ok(await client.get<Values>(path)) as { page: { totalElements: number } }).page.totalElements;

test.each([
  ['DRAFT', 'submit', 'SUBM'],
  ['SUBM', 'verify', 'VRF'],
  ['VRF', 'depart', 'OUT'],
  ['OUT', 'arrive', 'ARRV'],
  ['ARRV', 'confirm', 'CONF'],
] as const)('in %s only one may do one thing: %s', async (state, name, next) => {
  await refusedAll(state);
  expect(ok(await take(by[name], name))).toMatchObject({ stCd: next });
});

test('once confirmed nobody does anything', () => refusedAll('CONF'));

test('the three sides read it, the fourth finds it nowhere', async () => {
  const word = encodeURIComponent('부산99사3001');
  const readers: Readonly<Record<Who, readonly [view: string, status: number, rows: number]>> = {
    carrier: ['', 200, 1],
    from: ['gate', 200, 1],
    to: ['arrv', 200, 1],
    third: ['', 404, 0],
  };
  for (const [who, [view, status, rows]] of Object.entries(readers) as [Who, readonly [string, number, number]][]) {
    const client = people()[who];
    for (const path of ['', '/history?page=1&size=10', '/print'])
      expect([who, path, (await client.get(`${at}${path}`)).status]).toEqual([who, path, status]);
    // The gate that it left has it in its box no more.
    const inBox = who === 'from' ? 0 : rows;
    expect([who, await found(client, `/${prefix}/list?view=${view}&keyword=${word}`)]).toEqual([who, inBox]);
    expect([who, await found(client, `/${prefix}/list?view=${view}&ids=${String(id)}`)]).toEqual([who, inBox]);
    const declared = await client.get(`/bta/decl/${String(decl['id'])}`);
    // The warehouse has no menu of declarations at all.
    expect([who, declared.status]).toEqual([who, { carrier: 200, from: 404, to: 403, third: 404 }[who]]);
  }
});

test('nobody but the transporter changes or deletes it, and nobody once it is under way', async () => {
  const { version } = await on.read(on.carrier, prefix, id);
  const tried = async (who: Who) => [
    (await people()[who].patch(at, { version, pkgCnt: 1 })).status,
    (await people()[who].del(at)).status,
  ];
  expect(await tried('carrier')).toEqual([409, 409]);
  expect((await tried('third'))[0]).toBe(404);
  for (const who of ['from', 'to'] as const) expect((await tried(who)).every((code) => code >= 403)).toBe(true);
  expect(await on.read(on.carrier, prefix, id)).toMatchObject({ stCd: 'CONF', pkgCnt: 88 });
});

test('cargo and vehicle are told of where they are chosen: goods, shipper and what is left; driver and trips of the day', async () => {
  type Choices = { content: { id: number; value: string; tells?: string }[] };
  const [row] = (await on.read(on.carrier, 'bta/decl', decl['id']))['cargoList'] as { id: number }[];
  const { content: cargos } = (await on.carrier.get<Choices>(`/bta/common/decl/cargo?ids=${row!.id}`)).body;
  // The window shows no column that is always empty.
  expect(cargos[0]).toMatchObject({ sealNo: cargo26.sealNo, pkgUnitCd: cargo26.pkgUnitCd, dngYn: 'N' });
  const left = Number(cargo26.pkgCnt) - 88;
  expect(cargos[0]!.tells).toMatch(new RegExp(`^${cargo26.itemNm} · .+ · 잔여 ${left} `));
  const vehicles = async (day: string) =>
    (await on.carrier.get<Choices>(`/btcd/common/vhcl?planDepDtm=${encodeURIComponent(day)}`)).body.content;
  const plan = await on.read(on.carrier, prefix, id);
  const day = String(plan['planDepDtm']);
  const told = async (of: string) => (await vehicles(of)).find(({ value }) => value === '부산99사3001')!.tells;
  expect(await told(day)).toMatch(/^.+ · 그날 배차 [1-9]\d*건$/);
  expect(await told('2027-01-05 09:00')).toMatch(/ · 그날 배차 0건$/);
  expect(await told('')).not.toContain('배차');
  // A trip that is given up takes nobody's day and no packages; nor does a draft take any.
  const other = await on.released({ ...cargo26, cargMtNo: '26DEMOA001I00010020', blNo: 'DEMOPUS26110020' });
  const at9 = { planDepDtm: '2026-11-27 09:00', planArrDtm: '2026-11-27 11:00' };
  const again = on.plan(other, plan['vhclId'], { pkgCnt: 1, wgt: '1.00', ...at9 });
  const trip = ok(await on.carrier.post<Values>(`/${prefix}`, again), 201);
  const [cargo] = (await on.read(on.carrier, 'bta/decl', other['id']))['cargoList'] as { id: number }[];
  const leftOf = async () =>
    (await on.carrier.get<Choices>(`/bta/common/decl/cargo?ids=${cargo!.id}`)).body.content[0]!.tells;
  expect(await told(at9.planDepDtm)).toMatch(/ · 그날 배차 1건$/);
  // What a draft means to take is told beside it, of the cargo and of its declaration.
  const ofDecl = async () =>
    (await on.carrier.get<Choices>(`/bta/common/decl?ids=${String(other['id'])}`)).body.content[0]!.tells;
  expect(await leftOf()).toMatch(/잔여 88 CT · 작성 중 1 CT$/);
  expect(await ofDecl()).toMatch(/^북극성데모해운\(주\) · .+ · 잔여 88 개 · 작성 중 1 개$/);
  ok(await on.act(on.carrier, prefix, trip['id'], 'submit'));
  expect(await leftOf()).toMatch(/잔여 87 CT$/);
  expect(await ofDecl()).toMatch(/ · 잔여 87 개$/);
  ok(await on.act(on.carrier, prefix, trip['id'], 'cancel'));
  expect(await told(at9.planDepDtm)).toMatch(/ · 그날 배차 0건$/);
  expect(await leftOf()).toContain('잔여 88 ');
});

test('what moved is told to whoever asks by its number, and nothing else of it', async () => {
  const answer = await third.get<Values>(`/bta/decl/cargoInfo?cargMtNo=${cargo26.cargMtNo}`);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toMatch(/부산99사3001|권기사|DS260001|북극성/);
});

test('each gate asks for full authority of its own menu: B22 lets go, B23 confirms', async () => {
  const admin = await app.as('admin5');
  const keeper = async (name: string, b22: string, b23: string): Promise<Client> => {
    const levels = [
      [1501, '1'],
      [1502, b22],
      [1503, b23],
    ] as const;
    const insertMenuList = levels.map(([menuId, menuAuthCd]) => ({ menuId, menuAuthCd }));
    const { id: authId } = ok(await admin.post<Values>('/platform/auth', { authNm: name, insertMenuList }), 201);
    const loginId = `${name}@demo.example`;
    ok(
      await admin.post('/platform/user', { loginId, userNm: name, phone: '01000000098', authId, loginPw: password }),
      201,
    );
    return signIn(app.app, loginId);
  };
  const leaving = await keeper('leaving', '2', '1');
  const arriving = await keeper('arriving', '1', '2');
  // From the warehouse's own area, still a draft: whoever may verify hears that it is too early.
  const vehicle = await on.vehicle('부산99사3002');
  const back = await on.released(
    { ...cargo26, cargMtNo: '26DEMOA001I00010009', blNo: 'DEMOPUS26110009' },
    { fromBondAreaCd: '03099001', toBondAreaCd: '03099002' },
  );
  const draft = ok(
    await on.carrier.post<Values>(`/${prefix}`, on.plan(back, vehicle['id'], { pkgCnt: 88, wgt: '1172.20' })),
    201,
  );
  const status = async (who: Client, of: unknown, name: Step) => {
    const { version } = await on.read(on.carrier, prefix, of);
    return (await who.post(`/${prefix}/${String(of)}/${name}`, { version, ...bodyOf(name) })).status;
  };
  expect(await status(leaving, draft['id'], 'verify')).toBe(409);
  expect(await status(leaving, draft['id'], 'depart')).toBe(409);
  expect(await status(arriving, draft['id'], 'verify')).toBe(403);
  expect(await status(arriving, draft['id'], 'depart')).toBe(403);
  // What came to it is confirmed already.
  expect(await status(arriving, id, 'confirm')).toBe(409);
  expect(await status(leaving, id, 'confirm')).toBe(403);
});

test('packages that are planned weigh their part of what is left, until somebody weighs them', async () => {
  const vehicle = await on.vehicle('부산99사3004');
  const half = await on.released({ ...cargo26, cargMtNo: '26DEMOA001I00010010', blNo: 'DEMOPUS26110010' });
  const [cargo] = half['cargoList'] as Values[];
  const following = async (more: Values) => {
    const asked = new URLSearchParams({ of: 'pkgCnt', declId: String(half['id']), cargoId: String(cargo!['id']) });
    for (const [name, value] of Object.entries(more)) asked.set(name, String(value));
    return ok(await on.carrier.get<Values>(`/${prefix}/defaults?${asked}`))['header'];
  };
  expect(await following({ pkgCnt: 48, wgt: '1172.20' })).toEqual({ wgt: '639.38' });
  expect(await following({ pkgCnt: 40, wgt: '639.38' })).toEqual({ wgt: '532.82' });
  expect(await following({ pkgCnt: 48, wgt: '640.00' })).toEqual({});
  // So they do where a call says packages alone; of the rest what is left is all.
  const made = ok(await on.carrier.post<Values>(`/${prefix}`, on.plan(half, vehicle['id'], { pkgCnt: 48 })), 201);
  expect(made).toMatchObject({ pkgCnt: 48, wgt: '639.38' });
  ok(await on.act(on.carrier, prefix, made['id'], 'submit'));
  expect(await following({ pkgCnt: 40 })).toEqual({ wgt: '532.82' });
});

test('whoever submits a plan is told of an earlier draft of the same packages, and may go on; the earlier one asks nothing', async () => {
  const cargo = { ...cargo26, cargMtNo: '26DEMOA001I00010031', blNo: 'DEMOPUS26110031' };
  const declared = await on.released(cargo);
  const vehicles = [await on.vehicle('부산99사3031'), await on.vehicle('부산99사3032')];
  const draft = async (truck: number, pkgCnt: number) =>
    ok(
      await on.carrier.post<Values>(
        `/${prefix}`,
        on.plan(declared, vehicles[truck]!['id'], {
          ...{ pkgCnt, planDepDtm: '2026-11-28 09:00', planArrDtm: '2026-11-28 11:00' },
        }),
      ),
      201,
    );
  const [first, later] = [await draft(0, 48), await draft(1, 41)];
  const submit = (plan: Values, more: Values = {}) => on.act(on.carrier, prefix, plan['id'], 'submit', more);
  const asked = await submit(later, { confirmed: [] });
  expect([asked.status, asked.body['message']]).toEqual([
    409,
    `먼저 작성한 배차(${String(first['planNo'])})도 이 화물 48개를 실으려고 합니다. 이 배차를 신고하면 47개만 남습니다.`,
  ]);
  // Where both fit nobody is asked, nor is whoever came first.
  const { version } = await on.read(on.carrier, prefix, later['id']);
  ok(await on.carrier.patch<Values>(`/${prefix}/${String(later['id'])}`, { version, pkgCnt: 40, wgt: '532.82' }));
  ok(await submit(later));
  ok(await submit(first));
});

test('a trip of more weight than was declared, or above the tons of its vehicle, is asked about when it is written and reported', async () => {
  const heavy = { ...cargo26, cargMtNo: '26DEMOA001I00010032', blNo: 'DEMOPUS26110032', grossWgt: '30000.00' };
  const declared = await on.released(heavy);
  // Its number is found as it is shown.
  const { body: offered } = await on.carrier.get<{ content: Values[] }>(
    '/bta/common/decl/cargo?keyword=26DEMOA001I-0001-0032',
  );
  expect(offered.content.map(({ value }) => value)).toEqual([heavy.cargMtNo]);
  const vehicle = await on.vehicle('부산99사3041');
  const times = { planDepDtm: '2026-11-29 09:00', planArrDtm: '2026-11-29 11:00' };
  const make = (wgt: string, more: Values = {}) =>
    on.carrier.post<Values>(`/${prefix}`, on.plan(declared, vehicle['id'], { pkgCnt: 88, wgt, ...times, ...more }));
  const over = await make('99999999.00');
  expect([over.status, JSON.stringify(over.body)]).toEqual([
    409,
    expect.stringContaining('더 배차할 수 있는 중량은 30,000.00 kg'),
  ]);
  const sentence = '차량 부산99사3041의 적재톤수 11톤을 넘습니다. 중량과 차량을 확인하세요.';
  const asked = await make('11000.01');
  expect([asked.status, asked.body['message']]).toEqual([409, sentence]);
  const sure = { confirmed: ['planOverLoad', 'planDraftBefore'] };
  const plan = ok(await make('11000.01', sure), 201);
  const again = await on.act(on.carrier, prefix, plan['id'], 'submit');
  expect([again.status, again.body['message']]).toEqual([409, sentence]);
  // What another trip took meanwhile is not there any more, whatever the draft says.
  const first = ok(await make('20000.00', { pkgCnt: 8, ...sure }), 201);
  ok(await on.act(on.carrier, prefix, first['id'], 'submit', sure));
  const { version } = await on.read(on.carrier, prefix, plan['id']);
  ok(await on.carrier.patch<Values>(`/${prefix}/${String(plan['id'])}`, { version, pkgCnt: 80, wgt: '10000.00' }));
  const shifted = { planDepDtm: '2026-11-29 12:00', planArrDtm: '2026-11-29 13:00' };
  const late = ok(await make('10000.00', { pkgCnt: 80, ...shifted }), 201);
  ok(await on.act(on.carrier, prefix, late['id'], 'submit', sure));
  const refused = await on.act(on.carrier, prefix, plan['id'], 'submit');
  expect(refused.body['errors']).toMatchObject([{ code: 'E_BAL', field: 'pkgCnt' }]);
});
