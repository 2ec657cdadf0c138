/** Bonded goods come in, need a ground to leave, leave in parts, are amended and taken back, lie too long (30-flows F5 6 and 8). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageModel } from '../../../src/core/page.ts';
import type { Values } from '../../../src/core/field.ts';
import { bondedLedger } from '../../../src/services/bwms/ledger.ts';
import { compare } from '../../../src/services/shared/stock/compare.server.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { act, ok, refused, sent } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  [keeper, oper] = [await app.as('wh5'), await app.as('oper')];
}, 120_000);
afterAll(() => app.close());

const io = 'bwms/io';
let cargo = 7000;
/** Cargo of its own for each test. */
const nextCargo = () => `26DEMOA777I0001${String((cargo += 1))}`;

const body = (cargMtNo: string, ioCd: 'I' | 'O', pkgCnt: number, grossWgt: string, more: Values = {}): Values => ({
  ...{ ioCd, ioTpCd: ioCd === 'I' ? '10' : '50', bondAreaCd: '03099001', ioDtm: '2026-11-20 09:00', cargMtNo },
  ...{ blNo: 'DEMOBL777', ownerNm: '데모화주', itemNm: '데모부품', pkgCnt, pkgUnitCd: 'CT', grossWgt, splitCd: 'A' },
  ...more,
});
const report = async (...of: Parameters<typeof body>): Promise<Values> =>
  ok(await keeper.post<Values>(`/${io}?view=${of[1] === 'I' ? 'in' : 'out'}`, body(...of)), 201);
const accepted = async (...of: Parameters<typeof body>): Promise<Values> => {
  const made = await report(...of);
  expect(await sent(keeper, io, made)).toMatchObject({ stCd: 'ACCEPT' });
  return made;
};
const press = (record: Values, name: string, input: Values = {}) => act(keeper, io, record, name, input);
const goods = async (cargMtNo: string): Promise<Values> => {
  const { content } = ok(await keeper.get<Values>(`/bwms/stock/list?keyword=${cargMtNo}`)) as { content: Values[] };
  return content[0] ? ok(await keeper.get<Values>(`/bwms/stock/${String(content[0]['id'])}`)) : {};
};
const stock = async (cargMtNo: string) => {
  const { balPkgCnt, balWgt, stCd, storeDueDt } = await goods(cargMtNo);
  return [balPkgCnt, balWgt, stCd, storeDueDt];
};
const faults = () => app.database.write({ corpId: 5, userId: 0 }, (tx) => compare(tx, bondedLedger));
/** What a save asks about was answered. */
const answered = { confirmed: true };
const declared = { basisTpCd: 'IMP', basisNo: '9900126000001M' };
const due = '2027-05-20';

