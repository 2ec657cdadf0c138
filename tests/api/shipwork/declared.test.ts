/** Export and import declarations over the wire: their amounts, bad values, lines and their models, HS codes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { exportBody, firstPartner, importBody, ok, refused, rowsOf } from './declarations.ts';

let app: TestApp;
let yard: Client;
let broker: Client;
let partner: number;
let client: number;
beforeAll(async () => {
  app = await startApp();
  yard = await app.as('admin2');
  broker = await app.as('cust3');
  partner = await firstPartner(yard);
  client = await firstPartner(broker);
}, 120_000);
afterAll(() => app.close());

const exp = 'shipwork/expDecl';
const imp = 'shipwork/impDecl';
const makeExport = async (body: Values = {}) =>
  ok(await yard.post(`/${exp}`, { ...exportBody(partner), ...body }), 201);
const makeImport = async (body: Values = {}) =>
  ok(await broker.post(`/${imp}`, { ...importBody(client), ...body }), 201);

test('F4: CIF USD 15,000 of two lines comes to its won and dollars', async () => {
  const made = await makeExport();
  expect(made).toMatchObject({
    ...{ excRt: '1388.20', tcaNo: '99002', declAmtKrw: '19863000', declAmtUsd: '14308.46', lanCnt: 2, stCd: 'DRAFT' },
    declNo: null,
  });
  expect(rowsOf(made, 'lan').map((lan) => [lan['lanNo'], lan['amtFrgn'], lan['declAmtKrw']])).toEqual([
    [1, '9000.00', '11917800'],
    [2, '6000.00', '7945200'],
  ]);
});
test('the import vector comes to its taxes', async () =>
  expect(await makeImport()).toMatchObject({
    ...{ excRt: '1392.15', cifKrw: '17930892', dutyAmt: '1434470', vatAmt: '1936530', taxTotal: '3371000' },
    lateTaxAmt: '0',
  }));

describe('bad values are told at their field or cell', () => {
  const base = () => exportBody(partner);
  const lan = (change: Values) => ({ insertLanList: [{ ...(base()['insertLanList'] as Values[])[0], ...change }] });
  test.each([
    [{ tcaNo: '9900' }, 'E_PATTERN tcaNo'],
    // Goods leave from a port of Korea.
    [{ loadPortCd: 'SGSIN' }, 'E_CODE loadPortCd'],
    [{ bondAreaCd: '0309900' }, 'E_PATTERN bondAreaCd'],
    [{ bondAreaCd: '0309900A' }, 'E_PATTERN bondAreaCd'],
    [{ bondAreaCd: '99999001' }, 'E_REF bondAreaCd'],
    [{ ...lan({ hsCd: '84871' }), insertModelList: [] }, 'E_PATTERN lan 1 hsCd'],
    [{ ...lan({ hsCd: '8487.1' }), insertModelList: [] }, 'E_PATTERN lan 1 hsCd'],
    [{ ...lan({ hsCd: '848710' }), insertModelList: [] }, 'E_PATTERN lan 1 hsCd'],
    [{ ...lan({ hsCd: '84871000001' }), insertModelList: [] }, 'E_LENGTH lan 1 hsCd'],
    [{ insertCntrList: [{ cntrNo: 'CSQU3054384' }] }, 'E_PATTERN cntr 1 cntrNo'],
    [{ insertCntrList: [{ cntrNo: 'CSQX3054383' }] }, 'E_PATTERN cntr 1 cntrNo'],
    [{ insertCntrList: [{ cntrNo: 'CSQU3054383' }, { cntrNo: 'csqu3054383' }] }, 'E_DUP cntr 2 cntrNo'],
    [{ insertModelList: [{ ...(base()['insertModelList'] as Values[])[0], lanNo: 3 }] }, 'E_REF model 1 lanNo'],
    [{ excUnit: 100 }, 'E_RANGE excUnit'],
    [{ buyerNatCd: 'XX' }, 'E_CODE buyerNatCd'],
  ])('%j', async (change, place) => {
    expect(refused(await yard.post(`/${exp}`, { ...base(), ...change }))).toContain(place);
  });
  test.each([
    [{ cargMtNo: '26DEMOA001I001' }, 'E_PATTERN cargMtNo'],
    [{ blNo: '' }, 'E_REQUIRED blNo'],
    [{ bondAreaCd: '99999001' }, 'E_REF bondAreaCd'],
  ])('%j', async (change, place) => {
    expect(refused(await broker.post(`/${imp}`, { ...importBody(client), ...change }))).toContain(place);
  });
});

describe('the number of a model says which line it belongs to', () => {
  const linked = (record: Values) => {
    const numbers = new Map(rowsOf(record, 'lan').map((lan) => [lan['id'], lan['lanNo']]));
    return rowsOf(record, 'model').map((model) => [model['modelNm'], numbers.get(model['lanRow']), model['lanNo']]);
  };
  test('when made, when moved to another line, and when a line before it goes', async () => {
    const made = await makeExport();
    expect(linked(made)).toEqual([
      ['PISTON CROWN S50', 2, 2],
      ['BLADE NO.1', 1, 1],
    ]);
    const [piston, blade] = rowsOf(made, 'model');
    const path = `/${exp}/${String(made['id'])}`;
    const moved = ok(
      await yard.patch(path, { version: made['version'], updateModelList: [{ id: piston!['id'], lanNo: 1 }] }),
    );
    expect(linked(moved)).toEqual([
      ['PISTON CROWN S50', 1, 1],
      ['BLADE NO.1', 1, 1],
    ]);
    const back = ok(
      await yard.patch(path, {
        version: moved['version'],
        // The number that it has already changes nothing.
        updateModelList: [
          { id: piston!['id'], lanNo: 2 },
          { id: blade!['id'], lanNo: 1, qty: '10' },
        ],
      }),
    );
    const first = rowsOf(back, 'lan')[0]!;
    const left = ok(
      await yard.patch(path, { version: back['version'], payAmtFrgn: '6000.00', deleteLanList: [first['id']] }),
    );
    expect(linked(left)).toEqual([['PISTON CROWN S50', 1, 1]]);
    expect(left).toMatchObject({ lanCnt: 1, declAmtKrw: '7369200' });
  });
});

test('the own company as exporter brings the number of its own data, another partner that of its record', async () => {
  const of = (exprClntId: unknown) =>
    yard.get<Values>(`/${exp}/defaults?of=exprClntId&exprClntId=${String(exprClntId)}`);
  const profile = await yard.get<{ corp: { id: number } }>('/platform/member/profile');
  const corp = (await yard.get<Values>(`/platform/corp/${String(profile.body.corp.id)}`)).body;
  const tongNo = '한바다0001011';
  const changed = { version: corp['version'], tongNo };
  expect((await yard.patch(`/platform/corp/${String(corp['id'])}`, changed)).status).toBe(200);
  const own = ok(
    await yard.post<Values>('/rs4/clnt', {
      ...{ clntNm: '우리 회사', clntTpCds: 'OWNER', natCd: 'KR', corpRegNo: corp['corpRegNo'] },
    }),
    201,
  );
  expect((await of(own['id'])).body).toMatchObject({ header: { exprTongNo: tongNo } });
  const told = ok(
    await yard.post<Values>('/rs4/clnt', {
      ...{ clntNm: '남의 회사', clntTpCds: 'OWNER', corpRegNo: '0000000000', tongNo: '남의0001011' },
    }),
    201,
  );
  expect((await of(told['id'])).body).toMatchObject({ header: { exprTongNo: '남의0001011' } });
});

describe('what the last declaration held is proposed', () => {
  type Filled = { readonly fills: { readonly values: Values; readonly from: string | null } };
  const named = async (at: Client, clntNm: string) =>
    ok(await at.post<Values>('/rs4/clnt', { clntNm, clntTpCds: 'OWNER', corpRegNo: '0000000000' }), 201)[
      'id'
    ] as number;
  const asked = async (at: Client, prefix: string, of: string, header: Values) => {
    const query = new URLSearchParams({ of, ...(header as Record<string, string>) }).toString();
    return (await at.get<Filled>(`/${prefix}/defaults?${query}`)).body.fills;
  };
  test('of the exporter with its buyer, of the pair, and nothing of a buyer that is new', async () => {
    const exprClntId = await named(yard, '거듭 수출');
    const make = async (change: Values) =>
      ok(await yard.post(`/${exp}`, { ...exportBody(exprClntId), ...change }), 201);
    const tokyo = { buyerNm: 'TOKYO DEMO', buyerNatCd: 'JP', destNatCd: 'JP' };
    await make({ ...tokyo, mgtNo: 'LAST-1', declDt: '2026-11-01', currCd: 'EUR', excRt: '1612.40' });
    await make({ mgtNo: 'LAST-2', exprTongNo: '거듭수출1234', bondAreaCd: '03099001' });
    const singapore = { buyerNm: 'PACIFIC EXAMPLE', buyerNatCd: 'SG', destNatCd: 'SG', incoCd: 'CIF' };
    const place = { loadPortCd: 'KRPUS', goodsAddr: '부산광역시 영도구 데모로 12', bondAreaCd: '03099001' };
    expect(await asked(yard, exp, 'exprClntId', { exprClntId })).toMatchObject({
      from: 'LAST-2',
      values: { ...singapore, ...place, mfrNm: null },
    });
    const { body } = await yard.get<Values>(`/${exp}/defaults?of=exprClntId&exprClntId=${exprClntId}`);
    expect(body).toMatchObject({ header: { exprTongNo: '거듭수출1234' } });
    expect(await asked(yard, exp, 'buyerNm', { exprClntId, buyerNm: 'tokyo demo' })).toMatchObject({
      from: 'LAST-1',
      values: { buyerNatCd: 'JP', destNatCd: 'JP', currCd: 'EUR' },
    });
    // What was typed in one currency is not said in another.
    const priced = await asked(yard, exp, 'buyerNm', { exprClntId, buyerNm: 'tokyo demo', payAmtFrgn: '10.00' });
    expect(priced.values).toMatchObject({ buyerNatCd: 'JP' });
    expect(priced.values).not.toHaveProperty('currCd');
    const unknown = await asked(yard, exp, 'buyerNm', { exprClntId, buyerNm: 'OSLO' });
    expect(unknown.values).toEqual({ buyerNatCd: null, destNatCd: null, incoCd: null, payMthCd: null, currCd: null });
    // Named first, another buyer keeps its own: of the exporter only the place is known.
    expect(await asked(yard, exp, 'exprClntId', { exprClntId, buyerNm: 'OSLO' })).toMatchObject({
      values: { ...place, buyerNm: null, buyerNatCd: null },
    });
  });
  test('of the importer with its supplier', async () => {
    const id = await named(await app.as('admin3'), '거듭 수입');
    ok(await broker.post(`/${imp}`, { ...importBody(id), mgtNo: 'LAST-3', payerTongNo: '거듭수입5678' }), 201);
    expect(await asked(broker, imp, 'imprClntId', { imprClntId: id })).toMatchObject({
      from: 'LAST-3',
      values: { supNm: 'OSLO EKSEMPEL', supNatCd: 'NO', loadNatCd: 'NO', bondAreaCd: '03099001', incoCd: 'FOB' },
    });
    const { body } = await broker.get<Values>(`/${imp}/defaults?of=payerClntId&payerClntId=${id}`);
    expect(body).toMatchObject({ header: { payerTongNo: '거듭수입5678' } });
    // Another company has nothing to say about it.
    const strange = await asked(yard, imp, 'imprClntId', { imprClntId: id });
    expect(Object.values(strange.values).filter((value) => value !== null)).toEqual([]);
    expect(strange).not.toHaveProperty('from');
  });
});

test('codes are found by part of a name, those that were declared first', async () => {
  const find = async (keyword: string) => {
    const path = `/shipwork/common/hsCode?keyword=${encodeURIComponent(keyword)}`;
    return (await yard.get<{ content: Values[] }>(path)).body.content;
  };
  expect((await find('ㅍㄹㅍㄹ'))[0]).toMatchObject({ key: '8487100000' });
  expect((await find('프로펠러'))[0]!['dealNm']).not.toBeNull();
  expect((await find('레이더')).map(({ key }) => key)).toContain('8526100000');
  expect((await app.anonymous.get('/shipwork/common/hsCode')).status).toBe(401);
});
