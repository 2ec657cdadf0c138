/** Purchase confirmations by the calls: F4 steps 3 and 4, what they take from other records, and changes (23-shipwork-customs). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { act, exportBody, heard, ok, refused, rowsOf, sent as toCustoms } from './declarations.ts';

let app: TestApp;
let yard: Client;
let seller: Client;
let paint: number;
let chandler: number;

const idOf = async (client: Client, path: string, keyword: string): Promise<number> => {
  const { body } = await client.get<{ content: { id: number }[] }>(`${path}?keyword=${encodeURIComponent(keyword)}`);
  return body.content[0]!.id;
};

beforeAll(async () => {
  app = await startApp();
  [yard, seller] = [await app.as('admin2'), await app.as('admin6')];
  paint = await idOf(yard, '/rs4/clnt/list', '한결');
  // The chandler as a partner of the yard.
  const partner = await yard.post<Values>('/rs4/clnt', {
    ...{ clntNm: '참데모선용품(주)', clntTpCds: 'SUP', natCd: 'KR', corpRegNo: '0068100064', ceoNm: '송가상' },
    ...{ currCd: 'KRW', vatCd: 'TAX10', payTermCd: 'D30' },
  });
  chandler = ok(partner, 201)['id'] as number;
});
afterAll(() => app.close());

const prefix = 'shipwork/pcr';
const goods = { hsCd: '3208.90-9010', itemNm: '방오도료', purcDt: '2026-11-10', qty: '120', unitCd: 'CAN' };
const nine = { ...goods, unitPriceFrgn: '75000' };
const contract = { baseDocCd: 'CONT', docNo: 'HBD-1', docDt: '2026-11-01' };
const post = (body: Values) =>
  yard.post<Values>(`/${prefix}`, { supClntId: paint, insertItemList: [nine], insertDocList: [contract], ...body });
const made = async (body: Values = {}): Promise<Values> => ok(await post(body), 201);
const step = (record: Values, name: string, input: Values = {}) => act(yard, prefix, record, name, input);
const read = async (record: Values): Promise<Values> =>
  ok(await yard.get<Values>(`/${prefix}/${String(record['id'])}`));

/** A tax invoice of the chandler to the yard. */
async function invoiced(more: Values = {}): Promise<Values> {
  const draft = await seller.post<Values>('/platform/taxInv', {
    ...{ writeDt: '2026-11-12', inveRegNo: '0028100024', inveNm: '한바다데모선박수리(주)', inveCeoNm: '박견본' },
    insertItemList: [{ purchDt: '2026-11-12', itemNm: '방오도료', spec: '20 L', qty: '12', supplyAmt: '900000' }],
    ...more,
  });
  return ok(await act(seller, 'platform/taxInv', ok(draft, 201), 'issue'));
}

test('F4: the supplier invoices it at zero rate, with the reason', async () => {
  const zero = { vatCd: 'ZERO', inveRegNo: '0028100024', inveNm: '한바다데모선박수리(주)', inveCeoNm: '박견본' };
  const rows = { insertItemList: [{ purchDt: '2026-11-20', itemNm: '방오도료', supplyAmt: '9000000' }] };
  expect(refused(await seller.post<Values>('/platform/taxInv', { ...zero, ...rows }))).toEqual([
    ...[400, 'E_REQUIRED', 'E_REQUIRED zeroReasonCd'],
  ]);
  const draft = ok(await seller.post<Values>('/platform/taxInv', { ...zero, ...rows, zeroReasonCd: 'PCR' }), 201);
  expect(draft).toMatchObject({ supplyAmt: '9000000', taxAmt: '0', sumAmount: '9000000' });
  expect(ok(await act(seller, 'platform/taxInv', draft, 'issue'))).toMatchObject({ stCd: 'ISSUED', taxAmt: '0' });
});

