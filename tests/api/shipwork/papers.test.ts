/** Papers of shipwork as files, read back: the figures and names of F4, F6 and the import vector stand on them (23-shipwork-customs P). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { pdfHeard, pdfPages, type PdfWord } from '../../support/pdfText.ts';
import { openSupply, type Supply } from '../../support/supply.ts';
import { act, exportBody, heard, importBody, ok, sent } from './declarations.ts';

let app: TestApp;
let yard: Client;
let broker: Client;
let supply: Supply;
beforeAll(async () => {
  app = await startApp();
  [yard, broker, supply] = [await app.as('admin2'), await app.as('cust3'), await openSupply(app)];
}, 120_000);
afterAll(() => app.close());

const idOf = async (client: Client, path: string, keyword: string): Promise<number> => {
  const { body } = await client.get<{ content: { id: number }[] }>(`${path}?keyword=${encodeURIComponent(keyword)}`);
  return body.content[0]!.id;
};

interface Paper {
  readonly title: string;
  /** What a reader of each page sees, line by line. */
  readonly pages: readonly string[];
  readonly text: string;
}

/** Points of A4 between its margins; what stands beyond would be cut, or touch the edge. */
const inside = ({ x, end, y }: PdfWord) => x >= 28 && end <= 567.5 && y >= 20 && y <= 815;

async function paper(who: Client, prefix: string, { id }: Values, kind = '', lang: 'ko' | 'en' = 'ko'): Promise<Paper> {
  const { statusCode, rawPayload, body } = await app.app.inject({
    url: `/api/${prefix}/${String(id)}/print?kind=pdf${kind && `&paper=${kind}`}`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': lang, 'sec-fetch-site': 'same-origin' },
  });
  expect(statusCode, statusCode === 200 ? '' : body).toBe(200);
  const pages = await pdfPages(rawPayload);
  for (const [at, { words }] of pages.entries())
    expect(
      words.filter((word) => !inside(word)).map(({ text }) => text),
      `page ${at + 1}`,
    ).toEqual([]);
  const { parts } = await pdfHeard(rawPayload);
  const texts = pages.map(({ lines }) => lines.join('\n'));
  return { title: parts.find(({ role }) => role === 'H1')?.text ?? '', pages: texts, text: texts.join('\n') };
}
const says = (text: string, words: readonly string[]) => {
  for (const word of words) expect(text, word).toContain(word);
};

async function exported(more: Values = {}): Promise<Values> {
  const partner = await idOf(yard, '/rs4/clnt/list', '누리데모해운');
  return ok(await yard.post<Values>('/shipwork/expDecl', { ...exportBody(partner), ...more }), 201);
}
const exp = 'shipwork/expDecl';
const imp = 'shipwork/impDecl';
const pcr = 'shipwork/pcr';

test('수출신고서, then 수출신고필증: F4 with its numbered boxes, the second line on 을지', async () => {
  const made = await exported({ bondAreaCd: '03099002', invoNo: 'INV-F4' });
  const figures = [
    ...['19,863,000', '14,308.46', '11,917,800', '7,945,200', 'CIF - USD - 15,000.00', '900,000', '60,000'],
    ...['9,000.00', '6,000.00', '820.00', '600.00', '200.00'],
  ];
  const drafted = await paper(yard, exp, made);
  expect(drafted.title).toBe('수출신고서 (갑지)');
  says(drafted.text, [
    ...[...figures, '누리데모해운(주)', '007-81-00072', 'PACIFIC EXAMPLE (SG)', 'SG 싱가포르', 'KRPUS 부산'],
    ...['선박용 프로펠러', 'CPP BLADE', '8487.10-0000', 'KR 대한민국', '03099002', 'INV-F4'],
    // Who says that it made the goods itself is their maker.
    '③ 제조자',
  ]);
  expect(drafted.text.match(/누리데모해운\(주\)/g)).toHaveLength(2);
  expect(drafted.text).not.toMatch(/세관장/);
  const [first, second] = drafted.pages;
  expect(drafted.pages).toHaveLength(2);
  expect(first).toContain('(란번호 / 총란수 : 001 / 002)');
  says(second!, ['수출신고서 (을지)', '(란번호 / 총란수 : 002 / 002)', '디젤엔진 부분품', '(NO.01) PISTON CROWN S50']);

  await sent(yard, exp, made);
  ok(await act(yard, exp, made, 'reply', { resultCd: 'RELEASE' }));
  const released = await paper(yard, exp, made);
  expect(released.title).toBe('수출신고필증 (적재전, 갑지)');
  says(released.text, [...figures, '99002-26-000001X', '2026-11-20', '2026-12-20', '부산세관장', '적재의무기한']);
  ok(await act(yard, exp, made, 'ship', { loadedDt: '2026-11-20' }));
  expect((await paper(yard, exp, made)).title).toBe('수출신고필증 (수출이행, 갑지)');
});

