/** Papers of orders and works, from the stored record to the text of the PDF (20-rs4-ship-repair P). */
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const { status, body: model } = await yard.site.get<PageModel & Record<string, unknown>>(`${address}/print`);
  expect(status, JSON.stringify(model)).toBe(200);
  const pages = await pdfPages(documentPdf(model, await commonFonts()));
  return { model, text: pages.flatMap(({ lines }) => lines).join('\n') };
}

test('공사완료확인서: what was ordered and done, additions apart, nothing of money', async () => {
  const order = await yard.completed();
  const back = (await yard.act(yard.sales, 'rs4/order', order, 'reopen')).body;
  const added = {
    itemNm: '강판 교체',
    unitCd: 'KG',
    qty: '320',
    doneQty: '300',
    price: '9500',
    purcPrice: '7000',
    workTpCd: 'STEEL',
    addApprDt: '2026-11-19',
  };
  const less = { lineTpCd: 'D', itemNm: '특별할인', price: '-1000' };
  const more = await yard.patch(yard.sales, 'rs4/order', back, { insertItemList: [added, less] });
  expect(more.status, JSON.stringify(more.body)).toBe(200);
  const address = `/rs4/order/${String(order['id'])}`;
  // In work again it certifies nothing.
  const early = await yard.site.get<{ message: string }>(`${address}/print`);
  expect([early.status, early.body.message]).toEqual([409, '완료확인서는 공사를 완료한 다음 인쇄할 수 있습니다.']);
  const again = await yard.act(yard.sales, 'rs4/order', more.body, 'complete');
  expect(again.status, JSON.stringify(again.body)).toBe(200);
  const { model, text } = await paper(address);
  expect(model.title).toBe('공사완료확인서');
  // The days on which it was done, and beside them those that were agreed.
  const done = again.body;
  const span = (from: string, to: string) => `${String(done[from])} ~ ${String(done[to])}`;
  expect(model.conditions!.rows).toEqual(
    expect.arrayContaining([
      { label: '공사기간(계약)', value: span('workFromDt', 'workToDt') },
      { label: '공사기간(실제)', value: span('realFromDt', 'realToDt') },
    ]),
  );
  expect(text).toContain('1.1 | 세척 | M2 | 10 | 10');
  const additions = text.slice(text.indexOf('추가공사'));
  expect(additions).toContain('강판 교체 | KG | 320 | 300 | 승인 2026-11-19');
  expect(text).toContain('한빛누리');
  expect(text).toContain('선장 / 감독');
  expect(JSON.stringify(model) + text).not.toMatch(/9,500|7,000|1,000|특별할인|이익|매입/);
});

test('WORK COMPLETION REPORT: in English for a customer abroad', async () => {
  const { body: list } = await yard.sales.get<{ content: { id: number; clntNm: string }[] }>(
    '/rs4/clnt/list?keyword=PACIFIC',
  );
  const order = await yard.completed({
    clntId: list.content[0]!.id,
    currCd: 'USD',
    vatCd: 'ZERO',
    zeroReasonCd: 'SHIP',
    excRt: '1385.40',
    excUnit: 1,
  });
  const { model, text } = await paper(`/rs4/order/${String(order['id'])}`);
  expect([model.lang, model.title]).toEqual(['en', 'WORK COMPLETION REPORT']);
  expect(text).toContain('HANBIT NURI');
  expect(text).toContain('This is to certify that the above work has been completed.');
  expect(text).toContain('Master / Superintendent');
});

test('teams and berths that a company has added itself stand there by their names', async () => {
  const admin = await app.as('admin2');
  for (const [group, key, value, valueEn] of [
    ['RS4_TEAM', 'DECKT', '갑판팀', 'Deck team'],
    ['RS4_BERTH', 'DOCK9', '제9선거', 'Dock 9'],
  ] as const) {
    const { body } = await admin.get<{ content: { id: number }[] }>(`/fw/code/list?grpCd=${group}&keyword=${group}`);
    const { version } = (await admin.get(`/fw/code/${body.content[0]!.id}`)).body;
    const insertCodeList = [{ key, value, valueEn, sort: 90, useYn: 'Y' }];
    const saved = await admin.patch(`/fw/code/${body.content[0]!.id}`, { version, insertCodeList });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  const work = await yard.work(await yard.order(), 1, { teamCd: 'DECKT' });
  const order = await yard.completed({ berthCd: 'DOCK9' });
  const papers = [
    (await paper(`/rs4/work/${String(work['id'])}`)).text,
    (await paper(`/rs4/order/${String(order['id'])}`)).text,
  ];
  expect(papers[0]).toContain('갑판팀');
  expect(papers[1]).toContain('제9선거');
  expect(papers.join()).not.toMatch(/DECKT|DOCK9/);
});

test('작업지시서: instruction, hazards with the permit, materials', async () => {
  const order = await yard.order();
  const insertMatlList = [{ itemNm: '강판 AH36', unitCd: 'KG', qty: '3000', purcPrice: '1650' }];
  const body = {
    workNm: '외판 절단',
    safetyCds: 'HOT,ENCL',
    permitNo: 'HW-77',
    instTxt: '가스 농도를 재세요.\n감시자를 두세요.',
    planMh: 160,
    insertMatlList,
  };
  const work = await yard.work(order, 1, body);
  const { model, text } = await paper(`/rs4/work/${String(work['id'])}`);
  expect(model.title).toBe('작업지시서');
  expect(model.facts.map(({ value }) => value)).toEqual([work['workNo'], order['orderNo']]);
  for (const words of [
    '외판 절단',
    '화기작업, 밀폐공간',
    'HW-77',
    '가스 농도를 재세요.',
    '감시자를 두세요.',
    '선체팀',
    '160 MH',
    String(linesOf(order)[1]!['itemNm']),
  ])
    expect(text).toContain(words);
  expect(text).toContain('강판 AH36 | KG | 3,000');
  expect(text).not.toMatch(/1,650/);
});