describe('before it leaves', () => {
  test('a document and an item are there', async () => {
    const bare = await made({ insertDocList: [] });
    expect(refused(await step(bare, 'send'))).toEqual([400, 'E_REQUIRED', 'E_REQUIRED doc doc']);
    const empty = await made({ insertItemList: [] });
    expect(refused(await step(empty, 'send'))).toEqual([400, 'E_REQUIRED', 'E_REQUIRED item item']);
    expect(await read(empty)).toMatchObject({ stCd: 'DRAFT' });
  });
  test.each<[string, Values, unknown[]]>([
    ['a supplier abroad', { supClntId: 'PACIFIC' }, [400, 'E_REF', 'E_REF supClntId']],
    ['a usage without words', { usageCd: 'ZZZ' }, [400, 'E_REQUIRED', 'E_REQUIRED usageTxt']],
    ['a change of nothing', { applyTpCd: 'M' }, [400, 'E_REQUIRED', 'E_REQUIRED befPcrId']],
    [
      'a tax invoice of goods still to be bought',
      {
        insertItemList: [{ ...nine, purcDt: '2026-12-01' }],
        insertTaxList: [
          { ntsConfirmNo: '20261110-41000000-00000001', writeDt: '2026-11-10', supplyAmt: '1', taxAmt: '0' },
        ],
      },
      [400, 'E_RANGE', 'E_RANGE tax 1 writeDt'],
    ],
    ['a sum below nought', { adjTpCd: 'Q', adjAmt: '9000000' }, [409, 'E_SUM', 'E_SUM adjAmt']],
  ])('%s is refused', async (_what, body, wanted) => {
    const supClntId = body['supClntId'] === 'PACIFIC' ? await idOf(yard, '/rs4/clnt/list', 'PACIFIC') : paint;
    expect(refused(await post({ ...body, supClntId }))).toEqual(wanted);
  });
  test('a late application is asked about once', async () => {
    const late = { insertItemList: [{ ...nine, purcDt: '2026-06-30' }] };
    expect(refused(await post(late))).toEqual([409, 'E_WARN', 'E_RANGE applyDt']);
    expect(await made({ ...late, confirmed: ['pcrLate'] })).toMatchObject({ applyDueDt: '2026-07-25' });
    expect(await made({ ...late, applyDt: '2026-07-25' })).toMatchObject({ applyDueDt: '2026-07-25' });
  });
  test('of chosen ones those that warn are named, and go in one call once confirmed', async () => {
    const late = { insertItemList: [{ ...nine, purcDt: '2026-06-30' }], applyDt: '2026-07-25' };
    const [usual, first, second] = [await made(), await made(late), await made(late)];
    const bare = await made({ ...late, insertDocList: [] });
    const all = [first, usual, bare, second].map(({ id }) => id as number);
    const send = async (ids: readonly number[], confirmed?: readonly string[]) =>
      ok(await yard.post<Values>(`/${prefix}/send`, { ids, ...(confirmed ? { confirmed } : {}) }));
    const whole = await send(all);
    const failed = whole['failed'] as Values[];
    expect((whole['content'] as Values[]).map(({ id }) => id)).toEqual([usual['id']]);
    expect(failed.map(({ id, row, code }) => [id, row, code])).toEqual([
      [first['id'], 1, 'E_WARN'],
      [second['id'], 4, 'E_WARN'],
      [bare['id'], 3, 'E_REQUIRED'],
    ]);
    expect(failed[0]!['errors']).toMatchObject([{ field: 'applyDt', warn: 'pcrLate' }]);
    expect(await read(first)).toMatchObject({ stCd: 'DRAFT' });
    const rest = await send([first['id'], second['id']] as number[], ['pcrLate']);
    expect(rest).toMatchObject({ failed: [], content: [{ id: first['id'] }, { id: second['id'] }] });
    expect(await heard(yard, prefix, second)).toMatchObject({ stCd: 'ACCEPT' });
  });
});