test('in, out by a ground, in parts, the last part whole, and back', async () => {
  const no = nextCargo();
  const came = await report(no, 'I', 88, '1172.20');
  expect(came['ioNo']).toMatch(/^0309900126P\d{7}$/);
  expect(await goods(no)).toEqual({});
  expect(await sent(keeper, io, came)).toMatchObject({ stCd: 'ACCEPT', splitSeq: null });
  expect(await stock(no)).toEqual([88, '1172.20', 'STORED', due]);

  const groundless = await report(no, 'O', 30, '400.00', { splitCd: 'P', confirmed: true });
  expect(groundless['ioNo']).toMatch(/^0309900126R\d{7}$/);
  const refusal = await press(groundless, 'send');
  expect([refusal.status, refusal.body['message']]).toEqual([409, '반출 근거가 없습니다.']);
  expect(ok(await keeper.get<Values>(`/${io}/${String(groundless['id'])}`))).toMatchObject({ stCd: 'DRAFT' });

  const part = await accepted(no, 'O', 30, '400.00', { splitCd: 'P', ...declared });
  expect(ok(await keeper.get<Values>(`/${io}/${String(part['id'])}`))).toMatchObject({ splitSeq: 1 });
  expect(await stock(no)).toEqual([58, '772.20', 'PART', due]);

  const over = await press(await report(no, 'O', 60, '700.00', { splitCd: 'P', ...declared, ...answered }), 'send');
  expect(refused(over)).toEqual([409, 'E_BAL', 'E_BAL pkgCnt']);
  const heavy = await press(await report(no, 'O', 58, '772.30', { splitCd: 'P', ...declared, ...answered }), 'send');
  expect(refused(heavy)).toEqual([409, 'E_BAL', 'E_BAL grossWgt']);
  for (const splitCd of ['L', 'A']) {
    const notAll = await press(await report(no, 'O', 50, '700.00', { splitCd, ...declared, ...answered }), 'send');
    expect(refused(notAll)).toEqual([409, 'E_BAL', 'E_BAL splitCd']);
    expect(notAll.body['message']).toContain('남은 58개, 772.20kg');
  }
  // Whoever sends a part leaves no packages without weight, and no weight without packages.
  for (const [pkgs, kilos, left] of [
    [50, '772.20', '8개, 0.00kg'],
    [58, '700.00', '0개, 72.20kg'],
  ] as const) {
    const odd = await press(await report(no, 'O', pkgs, kilos, { splitCd: 'P', ...declared, ...answered }), 'send');
    expect(refused(odd)).toEqual([409, 'E_BAL', 'E_BAL grossWgt']);
    expect(odd.body['message']).toContain(left);
  }
  // All packages and less than their weight are not all of it.
  const lighter = await press(await report(no, 'O', 58, '772.10', { splitCd: 'L', ...declared, ...answered }), 'send');
  expect(refused(lighter)).toEqual([409, 'E_BAL', 'E_BAL splitCd']);
  const last = await accepted(no, 'O', 58, '772.20', { splitCd: 'L', ...declared });
  expect(await stock(no)).toEqual([0, '0.00', 'OUT', due]);

  // Only the newest goes back, and what came and went is what really did.
  expect(refused(await press(part, 'cancel', { reason: '착오' }))).toEqual([409, 'E_STATE', 'E_STATE']);
  ok(await press(last, 'cancel', { reason: '착오' }));
  expect(await stock(no)).toEqual([58, '772.20', 'PART', due]);
  expect(await goods(no)).toMatchObject({ inPkgCnt: 88, outPkgCnt: 30, inWgt: '1172.20', outWgt: '400.00' });
  expect(await faults()).toEqual([]);
});

test('whoever writes a report without its paper is told once which one it waits for, and may go on', async () => {
  const no = nextCargo();
  const stored = await accepted(no, 'I', 5, '50.00');
  const post = (more: Values) => keeper.post<Values>(`/${io}?view=out`, body(no, 'O', 5, '50.00', more));
  const warned = ({ status, body: { errors } }: Answer<Values>) => [status, errors];
  for (const [ioTpCd, warn, words] of [
    ['50', 'bondedGround50', '수입신고'],
    ['54', 'bondedGround54', '적재허가'],
    ['60', 'bondedGround60', '보세운송신고'],
  ]) {
    const told = await post({ ioTpCd });
    expect(warned(told)).toEqual([
      409,
      [expect.objectContaining({ field: 'basisNo', warn, message: expect.stringContaining(words!) as string })],
    ]);
  }
  // A paper that is named, and types that need none, are asked about nothing; nor is what comes in.
  ok(await post(declared), 201);
  ok(await post({ ioTpCd: '71' }), 201);
  const draft = ok(await post({ confirmed: true }), 201);
  const saving = (more: Values) =>
    keeper.patch<Values>(`/${io}/${String(draft['id'])}`, { version: draft['version'], ...more });
  // Other paper, other question; what was confirmed is not asked again.
  expect(warned(await saving({ ioTpCd: '60' }))[0]).toBe(409);
  expect(ok(await saving({ locCd: 'B-01' }))).toMatchObject({ locCd: 'B-01', stCd: 'DRAFT' });
  expect(stored['stCd']).toBe('DRAFT');
});