test('a declaration that was withdrawn is no permit, and one of an unknown maker says so', async () => {
  const made = await exported({ exprTpCd: 'C' });
  await sent(yard, exp, made);
  ok(await act(yard, exp, made, 'reply', { resultCd: 'RELEASE' }));
  ok(await act(yard, exp, made, 'withdraw', { reason: '계약 취소' }));
  const { title, text } = await paper(yard, exp, made);
  expect(title).toBe('수출신고서 (취하, 갑지)');
  expect(text).toContain('제조미상');
  expect(text).not.toMatch(/필증|세관장/);
});

async function imported(more: Values = {}): Promise<Values> {
  const client = await idOf(broker, '/rs4/clnt/list', '해솔');
  return ok(await broker.post<Values>(`/${imp}`, { ...importBody(client), ...more }), 201);
}

test('수입신고서, then 수입신고필증: the import vector, and taxes that the form has', async () => {
  const made = await imported();
  const drafted = await paper(broker, imp, made);
  expect(drafted.title).toBe('수입신고서 (갑지)');
  const figures = ['17,930,892', '1,434,470', '1,936,530', '3,371,000', '1,392.15', 'USD 850.00', 'USD 30.00'];
  says(drafted.text, [
    ...figures,
    ...['FOB - USD - 12,000.00 - TT', '26DEMOA001I00010001', 'DEMOSEL0001', 'OSLO EKSEMPEL (NO)', '해솔데모물류(주)'],
    ...['03099001 감천데모보세창고', '베어링', '8483.30-9000', '8.00% (A 기본)', '개별소비세', '주세', '미신고가산세'],
  ]);
  expect(drafted.pages).toHaveLength(1);
  await sent(broker, imp, made);
  ok(await act(broker, imp, made, 'pay', { payDt: '2026-11-20' }));
  ok(await act(broker, imp, made, 'reply', { resultCd: 'RELEASE' }));
  const released = await paper(broker, imp, made);
  expect(released.title).toBe('수입신고필증 (갑지)');
  says(released.text, [...figures, '99001-26-000001M', '2026-12-05', '부산세관장', '납부일자']);
});

test('세액 계산서: from the price to the taxes, step by step, goods by their Korean names', async () => {
  const made = await imported();
  const { title, text, pages } = await paper(broker, imp, made, 'taxSheet');
  expect(title).toBe('세액 계산서');
  says(text, [
    ...['12,000.00', '850.00', '30.00', '12,880.00', '1 USD = 1,392.15원', '17,930,892', '베어링', '8.00%'],
    ...['란별 세액의 합 1,434,471원, 10원 미만 절사', '란별 세액의 합 1,936,536원, 10원 미만 절사'],
    ...['1,434,470', '1,936,530', '3,371,000', '반입일부터 30일 안에 신고'],
  ]);
  expect(text).not.toContain('STERN TUBE SEAL');
  expect(pages).toHaveLength(1);
  const late = await paper(broker, imp, await imported({ storeInDt: '2026-10-20', arrDt: '2026-10-19' }), 'taxSheet');
  says(late.text, ['89,650', '3,460,650', '신고기한 2026-11-19에서 1일 지남: 과세가격의 0.5%']);
});

test('many lines and models go on over pages, none lost', async () => {
  const lans = Array.from({ length: 12 }, (_, at) => ({
    ...{
      hsCd: '8483309000',
      itemNm: `베어링 ${at + 1}호`,
      dealNm: `BEARING NO.${at + 1}`,
      oriNatCd: 'NO',
      netWgt: '50.00',
    },
  }));
  const models = lans.flatMap((_, at) =>
    Array.from({ length: at === 0 ? 9 : 2 }, (_none, no) => ({
      ...{ lanNo: at + 1, modelNm: `KIT ${at + 1}-${no + 1}`, qty: '1', qtyUnitCd: 'EA', unitPriceFrgn: '500.00' },
    })),
  );
  const made = await imported({
    insertLanList: lans,
    insertModelList: models,
    payAmtFrgn: String(models.length * 500),
  });
  const { text, pages } = await paper(broker, imp, made);
  expect(pages.length).toBeGreaterThan(2);
  for (const { itemNm } of lans) expect(text).toContain(itemNm);
  for (const { modelNm } of models) expect(text).toMatch(new RegExp(`${modelNm}( |$)`, 'm'));
  expect(pages[0]).toContain('나머지 모델·규격 7건은 을지에 이어집니다.');
  expect(pages[0]).toContain('총세액합계');
});