describe('what it takes from other records', () => {
  test('a received tax invoice fills its row, whatever is sent there', async () => {
    const invoice = await invoiced();
    const record = await made({
      supClntId: chandler,
      insertTaxList: [
        { taxInvId: invoice['id'], ntsConfirmNo: '0'.repeat(24), writeDt: '2026-11-01', supplyAmt: '1', taxAmt: '1' },
      ],
    });
    const { ntsConfirmNo } = invoice;
    expect(rowsOf(record, 'tax')[0]).toMatchObject({
      ...{ ntsConfirmNo, writeDt: '2026-11-12', supplyAmt: '900000', taxAmt: '90000' },
    });
    // Of another supplier, and our own, are none of its.
    const row = { taxInvId: invoice['id'], ntsConfirmNo, writeDt: '2026-11-12', supplyAmt: '1', taxAmt: '1' };
    expect(refused(await post({ insertTaxList: [row] }))).toEqual([400, 'E_REF', 'E_REF tax 1 taxInvId']);
  });
  test('a declaration that is not released is no base document', async () => {
    const declared = ok(await yard.post<Values>('/shipwork/expDecl', exportBody(paint)), 201);
    const row = { ...contract, baseDocCd: 'EXP', expDeclId: declared['id'] };
    expect(refused(await post({ insertDocList: [row] }))).toEqual([400, 'E_REF', 'E_REF doc 1 expDeclId']);
  });
  test('begins from tax invoices, with supplier and goods', async () => {
    const [one, two] = [await invoiced(), await invoiced()];
    const fresh = ok(await yard.get<Values>(`/${prefix}/new?taxInvIds=${String(one['id'])},${String(two['id'])}`));
    expect(fresh).toMatchObject({ supClntId: chandler, supNm: '참데모선용품(주)', supRegNo: '0068100064' });
    expect(rowsOf(fresh, 'tax').map(({ taxInvId }) => taxInvId)).toEqual([one['id'], two['id']]);
    expect(rowsOf(fresh, 'item')[0]).toMatchObject({ itemNm: '방오도료', qty: '12', unitPriceFrgn: '75000.00' });
  });
});

