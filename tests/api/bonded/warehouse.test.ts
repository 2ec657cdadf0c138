/** Bonded goods come in, need a ground to leave, leave in parts and are taken back, with every figure (30-flows F5 6 and 8). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { bondedLedger } from '../../../src/services/bwms/ledger.ts';
import { compare } from '../../../src/services/shared/stock/compare.server.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { ok } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
beforeAll(async () => {
  app = await startApp();
  keeper = await app.as('wh5');
}, 120_000);
afterAll(() => app.close());

const cargMtNo = '26DEMOA777I00010001';
type Record = Values & { readonly id: number; readonly version: number };

const report = async (ioCd: 'I' | 'O', pkgCnt: number, grossWgt: string, more: Values = {}): Promise<Record> =>
  ok(
    await keeper.post(`/bwms/io?view=${ioCd === 'I' ? 'in' : 'out'}`, {
      ...{ ioCd, ioTpCd: ioCd === 'I' ? '10' : '50', bondAreaCd: '03099001', ioDtm: '2026-11-20 09:00', cargMtNo },
      ...{
        blNo: 'DEMOBL777',
        ownerNm: '데모화주',
        itemNm: '데모부품',
        pkgCnt,
        pkgUnitCd: 'CT',
        grossWgt,
        splitCd: 'A',
      },
      ...more,
    }),
    201,
  ) as Record;
const press = async (id: number, name: string, input: Values = {}) => {
  const { version } = ok(await keeper.get(`/bwms/io/${id}`)) as Record;
  return keeper.post<Record>(`/bwms/io/${id}/${name}`, { version, ...input });
};
const state = async (id: number) => ok(await keeper.get(`/bwms/io/${id}`)).stCd;
/** Sent, and accepted by the simulator at once. */
const sent = async (id: number) => expect(ok(await press(id, 'send'))).toMatchObject({ stCd: 'ACCEPT' });
const stock = async () => {
  const [row] = ok(await keeper.get(`/bwms/stock/list?keyword=${cargMtNo}`)).content as Values[];
  return row && [row.balPkgCnt, row.balWgt, row.stCd, row.storeDueDt];
};
const declared = { basisTpCd: 'IMP', basisNo: '9900126000001M' };

test('in, out by a ground, in parts, the last part whole, and back', async () => {
  const came = await report('I', 88, '1172.20');
  expect(came.ioNo).toMatch(/^0309900126P\d{7}$/);
  expect(await stock()).toBeUndefined();
  await sent(came.id);
  expect(await stock()).toEqual([88, '1172.20', 'STORED', '2027-05-20']);

  const groundless = await report('O', 30, '400.00', { splitCd: 'P' });
  expect(groundless.ioNo).toMatch(/^0309900126R\d{7}$/);
  const refused = await press(groundless.id, 'send');
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    409,
    expect.stringContaining('반출 근거가 없습니다.'),
  ]);
  expect(await state(groundless.id)).toBe('DRAFT');

  const part = await report('O', 30, '400.00', { splitCd: 'P', ...declared });
  await sent(part.id);
  expect(await stock()).toEqual([58, '772.20', 'PART', '2027-05-20']);

  const over = await press((await report('O', 60, '700.00', { splitCd: 'P', ...declared })).id, 'send');
  expect([over.status, JSON.stringify(over.body)]).toEqual([409, expect.stringContaining('E_BAL')]);
  const notAll = await press((await report('O', 50, '700.00', { splitCd: 'L', ...declared })).id, 'send');
  expect([notAll.status, JSON.stringify(notAll.body)]).toEqual([409, expect.stringContaining('splitCd')]);

  const last = await report('O', 58, '772.20', { splitCd: 'L', ...declared });
  await sent(last.id);
  expect(await stock()).toEqual([0, '0.00', 'OUT', '2027-05-20']);

  // Only the newest goes back.
  expect((await press(part.id, 'cancel', { reason: '착오' })).status).toBe(409);
  ok(await press(last.id, 'cancel', { reason: '착오' }));
  expect(await stock()).toEqual([58, '772.20', 'PART', '2027-05-20']);
  expect(await app.database.write({ corpId: 5, userId: 0 }, (tx) => compare(tx, bondedLedger))).toEqual([]);
});

test('a type that comes in is no report of what goes out', async () => {
  const answer = await keeper.post('/bwms/io?view=out', {
    ...{ ioCd: 'O', ioTpCd: '10', bondAreaCd: '03099001', ioDtm: '2026-11-20 09:00', cargMtNo, blNo: 'B' },
    ...{ ownerNm: 'O', itemNm: 'I', pkgCnt: 1, pkgUnitCd: 'CT', grossWgt: '1.00', splitCd: 'A' },
  });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('ioTpCd')]);
});
