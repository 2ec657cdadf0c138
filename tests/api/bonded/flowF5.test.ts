/** F5 of 30-flows through the calls, with every figure: the transporter's five steps, the bonded warehouse, the import. */
import { numberOf } from '../../../src/services/demo/users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { errorsOf, ok } from '../../support/supply.ts';
import { act as press, firstPartner, importBody, refused, sent } from '../shipwork/declarations.ts';
import { cargo26, openTransport, type Transport } from '../../support/transport.ts';

let app: TestApp;
let on: Transport;
let vehicle: Values;
let second: Values;
let decl: Values;
let plans: Values[];

beforeAll(async () => {
  // At noon: what is reported of the morning has happened.
  app = await startApp({ env: { APP_CLOCK: '2026-11-20T12:00:00+09:00' } });
  on = await openTransport(app);
});
afterAll(() => app.close());

const plan = 'btcd/plan';
/** The import declares all of it. */
const packed = { pkgCnt: 88, totWgt: '1172.20' };

test('1: a vehicle is qualified with its registration card', async () => {
  const { carrier, act, attach } = on;
  const found = await carrier.get<{ content: Values[] }>(
    `/bta/vhcl/list?keyword=${encodeURIComponent('부산99사1001')}`,
  );
  expect(found.body.content).toMatchObject([{ vhclNo: '부산99사1001', stCd: 'QUAL', driverNm: '권기사' }]);
  vehicle = found.body.content[0]!;
  const made = ok(
    await carrier.post<Values>('/bta/vhcl', {
      ...{ vhclNo: '부산 99사 2001', vhclTpCd: 'TRAC', ownTpCd: 'OWN', tonG: '24', driverNm: '권기사' },
      ...{ driverPhone: numberOf(4, '권기사'), regFromDt: '2026-11-20', regToDt: '2027-11-19' },
    }),
    201,
  );
  expect(made).toMatchObject({ vhclNo: '부산99사2001', bndTrnpCd: '030T01', stCd: 'DRAFT' });
  expect(errorsOf(await act(carrier, 'bta/vhcl', made['id'], 'request'))).toEqual([409, 'E_STATE']);
  await attach(carrier, 'bta/vhcl', 'BT_VHCL', made['id'], 'CERT');
  expect(ok(await act(carrier, 'bta/vhcl', made['id'], 'request'))).toMatchObject({ stCd: 'REQ' });
  second = ok(await act(carrier, 'bta/vhcl', made['id'], 'reply', { resultCd: 'APPROVE' }));
  expect(second).toMatchObject({ stCd: 'QUAL', qualDt: '2026-11-20' });
});

test('2: the declaration is sent and released', async () => {
  const { carrier, act } = on;
  decl = ok(await carrier.post<Values>('/bta/decl', on.decl(cargo26)), 201);
  expect(decl).toMatchObject({
    ...{ stCd: 'DRAFT', bndTrnpCd: '030T01', cstmsCd: '030', totPkgCnt: 88, totWgt: '1172.20' },
    ...{ fromBondAreaNm: '북항데모컨테이너부두', toBondAreaNm: '감천데모보세창고', ownerRegNo: '0098100097' },
  });
  expect(ok(await act(carrier, 'bta/decl', decl['id'], 'send'))).toMatchObject({ stCd: 'ACCEPT' });
  decl = ok(await act(carrier, 'bta/decl', decl['id'], 'reply', { resultCd: 'RELEASE' }));
  expect(decl).toMatchObject({
    ...{ stCd: 'RELEASE', declNo: '030030T0100026000001', acptDt: '2026-11-20', dueDt: '2026-11-30' },
  });
});

test('a declaration that customs refused is of the day on which it is opened again', async () => {
  const { carrier, act } = on;
  const early = { ...on.decl({ ...cargo26, cargMtNo: '26DEMOA001I00010099' }), declDt: '2026-11-16' };
  const one = ok(await carrier.post<Values>('/bta/decl', early), 201);
  ok(await act(carrier, 'bta/decl', one['id'], 'send'));
  ok(await act(carrier, 'bta/decl', one['id'], 'reply', { resultCd: 'REJECT' }));
  expect(ok(await act(carrier, 'bta/decl', one['id'], 'fix'))).toMatchObject({ stCd: 'DRAFT', declDt: '2026-11-20' });
});