test('an amendment moves the difference once customs grants it, and nothing where it refuses', async () => {
  const no = nextCargo();
  const came = await accepted(no, 'I', 10, '100.00');
  await accepted(no, 'O', 8, '80.00', { splitCd: 'P', ...declared, ioDtm: '2026-11-20 09:30' });
  const same = { pkgCnt: 10, grossWgt: '100.00', reason: '그대로' };
  expect(refused(await press(came, 'amend', same))).toEqual([400, 'E_RANGE', 'E_RANGE pkgCnt']);
  // Fewer than have gone out since cannot have come in.
  const tooFew = await press(came, 'amend', { pkgCnt: 7, grossWgt: '100.00', reason: '오기' });
  expect(refused(tooFew)).toEqual([409, 'E_BAL', 'E_BAL pkgCnt']);
  // Each amount is refused at its own field.
  const tooLight = await press(came, 'amend', { pkgCnt: 9, grossWgt: '79.90', reason: '오기' });
  expect(refused(tooLight)).toEqual([409, 'E_BAL', 'E_BAL grossWgt']);
  const asked = { pkgCnt: 12, grossWgt: '118.50', reason: '계수 착오' };
  expect(ok(await press(came, 'amend', asked))).toMatchObject({ stCd: 'AMEND', pkgCnt: 10, amdPkgCnt: 12 });
  expect(await stock(no)).toEqual([2, '20.00', 'PART', due]);
  expect(ok(await press(came, 'reply', { resultCd: 'AMEND_NO', reason: '증빙 없음' }))).toMatchObject({
    ...{ stCd: 'ACCEPT', pkgCnt: 10, amdPkgCnt: null, amdReason: null },
  });
  ok(await press(came, 'amend', asked));
  expect(ok(await press(came, 'reply', { resultCd: 'AMEND_OK' }))).toMatchObject({
    ...{ stCd: 'ACCEPT', pkgCnt: 12, grossWgt: '118.50', amdPkgCnt: null },
  });
  expect(await stock(no)).toEqual([4, '38.50', 'PART', due]);
  expect(await goods(no)).toMatchObject({ inPkgCnt: 12, outPkgCnt: 8 });
  expect(await faults()).toEqual([]);
});

test('a report that was amended goes back whole', async () => {
  const no = nextCargo();
  const came = await accepted(no, 'I', 10, '100.00');
  ok(await press(came, 'amend', { pkgCnt: 9, grossWgt: '90.00', reason: '계수 착오' }));
  ok(await press(came, 'reply', { resultCd: 'AMEND_OK' }));
  expect(await stock(no)).toEqual([9, '90.00', 'STORED', due]);
  ok(await press(came, 'cancel', { reason: '착오' }));
  expect(await goods(no)).toMatchObject({ balPkgCnt: 0, balWgt: '0.00', inPkgCnt: 0, outPkgCnt: 0, stCd: 'OUT' });
});

test('what customs finds wrong after it was accepted is taken back', async () => {
  const no = nextCargo();
  const came = await accepted(no, 'I', 10, '100.00');
  expect(ok(await press(came, 'reply', { resultCd: 'ERROR', reason: '화물관리번호 불일치' }))).toMatchObject({
    stCd: 'ERROR',
  });
  expect(await goods(no)).toMatchObject({ balPkgCnt: 0, inPkgCnt: 0 });
  ok(await press(came, 'fix'));
  expect(await sent(keeper, io, came)).toMatchObject({ stCd: 'ACCEPT' });
  expect(await stock(no)).toEqual([10, '100.00', 'STORED', due]);
  // Not, once it has left.
  await accepted(no, 'O', 10, '100.00', declared);
  expect(refused(await press(came, 'reply', { resultCd: 'ERROR', reason: '늦은 오류' }))[1]).toBe('E_BAL');
});

test('goods know their place and their time: moved, extended, given notice, overdue by night', async () => {
  const no = nextCargo();
  await accepted(no, 'I', 5, '50.00', { locCd: 'A-01' });
  const stored = await goods(no);
  const onStock = (name: string, input: Values = {}) => act(keeper, 'bwms/stock', stored, name, input);
  expect(ok(await onStock('move', { locCd: 'B-07' }))).toMatchObject({ locCd: 'B-07' });
  const early = await onStock('notice');
  expect([early.status, early.body['message']]).toEqual([
    409,
    '반출통고는 장치기한 30일 전인 2027-04-20부터 할 수 있습니다.',
  ]);
  expect(ok(await onStock('extend', { months: 6, docNo: '연장-26-001' }))).toMatchObject({
    ...{ storeDueDt: '2027-11-20', extDocNo: '연장-26-001', stCd: 'STORED' },
  });
  expect(refused(await onStock('extend', { months: 7, docNo: 'X' }))).toEqual([400, 'E_RANGE', 'E_RANGE months']);
  const setDue = (day: string, cargMtNo = no) =>
    app.database.write({ corpId: 5, userId: 0 }, (tx) =>
      tx.query(sql`update bwms_stock set store_due_dt = ${day} where carg_mt_no = ${cargMtNo}`),
    );
  // On its last day it may still lie there.
  const lastDay = nextCargo();
  await accepted(lastDay, 'I', 5, '50.00');
  await setDue('2026-11-20', lastDay);
  await setDue('2026-12-20');
  expect(ok(await onStock('notice'))).toMatchObject({ stCd: 'NOTICE', noticeDt: '2026-11-20' });
  await setDue('2026-11-19');
  ok(await oper.post<Values>('/fw/job/nightly', { date: '2026-11-20' }));
  expect(await stock(no)).toEqual([5, '50.00', 'OVER', '2026-11-19']);
  expect(await stock(lastDay)).toEqual([5, '50.00', 'STORED', '2026-11-20']);
  const { content } = ok(await keeper.get<Values>('/bwms/stock/list?show=OVER')) as { content: Values[] };
  expect(content.map(({ cargMtNo }) => cargMtNo)).toContain(no);
  expect(ok(await onStock('extend', { months: 1, docNo: '연장-26-002' }))).toMatchObject({
    ...{ storeDueDt: '2026-12-19', stCd: 'STORED', noticeDt: null },
  });
});

