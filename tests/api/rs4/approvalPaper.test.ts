/** What stands on an approval document: values by their types, facts of its source, its paper with stamps (22-groupware). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { PageModel } from '../../../src/core/page.ts';
import { vectorA } from '../../../src/services/shared/amounts.vectors.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sales: Client;
let site: Client;
let admin: Client;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startApp();
  [sales, site, admin] = [await app.as('sales2'), await app.as('site2'), await app.as('admin2')];
  const users = await admin.get<{ content: Values[] }>('/platform/user/list?size=100');
  for (const { loginId, id } of users.body.content) ids[String(loginId).split('@')[0]!] = id as number;
  const forms = await admin.get<{ content: Values[] }>('/groupware/apprDoc/list');
  for (const { apprDocCd, id } of forms.body.content) ids[String(apprDocCd)] = id as number;
});
afterAll(() => app.close());

const body = (vals: readonly Values[]) => ({
  ...{ apprDocId: ids['EXP'], title: '안전화 구입', contents: '<p>현장 <b>지급</b>용</p>' },
  insertLineList: [
    { stepTpCd: 'AGREE', userId: ids['site2'] },
    { stepTpCd: 'APPR', userId: ids['admin2'] },
  ],
  insertValList: vals,
});
const act = async (who: Client, id: unknown, name: string, input: Values = {}) => {
  const { version } = (await who.get<Values>(`/groupware/appr/${String(id)}`)).body;
  const answer = await who.post<Values>(`/groupware/appr/${String(id)}/${name}`, { version, ...input });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const filled = [
  { fieldKey: 'payDt', fieldVal: '2026-11-20' },
  { fieldKey: 'payAmt', fieldVal: '1380000' },
  { fieldKey: 'payTxt', fieldVal: '안전화 20족' },
];

describe('fields of the form', () => {
  test('whoever drafts learns them by a lookup, without the menu of forms; of another company they are none', async () => {
    expect((await sales.get('/groupware/apprDoc/list')).status).toBe(403);
    const { content } = (
      await sales.get<{ content: Values[] }>(`/groupware/common/apprDocField?apprDocId=${ids['EXP']}`)
    ).body;
    expect(content.map(({ key, value, fieldTpCd, reqYn }) => [key, value, fieldTpCd, reqYn])).toEqual([
      ['payDt', '지출일', 'DATE', 'Y'],
      ['payAmt', '금액', 'AMT', 'Y'],
      ['payTxt', '내용', 'TEXT', 'Y'],
    ]);
    for (const query of ['', '?apprDocId=x', '?apprDocId=999999'])
      expect((await sales.get<{ content: Values[] }>(`/groupware/common/apprDocField${query}`)).body.content).toEqual(
        [],
      );
  });

  test.each([
    ['payDt', '2026-02-30', 'E_PATTERN'],
    ['payAmt', '12.5', undefined],
    ['payAmt', 'ten', undefined],
  ])('%s takes no %j', async (fieldKey, fieldVal, code) => {
    const answer = await sales.post<{ errors: Values[] }>('/groupware/appr', body([{ fieldKey, fieldVal }]));
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      400,
      { grid: 'val', field: 'fieldVal', row: 1, ...(code && { code }) },
    ]);
  });

  test('what is open at submitting is named by its label', async () => {
    const { id, version } = (await sales.post<Values>('/groupware/appr', body(filled.slice(0, 2)))).body;
    const { body: refused } = await sales.post<{ errors: Values[] }>(`/groupware/appr/${String(id)}/submit`, {
      version,
    });
    expect(refused.errors[0]!['message']).toContain('내용');
  });
});

describe('the paper', () => {
  test('has a box for everybody who stamps, what the form asked for, and opinions; in the language of the reader', async () => {
    const { id } = (await sales.post<Values>('/groupware/appr', body(filled))).body;
    await act(sales, id, 'submit');
    await act(site, id, 'approve', { opinion: '현장 확인' });
    const { body: page } = await admin.get<PageModel>(`/groupware/appr/${String(id)}/print`);
    expect(page).toMatchObject({ title: '지출결의서', amount: { value: '1,380,000' } });
    expect(page.stamps!.boxes).toMatchObject([
      { role: '기안', position: '과장', name: '최예시', mark: '상신', under: expect.stringMatching(/^26-11-20 09:0/) },
      { role: '합의', position: '부장', name: '정모의', mark: '합의', refused: false },
      { role: '결재', position: '대표이사', name: '박견본', mark: '', under: '' },
    ]);
    expect(page.blocks[1]!.rows).toEqual([
      { label: '지출일', value: '2026-11-20' },
      { label: '금액', value: '1,380,000' },
      { label: '내용', value: '안전화 20족' },
    ]);
    expect(page.table!.rows[0]!.cells.map(({ text }) => text)).toEqual([
      '합의',
      '정모의 부장',
      '합의',
      expect.stringMatching(/^2026-11-20 09:0/),
      '현장 확인',
    ]);
    await act(admin, id, 'reject', { opinion: '다시' });
    const { body: english } = await (
      await app.as('admin2', 'en')
    ).get<PageModel>(`/groupware/appr/${String(id)}/print`);
    expect([english.title, english.stamps!.boxes[2]]).toMatchObject([
      'Expense report',
      { role: 'Approve', mark: 'Rejected', refused: true },
    ]);
    expect(english.stamps!.boxes[1]).toMatchObject({ role: 'Agree', mark: 'Agreed' });
  });

  test('of a quotation in another currency it says first what the customer reads', async () => {
    const { content } = (await sales.get<{ content: Values[] }>('/rs4/quot/list?keyword=RQ-2611-0001')).body;
    const source = (await sales.get<Values>(`/rs4/quot/${String(content[0]!['id'])}`)).body;
    const { clntId, shipId, portCd } = source;
    const made = await sales.post<Values>('/rs4/quot', {
      ...{ quotTitle: '외화 견적', clntId, shipId, portCd, currCd: 'USD', excRt: '1385.40' },
      insertItemList: [
        { itemNm: '밸브 정비', lineTpCd: 'I', unitCd: 'EA', qty: '2', priceBaseCd: 'P', priceFrgn: '50.25' },
      ],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id, version } = made.body;
    const begun = (await sales.post<Values>(`/rs4/quot/${String(id)}/start`, { version })).body;
    const asked = await sales.post<Values>(`/rs4/quot/${String(id)}/requestAppr`, { version: begun['version'] });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const { body: page } = await site.get<PageModel>(`/groupware/appr/${String(asked.body['apprId'])}/print`);
    const rows = page.blocks[1]!.rows.map(({ label, value }) => [label, value]);
    expect(rows.slice(2, 6)).toEqual([
      ['통화', 'USD'],
      ['견적금액(외화)', '100.50'],
      ['환율', '1,385.40'],
      ['견적금액', '139,233'],
    ]);
  });

  test('of a quotation it carries the figures as they were asked about', async () => {
    const { content } = (await sales.get<{ content: Values[] }>('/rs4/quot/list?keyword=RQ-2611-0001')).body;
    const at = `/rs4/quot/${String(content[0]!['id'])}`;
    let quot = (await sales.post<Values>(`${at}/start`, { version: content[0]!['version'] })).body;
    const unpriced = { itemNm: '매입단가를 모르는 품목', lineTpCd: 'I', unitCd: 'EA', qty: '1', price: '10000' };
    const lines = [...vectorA.lines.map(({ input }) => ({ itemNm: '품목', ...input })), unpriced];
    quot = (await sales.patch<Values>(at, { version: quot['version'], insertItemList: lines })).body;
    const asked = await sales.post<Values>(`${at}/requestAppr`, { version: quot['version'] });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const document = (await site.get<Values>(`/groupware/appr/${String(asked.body['apprId'])}`)).body;
    const vals = Object.fromEntries(
      (document['valList'] as Values[]).map(({ fieldKey, fieldVal }) => [fieldKey, fieldVal]),
    );
    expect(vals).toMatchObject({
      clntId: '북극성데모해운(주)',
      quotAmount: quot['quotAmount'],
      prftRt: quot['prftRt'],
    });
    const list = await site.get<{ content: Values[] }>('/groupware/appr/list?view=todo&columns=title,line,vals');
    expect(list.body.content.find(({ id }) => id === document['id'])).toMatchObject({
      line: [{ userNm: '정모의', actCd: 'TURN' }, { userNm: '박견본', actCd: 'WAIT' }, { actCd: 'WAIT' }],
    });
    const { body: page } = await site.get<PageModel>(`/groupware/appr/${String(document['id'])}/print`);
    expect(page.blocks[1]!.rows.map(({ label }) => label)).toEqual([
      '거래처',
      '선박',
      '견적금액',
      '할인액',
      '매입액',
      '이익액',
      '이익률',
      '매입단가 없는 품목 수',
    ]);
    const [rate, costless] = page.blocks[1]!.rows.slice(-2);
    expect([rate!.value, costless!.value]).toEqual([`${String(Number(quot['prftRt']))}%`, '1']);
    // Who reads English finds customer and vessel by their English names, and whoever has none by the one there is.
    const english = await (
      await app.as('site2', 'en')
    ).get<PageModel>(`/groupware/appr/${String(document['id'])}/print`);
    expect(english.body.blocks[1]!.rows.slice(0, 2).map(({ value }) => value)).toEqual([
      'Polaris Demo Line',
      'HANBIT NURI',
    ]);
  });

  test('of a purchase: what it costs and from whom, the purchase with its own paper within reach of whoever approves', async () => {
    const buyer = await app.as('purc2');
    const { content } = (
      await buyer.get<{ content: Values[] }>(`/rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`)
    ).body;
    const rows = [{ itemNm: '선체 도장', unitCd: 'M2', qty: '2450', purcPrice: '3333' }];
    const purc = (
      await buyer.post<Values>('/rs4/purc', { clntId: content[0]!['id'], dlvDt: '2026-11-30', insertItemList: rows })
    ).body;
    const asked = await buyer.post<Values>(`/rs4/purc/${String(purc['id'])}/requestAppr`, { version: purc['version'] });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const document = (await site.get<Values>(`/groupware/appr/${String(asked.body['apprId'])}`)).body;
    expect(document).toMatchObject({
      ...{
        apprNo: 'GWPO-2026-0001',
        title: `${String(purc['purcNo'])} 가온데모도장(주)`,
        amount: '8165850',
        apprDocNm: '발주품의',
      },
      ...{ srcTbl: 'RS4_PURC', srcId: purc['id'], srcNo: purc['purcNo'] },
    });
    const { body: page } = await site.get<PageModel>(`/groupware/appr/${String(document['id'])}/print`);
    expect(page).toMatchObject({ title: '발주품의', amount: { value: '8,165,850' } });
    const facts = Object.fromEntries(page.blocks[1]!.rows.map(({ label, value }) => [label, value]));
    expect(facts).toEqual({
      ...{
        매입처: '가온데모도장(주)',
        납기: '2026-11-30',
        발주금액: '8,165,850',
        매입부가세: '816,585',
        합계금액: '8,982,435',
      },
    });
    const paper = await site.get<PageModel>(`/rs4/purc/${String(purc['id'])}/print`);
    expect([paper.status, paper.body.title]).toEqual([200, '발주서']);
  });

  test('asked for in English it says the Korean names to Korean readers', async () => {
    const buyer = await app.as('purc2', 'en');
    const { content } = (await buyer.get<{ content: Values[] }>(`/rs4/clnt/list?keyword=Nuri`)).body;
    const rows = [{ itemNm: '선체 도장', unitCd: 'M2', qty: '2450', purcPrice: '3333' }];
    const { id, version } = content[0]!;
    expect((await buyer.patch(`/rs4/clnt/${String(id)}`, { version, clntTpCds: 'SUP' })).status).toBe(200);
    const purc = (await buyer.post<Values>('/rs4/purc', { clntId: id, dlvDt: '2026-11-30', insertItemList: rows }))
      .body;
    expect(purc['clntNm']).toBe('Nuri Demo Shipping');
    const asked = await buyer.post<Values>(`/rs4/purc/${String(purc['id'])}/requestAppr`, { version: purc['version'] });
    const document = (await site.get<Values>(`/groupware/appr/${String(asked.body['apprId'])}`)).body;
    expect((document['valList'] as Values[])[0]).toMatchObject({
      ...{ fieldKey: 'clntId', fieldVal: '누리데모해운(주)', fieldValEn: 'Nuri Demo Shipping' },
    });
  });
});
