/** Export and import declarations over the wire: 30-flows F4 and F5, numbers, states, bad values, lines and their models. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { act, exportBody, firstPartner, importBody, ok, refused, rowsOf } from './declarations.ts';

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
const reply = (who: Client, prefix: string, record: Values, resultCd: string) =>
  act(who, prefix, record, 'reply', { resultCd });

describe('F4: the export declaration', () => {
  test('CIF USD 15,000 of two lines is sent, accepted and released', async () => {
    const made = await makeExport();
    expect(made).toMatchObject({
      ...{ excRt: '1388.20', tcaNo: '99002', declAmtKrw: '19863000', declAmtUsd: '14308.46', lanCnt: 2, stCd: 'DRAFT' },
      declNo: null,
    });
    expect(rowsOf(made, 'lan').map((lan) => [lan['lanNo'], lan['amtFrgn'], lan['declAmtKrw']])).toEqual([
      [1, '9000.00', '11917800'],
      [2, '6000.00', '7945200'],
    ]);
    const sent = ok(await act(yard, exp, made, 'send'));
    expect(sent).toMatchObject({ stCd: 'ACCEPT', declNo: '9900226000001X' });
    const released = ok(await reply(yard, exp, made, 'RELEASE'));
    expect(released).toMatchObject({ stCd: 'RELEASE', acptDt: '2026-11-20', loadDueDt: '2026-12-20' });
    expect(ok(await act(yard, exp, made, 'ship', { loadedDt: '2026-11-25' }))).toMatchObject({
      ...{ stCd: 'DONE', loadedDt: '2026-11-25' },
    });
  });

  test('a payment of 15,001 is E_SUM at the payment, and nothing is written', async () => {
    const made = await makeExport();
    const wrong = await yard.patch<Values>(`/${exp}/${String(made['id'])}`, {
      version: made['version'],
      payAmtFrgn: '15001.00',
    });
    expect(refused(wrong)).toEqual([409, 'E_SUM', 'E_SUM payAmtFrgn']);
    expect((await yard.get<Values>(`/${exp}/${String(made['id'])}`)).body['payAmtFrgn']).toBe('15000.00');
  });

  test('numbers count by declarant and year, and a refused one keeps its number', async () => {
    const one = ok(await act(yard, exp, await makeExport({ tcaNo: '99777' }), 'send'));
    const two = ok(await act(yard, exp, await makeExport({ tcaNo: '99777' }), 'send'));
    expect([one['declNo'], two['declNo']]).toEqual(['9977726000001X', '9977726000002X']);
    ok(await reply(yard, exp, one, 'REJECT'));
    ok(await act(yard, exp, one, 'fix'));
    expect(ok(await act(yard, exp, one, 'send'))['declNo']).toBe('9977726000001X');
  });

  test('a released one is amended, granted or not, and withdrawn with a reason', async () => {
    const made = await makeExport();
    ok(await act(yard, exp, made, 'send'));
    ok(await reply(yard, exp, made, 'CHECK'));
    ok(await reply(yard, exp, made, 'RELEASE'));
    expect(refused(await act(yard, exp, made, 'amend'))).toEqual([400, 'E_REQUIRED', 'E_REQUIRED reason']);
    for (const answer of ['AMEND_OK', 'AMEND_NO']) {
      expect(ok(await act(yard, exp, made, 'amend', { reason: '포장개수 정정' }))['stCd']).toBe('AMEND');
      expect(ok(await reply(yard, exp, made, answer))).toMatchObject({ stCd: 'RELEASE', loadDueDt: '2026-12-20' });
    }
    expect(ok(await act(yard, exp, made, 'withdraw', { reason: '계약 취소' }))['stCd']).toBe('WITHDRAW');
  });

  test('a sent one is closed to changes, and one without lines is not sent', async () => {
    const made = await makeExport();
    ok(await act(yard, exp, made, 'send'));
    const { body } = await yard.get<Values>(`/${exp}/${String(made['id'])}`);
    const change = { version: body['version'], buyerNm: 'OTHER' };
    expect((await yard.patch<Values>(`/${exp}/${String(made['id'])}`, change)).body['code']).toBe('E_STATE');
    const bare = await makeExport({ insertLanList: [], insertModelList: [] });
    expect(refused(await act(yard, exp, bare, 'send')).slice(0, 2)).toEqual([400, 'E_REQUIRED']);
  });
});

describe('F5: the import declaration', () => {
  test('the vector comes to its taxes; it is released only once they are paid', async () => {
    const made = await makeImport();
    expect(made).toMatchObject({
      ...{ excRt: '1392.15', cifKrw: '17930892', dutyAmt: '1434470', vatAmt: '1936530', taxTotal: '3371000' },
      lateTaxAmt: '0',
    });
    expect(ok(await act(broker, imp, made, 'send'))).toMatchObject({ stCd: 'ACCEPT', declNo: '9900126000001M' });
    expect(refused(await reply(broker, imp, made, 'RELEASE')).slice(0, 2)).toEqual([409, 'E_STATE']);
    ok(await act(broker, imp, made, 'pay', { payDt: '2026-11-20' }));
    const released = ok(await reply(broker, imp, made, 'RELEASE'));
    expect(released).toMatchObject({ stCd: 'RELEASE', acptDt: '2026-11-20', outDueDt: '2026-12-05' });
  });

  test('where taxes are paid later it is released at once', async () => {
    const made = await makeImport({ collectCd: '14' });
    ok(await act(broker, imp, made, 'send'));
    expect(ok(await reply(broker, imp, made, 'RELEASE'))['stCd']).toBe('RELEASE');
  });

  test.each([
    ['12', 'B'],
    ['18', 'S'],
    ['35', 'F'],
    ['11', 'M'],
  ])('an import of kind %s has a number that ends in %s', async (impKindCd, letter) =>
    expect(String(ok(await act(broker, imp, await makeImport({ impKindCd }), 'send'))['declNo'])).toMatch(
      new RegExp(`^9900126\\d{6}${letter}$`),
    ),
  );

  test('a price that differs from its lines is asked about once', async () => {
    const body = { ...importBody(client), payAmtFrgn: '12500.00' };
    expect(refused(await broker.post(`/${imp}`, body)).slice(0, 2)).toEqual([409, 'E_WARN']);
    expect(ok(await broker.post(`/${imp}`, { ...body, confirmed: true }), 201)['payAmtFrgn']).toBe('12500.00');
  });

  test('declared 31 days after it came in, the surcharge runs', async () => {
    const late = await makeImport({ storeInDt: '2026-10-20', arrDt: '2026-10-19' });
    expect(late).toMatchObject({ lateTaxAmt: '89650', taxTotal: '3460650' });
  });
});

describe('bad values are told at their field or cell', () => {
  const base = () => exportBody(partner);
  const lan = (change: Values) => ({ insertLanList: [{ ...(base()['insertLanList'] as Values[])[0], ...change }] });
  test.each([
    [{ tcaNo: '9900' }, 'E_PATTERN tcaNo'],
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