test('goods that lie there bring along what is known of them', async () => {
  const no = nextCargo();
  await accepted(no, 'I', 5, '50.00', { locCd: 'A-01' });
  const of = `of=cargMtNo&ioCd=O&bondAreaCd=03099001&cargMtNo=${no}`;
  expect(ok(await keeper.get<Values>(`/${io}/defaults?view=out&${of}`))).toMatchObject({
    header: {
      ...{ blNo: 'DEMOBL777', ownerNm: '데모화주', itemNm: '데모부품', locCd: 'A-01' },
      pkgCnt: 5,
      splitCd: 'A',
    },
  });
  const { id } = await goods(no);
  // The way to the cargo is there before anything is saved; other cargo leads nowhere.
  const link = { stockId: id, stockNm: no };
  expect(ok(await keeper.get<Values>(`/${io}/defaults?view=out&${of}`))).toMatchObject({ header: link });
  expect(ok(await keeper.get<Values>(`/${io}/defaults?view=out&${of}9`))).toEqual({ header: { stockId: null } });
  expect(ok(await keeper.get<Values>(`/${io}/new?view=out&fromStockId=${String(id)}`))).toMatchObject(link);
  expect(ok(await keeper.get<Values>(`/${io}/new?view=out&fromStockId=${String(id)}`))).toMatchObject({
    ...{ ioCd: 'O', cargMtNo: no, pkgCnt: 5, grossWgt: '50.00', bondAreaCd: '03099001' },
  });
  // A report that is still written leads to its cargo, that of other cargo to none.
  const out = await report(no, 'O', 5, '50.00', declared);
  expect(out['stockId']).toBe(id);
  expect((await report(nextCargo(), 'I', 5, '50.00'))['stockId']).toBeNull();
  expect(await sent(keeper, io, out)).toMatchObject({ stCd: 'ACCEPT', stockId: id });
  const begun = await keeper.get<Values>(`/${io}/new?view=out&fromStockId=${String(id)}`);
  expect([...refused(begun), begun.body['message']]).toEqual([
    ...[409, 'E_BAL', 'E_BAL'],
    '모두 반출되어 남은 화물이 없습니다. 장치화물 대장에서 다른 화물을 선택하세요.',
  ]);
});

test('fewer packages make a part of the weight; another number takes along what the former cargo brought', async () => {
  const no = nextCargo();
  await accepted(no, 'I', 36, '540.50', { locCd: 'A-01' });
  const { id } = await goods(no);
  const told = async (query: Values) =>
    ok(
      await keeper.get<Values>(
        `/${io}/defaults?${new URLSearchParams({ view: 'out', ioCd: 'O', bondAreaCd: '03099001', ...query } as Record<string, string>).toString()}`,
      ),
    )['header'];
  const packages = { of: 'pkgCnt', cargMtNo: no, pkgCnt: '10' };
  expect(await told({ ...packages, grossWgt: '540.50' })).toEqual({ splitCd: 'P', grossWgt: '150.14' });
  // What was weighed stays.
  expect(await told({ ...packages, grossWgt: '151.00' })).toEqual({ splitCd: 'P' });
  expect(await told({ ...packages, cargMtNo: `${no}9`, grossWgt: '151.00' })).toEqual({});
  expect(await told({ ...packages, ioCd: 'I', grossWgt: '540.50' })).toEqual({});

  const brought = {
    blNo: 'DEMOBL777',
    ownerNm: '데모화주',
    itemNm: '데모부품',
    locCd: 'A-01',
    pkgCnt: '36',
    grossWgt: '540.50',
  };
  const other = { of: 'cargMtNo', cargMtNo: nextCargo(), stockId: String(id), ...brought };
  const gone = { blNo: null, ownerNm: null, itemNm: null, locCd: null, pkgCnt: null, grossWgt: null };
  expect(await told(other)).toEqual({ ...gone, stockId: null });
  // What somebody has typed over it stays.
  const { ownerNm: _typed, ...rest } = gone;
  expect(await told({ ...other, ownerNm: '다른화주' })).toEqual({ ...rest, stockId: null });
});

