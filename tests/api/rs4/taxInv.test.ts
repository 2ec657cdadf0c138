/** Tax invoices by the calls: amounts, dates, issuing and taking back, and what the buyer's company sees (10-platform). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let seller: Client;
let buyer: Client;
let polaris: number;

beforeAll(async () => {
  app = await startApp();
  [seller, buyer] = [await app.as('admin2'), await app.as('admin7')];
  const { body } = await seller.get<{ content: { id: number }[] }>(
    `/rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`,
  );
  polaris = body.content[0]!.id;
});
afterAll(() => app.close());

const row = (supplyAmt: string, more: Values = {}) => ({ purchDt: '2026-11-20', itemNm: '수리', supplyAmt, ...more });
const nuri = { inveRegNo: '007-81-00072', inveNm: '누리데모해운(주)', inveCeoNm: '전가상' };
const post = (body: Values, who = seller) =>
  who.post<Values>('/platform/taxInv', { writeDt: '2026-11-20', ...nuri, insertItemList: [row('100000')], ...body });
async function make(body: Values = {}): Promise<Values> {
  const { status, body: record } = await post(body);
  expect(status, JSON.stringify(record)).toBe(201);
  return record;
}
const act = (record: Values, name: string, who = seller) =>
  who.post<Values>(`/platform/taxInv/${String(record['id'])}/${name}`, { version: record['version'] });
const codes = (body: Values) => (body['errors'] as Values[]).map(({ code, field }) => [code, field]);
const listed = async (who: Client, query: string) =>
  (await who.get<{ content: Values[] }>(`/platform/taxInv/list?size=1000&${query}`)).body.content.map(({ id }) => id);

describe('a draft', () => {
  test('is reckoned by the server: ten per cent of each row below one won cut, none without tax', async () => {
    const rows = [row('1466', { taxAmt: '9999' }), row('68333'), row('-100009')];
    const taxed = await make({ insertItemList: rows, supplyAmt: '1', taxAmt: '1' });
    expect((taxed['itemList'] as Values[]).map(({ taxAmt }) => taxAmt)).toEqual(['146', '6833', '-10000']);
    expect(taxed).toMatchObject({ supplyAmt: '-30210', taxAmt: '-3021', sumAmount: '-33231', stCd: 'DRAFT' });
    expect(taxed['taxInvNo']).toMatch(/^TX-2611-\d{4}$/);
    const free = await make({ vatCd: 'FREE' });
    expect(free).toMatchObject({ supplyAmt: '100000', taxAmt: '0', sumAmount: '100000' });
  });
  test('carries the own company and the partner that it names', async () => {
    const own = { inveRegNo: null, inveNm: null, inveCeoNm: null };
    const { body: refused } = await post({ ...own });
    expect(codes(refused)).toEqual([
      ['E_REQUIRED', 'inveRegNo'],
      ['E_REQUIRED', 'inveNm'],
      ['E_REQUIRED', 'inveCeoNm'],
    ]);
    const { body } = await post({ ...own, inveClntId: polaris, inveCeoNm: '북대표' });
    expect(body).toMatchObject({ inveRegNo: '0098100097', inveNm: '북극성데모해운(주)', inveCeoNm: '북대표' });
    expect(body).toMatchObject({
      invrRegNo: '0028100024',
      invrNm: '한바다데모선박수리(주)',
      invrCorpId: 2,
      inveCorpId: null,
    });
    const { body: fresh } = await seller.get<Values>('/platform/taxInv/new');
    expect(fresh).toMatchObject({
      invrNm: '한바다데모선박수리(주)',
      writeDt: '2026-11-20',
      vatCd: 'TAX10',
      purposeCd: 'BILL',
    });
  });
  test.each<[string, Values, unknown[]]>([
    ['zero rate without its reason', { vatCd: 'ZERO' }, [['E_REQUIRED', 'zeroReasonCd']]],
    ['a wrong business number', { inveRegNo: '0078100071' }, [['E_PATTERN', 'inveRegNo']]],
    ['a wrong resident number', { inveRegNo: '9913321234567' }, [['E_PATTERN', 'inveRegNo']]],
    ['a day that has not come', { writeDt: '2026-11-21' }, [['E_RANGE', 'writeDt']]],
    ['more than 99 rows', { insertItemList: Array.from({ length: 100 }, () => row('1')) }, [['E_LIST', undefined]]],
  ])('refuses %s', async (_what, body, wrong) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(codes(answer.body)).toEqual(wrong);
  });
  test('takes 99 rows, a zero rate with its reason, and a person without a company', async () => {
    const rows = Array.from({ length: 99 }, () => row('15'));
    expect(await make({ insertItemList: rows })).toMatchObject({ supplyAmt: '1485', taxAmt: '99' });
    expect(await make({ vatCd: 'ZERO', zeroReasonCd: 'SHIP' })).toMatchObject({ taxAmt: '0' });
    expect(await make({ inveRegNo: '991332-1234568' })).toMatchObject({ inveRegNo: '9913321******' });
  });
});

describe('issuing', () => {
  test('gives a confirmation number by day of writing, counted among all companies, and says whether it is late', async () => {
    const first = await act(await make(), 'issue');
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body).toMatchObject({ stCd: 'ISSUED', lateYn: 'N', inveCorpId: 7, issueDtm: '2026-11-20 09:00' });
    expect(first.body['ntsConfirmNo']).toMatch(/^2026112041000000\d{8}$/);
    const { body: other } = await act((await post({ inveRegNo: '0098100097' }, buyer)).body, 'issue', buyer);
    expect(Number(String(other['ntsConfirmNo']).slice(16))).toBe(
      Number(String(first.body['ntsConfirmNo']).slice(16)) + 1,
    );
    const late = await act(await make({ writeDt: '2026-10-30' }), 'issue');
    expect(late.body).toMatchObject({ lateYn: 'Y', ntsConfirmNo: '202610304100000000000001' });
    expect((await act(await make({ writeDt: '2026-11-01' }), 'issue')).body).toMatchObject({ lateYn: 'N' });
  });
  test('needs a row', async () => {
    const { status, body } = await act(await make({ insertItemList: [] }), 'issue');
    expect([status, codes(body)]).toEqual([400, [['E_REQUIRED', 'item']]]);
  });
  test('closes it; it can be taken back before it is sent, once', async () => {
    const { body: issued } = await act(await make(), 'issue');
    const at = `/platform/taxInv/${String(issued['id'])}`;
    for (const answer of [
      await act(issued, 'issue'),
      await seller.patch(at, { version: issued['version'], inveNm: '다른 이름' }),
      await seller.del(at),
    ])
      expect([answer.status, answer.body['code']]).toEqual([409, 'E_STATE']);
    const cancelled = await act(issued, 'cancelIssue');
    expect(cancelled.body).toMatchObject({ stCd: 'CANCEL' });
    expect((await act(cancelled.body, 'cancelIssue')).body).toMatchObject({ code: 'E_STATE' });
    const draft = await make();
    expect((await act(draft, 'cancelIssue')).body).toMatchObject({ code: 'E_STATE' });
    expect((await seller.del(`/platform/taxInv/${String(draft['id'])}`)).status).toBe(204);
  });
});

describe('the issuer', () => {
  const ofBuyer = { invrRegNo: '0078100072', invrNm: '누리데모해운(주)', invrCeoNm: '전가상', invrCorpId: 7 };
  const own = { invrRegNo: '0028100024', invrNm: '한바다데모선박수리(주)', invrCorpId: 2 };

  test('is the own company, whatever a call names', async () => {
    const made = await make(ofBuyer);
    expect(made).toMatchObject(own);
    const { body: changed } = await seller.patch<Values>(`/platform/taxInv/${String(made['id'])}`, {
      version: made['version'],
      inveNm: '누리데모해운',
      ...ofBuyer,
    });
    expect(changed).toMatchObject({ ...own, inveNm: '누리데모해운' });
    expect((await act(changed, 'issue')).body).toMatchObject({ ...own, stCd: 'ISSUED' });
  });

  test('is named as the company is called on the day of issue', async () => {
    const { id, version } = await make();
    const rename = (name: string) =>
      withClient(app.urls.ownerUrl, (owner) =>
        owner.query('update platform_corp set corp_nm = $1 where id = 2', [name]),
      );
    await rename('한바다데모조선(주)');
    const { body: issued } = await act({ id, version }, 'issue');
    await rename(own.invrNm);
    expect(issued).toMatchObject({ ...own, invrNm: '한바다데모조선(주)' });
  });

  test('is held by the database, too', async () => {
    const { id } = await make();
    const actor = { corpId: 2, userId: 1 };
    for (const change of [
      sql`invr_reg_no = ${ofBuyer.invrRegNo}`,
      sql`invr_nm = ${ofBuyer.invrNm}`,
      sql`invr_corp_id = 7`,
    ]) {
      const statement = sql`update platform_tax_inv set ${change} where corp_id = 2 and id = ${id as number}`;
      await expect(app.database.write(actor, (tx) => tx.query(statement))).rejects.toThrow('names another issuer');
    }
  });
});

describe("the buyer's company", () => {
  test('reads what was issued to it, not drafts, and writes nothing', async () => {
    const draft = await make();
    const at = `/platform/taxInv/${String(draft['id'])}`;
    expect((await buyer.get(at)).status).toBe(404);
    const { body: issued } = await act(draft, 'issue');
    const { status, body } = await buyer.get<Values>(at);
    expect([status, body['sumAmount'], (body['itemList'] as Values[]).length]).toEqual([200, '110000', 1]);
    expect((await act(issued, 'cancelIssue', buyer)).status).toBe(403);
    expect((await buyer.patch(at, { version: issued['version'], inveNm: '고침' })).status).toBe(403);
    expect((await buyer.del(at)).status).toBe(403);
    expect((await (await app.as('admin5')).get(at)).status).toBe(404);
  });
  test('tells received from issued, and finds by name', async () => {
    const { id } = (await act(await make(), 'issue')).body;
    expect(await listed(buyer, 'direction=RECV')).toContain(id);
    expect(await listed(buyer, 'direction=ISSUE')).not.toContain(id);
    expect(await listed(seller, 'direction=ISSUE')).toContain(id);
    expect(await listed(seller, 'direction=RECV')).not.toContain(id);
    expect(await listed(buyer, `keyword=${encodeURIComponent('한바다')}`)).toContain(id);
  });
});

test('the menu of ship repair shows what comes from there, and what is made there stays there', async () => {
  const elsewhere = await make();
  const answer = await seller.post<Values>('/platform/taxInv?view=rs4', {
    writeDt: '2026-11-20',
    ...nuri,
    insertItemList: [row('100')],
  });
  expect(answer.body).toMatchObject({ srcTbl: 'RS4_INV', srcId: null });
  const shown = await listed(seller, 'view=rs4');
  expect(shown).toContain(answer.body['id']);
  expect(shown).not.toContain(elsewhere['id']);
  expect((await seller.get(`/platform/taxInv/${String(elsewhere['id'])}?view=rs4`)).status).toBe(404);
});