test('구매확인신청서, then 구매확인서: F4 in won without digits behind the point; what ended says so', async () => {
  const declared = await exported();
  await sent(yard, exp, declared);
  ok(await act(yard, exp, declared, 'reply', { resultCd: 'RELEASE' }));
  const { declNo } = ok(await yard.get<Values>(`/${exp}/${String(declared['id'])}`));
  const inParts = String(declNo).replace(/^(.{5})(.{2})/, '$1-$2-');
  const made = ok(
    await yard.post<Values>(`/${pcr}`, {
      supClntId: await idOf(yard, '/rs4/clnt/list', '한결'),
      insertItemList: [
        {
          ...{
            hsCd: '3208.90-9010',
            itemNm: '방오도료',
            spec: '20 L',
            purcDt: '2026-11-10',
            qty: '120',
            unitCd: 'CAN',
          },
          unitPriceFrgn: '75000',
        },
      ],
      insertDocList: [{ baseDocCd: 'EXP', docNo: 'x', docDt: '2026-11-01', expDeclId: declared['id'] }],
      insertTaxList: [
        { ntsConfirmNo: '20261110-41000000-00000009', writeDt: '2026-11-10', supplyAmt: '9000000', taxAmt: '900000' },
      ],
    }),
    201,
  );
  const said = [
    ...[
      '한바다데모선박수리(주)',
      '002-81-00024',
      '한결데모페인트(주)',
      '013-81-00136',
      '3208.90-9010',
      '방오도료',
      '20 L',
    ],
    ...['120 CAN', '75,000', '9,000,000', '2026-11-10', '수출신고필증', inParts, 'USD 15,000.00'],
    ...['20261110-41000000-00000009', '900,000', '2AJ'],
  ];
  const applied = await paper(yard, pcr, made);
  expect(applied.title).toBe('외화획득용 원료·기재 구매확인신청서');
  says(applied.text, [...said, '신청합니다', String(made['pcrNo'])]);
  expect(applied.text).not.toMatch(/9,000,000\.00|75,000\.00/);
  await sent(yard, pcr, made);
  const issued = ok(await act(yard, pcr, made, 'reply', { resultCd: 'ISSUE' }));
  const held = await paper(yard, pcr, made);
  expect(held.title).toBe('외화획득용 원료·기재 구매확인서');
  says(held.text, [...said, String(issued['pcrLicNo']), '한국무역정보통신', '확인합니다', '영세율']);
  const [end] = ok(await act(yard, pcr, made, 'cancel', { reason: '계약 취소' }))['made'] as Values[];
  expect((await paper(yard, pcr, end!)).title).toBe('외화획득용 원료·기재 구매확인신청서 (취소)');
  await sent(yard, pcr, end!);
  ok(await act(yard, pcr, end!, 'reply', { resultCd: 'ISSUE' }));
  const ended = await paper(yard, pcr, made);
  expect(ended.title).toBe('외화획득용 원료·기재 구매확인서 (취소되어 효력 없음)');
  expect(ended.text).not.toContain('영세율');
});

/** The order of F6, of the buyer's own items. */
async function ordered(): Promise<Values> {
  const { buyer, supplier, act: step } = supply;
  const own = (name: string) => idOf(buyer, '/shipwork/common/item', name);
  const lines = [
    { itemNm: '윤활유', itemId: await own('윤활유'), impaCd: '170101', unitCd: 'L', qty: '200', price: '9800' },
    {
      itemNm: '방폭손전등',
      itemId: await own('방폭손전등'),
      impaCd: '792201',
      unitCd: 'EA',
      qty: '12',
      price: '46500',
    },
  ];
  const made = await supply.order(lines);
  ok(await step(buyer, made['id'], 'request'));
  ok(await step(supplier, made['id'], 'quote'));
  return ok(await step(buyer, made['id'], 'order'));
}
const order = 'shipwork/order';