test('3: plans of 48 and 41 packages are more than 88, of 48 and 40 are not', async () => {
  const { carrier, act } = on;
  const made = async (body: Values) => ok(await carrier.post<Values>(`/${plan}`, body), 201);
  const one = await made(on.plan(decl, vehicle['id'], { pkgCnt: 48, wgt: '640.00' }));
  expect(one).toMatchObject({
    ...{ vhclNo: '부산99사1001', driverNm: '권기사', declNo: decl['declNo'], cargMtNo: cargo26.cargMtNo },
    ...{ sealNo: 'DS260001', fromCorpId: 1, toCorpId: 5, stCd: 'DRAFT' },
  });
  // What the cargo does not have is said when it is typed, not when the truck is to be planned.
  const most = await carrier.post<Values>(`/${plan}`, on.plan(decl, second['id'], { pkgCnt: 89, wgt: '532.20' }));
  expect([errorsOf(most), most.body['message']]).toEqual([[409, 'E_BAL', 'pkgCnt'], expect.stringContaining('88')]);
  const two = await made(on.plan(decl, second['id'], { pkgCnt: 41, wgt: '532.20' }));
  expect(ok(await act(carrier, plan, one['id'], 'submit'))).toMatchObject({ stCd: 'SUBM' });
  const over = await act(carrier, plan, two['id'], 'submit');
  expect(errorsOf(over)).toEqual([409, 'E_BAL', 'pkgCnt']);
  expect(over.body['message']).toContain('40');
  const { version } = await on.read(carrier, plan, two['id']);
  const still = await carrier.patch<Values>(`/${plan}/${String(two['id'])}`, { version, pkgCnt: 42 });
  expect(errorsOf(still)).toEqual([409, 'E_BAL', 'pkgCnt']);
  ok(await carrier.patch<Values>(`/${plan}/${String(two['id'])}`, { version, pkgCnt: 40 }));
  expect(ok(await act(carrier, plan, two['id'], 'submit'))).toMatchObject({ stCd: 'SUBM' });
  plans = [one, two];
});

test('4: the gate lets through what it was told, and nothing else', async () => {
  const { gate, carrier, warehouse, act, read } = on;
  const seen = { vhclNo: '부산99사1001', declNo: decl['declNo'], sealNo: 'ds-260001' };
  const wrong = await act(gate, plan, plans[0]!['id'], 'verify', { ...seen, vhclNo: '부산99사9999' });
  expect(errorsOf(wrong)).toEqual([400, 'E_PATTERN', 'vhclNo']);
  expect(await read(carrier, plan, plans[0]!['id'])).toMatchObject({ stCd: 'SUBM', vrfDtm: null });
  expect(errorsOf(await act(warehouse, plan, plans[0]!['id'], 'verify', seen))).toEqual([403, 'E_AUTH']);
  expect(ok(await act(gate, plan, plans[0]!['id'], 'verify', seen))).toMatchObject({ stCd: 'VRF', vrfNm: '김운영' });
  ok(await act(gate, plan, plans[1]!['id'], 'verify', { ...seen, vhclNo: '부산99사2001' }));
  for (const { id } of plans) {
    const toCome = await act(gate, plan, id, 'depart', { outDtm: '2026-11-20 12:30' });
    expect(errorsOf(toCome)).toEqual([400, 'E_RANGE', 'outDtm']);
    expect(ok(await act(gate, plan, id, 'depart', { outDtm: '2026-11-20 10:05' }))).toMatchObject({
      ...{ stCd: 'OUT', outDtm: '2026-11-20 10:05', ioOutId: null },
    });
  }
  expect(await read(carrier, 'bta/decl', decl['id'])).toMatchObject({ stCd: 'MOVE' });
});

