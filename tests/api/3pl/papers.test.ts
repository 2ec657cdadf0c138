/** Papers of a warehouse as files, read back: what lies where it was put, what is to be taken in the order of the way, what went (25-3pl 2.9 P). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { pdfHeard, pdfPages, type PdfWord } from '../../support/pdfText.ts';
import { ok, rowsOf } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
let shipper: number;
const items: number[] = [];
beforeAll(async () => {
  app = await startApp();
  keeper = await app.as('wh5');
  const owner = await app.as('admin5');
  shipper = (ok(await owner.get('/rs4/clnt/list?keyword=해솔데모물류')).content as { id: number }[])[0]!.id;
  for (const more of [
    { itemNm: '종이 세제', itemNmEn: 'Paper Soap', spec: '4 L × 4', barcode: '8800000000017', lotYn: 'Y', expYn: 'Y' },
    { itemNm: '종이 수건', itemNmEn: 'Paper Towel', lotYn: 'N', expYn: 'N' },
  ]) {
    const body = { itemTpCd: 'G', unitCd: 'EA', currCd: 'KRW', ownerClntId: shipper, ...more };
    items.push(ok(await owner.post('/rs4/stdinfo/item?view=3pl', body), 201).id as number);
  }
}, 120_000);
afterAll(() => app.close());

type Order = Values & { readonly id: number; readonly version: number };
const order = async (ioCd: 'I' | 'O', lines: readonly Values[], more: Values = {}): Promise<Order> => {
  const header = { ioCd, ioTpCd: ioCd === 'I' ? 'PUR' : 'SAL', whCd: 'W1', clntId: shipper, ...more };
  const path = `/3pl/io?view=${ioCd === 'I' ? 'in' : 'out'}`;
  return ok(await keeper.post(path, { ...header, insertItemList: lines }), 201) as Order;
};
const press = async (id: number, name: string, input: Values = {}) => {
  const { version } = ok(await keeper.get(`/3pl/io/${id}`)) as Order;
  return ok(await keeper.post<Order>(`/3pl/io/${id}/${name}`, { version, confirmed: true, ...input }));
};
const doneDtm = '2026-11-20 09:00';

/** Points of A4 between its margins; what stands beyond would be cut, or touch the edge. */
const inside = ({ x, end, y }: PdfWord) => x >= 28 && end <= 567.5 && y >= 20 && y <= 815;
const call = ({ id }: Values, kind: string, lang: 'ko' | 'en') =>
  app.app.inject({
    url: `/api/3pl/io/${String(id)}/print?kind=pdf&paper=${kind}`,
    headers: { authorization: `Bearer ${keeper.token}`, 'accept-language': lang, 'sec-fetch-site': 'same-origin' },
  });

async function paper(of: Values, kind: string, lang: 'ko' | 'en' = 'ko') {
  const { statusCode, rawPayload, body } = await call(of, kind, lang);
  expect(statusCode, statusCode === 200 ? '' : body).toBe(200);
  const pages = await pdfPages(rawPayload);
  for (const [at, { words }] of pages.entries())
    expect(
      words.filter((word) => !inside(word)).map(({ text }) => text),
      `page ${at + 1}`,
    ).toEqual([]);
  const { parts, language } = await pdfHeard(rawPayload);
  const texts = pages.map(({ lines }) => lines.join('\n'));
  return {
    ...{ language, title: parts.find(({ role }) => role === 'H1')?.text, pages: texts, text: texts.join('\n') },
    rows: texts.flatMap((text) => text.split('\n')),
  };
}
const says = (text: string, words: readonly string[]) => {
  for (const word of words) expect(text, word).toContain(word);
};
const barred = async (of: Values, kind: string): Promise<[number, string]> => {
  const { statusCode, body } = await call(of, kind, 'ko');
  return [statusCode, (JSON.parse(body) as { message: string }).message];
};

const placed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ itemId: items[0], planQty: '20', lotNo: `LOT-${String(at + 1).padStart(3, '0')}`, expDt: '2027-11-20' },
    // Written from the end, so that the way through the places is not the order of the rows.
    locCd: `${'CBA'[at % 3]}-${count - at}`,
  }));

test('a receipt says what was planned, came, was broken and lies there now, over as many pages as it needs', async () => {
  const came = await order('I', placed(60), { refNo: '발주 2611-60', vhclNo: '12가3456', carrierNm: '데모운수' });
  expect(await barred(came, 'receipt')).toEqual([409, '입고를 완료한 다음 인쇄할 수 있습니다.']);
  expect(await barred(came, 'picking')).toEqual([409, '입고에는 출고지시서와 거래명세표가 없습니다.']);
  const rows = rowsOf(came, 'item').map(({ id, lotNo, expDt, locCd }, at) => ({
    ...{ id, lotNo, expDt, locCd, qty: at ? '20' : '18', dmgQty: at ? '0' : '3' },
  }));
  await press(came.id, 'check', { rows });
  expect((await barred(came, 'receipt'))[0]).toBe(409);
  await press(came.id, 'done', { doneDtm });
  const receipt = await paper(came, 'receipt');
  expect([receipt.title, receipt.language, receipt.pages.length]).toEqual(['입고확인서', 'ko', 3]);
  says(receipt.text, ['해솔데모물류(주)', '발주 2611-60', '12가3456', '데모운수', '2026-11-20 09:00', '종이 세제']);
  says(receipt.text, ['LOT-001 | 2027-11-20 | C-60 | 20 | 18 | 3 | 15 | EA', '합계 | 1,200 | 1,198 | 3 | 1,195']);
  // The head of the table comes again, and the last page bears the sum with who signs.
  for (const page of receipt.pages) says(page, ['품명 및 규격', '유효기간']);
  says(receipt.pages.at(-1)!, ['위 물품을 입고하였음을 확인합니다.', '1,195']);
  const english = await paper(came, 'receipt', 'en');
  expect([english.title, english.language]).toEqual(['GOODS RECEIPT', 'en']);
  says(english.text, ['Paper Soap', 'Warehouse 1', 'Registration No']);
});

