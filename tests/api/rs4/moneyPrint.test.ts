/** Papers of purchases and invoices, from the stored record to the text of the PDF (20-rs4-ship-repair P). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { PageModel } from '../../../src/core/page.ts';
import { documentPdf } from '../../../src/export/page/document.ts';
import { commonFonts } from '../../support/commonFonts.ts';
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
  const pages = await pdfPages(documentPdf(model, await commonFonts()));
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
    remark: '도착 전 전화 주세요',
    insertItemList,
  };
  const { body: purc } = await buyer.post<Values>('/rs4/purc', body);
  const { model, text } = await paper(`/rs4/purc/${String(purc['id'])}`);
  expect([model.lang, model.title]).toEqual(['ko', '발주서']);
  // Not ordered yet: nobody delivers on it.
  expect([model.mark, model.signature!.sealText]).toEqual(['초안', undefined]);
  await yard.act(buyer, 'rs4/purc', purc, 'order');
  const ordered = (await paper(`/rs4/purc/${String(purc['id'])}`)).model;
  expect([ordered.mark, ordered.signature!.sealText]).toEqual([undefined, '(인)']);
  for (const said of [
    String(purc['purcNo']),
    '가온데모도장(주)',
    '납품 장소',
    '2호 선거',
    '도착 전 전화 주세요',
    String(order['orderNo']),
    '방오도료 도장',
    '1,722,000',
    '172,200',
    '1,894,200',
  ])
    expect(text).toContain(said);
  expect(JSON.stringify(model) + text).not.toMatch(/5,000|20,000|이익|공사 장소/);
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
  expect([model.title, model.mark]).toEqual(['거래명세서', '초안']);
  for (const said of [
    String(rest['invNo']),
    '북극성데모해운(주)',
    '한빛누리',
    // What the work is called stands where the kind of the invoice stood.
    `공사명 | ${String(order['orderTitle'])}`,
    '잔금',
    '사업자등록번호',
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

test('거래명세서: once issued it stays what it was, whatever is renamed by then; a draft follows', async () => {
  const accounts = await app.as('acct2');
  const admin = await app.as('admin2');
  const order = await yard.order();
  const make = async () => {
    const body = { orderId: order['id'], invKindCd: 'ADV', advRt: '30' };
    return (await accounts.post<Values>('/rs4/inv', body)).body;
  };
  const [issued, draft] = [await make(), await make()];
  const said = async (record: Values) => (await paper(`/rs4/inv/${String(record['id'])}`)).model;
  const { status, body } = await yard.act(accounts, 'rs4/inv', issued, 'issue');
  expect([status, body['stCd']]).toEqual([200, 'ISSUED']);
  const before = await said(issued);
  expect([before.mark, before.signature?.sealText]).toEqual([undefined, '(인)']);
  for (const word of [order['orderNo'], issued['invNo'], '한빛누리', '북극성데모해운(주)'])
    expect(JSON.stringify(before)).toContain(String(word));
  const [file, ...more] = (await yard.read('rs4/inv', issued['id']))['respFileList'] as Values[];
  expect([file!['oriFileNm'], file!['refTypeCd'], more]).toEqual([`${before.fileName}.pdf`, 'PDF', []]);

  const rename = async (prefix: string, id: unknown, change: Values) => {
    const { body: now } = await admin.get<Values>(`/${prefix}/${String(id)}`);
    expect((await yard.patch(admin, prefix, now, change)).status).toBe(200);
    return () =>
      admin
        .get<Values>(`/${prefix}/${String(id)}`)
        .then(({ body: later }) =>
          yard.patch(admin, prefix, later, Object.fromEntries(Object.keys(change).map((name) => [name, now[name]]))),
        );
  };
  const back = [
    await rename('rs4/ship', issued['shipId'], { shipNm: '새이름호' }),
    await rename('rs4/clnt', issued['clntId'], { clntNm: '바뀐데모해운(주)', addr: '서울시 새길 1' }),
    await rename('platform/corp', 2, { addr: '부산시 옮긴로 9' }),
  ];
  expect(await said(issued)).toEqual(before);
  const text = JSON.stringify(await said(draft));
  for (const word of ['새이름호', '바뀐데모해운(주)', '부산시 옮긴로 9']) expect(text).toContain(word);
  // Called off it says so, of the same paper.
  expect((await yard.act(accounts, 'rs4/inv', await yard.read('rs4/inv', issued['id']), 'cancel')).status).toBe(200);
  const { signature, ...off } = await said(issued);
  const { signature: signed, ...rest } = before;
  expect(off).toEqual({ ...rest, mark: '취소', fileName: `${before.fileName} (취소)` });
  expect([signature!.name, signature!.sealText]).toEqual([signed!.name, undefined]);
  for (const undo of back) await undo();
});

test('INVOICE: in English and dollars for a customer abroad', async () => {
  const accounts = await app.as('acct2');
  const line = { itemNm: 'Hull cleaning', qty: '2', priceFrgn: '1250.50', unitCd: 'LS', workTpCd: 'HULL' };
  const order = await yard.order({
    clntId: await idOf('PACIFIC'),
    orderTitle: 'Docking repair 2026',
    poNo: 'NS-77',
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
  });
  // Of another currency the code by which banks abroad find the account comes along.
  expect(inv).toMatchObject({ bankNm: '데모은행', swiftCd: 'DEMOKRSE' });
  const { model, text } = await paper(`/rs4/inv/${String(inv['id'])}`);
  expect([model.lang, model.title]).toEqual(['en', 'INVOICE']);
  for (const said of [
    'PACIFIC EXAMPLE SHIPPING PTE LTD',
    'HANBIT NURI',
    'Advance payment 40%',
    '1,000.40',
    'USD',
    'DEMOKRSE',
    'Demo Bank',
    'Subject | Docking repair 2026',
    'P/O No. | NS-77',
    'PARK Gyeonbon, Representative Director',
    '+82-51-000-0102',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/[가-힣]/);
});

test('a supplier abroad gets the order in English, also where the company has no English style', async () => {
  const buyer = await app.as('purc2');
  const { body } = await buyer.get<{ content: Values[] }>('/rs4/clnt/list?clntTpCd=SUP,SUBC&natCd=SG&size=1');
  const clntId =
    body.content[0]?.['id'] ??
    (
      await yard.sales.post<Values>('/rs4/clnt', {
        ...{ clntNm: '해외 공급', clntNmEn: 'Harbour Supply Pte', clntTpCds: 'SUP', natCd: 'SG', currCd: 'USD' },
        vatCd: 'ZERO',
      })
    ).body['id'];
  const { body: purc, status } = await buyer.post<Values>('/rs4/purc', {
    ...{ clntId, dlvDt: '2026-11-30', purcTpCd: 'M', currCd: 'USD', excRt: '1385.40' },
    insertItemList: [{ itemNm: 'Zinc anode', unitCd: 'EA', qty: '3', purcPriceFrgn: '10.50' }],
  });
  expect(status, JSON.stringify(purc)).toBe(201);
  const { model, text } = await paper(`/rs4/purc/${String(purc['id'])}`);
  expect([model.lang, model.title]).toEqual(['en', 'PURCHASE ORDER']);
  expect(text).toContain('PARK Gyeonbon, Representative Director');
  expect(text).not.toMatch(/[가-힣]/);
});

test('an invoice numbers its lines as the order does', async () => {
  const accounts = await app.as('acct2');
  const order = await yard.completed();
  const { body: inv } = await accounts.post<Values>('/rs4/inv', { orderId: order['id'], invKindCd: 'FINAL' });
  const { model } = await paper(`/rs4/inv/${String(inv['id'])}`);
  const table = model.table!;
  const at = table.columns.findIndex(({ label }) => label === '번호');
  const numbers = table.rows.map(({ cells }) => cells[at]?.text ?? '').filter(Boolean);
  expect(numbers).toEqual(linesOf(order).flatMap(({ lineNo }) => (lineNo ? [lineNo] : [])));
});