test('5: both arrive and are confirmed by the warehouse, and with them the declaration', async () => {
  const { driver, warehouse, carrier, act, read } = on;
  // The list shows what is on its way too; what has arrived alone waits for the warehouse.
  const before = Number(await arrivals());
  const early = await act(driver, plan, plans[0]!['id'], 'arrive', { arrDtm: '2026-11-20 10:04' });
  expect(errorsOf(early)).toEqual([400, 'E_RANGE', 'arrDtm']);
  // Nobody arrives at a time that is still to come.
  const late = await act(driver, plan, plans[0]!['id'], 'arrive', { arrDtm: '2026-11-20 23:00' });
  expect(errorsOf(late)).toEqual([400, 'E_RANGE', 'arrDtm']);
  expect(late.body['message']).toMatch(
    /^아직 오지 않은 시각입니다\. 지금\(2026-11-20 12:0\d\)까지만 입력할 수 있습니다\.$/,
  );
  expect(early.body['message']).toBe('출발(반출)일시 2026-11-20 10:05보다 빠를 수 없습니다.');
  for (const [at, { id }] of plans.entries()) {
    ok(await act(driver, plan, id, 'arrive', { arrDtm: `2026-11-20 11:4${at}` }));
    expect(await arrivals()).toBe(before + at + 1);
  }
  const whole = (arrPkgCnt: number, arrWgt: string) => ({ arrPkgCnt, arrWgt, sealOkYn: 'Y', diffCd: 'NONE' });
  expect(ok(await act(warehouse, plan, plans[0]!['id'], 'confirm', whole(48, '640.00')))).toMatchObject({
    stCd: 'CONF',
  });
  expect(await arrivals()).toBe(before + 1);
  expect(await read(carrier, 'bta/decl', decl['id'])).toMatchObject({ stCd: 'MOVE' });
  expect(ok(await act(warehouse, plan, plans[1]!['id'], 'confirm', whole(40, '532.20')))).toMatchObject({
    stCd: 'CONF',
  });
  expect(await arrivals()).toBe(before);
  expect(await read(carrier, 'bta/decl', decl['id'])).toMatchObject({ stCd: 'ARRV' });

  const { content } = ok(await warehouse.get<Values>(`/bwms/io/list?view=in&cargMtNo=${cargo26.cargMtNo}`));
  const reports = (content as Values[]).toSorted((a, b) => Number(b['pkgCnt']) - Number(a['pkgCnt']));
  expect(reports).toMatchObject([
    { ioTpCd: '20', stCd: 'ACCEPT', pkgCnt: 48, grossWgt: '640.00', splitCd: 'P', ioDtm: '2026-11-20 11:40' },
    { ioTpCd: '20', stCd: 'ACCEPT', pkgCnt: 40, grossWgt: '532.20', splitCd: 'P', ownerNm: '북극성데모해운(주)' },
  ]);
  expect(await read(warehouse, 'bwms/io', reports[0]!['id'])).toMatchObject({
    ...{ basisTpCd: 'BT', basisNo: decl['declNo'], vhclNo: '부산99사1001', planId: plans[0]!['id'] },
  });
  const [confirmed, seen] = [await read(warehouse, plan, plans[0]!['id']), await read(carrier, plan, plans[0]!['id'])];
  expect(confirmed['ioInId']).toBe(reports[0]!['id']);
  expect(seen['ioInId'] ?? null).toBeNull();
  // Whoever made the report reads its number in the history of the plan; the carrier knows of none.
  const numberFor = async (who: typeof warehouse) =>
    ok(await who.get<Values>(`/btcd/plan/${plans[0]!['id']}/facts`))['ioInNo'] ?? null;
  expect([await numberFor(warehouse), await numberFor(carrier)]).toEqual([reports[0]!['ioNo'], null]);
  expect(await stock()).toEqual([88, '1172.20', 'STORED', '2027-05-20']);
});

/** What the badge of the arrivals counts. */
async function arrivals() {
  const { boxes } = ok(await on.warehouse.get<Values>('/platform/notify/counts'));
  return (boxes as Readonly<Record<string, number>>)['B23'];
}

/** What the warehouse has of the cargo. */
async function stock() {
  const { content } = ok(await on.warehouse.get<Values>(`/bwms/stock/list?keyword=${cargo26.cargMtNo}`));
  const [row] = content as Values[];
  return [row?.['balPkgCnt'], row?.['balWgt'], row?.['stCd'], row?.['storeDueDt']];
}
const out = async (pkgCnt: number, grossWgt: string, splitCd: string): Promise<Values> =>
  ok(
    await on.warehouse.post<Values>('/bwms/io?view=out', {
      ...{ ioCd: 'O', ioTpCd: '50', bondAreaCd: '03099001', ioDtm: '2026-11-20 15:00', cargMtNo: cargo26.cargMtNo },
      ...{ blNo: cargo26.blNo, ownerNm: '북극성데모상사', itemNm: cargo26.itemNm, pkgUnitCd: 'CT' },
      // Written before its paper is there.
      ...{ pkgCnt, grossWgt, splitCd, confirmed: true },
    }),
    201,
  );