describe('what does not belong on one confirmation is refused in words', () => {
  const begun = (who: Client, ids: readonly unknown[]) => who.get<Values>(`/${prefix}/new?taxInvIds=${ids.join(',')}`);
  const told = (answer: Answer<Values>) => [...refused(answer), answer.body['message']];
  /** Issued to the broker, by the chandler and by the yard. */
  const toBroker = { inveRegNo: '0038100032', inveNm: '동남데모관세법인', inveCeoNm: '한가상' };
  const several =
    '공급자가 서로 다른 세금계산서입니다. 구매확인서는 공급자마다 따로 신청하니 한 공급자의 것만 선택하세요.';
  const notReceived = '다른 회사가 우리 회사에 발행한 세금계산서만 선택하세요.';

  test('tax invoices of two suppliers, in Korean and in English', async () => {
    const ofYard = await yard.post<Values>('/platform/taxInv', {
      ...{ writeDt: '2026-11-13', ...toBroker },
      insertItemList: [{ purchDt: '2026-11-13', itemNm: '수리', supplyAmt: '300000' }],
    });
    const [one, two] = [await invoiced(toBroker), ok(await act(yard, 'platform/taxInv', ok(ofYard, 201), 'issue'))];
    const [korean, english] = [await app.as('cust3'), await app.as('cust3', 'en')];
    const ids = [one['id'], two['id']];
    expect(told(await begun(korean, ids))).toEqual([400, 'E_REF', 'E_REF taxInvIds', several]);
    expect((await begun(english, ids)).body['message']).toMatch(/^These tax invoices come from different suppliers\./);
    const alone = ok(await begun(korean, [one['id']]));
    expect(alone).toMatchObject({ supNm: '참데모선용품(주)', supClntId: expect.any(Number) });
    expect(rowsOf(alone, 'tax').map(({ taxInvId }) => taxInvId)).toEqual([one['id']]);
    // The yard is no partner of the broker: who is to be registered is told by name.
    expect(ok(await begun(korean, [two['id']]))).toMatchObject({
      ...{ supClntId: null, supNm: '한바다데모선박수리(주)', supRegNo: '0028100024' },
    });
  });

  test('those that the own company issued, drafts, and those of others', async () => {
    const own = await yard.post<Values>('/platform/taxInv', {
      ...{ writeDt: '2026-11-13', ...toBroker },
      insertItemList: [{ purchDt: '2026-11-13', itemNm: '수리', supplyAmt: '300000' }],
    });
    const draft = ok(own, 201);
    expect(told(await begun(yard, [draft['id']]))).toEqual([400, 'E_REF', 'E_REF taxInvIds', notReceived]);
    const issued = ok(await act(yard, 'platform/taxInv', draft, 'issue'));
    const received = await invoiced();
    expect(told(await begun(yard, [issued['id']]))).toEqual([400, 'E_REF', 'E_REF taxInvIds', notReceived]);
    // One that does not fit keeps all of them out.
    expect((await begun(yard, [received['id'], issued['id']])).status).toBe(400);
    const stranger = await app.as('cust3');
    expect(told(await begun(stranger, [received['id']]))).toEqual([400, 'E_REF', 'E_REF taxInvIds', notReceived]);
    expect((await begun(yard, [999_999_999])).status).toBe(400);
    expect((await begun(yard, ['x'])).status).toBe(400);
    expect(
      (
        await begun(
          yard,
          Array.from({ length: 100 }, (_, at) => at + 1),
        )
      ).body['message'],
    ).toContain('99건');
    expect(
      (
        await begun(
          yard,
          Array.from({ length: 101 }, (_, at) => at + 1),
        )
      ).status,
    ).toBe(400);
  });

  test('the choice behind the row offers what was received, asked for by number as well', async () => {
    const own = await yard.post<Values>('/platform/taxInv', {
      ...{ writeDt: '2026-11-13', ...toBroker },
      insertItemList: [{ purchDt: '2026-11-13', itemNm: '수리', supplyAmt: '300000' }],
    });
    const [sent, received] = [ok(await act(yard, 'platform/taxInv', ok(own, 201), 'issue')), await invoiced()];
    const offered = async (query: string) =>
      (await yard.get<{ content: Values[] }>(`/platform/common/taxInv?direction=RECV${query}`)).body.content.map(
        ({ id }) => id,
      );
    expect(await offered('')).toContain(received['id']);
    expect(await offered('')).not.toContain(sent['id']);
    expect(await offered(`&ids=${String(sent['id'])},${String(received['id'])}`)).toEqual([received['id']]);
    // And a row that names one of our own is refused, whatever its cells say.
    const row = { taxInvId: sent['id'], ntsConfirmNo: '0'.repeat(24), writeDt: '2026-11-12' };
    expect(refused(await post({ insertTaxList: [{ ...row, supplyAmt: '1', taxAmt: '1' }] }))).toEqual([
      ...[400, 'E_REF', 'E_REF tax 1 taxInvId'],
    ]);
  });

  test('a declaration gives the quantities of its lines, or of their models where these are of one unit', async () => {
    const customs = 'shipwork/expDecl';
    const body = exportBody(paint);
    const [first, second] = body['insertLanList'] as Values[];
    const models = (body['insertModelList'] as Values[]).concat(
      { lanNo: 3, modelNm: 'A', qty: '4', qtyUnitCd: 'EA', unitPriceFrgn: '1.00' },
      { lanNo: 3, modelNm: 'B', qty: '5', qtyUnitCd: 'SET', unitPriceFrgn: '1.00' },
    );
    const lans = [{ ...first, qty: '7', qtyUnitCd: 'SET' }, second, { ...second, netWgt: '10.00' }];
    const rows = { insertLanList: lans, insertModelList: models };
    const declared = ok(await yard.post<Values>(`/${customs}`, { ...body, ...rows, payAmtFrgn: '15009.00' }), 201);
    await toCustoms(yard, customs, declared);
    ok(await act(yard, customs, declared, 'reply', { resultCd: 'RELEASE' }));
    // What was declared was bought by then: nobody is told that it was today.
    const at = `/${customs}/${String(declared['id'])}`;
    await withClient(app.urls.ownerUrl, (owner) =>
      owner.query(`update shipwork_exp_decl set acpt_dt = date '2026-11-03' where id = $1`, [declared['id']]),
    );
    expect(ok(await yard.get<Values>(at))['acptDt']).toBe('2026-11-03');
    const fresh = ok(await yard.get<Values>(`/${prefix}/new?expDeclId=${String(declared['id'])}`));
    expect(rowsOf(fresh, 'item').map(({ purcDt }) => purcDt)).toEqual(['2026-11-03', '2026-11-03', '2026-11-03']);
    expect(rowsOf(fresh, 'item').map(({ qty, unitCd }) => [qty, unitCd])).toEqual([
      ['7', 'SET'],
      ['3', 'EA'],
      [null, null],
    ]);
  });

  test('a declaration that is not released begins none', async () => {
    const declared = ok(await yard.post<Values>('/shipwork/expDecl', exportBody(paint)), 201);
    const { status, body } = await yard.get<Values>(`/${prefix}/new?expDeclId=${String(declared['id'])}`);
    expect([status, body['code'], body['message']]).toEqual([400, 'E_REF', '수리된 자사 수출신고를 선택하세요.']);
  });
});

test('another company finds nothing', async () => {
  const record = await made();
  const broker = await app.as('admin3');
  expect((await broker.get(`/${prefix}/${String(record['id'])}`)).status).toBe(404);
});