test('견적서, 적재허가(신청)서 and 거래명세서 of F6, for both companies, in Korean and in English', async () => {
  const { buyer, supplier, act: step, attach } = supply;
  const made = await ordered();
  // What the supplier has not said yet stands on no paper in its name.
  const asked = await supply.order();
  const refusal = async (who: Client, { id }: Values, kind: string) =>
    (await who.get<Values>(`/${order}/${String(id)}/print?paper=${kind}`)).body['message'];
  expect(await refusal(buyer, asked, 'quotation')).toMatch(/아직 견적을 내지 않았습니다/);
  expect(await refusal(supplier, made, 'delivery')).toMatch(/아직 납품하지 않았습니다/);
  const figures = [
    '2,518,000',
    '1,960,000',
    '558,000',
    '9,800',
    '46,500',
    'IMPA 170101',
    'IMPA 792201',
    '006-81-00064',
  ];
  for (const who of [buyer, supplier]) {
    const quoted = await paper(who, order, made, 'quotation');
    expect(quoted.title).toBe('견적서');
    says(quoted.text, [
      ...[...figures, '누리데모해운(주) 귀중', '참데모선용품(주)', '누리파이오니어', '윤활유', '방폭손전등'],
      ...[
        '일금 이백오십일만팔천원정',
        '부가가치세 (영세율)',
        '외국항행 선박 공급',
        '견적일',
        '2026-11-20',
        '업태 도소매업',
      ],
    ]);
    const english = await paper(who, order, made, 'quotation', 'en');
    expect(english.title).toBe('QUOTATION');
    says(english.text, [...figures, 'Nuri Demo Shipping', 'Cham Demo Ship Supply', 'NURI PIONEER', 'Lubricating oil']);
    expect(english.text).not.toMatch(/[가-힣]/);
  }

  const permit = ok(await supplier.post<Values>('/shipwork/loadPrmt/fromOrder', { orderId: made['id'] }), 201);
  const prmt = 'shipwork/loadPrmt';
  const goods = ['윤활유', '방폭손전등', '1,960,000', '558,000', '2,518,000', '누리파이오니어', 'D8ZX', '030SR001'];
  const applied = await paper(supplier, prmt, permit);
  expect(applied.title).toBe('선박용품 적재허가신청서');
  says(applied.text, [
    ...goods,
    '부산세관장 귀하',
    '허가를 신청합니다',
    '2026-11-25 14:00 ~ 2026-11-25 16:00',
    '총톤수',
  ]);
  ok(await step(supplier, permit['id'], 'send', {}, prmt));
  await heard(supplier, prmt, permit);
  const given = ok(await step(supplier, permit['id'], 'reply', { resultCd: 'PERMIT' }, prmt));
  const english = await app.as('sup6', 'en');
  // A form of customs speaks Korean to whoever asks for it.
  for (const [who, lang] of [
    [supplier, 'ko'],
    [english, 'en'],
  ] as const) {
    const held = await paper(who, prmt, permit, '', lang);
    expect(held.title).toBe('선박용품 적재허가서');
    says(held.text, [...goods, String(given['permitNo']), '2026-11-27까지', '위와 같이 허가합니다', '부산세관장']);
    expect(held.text).not.toContain('신청합니다');
  }

  const rows = (made['itemList'] as Values[]).map(({ id, qty }) => ({ id, dlvQty: qty }));
  ok(await step(supplier, made['id'], 'deliver', { rows, dlvDtm: '2026-11-20 08:40', confirmed: true }));
  await attach(buyer, made['id'], 'SIGN');
  ok(await step(buyer, made['id'], 'receive', { rcvNm: '1등항해사' }));
  for (const who of [buyer, supplier]) {
    const note = await paper(who, order, made, 'delivery');
    expect(note.title).toBe('거래명세서');
    says(note.text, [...figures, '납품 일시', '2026-11-20 08:40', '1등항해사', '인수하였음을 확인합니다']);
    const foreign = await paper(who, order, made, 'delivery', 'en');
    expect(foreign.title).toBe('DELIVERY NOTE');
    says(foreign.text, [
      ...[...figures, 'KRW 2,518,000', 'Lubricating oil', 'Explosion-proof torch', 'NURI PIONEER', '20 Nov 2026 08:40'],
      ...['Supply to foreign-going ship', 'Received by'],
    ]);
    expect(foreign.text).not.toMatch(/[가-힣]/);
  }
});