test('6: without a ground nothing goes out', async () => {
  const answer = await press(on.warehouse, 'bwms/io', await out(30, '400.00', 'P'), 'send');
  expect([answer.status, answer.body['code'], answer.body['message']]).toEqual([
    409,
    'E_STATE',
    '반출 근거가 없습니다.',
  ]);
  expect(await stock()).toEqual([88, '1172.20', 'STORED', '2027-05-20']);
});

let importing: Values;
let broker: Client;

test('7: the import is importing, paid and released', async () => {
  broker = await app.as('cust3');
  const body = importBody(await firstPartner(broker));
  importing = ok(await broker.post<Values>('/shipwork/impDecl', { ...body, ...packed }), 201);
  expect(importing).toMatchObject({ taxTotal: '3371000' });
  expect(await sent(broker, 'shipwork/impDecl', importing)).toMatchObject({ declNo: '9900126000001M' });
  ok(await press(broker, 'shipwork/impDecl', importing, 'pay', { payDt: '2026-11-20' }));
  expect(ok(await press(broker, 'shipwork/impDecl', importing, 'reply', { resultCd: 'RELEASE' }))).toMatchObject({
    ...{ stCd: 'RELEASE', outDueDt: '2026-12-05' },
  });
});

test('8: it leaves in parts, never more than lies there, and the import is done with the last', async () => {
  const { warehouse } = on;
  expect(await sent(warehouse, 'bwms/io', await out(30, '400.00', 'P'))).toMatchObject({ stCd: 'ACCEPT' });
  expect(await stock()).toEqual([58, '772.20', 'PART', '2027-05-20']);
  expect(ok(await broker.get<Values>(`/shipwork/impDecl/${String(importing['id'])}`))).toMatchObject({
    stCd: 'RELEASE',
  });
  expect(refused(await press(warehouse, 'bwms/io', await out(60, '772.20', 'P'), 'send'))).toEqual([
    ...[409, 'E_BAL', 'E_BAL pkgCnt'],
  ]);
  expect(await sent(warehouse, 'bwms/io', await out(58, '772.20', 'L'))).toMatchObject({ stCd: 'ACCEPT', splitSeq: 2 });
  expect(await stock()).toEqual([0, '0.00', 'OUT', '2027-05-20']);
  expect(ok(await broker.get<Values>(`/shipwork/impDecl/${String(importing['id'])}`))).toMatchObject({ stCd: 'DONE' });
});

test('9: whoever asks learns how far the cargo is, and of whom or what else nothing', async () => {
  const steps = async (account: string) => {
    const answer = await (
      await app.as(account)
    ).get<{ content: Values[] }>(`/bta/decl/cargoInfo?cargMtNo=${cargo26.cargMtNo}`);
    expect(answer.status).toBe(200);
    return answer.body.content;
  };
  const own = await steps('trn4');
  expect(own.map(({ stepNm, pkgCnt }) => [stepNm, pkgCnt])).toEqual([
    ['보세운송신고', 88],
    ['수리', 88],
    ['출발', 48],
    ['출발', 40],
    ['보세운송 반입', 48],
    ['보세운송 반입', 40],
    ['수입신고', 88],
    ['수입신고수리', 88],
    ['반출', 30],
    ['반출', 58],
  ]);
  expect(own.map(({ place }) => place)).toEqual([
    ...['북항데모컨테이너부두', '북항데모컨테이너부두', '북항데모컨테이너부두', '북항데모컨테이너부두'],
    ...Array.from({ length: 6 }, () => '감천데모보세창고'),
  ]);
  // A broker that has nothing to do with it reads the same, and no name, number or vehicle.
  const others = await steps('cust3');
  expect(others).toEqual(own);
  expect([...new Set(others.flatMap((step) => Object.keys(step)))].sort()).toEqual([
    'at',
    'pkgCnt',
    'place',
    'step',
    'stepNm',
  ]);
});

