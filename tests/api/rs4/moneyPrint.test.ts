/** Papers of purchases and invoices, from the stored record to the text of the PDF (20-rs4-ship-repair P). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { PageModel } from '../../../src/core/page.ts';
import { documentPdf } from '../../../src/export/page/document.ts';
import { nodeFonts } from '../../../src/export/page/nodeFonts.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { pdfPages } from '../../support/pdfText.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
});
afterAll(() => app.close());

async function paper(address: string): Promise<{ model: PageModel; text: string }> {
  const { status, body: model } = await (
    await app.as('admin2')
  ).get<PageModel & Record<string, unknown>>(`${address}/print`);
  expect(status, JSON.stringify(model)).toBe(200);
  const pages = await pdfPages(documentPdf(model, await nodeFonts()));
  return { model, text: pages.flatMap(({ lines }) => lines).join('\n') };
}
const idOf = async (keyword: string) =>
  (await yard.sales.get<{ content: { id: number }[] }>(`/rs4/clnt/list?keyword=${encodeURIComponent(keyword)}`)).body
    .content[0]!.id;

test('발주서: partner, delivery, lines and tax, no sale', async () => {
  const buyer = await app.as('purc2');
  const order = await yard.order();
  const insertItemList = [
    {
      itemNm: '방오도료 도장',
      spec: 'SPC 2회',
      unitCd: 'M2',
      qty: '420',
      purcPrice: '4100',
      orderItemId: linesOf(order)[2]!['id'],
    },
  ];
  const body = {
    clntId: await idOf('가온데모도장'),
    orderId: order['id'],
    dlvDt: '2026-11-30',
    dlvPlace: '2호 선거',
    insertItemList,
  };
  const { body: purc } = await buyer.post<Values>('/rs4/purc', body);
  const { model, text } = await paper(`/rs4/purc/${String(purc['id'])}`);
  expect([model.lang, model.title]).toEqual(['ko', '발주서']);
  for (const said of [
    String(purc['purcNo']),
    '가온데모도장(주)',
    '2호 선거',
    String(order['orderNo']),
    '방오도료 도장',
    '1,722,000',
    '172,200',
    '1,894,200',
  ])
    expect(text).toContain(said);
  expect(JSON.stringify(model) + text).not.toMatch(/5,000|20,000|이익/);
});

test('거래명세서: what was done and asked for before, tax, bank and the day when it is due', async () => {
  const accounts = await app.as('acct2');
  const order = await yard.completed();
  const advance = await accounts.post<Values>('/rs4/inv', { orderId: order['id'], invKindCd: 'ADV', advRt: '30' });
  await yard.act(accounts, 'rs4/inv', advance.body, 'issue');
  const { body: rest } = await accounts.post<Values>('/rs4/inv', {
    orderId: order['id'],
    invKindCd: 'FINAL',
    bankNm: '데모은행',
    acctNo: '000-00-000000',
  });
  const { model, text } = await paper(`/rs4/inv/${String(rest['id'])}`);
  expect(model.title).toBe('거래명세서');
  for (const said of [
    String(rest['invNo']),
    '북극성데모해운(주)',
    '한빛누리',
    '기청구 차감',
    '−9,000',
    '21,000',
    '2,100',
    '23,100',
    '데모은행',
    '000-00-000000',
    '2026-12-20',
  ])
    expect(text.replaceAll('-9,000', '−9,000')).toContain(said);
});

test('INVOICE: in English and dollars for a customer abroad', async () => {
  const accounts = await app.as('acct2');
  const line = { itemNm: 'Hull cleaning', qty: '2', priceFrgn: '1250.50', unitCd: 'LS', workTpCd: 'HULL' };
  const order = await yard.order({
    clntId: await idOf('PACIFIC'),
    currCd: 'USD',
    excRt: '1385.40',
    vatCd: 'ZERO',
    zeroReasonCd: 'SHIP',
    insertItemList: [line],
  });
  const { body: inv } = await accounts.post<Values>('/rs4/inv', {
    orderId: order['id'],
    invKindCd: 'ADV',
    advRt: '40',
    swiftCd: 'DEMOKRSE',
  });
  const { model, text } = await paper(`/rs4/inv/${String(inv['id'])}`);
  expect([model.lang, model.title]).toEqual(['en', 'INVOICE']);
  for (const said of [
    'PACIFIC EXAMPLE SHIPPING PTE LTD',
    'HANBIT NURI',
    'Advance payment 40%',
    '1,000.40',
    'USD',
    'DEMOKRSE',
  ])
    expect(text).toContain(said);
});