test('whoever writes a report out is asked about what does not fit what lies there, and may go on', async () => {
  const no = nextCargo();
  await accepted(no, 'I', 36, '540.50');
  const post = (cargMtNo: string, pkgs: number, kilos: string, splitCd: string, more: Values = {}) =>
    keeper.post<Values>(`/${io}?view=out`, body(cargMtNo, 'O', pkgs, kilos, { splitCd, ...declared, ...more }));
  for (const [at, cargMtNo, pkgs, kilos, splitCd] of [
    ['pkgCnt', no, 37, '540.50', 'P'],
    ['splitCd', no, 10, '150.14', 'A'],
    ['grossWgt', no, 10, '540.50', 'P'],
    ['cargMtNo', nextCargo(), 1, '1.00', 'P'],
  ] as const) {
    expect(refused(await post(cargMtNo, pkgs, kilos, splitCd))).toEqual([409, 'E_WARN', `E_BAL ${at}`]);
    const draft = ok(await post(cargMtNo, pkgs, kilos, splitCd, answered), 201);
    // Asked once: what is not touched is not asked about again.
    const vhclNo = { version: draft['version'], vhclNo: '부산80사1234' };
    ok(await keeper.patch<Values>(`/${io}/${String(draft['id'])}?view=out`, vhclNo));
  }
  ok(await post(no, 10, '150.14', 'P'), 201);
});

test('own cargo in storage is found by number, B/L, owner and goods, and only what still lies there', async () => {
  const [lying, gone] = [nextCargo(), nextCargo()];
  const words = { blNo: 'DEMOFIND0001', ownerNm: '찾는화주', itemNm: '찾는부품' };
  await accepted(lying, 'I', 5, '50.00', words);
  await accepted(gone, 'I', 5, '50.00', words);
  await accepted(gone, 'O', 5, '50.00', { ...words, ...declared });
  const found = async (client: Client, keyword: string) =>
    (ok(await client.get<Values>(`/bwms/common/stock?keyword=${encodeURIComponent(keyword)}`)).content as Values[]).map(
      ({ key, blNo, ownerNm }) => ({ key, blNo, ownerNm }),
    );
  const row = { key: lying, blNo: words.blNo, ownerNm: words.ownerNm };
  for (const keyword of [lying, 'DEMOFIND', '찾는화주', '찾는부품'])
    expect(await found(keeper, keyword), keyword).toEqual([row]);
});

test('the ledger of a period and the stock of a day', async () => {
  const no = nextCargo();
  await accepted(no, 'I', 20, '200.00', { ioDtm: '2026-11-18 10:00' });
  await accepted(no, 'O', 5, '50.00', { splitCd: 'P', ...declared, ioDtm: '2026-11-19 10:00' });
  // Columns: when, kind, number, cargo …; of the stock of a day: cargo, B/L, owner, item, in, due, days, place, unit, amounts.
  const lines = async (name: string, asked: string) => {
    const { page } = ok(await keeper.get<Values>(`/bwms/stock/report/${name}?${asked}`)) as { page: PageModel };
    const rows = page.table!.rows.map(({ cells }) => cells.map(({ text }) => text));
    return rows.filter((cells) => cells.some((text) => text.replace(/-/g, '') === no));
  };
  const ledger = await lines('ledger', 'from=2026-11-18&to=2026-11-19');
  expect(ledger.map((cells) => [cells[0], ...cells.slice(8, 14)])).toEqual([
    ['2026-11-18 10:00', '20', '0', '20', '200.00', '0.00', '200.00'],
    ['2026-11-19 10:00', '0', '5', '15', '0.00', '50.00', '150.00'],
  ]);
  expect(await lines('ledger', 'from=2026-11-19&to=2026-11-19')).toHaveLength(1);
  const amounts = async (day: string) =>
    (await lines('status', `asOf=${day}`)).map((cells) => [cells[6], ...cells.slice(9)]);
  expect(await amounts('2026-11-17')).toEqual([]);
  expect(await amounts('2026-11-18')).toEqual([['0', '20', '200.00']]);
  expect(await amounts('2026-11-20')).toEqual([['2', '15', '150.00']]);
});