test('10: 39 of 40 are a discrepancy until it is settled', async () => {
  const { carrier, gate, driver, warehouse, act, read } = on;
  const cargo = { ...cargo26, cargMtNo: '26DEMOA001I00010002', pkgCnt: 40, grossWgt: '532.20' };
  const declared = await on.released(cargo);
  const made = ok(
    await carrier.post<Values>(`/${plan}`, {
      ...on.plan(declared, vehicle['id'], { planDepDtm: '2026-11-21 10:00', planArrDtm: '2026-11-21 12:00' }),
    }),
    201,
  );
  expect(made).toMatchObject({ pkgCnt: 40, wgt: '532.20' });
  ok(await act(carrier, plan, made['id'], 'submit'));
  const seen = { vhclNo: '부산99사1001', declNo: declared['declNo'], sealNo: 'DS260001', confirmed: true };
  ok(await act(gate, plan, made['id'], 'verify', seen));
  ok(await act(gate, plan, made['id'], 'depart', { outDtm: '2026-11-20 09:00', confirmed: true }));
  ok(await act(driver, plan, made['id'], 'arrive', { arrDtm: '2026-11-20 09:00' }));
  const less = { arrPkgCnt: 39, arrWgt: '518.90', sealOkYn: 'Y' };
  const confirm = (more: Values) => act(warehouse, plan, made['id'], 'confirm', { ...less, ...more });
  expect(errorsOf(await confirm({ diffCd: 'NONE' }))).toEqual([400, 'E_REQUIRED', 'diffCd', 'diffTxt']);
  expect(errorsOf(await confirm({ diffCd: 'LESS' }))).toEqual([400, 'E_REQUIRED', 'diffTxt']);
  expect(ok(await confirm({ diffCd: 'LESS', diffTxt: '1 CT 부족' }))).toMatchObject({ stCd: 'DIFF', arrPkgCnt: 39 });
  // What has come lies there, with what is missing told.
  const { content } = ok(await warehouse.get<Values>(`/bwms/io/list?view=in&cargMtNo=${cargo.cargMtNo}`));
  const [reported] = content as Values[];
  expect(await read(warehouse, 'bwms/io', reported!['id'])).toMatchObject({
    ...{ stCd: 'ACCEPT', pkgCnt: 39, grossWgt: '518.90', splitCd: 'A' },
    ...{ accidCd: 'LESS', accidPkgCnt: 1, accidWgt: '13.30', remark: '1 CT 부족' },
  });
  const lain = ok(await warehouse.get<Values>(`/bwms/stock/list?cargMtNo=${cargo.cargMtNo}`)).content as Values[];
  const facts = (id: unknown) => warehouse.get<Values>(`/bwms/stock/${String(id)}/facts`);
  expect(ok(await facts(lain[0]!['id']))).toMatchObject({ accidents: [{ accidCd: 'LESS', pkgCnt: 1 }] });
  const all = ok(await warehouse.get<Values>('/bwms/stock/list')).content as Values[];
  for (const { cargMtNo, accidNm, marked } of all)
    expect([cargMtNo, accidNm, marked]).toEqual(
      cargMtNo === cargo.cargMtNo ? [cargMtNo, '부족 1', ['accidNm']] : [cargMtNo, null, []],
    );
  for (const { id, cargMtNo } of all)
    if (cargMtNo !== cargo.cargMtNo) expect(ok(await facts(id)), String(cargMtNo)).toMatchObject({ accidents: [] });
  expect(await read(carrier, 'bta/decl', declared['id'])).toMatchObject({ stCd: 'MOVE' });
  const settled = await act(carrier, plan, made['id'], 'settle', { settleTxt: '발송지에서 1 CT 확인, 정정' });
  expect(ok(settled)).toMatchObject({ stCd: 'CONF', diffCd: 'LESS' });
  expect(await read(carrier, 'bta/decl', declared['id'])).toMatchObject({ stCd: 'ARRV' });
});

