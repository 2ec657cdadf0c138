/** Export and import declarations over the wire with what customs answers: 30-flows F4 and F5, numbers, states. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { act, exportBody, firstPartner, importBody, ok, refused, rowsOf, sent } from './declarations.ts';

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
    expect(await sent(yard, exp, made)).toMatchObject({ stCd: 'ACCEPT', declNo: '9900226000001X' });
    const released = ok(await reply(yard, exp, made, 'RELEASE'));
    expect(released).toMatchObject({ stCd: 'RELEASE', acptDt: '2026-11-20', loadDueDt: '2026-12-20' });
    // Nothing is aboard on a day that is still to come.
    const early = await act(yard, exp, made, 'ship', { loadedDt: '2026-11-21' });
    expect([early.status, early.body['code']]).toEqual([400, 'E_RANGE']);
    expect(ok(await act(yard, exp, made, 'ship', { loadedDt: '2026-11-20' }))).toMatchObject({
      ...{ stCd: 'DONE', loadedDt: '2026-11-20' },
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
    const one = await sent(yard, exp, await makeExport({ tcaNo: '99777' }));
    const two = await sent(yard, exp, await makeExport({ tcaNo: '99777' }));
    expect([one['declNo'], two['declNo']]).toEqual(['9977726000001X', '9977726000002X']);
    ok(await reply(yard, exp, one, 'REJECT'));
    ok(await act(yard, exp, one, 'fix'));
    expect((await sent(yard, exp, one))['declNo']).toBe('9977726000001X');
  });

  test('a refused one that is opened again is of that day, at its rate, and the trail tells both days', async () => {
    const early = { tcaNo: '99778', declDt: '2026-11-12', excRt: '1300.00' };
    const one = await sent(yard, exp, await makeExport(early));
    expect(one).toMatchObject({ declDt: '2026-11-12', declAmtKrw: '18540000' });
    ok(await reply(yard, exp, one, 'REJECT'));
    expect(ok(await act(yard, exp, one, 'fix'))).toMatchObject({
      ...{ stCd: 'DRAFT', declDt: '2026-11-20', excRt: '1388.20', declAmtKrw: '19863000', declAmtUsd: '14308.46' },
      lanList: [{ declAmtKrw: '11917800' }, { declAmtKrw: '7945200' }],
    });
    const trail = await yard.get<{ content: Values[] }>(`/${exp}/${String(one['id'])}/history`);
    expect(trail.body.content.flatMap(({ changes }) => changes as Values[])).toContainEqual(
      expect.objectContaining({ from: '2026-11-12', to: '2026-11-20' }),
    );
    expect(await sent(yard, exp, one)).toMatchObject({ declDt: '2026-11-20' });
    // A day ahead was meant.
    const later = await sent(yard, exp, await makeExport({ tcaNo: '99778', declDt: '2026-11-23' }));
    ok(await reply(yard, exp, later, 'REJECT'));
    expect(ok(await act(yard, exp, later, 'fix'))).toMatchObject({ declDt: '2026-11-23' });
  });

  test('a refused import that is opened again after its time pays for the days until then', async () => {
    const early = { tcaNo: '99778', declDt: '2026-11-10', excRt: '1300.00', storeInDt: '2026-10-15' };
    const one = await sent(broker, imp, await makeImport(early));
    expect(one).toMatchObject({ lateTaxAmt: '0' });
    ok(await reply(broker, imp, one, 'REJECT'));
    const open = ok(await act(broker, imp, one, 'fix'));
    expect(open).toMatchObject({ declDt: '2026-11-20', excRt: '1392.15' });
    expect(Number(open['lateTaxAmt'])).toBeGreaterThan(0);
  });

  test('what customs named and nobody has mended is asked about before it is sent again', async () => {
    const { content } = ok(await broker.get(`/${imp}/list?stCd=REJECT&fromDt=&toDt=`)) as { content: Values[] };
    const open = ok(await act(broker, imp, content[0]!, 'fix'));
    const asked = async () => {
      const answer = await act(broker, imp, open, 'send');
      expect(refused(answer).slice(0, 2)).toEqual([409, 'E_WARN']);
      return (answer.body['errors'] as Values[]).map(({ message }) => message);
    };
    expect(await asked()).toContain('세관이 지적한 곳 중 3곳을 아직 고치지 않았습니다.');
    ok(await broker.patch(`/${imp}/${String(open['id'])}`, { version: open['version'], pkgCnt: 2 }));
    expect(await asked()).toContain('세관이 지적한 곳 중 2곳을 아직 고치지 않았습니다.');
    ok(await act(broker, imp, open, 'send', { confirmed: true }));
  });

  test('a released one is amended, granted or not, and withdrawn with a reason', async () => {
    const made = await makeExport();
    await sent(yard, exp, made);
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
    await sent(yard, exp, made);
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
    expect(await sent(broker, imp, made)).toMatchObject({ stCd: 'ACCEPT', declNo: '9900126000001M' });
    expect(refused(await reply(broker, imp, made, 'RELEASE')).slice(0, 2)).toEqual([409, 'E_STATE']);
    const early = await act(broker, imp, made, 'pay', { payDt: '2026-11-21' });
    expect(early).toMatchObject({ status: 400, body: { code: 'E_RANGE', errors: [{ field: 'payDt' }] } });
    ok(await act(broker, imp, made, 'pay', { payDt: '2026-11-20' }));
    const released = ok(await reply(broker, imp, made, 'RELEASE'));
    expect(released).toMatchObject({ stCd: 'RELEASE', acptDt: '2026-11-20', outDueDt: '2026-12-05' });
  });

  test('terms without freight that declare none are asked about before they are sent, and go when they are meant', async () => {
    const made = await makeImport({ freightFrgn: '0' });
    expect(refused(await act(broker, imp, made, 'send'))).toEqual([409, 'E_WARN', 'E_RANGE freightFrgn']);
    ok(await act(broker, imp, made, 'send', { confirmed: true }));
  });
  test('where taxes are paid later it is released at once', async () => {
    const made = await makeImport({ collectCd: '14' });
    await sent(broker, imp, made);
    expect(ok(await reply(broker, imp, made, 'RELEASE'))['stCd']).toBe('RELEASE');
  });

  test.each([
    ['12', 'B'],
    ['18', 'S'],
    ['35', 'F'],
    ['11', 'M'],
  ])('an import of kind %s has a number that ends in %s', async (impKindCd, letter) =>
    expect(String((await sent(broker, imp, await makeImport({ impKindCd })))['declNo'])).toMatch(
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