test('a correction says in history and ledger what it is, when it was entered and why', async () => {
  const no = nextCargo();
  const came = await accepted(no, 'I', 20, '200.00', {
    ioDtm: '2026-11-17 10:00',
    basisTpCd: 'MRN',
    basisNo: '26DEMOMRN01',
  });
  const went = await accepted(no, 'O', 5, '50.00', { splitCd: 'P', ...declared, ioDtm: '2026-11-18 10:00' });
  ok(await press(went, 'amend', { pkgCnt: 5, grossWgt: '52.00', reason: '중량 재계량' }));
  ok(await press(went, 'reply', { resultCd: 'AMEND_OK' }));
  ok(await press(went, 'cancel', { reason: '화주 요청' }));
  const hist = (await goods(no))['histList'] as Values[];
  const told = hist.map((row) => [row['corrCd'], row['corrTxt'], row['outPkgCnt'], row['outWgt'], row['balWgt']]);
  expect(told).toEqual([
    [null, null, 0, '0.00', '200.00'],
    [null, null, 5, '50.00', '150.00'],
    ['AMEND', '중량 재계량', 0, '2.00', '148.00'],
    ...[
      ['BACK', '화주 요청', 0, '-2.00', '150.00'],
      ['BACK', '화주 요청', -5, '-50.00', '200.00'],
    ],
  ]);
  expect(hist.map((row) => String(row['enteredDtm']).slice(0, 10))).toEqual(
    Array.from({ length: 5 }, () => '2026-11-20'),
  );

  const asked = `from=2026-11-17&to=2026-11-18&bondAreaCd=03099001`;
  const { page } = ok(await keeper.get<Values>(`/bwms/stock/report/ledger?${asked}`)) as { page: PageModel };
  const rows = page.table!.rows.map(({ cells }) =>
    cells.map(({ text, under }) => [text, under].filter(Boolean).join(' / ')),
  );
  const own = rows.filter((cells) => cells.some((text) => text.replace(/-/g, '').startsWith(no)));
  // When, correction and its day, number of the report, ground and reason.
  expect(own.map((cells) => [cells[0], cells[2], cells[3], ...cells.slice(14)])).toEqual([
    ['2026-11-17 10:00', '', came['ioNo'], '26DEMOMRN01', ''],
    ['2026-11-18 10:00', '', went['ioNo'], declared.basisNo, ''],
    ['2026-11-18 10:00', '정정 / 2026-11-20', went['ioNo'], declared.basisNo, '중량 재계량'],
    ...Array.from({ length: 2 }, () => [
      ...['2026-11-18 10:00', '취소 / 2026-11-20', went['ioNo'], declared.basisNo, '화주 요청'],
    ]),
  ]);
  expect(rows.at(-1)![0]).toBe(`합계 (${rows.length - 1}건)`);
  const facts = page.facts.map(({ label, value }) => `${label} ${value}`);
  expect(facts).toEqual([
    expect.any(String),
    expect.any(String),
    expect.stringMatching(/^보세구역\S* 03099001 \S/),
    '출력일 2026-11-20',
  ]);
  const elsewhere = ok(
    await keeper.get<Values>('/bwms/stock/report/ledger?from=2026-11-17&to=2026-11-18&bondAreaCd=03099002'),
  );
  expect(elsewhere['total']).toBe(0);
});

test('what does not fit is refused where it stands', async () => {
  const no = nextCargo();
  const post = (more: Values) => keeper.post<Values>(`/${io}?view=in`, body(no, 'I', 1, '1.00', more));
  expect(refused(await post({ ioTpCd: '50' }))).toEqual([400, 'E_CODE', 'E_CODE ioTpCd']);
  expect(refused(await post({ bondAreaCd: '03099002' }))).toEqual([400, 'E_REF', 'E_REF bondAreaCd']);
  expect(refused(await post({ accidCd: 'DMG' }))).toEqual([400, 'E_REQUIRED', 'E_REQUIRED accidPkgCnt']);
  expect(refused(await post({ accidPkgCnt: 1 }))).toEqual([400, 'E_RANGE', 'E_RANGE accidCd']);
  expect(refused(await post({ pkgCnt: 0 }))[1]).toBe('E_RANGE');
  const out = await keeper.post<Values>(`/${io}?view=out`, body(no, 'O', 1, '1.00', { ioTpCd: '10' }));
  expect(refused(out).slice(0, 3)).toEqual([400, 'E_CODE', 'E_CODE ioTpCd']);
});