test('10: where nothing has come there is nothing to report', async () => {
  const { carrier, gate, driver, warehouse, act, read } = on;
  const lost = await on.released({ ...cargo26, cargMtNo: '26DEMOA001I00010003', pkgCnt: 4, grossWgt: '40.00' });
  const times = { planDepDtm: '2026-11-22 10:00', planArrDtm: '2026-11-22 12:00' };
  const made = ok(await carrier.post<Values>(`/${plan}`, on.plan(lost, vehicle['id'], times)), 201);
  ok(await act(carrier, plan, made['id'], 'submit'));
  const seen = { vhclNo: '부산99사1001', declNo: lost['declNo'], sealNo: 'DS260001', confirmed: true };
  ok(await act(gate, plan, made['id'], 'verify', seen));
  ok(await act(gate, plan, made['id'], 'depart', { outDtm: '2026-11-20 09:00', confirmed: true }));
  ok(await act(driver, plan, made['id'], 'arrive', { arrDtm: '2026-11-20 09:00' }));
  const nothing = { arrPkgCnt: 0, arrWgt: '0.00', sealOkYn: 'N', diffCd: 'MISS', diffTxt: '화물 없이 도착' };
  expect(ok(await act(warehouse, plan, made['id'], 'confirm', nothing))).toMatchObject({ stCd: 'DIFF' });
  expect(await read(warehouse, plan, made['id'])).toMatchObject({ ioInId: null });
});

test('before a vehicle goes its gate is told that it is on its way already, and that it is planned for another day', async () => {
  const { carrier, gate, driver, warehouse, act } = on;
  // To an area that no company runs: the second gate sees nothing of this trip.
  const trip = async (no: string, areas: Values, day: string) => {
    const declared = await on.released({ ...cargo26, cargMtNo: `26DEMOA001I0001000${no}`, pkgCnt: 4 }, areas);
    const times = { planDepDtm: `${day} 10:00`, planArrDtm: `${day} 12:00` };
    const made = ok(await carrier.post<Values>(`/${plan}`, on.plan(declared, vehicle['id'], times)), 201);
    ok(await act(carrier, plan, made['id'], 'submit'));
    const seen = { vhclNo: '부산99사1001', declNo: declared['declNo'], sealNo: 'DS260001' };
    return { ...made, seen } as Values & { seen: Values };
  };
  const one = await trip('6', { toBondAreaCd: '02099001' }, '2026-11-20');
  const areas = { fromBondAreaCd: '03099001', toBondAreaCd: '03099002' };
  const two = await trip('7', areas, '2026-11-19');
  ok(await act(gate, plan, one['id'], 'verify', one.seen));
  ok(await act(gate, plan, one['id'], 'depart', { outDtm: '2026-11-20 09:30' }));
  expect((await warehouse.get(`/${plan}/${String(one['id'])}`)).status).toBe(404);

  const onWay = expect.stringMatching(new RegExp(`${String(one['planNo'])}, 2026-11-20 09:30 출발`)) as string;
  const otherDay = expect.stringContaining('2026-11-19 10:00') as string;
  const both = [
    { warn: 'gateVehicleOnWay', message: onWay },
    { warn: 'gatePlannedOtherDay', message: otherDay },
  ];
  // What differs is no question.
  const wrong = await act(warehouse, plan, two['id'], 'verify', { ...two.seen, sealNo: 'X1' });
  expect(errorsOf(wrong)).toEqual([400, 'E_PATTERN', 'sealNo']);
  expect((await act(warehouse, plan, two['id'], 'verify', two.seen)).body).toMatchObject({
    ...{ code: 'E_WARN', errors: both },
  });
  const confirmed = ['gateVehicleOnWay', 'gatePlannedOtherDay'];
  const half = await act(warehouse, plan, two['id'], 'verify', { ...two.seen, confirmed: confirmed.slice(0, 1) });
  expect(half.body).toMatchObject({ code: 'E_WARN', errors: [both[1]] });
  ok(await act(warehouse, plan, two['id'], 'verify', { ...two.seen, confirmed }));
  const departs = (outDtm: string) => act(warehouse, plan, two['id'], 'depart', { outDtm });
  expect((await departs('2026-11-20 09:40')).body).toMatchObject({ code: 'E_WARN', errors: both });
  // It leaves on the day for which it is planned, and the first trip is over.
  expect((await departs('2026-11-19 09:55')).body).toMatchObject({ code: 'E_WARN', errors: [both[0]] });
  ok(await act(driver, plan, one['id'], 'arrive', { arrDtm: '2026-11-20 09:50' }));
  // The gate is asked no more; what its own ledger says is another matter.
  expect(errorsOf(await departs('2026-11-19 09:55'))).toEqual([409, 'E_BAL', 'pkgCnt']);
});