test('a picking list leads from place to place, each balance once with a box to tick', async () => {
  const towels = await order('I', [{ itemId: items[1], planQty: '9', locCd: 'B-100' }]);
  const [towel] = rowsOf(towels, 'item');
  await press(towels.id, 'check', { rows: [{ id: towel!.id, qty: '9', dmgQty: '0', locCd: 'B-100' }] });
  await press(towels.id, 'done', { doneDtm });
  const out = await order(
    'O',
    [
      { itemId: items[1], planQty: '4' },
      { itemId: items[0], planQty: '1000' },
      { itemId: items[1], planQty: '3' },
    ],
    { shipToNm: '데모마트 부산점', shipToAddr: '부산광역시 강서구 데모로 12', shipToTel: '051-000-0012' },
  );
  expect(await barred(out, 'picking')).toEqual([
    409,
    '할당한 동안 인쇄할 수 있습니다. 무엇을 어디서 꺼낼지는 할당으로 정해집니다.',
  ]);
  await press(out.id, 'allocate');
  expect(await barred(out, 'receipt')).toEqual([409, '출고에는 입고확인서가 없습니다.']);
  expect(await barred(out, 'statement')).toEqual([409, '출고를 완료한 다음 인쇄할 수 있습니다.']);
  const picking = await paper(out, 'picking');
  expect(picking.title).toBe('출고지시서(피킹리스트)');
  expect(picking.pages.length).toBeGreaterThan(1);
  const ways = picking.rows.flatMap((row) => /\| ([ABC]) \| ([ABC]-\d+) \|/.exec(row)?.slice(1, 3).join(' ') ?? []);
  const asWalked = ways.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(ways).toEqual(asWalked);
  expect(new Set(ways).size).toBe(ways.length);
  expect(ways.filter((way) => way === 'B B-100')).toHaveLength(1);
  // Two rows of the order take from one balance: one line, 4 + 3.
  says(picking.text, ['B | B-100 | 종이 수건 | 7 | EA | □', '합계 | 1,007']);
  expect(picking.text.match(/□/g)).toHaveLength(ways.length);
  expect((await paper(out, 'picking', 'en')).title).toBe('PICKING LIST');
});

test('a delivery statement names shipper and receiver, and what really went', async () => {
  const out = await order('O', [{ itemId: items[1], planQty: '2' }], {
    ...{ shipToNm: '데모마트 김해점', shipToAddr: '경상남도 김해시 데모로 7', shipToTel: '055-000-0007' },
    ...{ vhclNo: '34나5678', carrierNm: '데모운수' },
  });
  await press(out.id, 'allocate');
  const [line] = rowsOf(out, 'item');
  await press(out.id, 'done', { doneDtm, rows: [{ id: line!.id, qty: '1' }] });
  expect((await barred(out, 'picking'))[0]).toBe(409);
  const statement = await paper(out, 'statement');
  expect(statement.title).toBe('거래명세표');
  says(statement.text, [
    '공급하는 자',
    '해솔데모물류(주)',
    '공급받는 자',
    '데모마트 김해점',
    '경상남도 김해시 데모로 7',
  ]);
  says(statement.text, ['055-000-0007', '34나5678', '데모운수', '2026-11-20 09:00', '종이 수건 | 1 | EA', '합계 | 1']);
  expect((await paper(out, 'statement', 'en')).title).toBe('DELIVERY STATEMENT');
});

test('boxes and pieces are summed apart, each with its unit', async () => {
  const owner = await app.as('admin5');
  const goods = { itemTpCd: 'G', currCd: 'KRW', ownerClntId: shipper, lotYn: 'N', expYn: 'N' };
  const boxed = ok(
    await owner.post('/rs4/stdinfo/item?view=3pl', {
      ...goods,
      itemNm: '종이 상자',
      itemNmEn: 'Cartons',
      unitCd: 'BOX',
    }),
    201,
  ).id;
  const came = await order('I', [
    { itemId: items[1], planQty: '700', locCd: 'D-1' },
    { itemId: boxed, planQty: '20', locCd: 'D-2' },
    { itemId: items[1], planQty: '50', locCd: 'D-3' },
  ]);
  const rows = rowsOf(came, 'item').map(({ id, planQty, locCd }) => ({ id, qty: planQty, dmgQty: '0', locCd }));
  await press(came.id, 'check', { rows });
  await press(came.id, 'done', { doneDtm });
  const receipt = await paper(came, 'receipt');
  says(receipt.text, ['합계 | 750 | 750 | 0 | 750 | EA', '20 | 20 | 0 | 20 | BOX']);
  expect(receipt.text).not.toContain('770');
});

test('a statement of what nobody said where to send names the shipper as receiver', async () => {
  const out = await order('O', [{ itemId: items[0], planQty: '1' }]);
  await press(out.id, 'allocate');
  await press(out.id, 'done', { doneDtm, rows: [{ id: rowsOf(out, 'item')[0]!.id, qty: '1' }] });
  const { text } = await paper(out, 'statement');
  expect(text.match(/해솔데모물류\(주\)/g)).toHaveLength(2);
});
