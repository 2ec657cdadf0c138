/** Quotations over the wire: amounts, defaults, statuses, revisions, bounds (20-rs4-ship-repair rs4/quot). */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { computeDocument } from '../../../src/services/rs4/document/document.rules.ts';
import type { DocumentRecord } from '../../../src/services/rs4/document/fields.ts';
import { vectorA, vectorB, vectorC, type Vector } from '../../../src/services/shared/amounts.vectors.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sales: Client;
let oper: Client;
const ids: Record<string, number> = {};

const idOf = async (prefix: string, keyword: string) => {
  const { body } = await sales.get<{ content: { id: number }[] }>(
    `/${prefix}/list?keyword=${encodeURIComponent(keyword)}`,
  );
  return body.content[0]!.id;
};

beforeAll(async () => {
  app = await startApp();
  [sales, oper] = [await app.as('sales2'), await app.as('oper')];
  ids['hanbit'] = await idOf('rs4/ship', 'HANBIT');
  ids['pioneer'] = await idOf('rs4/ship', 'PIONEER');
  ids['polaris'] = await idOf('rs4/clnt', '북극성');
  ids['pacific'] = await idOf('rs4/clnt', 'PACIFIC');
  ids['template'] = await idOf('rs4/ship', 'TEMPLATE');
});
afterAll(() => app.close());

const base = () => ({ quotTitle: '시험 견적', shipId: ids['hanbit'], clntId: ids['polaris'] });
const post = (body: Values, who = sales) => who.post<Values>('/rs4/quot', body);
async function make(body: Values = {}): Promise<Values> {
  const { status, body: record } = await post({ ...base(), ...body });
  expect(record, JSON.stringify(record)).toHaveProperty('id');
  expect(status).toBe(201);
  return record;
}
const read = async (id: unknown) => (await sales.get<Values>(`/rs4/quot/${String(id)}`)).body;
const act = (record: Values, name: string, body: Values = {}, who = sales) =>
  who.post<Values>(`/rs4/quot/${String(record['id'])}/${name}`, { version: record['version'], ...body });
const errors = (body: Values) => (body['errors'] as Values[]).map(({ code, field, row }) => [code, field, row]);
const sentLine = ({ input }: Vector['lines'][number]): Values => ({ ...input });
const cheap = [{ itemNm: '점검', qty: '2', purcPrice: '1000', price: '2000' }];
const inputs: Readonly<Record<string, Values>> = { lose: { lostRsnCd: 'PRICE' }, win: { orderDt: '2026-11-20' } };
/** A quotation in a status, made by the calls that lead there. */
async function at(state: string, body: Values = {}): Promise<Values> {
  // The day of validity has passed: nobody waits for the night.
  const over = state === 'EXPIRED' ? { quotDt: '2026-11-01', validDt: '2026-11-19' } : {};
  let record = await make({ insertItemList: cheap, ...over, ...body });
  const ways: Record<string, string[]> = {
    INQ: [],
    DRAFT: ['start'],
    CONF: ['start', 'confirm'],
    SENT: ['start', 'confirm', 'send'],
    APPR: ['start', 'requestAppr'],
    WON: ['start', 'confirm', 'send', 'win'],
    LOST: ['start', 'confirm', 'send', 'lose'],
    EXPIRED: ['start', 'confirm', 'send'],
    CANCEL: ['cancel'],
    REV: ['start', 'confirm', 'revise'],
  };
  for (const step of ways[state]!) {
    const answer = await act(record, step, inputs[step]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    record = await read(record['id']);
  }
  expect(record['stCd']).toBe(state);
  return record;
}

test.each([null, ''])(
  'a quantity of nothing (%j) is asked for at its row, new and stored, and never turns to 0',
  async (qty) => {
    const lines = [...cheap, { itemNm: '도장', qty, price: '100' }];
    const refused = await post({ ...base(), insertItemList: lines });
    expect([refused.status, errors(refused.body)]).toEqual([400, [['E_REQUIRED', 'qty', 2]]]);
    const { id, version, itemList } = await make({ insertItemList: cheap });
    const updateItemList = [{ id: (itemList as Values[])[0]!['id'], qty }];
    const emptied = await sales.patch<Values>(`/rs4/quot/${String(id)}`, { version, updateItemList });
    expect([emptied.status, errors(emptied.body)]).toEqual([400, [['E_REQUIRED', 'qty', 1]]]);
    expect((await read(id))['itemList']).toMatchObject([{ qty: '2' }]);
  },
);

test('a line that costs something and is sold for 0 is asked about once, and saved when it is meant', async () => {
  const free = { itemNm: '무상 점검', qty: '2', purcPrice: '1000', price: '0' };
  const lines = [...cheap, free, { ...free, purcPrice: '0' }];
  const asked = await post({ ...base(), insertItemList: lines });
  expect([asked.status, asked.body['code'], errors(asked.body)]).toEqual([409, 'E_WARN', [['E_RANGE', 'price', 2]]]);
  const saved = await make({ insertItemList: lines, confirmed: true });
  const patch = (record: Values, body: Values) =>
    sales.patch<Values>(`/rs4/quot/${String(record['id'])}`, { version: record['version'], ...body });
  // Meant then, it is not asked about with every save.
  const renamed = await patch(saved, { quotTitle: '다른 이름' });
  expect(renamed.status).toBe(200);
  const [first] = (await read(saved['id']))['itemList'] as Values[];
  const emptied = await patch(renamed.body, { updateItemList: [{ id: first!['id'], price: '0' }] });
  expect([emptied.status, errors(emptied.body)]).toEqual([409, [['E_RANGE', 'price', 1]]]);
});

test('a revision is offered from today on, so that one of an expired quotation does not expire the same night', async () => {
  const over = await at('EXPIRED');
  expect(over).toMatchObject({ quotDt: '2026-11-01', validDt: '2026-11-19' });
  const { body: next } = await act(over, 'revise');
  expect(next).toMatchObject({ quotDt: '2026-11-20', validDt: '2026-12-20', revNo: 1 });
});

describe('amounts', () => {
  test.each([
    ['A', vectorA, {}],
    ['B', vectorB, { currCd: 'USD', vatCd: 'ZERO', zeroReasonCd: 'SHIP', excRt: '1385.40', excUnit: 1 }],
    ['C', vectorC, { currCd: 'JPY', vatCd: 'ZERO', zeroReasonCd: 'SHIP', excRt: '912.35', excUnit: 100 }],
  ] as const)('vector %s is stored to the won and the cent', async (_, vector, header) => {
    const saved = await make({ ...header, insertItemList: vector.lines.map(sentLine) });
    const stored = await read(saved['id']);
    expect(stored).toMatchObject(vector.totals);
    const lines = stored['itemList'] as Values[];
    vector.lines.forEach(({ expected }, i) => expect(lines[i]).toMatchObject(expected));
  });

  test('what a client claims of computed amounts is ignored', async () => {
    const saved = await make({
      tot: '5',
      sumAmount: '5',
      insertItemList: [{ itemNm: 'x', qty: '3', price: '100', tot: '9', quotAmount: '9' }],
    });
    expect(saved).toMatchObject({ tot: '300', quotAmount: '300', salesVat: '30', sumAmount: '330' });
  });

  test('the server reckons random documents as the pure rules do', async () => {
    const money = (most: number) => fc.integer({ min: 0, max: most }).map(String);
    const cents = (most: number) => fc.integer({ min: 0, max: most }).map((n) => (n / 100).toFixed(2));
    const line = fc.record({
      lineTpCd: fc.constantFrom('I', 'I', 'I', 'H', 'R'),
      itemNm: fc.constant('품목'),
      qty: fc.integer({ min: 1, max: 5000 }).map(String),
      priceBaseCd: fc.constantFrom('P', 'R'),
      purcBaseCd: fc.constantFrom('K', 'F'),
      purcPrice: money(5_000_000),
      purcPriceFrgn: cents(500_000),
      price: money(5_000_000),
      priceFrgn: cents(500_000),
      prftRt: cents(9999),
      dctRt: cents(10_000),
      vatCd: fc.constantFrom('TAX10', 'ZERO', 'FREE'),
    });
    const currency = fc.constantFrom(
      { currCd: 'KRW', excRt: '1.00', excUnit: 1 },
      { currCd: 'USD', excRt: '1385.40', excUnit: 1 },
      { currCd: 'JPY', excRt: '912.35', excUnit: 100 },
    );
    await fc.assert(
      fc.asyncProperty(currency, fc.array(line, { minLength: 1, maxLength: 25 }), async (header, lines) => {
        const saved = await make({ ...header, insertItemList: lines });
        const { vatCd, lineNoCd } = saved as DocumentRecord;
        const pure = computeDocument({ ...header, vatCd, lineNoCd, item: lines });
        const { item, ...totals } = pure as Values & { item: Values[] };
        for (const name of [
          'tot',
          'totFrgn',
          'dctAmount',
          'quotAmount',
          'quotAmountFrgn',
          'salesVat',
          'sumAmount',
          'purcTot',
          'prftAmt',
          'prftRt',
        ])
          expect(saved[name], name).toBe(totals[name]);
        (saved['itemList'] as Values[]).forEach((stored, i) => {
          for (const name of [
            'lineNo',
            'qty',
            'price',
            'priceFrgn',
            'tot',
            'totFrgn',
            'dctAmount',
            'quotAmount',
            'salesVat',
            'purcTot',
            'prftRt',
          ])
            expect(stored[name] ?? null, `${name} of line ${i}`).toBe(item[i]![name] ?? null);
        });
      }),
      { numRuns: 60, seed: 2611 },
    );
  });

  test('lines are numbered as the style says, browser and server alike', async () => {
    const lines = [
      ['H', '선체'],
      ['I', '세척'],
      ['I', '도장'],
      ['R', '비고'],
      ['H', '기관'],
      ['I', '개방'],
    ].map(([lineTpCd, itemNm]) => ({ lineTpCd, itemNm }));
    const numbers = (record: Values) => (record['itemList'] as Values[]).map(({ lineNo }) => lineNo);
    const figures = await make({ insertItemList: lines });
    expect(numbers(figures)).toEqual(['1', '1.1', '1.2', null, '2', '2.1']);
    const style = (await sales.get<{ content: Values[] }>('/rs4/common/styleCode')).body.content.find(
      ({ key }) => key === 'EN-Q',
    )!;
    const letters = await sales.patch<Values>(`/rs4/quot/${String(figures['id'])}`, {
      version: figures['version'],
      styleCodeId: style['id'],
    });
    expect(letters.body['lineNoCd']).toBe('ALP');
    expect(numbers(letters.body)).toEqual(['A', 'A-1', 'A-2', null, 'B', 'B-1']);
  });
});

test('the list marks a profit below what the company has set, and no other', async () => {
  const admin = await app.as('admin2');
  const { body: settings } = await admin.get<{ content: Values[] }>('/rs4/stdinfo/config/list');
  const least = settings.content.find(({ confKey }) => confKey === 'MIN_PRFT_RT')!;
  const set = async (confVal: unknown) => {
    const { body } = await admin.get<Values>(`/rs4/stdinfo/config/${String(least['id'])}`);
    await admin.patch(`/rs4/stdinfo/config/${String(least['id'])}`, { version: body['version'], confVal });
  };
  const priced = (quotTitle: string, price: string) =>
    make({ quotTitle, insertItemList: [{ itemNm: '점검', qty: '1', purcPrice: '900', price }] });
  // 10 per cent, just less, and nothing quoted yet.
  const even = await priced('이익표시 가', '990');
  const low = await priced('이익표시 나', '989');
  await make({ quotTitle: '이익표시 다' });
  expect([even['prftRt'], low['prftRt']]).toEqual(['10.00', '9.89']);
  const marks = async () =>
    Object.fromEntries(
      (
        await sales.get<{ content: Values[] }>(`/rs4/quot/list?keyword=${encodeURIComponent('이익표시')}`)
      ).body.content.map(({ quotTitle, marked }) => [String(quotTitle).at(-1), marked]),
    );
  expect(await marks()).toEqual({ 가: [], 나: ['prftRt'], 다: [] });
  await set('12.5');
  expect(await marks()).toEqual({ 가: ['prftRt'], 나: ['prftRt'], 다: [] });
  await set(least['confVal']);
});

describe('what is proposed', () => {
  test('a new form starts with the person by name, days and won', async () => {
    const { body } = await sales.get<Values>('/rs4/quot/new');
    expect(body).toMatchObject({
      chargeUserNm: '최예시',
      quotDt: '2026-11-20',
      validDt: '2026-12-20',
      currCd: 'KRW',
      excRt: '1.00',
      stCd: 'INQ',
      revNo: 0,
      lineNoCd: 'NUM',
    });
  });
  test('a foreign customer brings currency, rate, zero rate, term, style and main contact', async () => {
    const asked = `of=clntId&clntId=${ids['pacific']}&shipId=${ids['template']}&quotDt=2026-11-20&excTpCd=BASE`;
    const { body } = await sales.get<{ header: Values }>(`/rs4/quot/defaults?${asked}`);
    expect(body.header).toMatchObject({
      ...{ currCd: 'USD', excRt: '1385.40', excUnit: 1, excDt: '2026-11-20', vatCd: 'ZERO', zeroReasonCd: 'SHIP' },
      ...{ payTermCd: 'D45', chargerNm: 'A. Sample', styleCodeNm: '영문 견적서', lineNoCd: 'ALP' },
    });
  });
  test('the same holds for a call that leaves them open', async () => {
    const record = await make({ shipId: ids['template'], clntId: ids['pacific'] });
    expect(record).toMatchObject({
      currCd: 'USD',
      excRt: '1385.40',
      vatCd: 'ZERO',
      zeroReasonCd: 'SHIP',
      payTermCd: 'D45',
      validDt: '2026-12-20',
      styleCodeNm: '영문 견적서',
    });
  });
  test('a vessel brings its owner while there is no customer, and its trade decides the tax', async () => {
    const vessel = await sales.get<{ header: Values }>(`/rs4/quot/defaults?of=shipId&shipId=${ids['pioneer']}`);
    expect(vessel.body.header).toMatchObject({ clntNm: '누리데모해운(주)', vatCd: 'ZERO', zeroReasonCd: 'SHIP' });
    const kept = await sales.get<{ header: Values }>(
      `/rs4/quot/defaults?of=shipId&shipId=${ids['hanbit']}&clntId=${ids['polaris']}`,
    );
    expect(kept.body.header).toEqual({ vatCd: 'TAX10', zeroReasonCd: null });
  });
  test('a rate is that of its type on or before the day; yen come by the hundred; none is known of old days', async () => {
    const rate = async (query: string) =>
      (await sales.get<{ header: Values }>(`/rs4/quot/defaults?${query}`)).body.header;
    expect(await rate('of=excTpCd&excTpCd=EXP&currCd=USD&quotDt=2026-11-20')).toMatchObject({ excRt: '1388.20' });
    expect(await rate('of=currCd&currCd=JPY&quotDt=2026-11-20')).toMatchObject({ excRt: '912.35', excUnit: 100 });
    expect(await rate('of=excDt&currCd=JPY&excDt=2020-01-01')).toMatchObject({ excRt: null, excUnit: 100 });
    const { status, body } = await post({ ...base(), currCd: 'USD', excDt: '2020-01-01' });
    expect([status, errors(body)]).toEqual([400, [['E_REQUIRED', 'excRt', undefined]]]);
  });
  test("an item brings words, unit and the customer's newest price", async () => {
    const washing = await idOf('rs4/stdinfo/item', '선체 고압수세척');
    const nuri = await idOf('rs4/clnt', '누리데모해운');
    const line = async (query: string) =>
      (
        await sales.get<{ rows: { of: number; values: Values }[] }>(
          `/rs4/quot/defaults?of=itemId&grid=item&wanted=${washing}&${query}`,
        )
      ).body.rows[0]!.values;
    const common = { itemNm: '선체 고압수세척', unitCd: 'M2', workTpCd: 'HULL', purcPrice: '1150', priceBaseCd: 'P' };
    expect(await line(`clntId=${nuri}&currCd=KRW&quotDt=2026-11-20`)).toMatchObject({ ...common, price: '1430' });
    expect(await line(`clntId=${nuri}&currCd=KRW&quotDt=2026-05-01`)).toMatchObject({ ...common, price: '1380' });
    expect(await line(`clntId=${ids['polaris']}&currCd=KRW`)).toMatchObject({ ...common, price: '1466' });
    expect(await line(`clntId=${ids['pacific']}&currCd=USD&excRt=1385.40&excUnit=1`)).toMatchObject({
      priceFrgn: '1.15',
    });
  });
  test('an item tells its last price for the vessel, else for the customer, in the same currency', async () => {
    const itemId = await idOf('rs4/stdinfo/item', '선체 고압수세척');
    const line = (price: string) => ({ insertItemList: [{ itemId, itemNm: '선체 고압수세척', price }] });
    const last = async (query: string) =>
      (
        await sales.get<{ rows: { last?: Values }[] }>(
          `/rs4/quot/defaults?of=itemId&grid=item&wanted=${itemId}&${query}`,
        )
      ).body.rows[0]!.last;
    const basis = { shipId: ids['hanbit'], clntId: ids['polaris'], currCd: 'KRW' };
    await make({ ...basis, quotDt: '2099-01-05', ...line('1501') });
    await make({ ...basis, shipId: ids['pioneer'], quotDt: '2099-02-06', ...line('1502') });
    const asked = (shipId: unknown, currCd = 'KRW') =>
      `clntId=${ids['polaris']}&currCd=${currCd}&shipId=${String(shipId)}`;
    expect(await last(asked(ids['hanbit']))).toEqual({
      field: 'price',
      values: { priceBaseCd: 'P', price: '1501' },
      day: '2099-01-05',
      of: 'ship',
    });
    expect(await last(asked(ids['template']))).toMatchObject({ values: { price: '1502' }, of: 'clnt' });
    expect(await last(asked(ids['hanbit'], 'EUR'))).toBeUndefined();
  });
  test('nothing follows from other fields', async () => {
    const { status, body } = await sales.get<Values>('/rs4/quot/defaults?of=quotTitle');
    expect([status, body['code']]).toEqual([400, 'E_UNKNOWN']);
    expect((await (await app.as('drv4')).get('/rs4/quot/defaults?of=clntId')).status).toBe(403);
  });
});

describe('bounds', () => {
  test.each([
    [
      'an amount beyond its column',
      { insertItemList: [{ itemNm: 'x', qty: '999999999', price: '999999999999999' }] },
      'E_RANGE',
      'tot',
      1,
    ],
    ['quantity below one', { insertItemList: [{ itemNm: 'x', qty: '0' }] }, 'E_RANGE', 'qty', 1],
    ['discount above a hundred', { insertItemList: [{ itemNm: 'x', dctRt: '100.01' }] }, 'E_RANGE', 'dctRt', 1],
    ['a price below zero', { insertItemList: [{ itemNm: 'x', price: '-1' }] }, 'E_RANGE', 'price', 1],
    ['a lump above zero', { insertItemList: [{ lineTpCd: 'D', itemNm: 'x', price: '1' }] }, 'E_RANGE', 'price', 1],
    ['an item without a name', { insertItemList: [{ qty: '1' }] }, 'E_REQUIRED', 'itemNm', 1],
    ['leaving before arriving', { etaDt: '2026-12-02', etdDt: '2026-12-01' }, 'E_RANGE', 'etdDt', undefined],
    ['ending before starting', { workFromDt: '2026-12-02', workToDt: '2026-12-01' }, 'E_RANGE', 'workToDt', undefined],
    ['zero rate without a reason', { vatCd: 'ZERO', zeroReasonCd: null }, 'E_REQUIRED', 'zeroReasonCd', undefined],
    ['a rate of nothing', { currCd: 'USD', excRt: '0' }, 'E_RANGE', 'excRt', undefined],
  ] as const)('%s is refused in its place', async (_, body, code, field, row) => {
    const { status, body: answer } = await post({ ...base(), ...body });
    expect([status, errors(answer)[0]]).toEqual([400, [code, field, row]]);
  });
  test('won have a rate of one, whatever was sent', async () => {
    expect(await make({ currCd: 'KRW', excRt: '5', excUnit: 100 })).toMatchObject({ excRt: '1.00', excUnit: 1 });
  });
  test('the unit of a rate is that of its currency: taken when nobody names it, refused when it is another', async () => {
    const zero = { vatCd: 'ZERO', zeroReasonCd: 'SHIP' };
    expect(await make({ ...zero, currCd: 'USD', excRt: '1385.40' })).toMatchObject({ excUnit: 1 });
    expect(await make({ ...zero, currCd: 'JPY', excRt: '912.35' })).toMatchObject({ excUnit: 100 });
    for (const [currCd, excUnit] of [
      ['JPY', 1],
      ['USD', 7],
      ['USD', 100],
    ] as const) {
      const { status, body } = await post({ ...base(), ...zero, currCd, excRt: '912.35', excUnit });
      expect([status, errors(body)[0]]).toEqual([400, ['E_RANGE', 'excUnit', undefined]]);
    }
  });
  test('a contact of another customer is refused, also when the customer is changed', async () => {
    const { body } = await sales.get<{ content: { id: number }[] }>(
      `/rs4/common/clnt/charger?clntId=${ids['pacific']}`,
    );
    const chargerId = body.content[0]!.id;
    expect(errors((await post({ ...base(), chargerId })).body)).toEqual([['E_REF', 'chargerId', undefined]]);
    const record = await make({ shipId: ids['template'], clntId: ids['pacific'], chargerId });
    const moved = await sales.patch<Values>(`/rs4/quot/${String(record['id'])}`, {
      version: record['version'],
      clntId: ids['polaris'],
    });
    expect(errors(moved.body)).toEqual([['E_REF', 'chargerId', undefined]]);
  });
  test('eleven thousand rows get a clear sentence, ten thousand are stored', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ itemNm: `품목 ${i + 1}`, qty: '2', price: '10' }));
    const { status, body } = await post({ ...base(), insertItemList: rows(11_000) });
    expect([status, body['message']]).toEqual([
      400,
      '품목 행은 한 번에 10,000개까지 저장할 수 있습니다. 나누어 입력하세요.',
    ]);
    expect(await make({ insertItemList: rows(10_000) })).toMatchObject({ tot: '200000' });
  }, 60_000);
});

describe('statuses', () => {
  test('from inquiry to sent, with the moment and the recipients', async () => {
    const record = await at('CONF');
    const { body: people } = await sales.get<{ content: { id: number }[] }>(
      `/rs4/common/clnt/charger?clntId=${ids['polaris']}`,
    );
    const { status, body } = await act(record, 'send', { chargerIds: people.content.map(({ id }) => id) });
    expect([status, body['stCd'], body['sentDtm']]).toEqual([
      200,
      'SENT',
      expect.stringMatching(/^2026-11-20 09:\d\d$/),
    ]);
  });
  test('an e-mail leaves only where the company wants it, to those chosen', async () => {
    const settings = await (await app.as('admin2')).get<{ content: Values[] }>('/rs4/stdinfo/config/list');
    const mail = settings.body.content.find(({ confKey }) => confKey === 'MAIL_SEND_YN')!;
    const set = async (confVal: string) => {
      const admin = await app.as('admin2');
      const { body } = await admin.get<Values>(`/rs4/stdinfo/config/${String(mail['id'])}`);
      await admin.patch(`/rs4/stdinfo/config/${String(mail['id'])}`, { version: body['version'], confVal });
    };
    const sent = async (title: string) =>
      (
        await oper.get<{ content: Values[] }>('/platform/outbox/list?columns=rcvAddr,msgSubject,msgText')
      ).body.content.filter(({ msgText }) => String(msgText).includes(title));
    const { body: people } = await sales.get<{ content: Values[] }>(
      `/rs4/common/clnt/charger?clntId=${ids['polaris']}`,
    );
    const chosen = people.content.find(({ mainYn }) => mainYn === 'Y')!;
    await act(await at('CONF', { quotTitle: '메일 없이' }), 'send', { chargerIds: String(chosen['id']) });
    expect(await sent('메일 없이')).toEqual([]);
    await set('Y');
    await act(await at('CONF', { quotTitle: '메일로' }), 'send', { chargerIds: [chosen['id']] });
    await set('N');
    const [message, ...others] = await sent('메일로');
    expect(others).toEqual([]);
    expect(message).toMatchObject({ rcvAddr: chosen['email'] });
    expect(message!['msgText']).toContain('KRW 4,400');
  });
  test('a recipient of another customer is refused', async () => {
    const { body } = await sales.get<{ content: { id: number }[] }>(
      `/rs4/common/clnt/charger?clntId=${ids['pacific']}`,
    );
    const answer = await act(await at('CONF'), 'send', { chargerIds: [body.content[0]!.id] });
    expect([answer.status, errors(answer.body)]).toEqual([400, [['E_REF', 'chargerIds', undefined]]]);
  });
  test.each([
    ['no item', { insertItemList: [{ lineTpCd: 'H', itemNm: '선체' }] }, 400, 'E_REQUIRED', /하나 이상/],
    ['nothing to pay', { insertItemList: [{ itemNm: 'x', price: '0' }] }, 400, 'E_RANGE', /0보다/],
    [
      'too little profit',
      { insertItemList: [{ itemNm: 'x', purcPrice: '1000', price: '1099' }] },
      400,
      'E_RANGE',
      /10%/,
    ],
    [
      'a sum that needs approval',
      { insertItemList: [{ itemNm: 'x', price: '10000000' }] },
      409,
      'E_STATE',
      /10,000,000원 이상/,
    ],
  ] as const)('cannot be confirmed with %s', async (_, body, status, code, words) => {
    const answer = await act(await at('DRAFT', body), 'confirm');
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(answer.body['message']).toMatch(words);
  });
  test('just enough profit, just below the sum', async () => {
    const record = await at('DRAFT', { insertItemList: [{ itemNm: 'x', purcPrice: '9090908', price: '9999999' }] });
    expect(record['prftRt']).toBe('10.00');
    expect((await act(record, 'confirm')).body['stCd']).toBe('CONF');
  });
  test('losing wants a reason', async () => {
    const record = await at('SENT');
    expect(errors((await act(record, 'lose')).body)).toEqual([['E_REQUIRED', 'lostRsnCd', undefined]]);
    expect((await act(record, 'lose', { lostRsnCd: 'TIME' })).body).toMatchObject({ stCd: 'LOST', lostRsnCd: 'TIME' });
  });
  test('every step from a status that it does not go from is refused', async () => {
    const from: Record<string, readonly string[]> = {
      start: ['INQ'],
      confirm: ['DRAFT'],
      send: ['CONF'],
      requestAppr: ['DRAFT'],
      win: ['SENT'],
      lose: ['SENT'],
      revise: ['CONF', 'SENT', 'LOST', 'EXPIRED'],
      cancel: ['INQ', 'DRAFT', 'CONF'],
    };
    for (const state of ['INQ', 'DRAFT', 'APPR', 'CONF', 'SENT', 'WON', 'LOST', 'EXPIRED', 'CANCEL', 'REV']) {
      const record = await at(state);
      for (const [name, allowed] of Object.entries(from)) {
        if (allowed.includes(state)) continue;
        const { status, body } = await act(record, name, inputs[name]);
        expect([state, name, status, body['code']]).toEqual([state, name, 409, 'E_STATE']);
      }
      const open = state === 'INQ' || state === 'DRAFT';
      const patched = await sales.patch<Values>(`/rs4/quot/${String(record['id'])}`, {
        version: record['version'],
        memo: '메모',
      });
      expect([state, patched.status]).toEqual([state, open ? 200 : 409]);
      expect((await sales.del(`/rs4/quot/${String(record['id'])}`)).status).toBe(open ? 204 : 409);
    }
  }, 60_000);
  test('on the last day it stands, the day after it has run out for reader, list and buttons', async () => {
    const [last, over] = [await at('SENT', { validDt: '2026-11-20' }), await at('EXPIRED')];
    const listed = async (stCd: string) =>
      (
        await sales.get<{ content: Values[] }>(
          `/rs4/quot/list?stCd=${stCd}&ids=${String(last['id'])},${String(over['id'])}`,
        )
      ).body.content.map(({ id, stCd: state }) => [id, state]);
    expect(await listed('SENT')).toEqual([[last['id'], 'SENT']]);
    expect(await listed('EXPIRED')).toEqual([[over['id'], 'EXPIRED']]);
    const won = await act(over, 'win', inputs['win']);
    expect([won.status, won.body['code'], won.body['message']]).toEqual([
      409,
      'E_STATE',
      expect.stringContaining('기간만료'),
    ]);
    expect((await act(last, 'win', inputs['win'])).body).toMatchObject({ stCd: 'WON' });
    // Its trail tells that it was sent, though it was over by then.
    const { content } = (await sales.get<{ content: Values[] }>(`/rs4/quot/${String(over['id'])}/history`)).body;
    expect(content[0]).toMatchObject({
      act: 'send',
      changes: expect.arrayContaining([{ field: 'stCd', from: 'CONF', to: 'SENT' }]) as unknown,
    });
  });
  test('no step is left to a quotation that was won or waits for approval, and revising alone to one that ran out', async () => {
    const won = await at('SENT');
    const order = await act(won, 'win', { orderDt: '2026-11-20' });
    expect(order.status, JSON.stringify(order.body)).toBe(200);
    const over = await at('SENT', { validDt: '2026-11-21' });
    const ran = await oper.post('/fw/job/nightly', { date: '2026-11-22' });
    expect(ran.status).toBe(200);
    // Whoever is in charge hears of it.
    const heard = (await sales.get<{ content: Values[] }>('/platform/notify/list')).body.content;
    expect(heard).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'state', prefix: 'rs4/quot', recordId: over['id'] },
        facts: expect.objectContaining({ from: 'SENT', to: 'EXPIRED' }) as unknown,
      }),
    );
    const asked = await at('DRAFT', { insertItemList: [{ itemNm: 'x', price: '10000000' }] });
    const waiting = await act(asked, 'requestAppr');
    expect(waiting.status, JSON.stringify(waiting.body)).toBe(200);
    const steps = ['start', 'confirm', 'requestAppr', 'send', 'lose', 'revise', 'win', 'cancel'];
    for (const [state, id, goes] of [
      ['WON', won['id'], []],
      ['EXPIRED', over['id'], ['revise']],
      ['APPR', asked['id'], []],
    ] as const) {
      const record = await read(id);
      expect(record['stCd']).toBe(state);
      for (const name of steps.filter((step) => !(goes as readonly string[]).includes(step))) {
        const { status, body } = await act(record, name, {
          ...(name === 'lose' && { lostRsnCd: 'PRICE' }),
          ...(name === 'win' && { orderDt: '2026-11-20' }),
        });
        expect([state, name, status, body['code']]).toEqual([state, name, 409, 'E_STATE']);
      }
      const path = `/rs4/quot/${String(id)}`;
      expect((await sales.patch(path, { version: record['version'], memo: '메모' })).status, state).toBe(409);
      expect((await sales.del(path)).status, state).toBe(409);
      expect(await read(id)).toEqual(record);
    }
  }, 60_000);
  test('a revision goes on under the same number with the same lines', async () => {
    const first = await at('SENT', { insertItemList: vectorA.lines.slice(2, 3).map(sentLine), memo: '비밀' });
    const { status, body: second } = await act(first, 'revise');
    expect(status).toBe(200);
    expect(second).toMatchObject({
      quotNo: first['quotNo'],
      revNo: 1,
      stCd: 'DRAFT',
      prevQuotId: first['id'],
      sentDtm: null,
      memo: '비밀',
      tot: '2528321',
    });
    expect(second['id']).not.toBe(first['id']);
    expect((second['itemList'] as Values[]).map(({ id }) => id)).not.toEqual(
      (first['itemList'] as Values[]).map(({ id }) => id),
    );
    expect(await read(first['id'])).toMatchObject({ stCd: 'REV', revNo: 0 });
    // It says which one holds in its place; that one does not.
    const newestOf = async ({ id }: Values) =>
      (await sales.get<Values>(`/rs4/quot/${String(id)}/facts`)).body['newest'];
    expect(await newestOf(first)).toEqual({ id: second['id'], revNo: 1 });
    expect(await newestOf(second)).toBeUndefined();
  });
  test('a revision has the rate of its own day, and its amounts by that; where none is known the one before stays', async () => {
    const vat = { vatCd: 'ZERO', zeroReasonCd: 'SHIP' };
    const usd = { ...vat, currCd: 'USD', excRt: '1300', excDt: '2026-11-06', quotDt: '2026-11-06' };
    const abroad = [{ itemNm: '점검', qty: '2', purcPrice: '1000', priceFrgn: '100' }];
    const first = await at('SENT', { ...usd, insertItemList: abroad });
    const { body: second } = await act(first, 'revise');
    const { body: ofDay } = await sales.get<Values>('/rs4/quot/defaults?of=quotDt&currCd=USD&quotDt=2026-11-20');
    const rate = (ofDay['header'] as Values)['excRt'];
    expect(rate).toBe('1385.40');
    expect(second).toMatchObject({ quotDt: '2026-11-20', excRt: rate, excDt: '2026-11-20' });
    const { quotAmountFrgn, quotAmount } = computeDocument({ ...second, item: second['itemList'] } as DocumentRecord);
    expect([second['quotAmountFrgn'], second['quotAmount']]).toEqual([quotAmountFrgn, quotAmount]);
    expect(second['quotAmount']).not.toBe(first['quotAmount']);
    expect(await read(first['id'])).toMatchObject({ excRt: '1300.00', quotAmount: first['quotAmount'] });
    const rates = `delete from fw_exc_rate where curr_cd = 'JPY'`;
    const yen = await at('SENT', {
      ...vat,
      currCd: 'JPY',
      excRt: '900',
      excUnit: 100,
      insertItemList: [{ ...abroad[0], priceFrgn: '9000' }],
    });
    await withClient(app.urls.ownerUrl, (owner) => owner.query(rates));
    expect((await act(yen, 'revise')).body).toMatchObject({ excRt: '900.00', excUnit: 100 });
  });
  test('the night lets what was sent run out after its last day', async () => {
    const ends = async (validDt: string) => (await at('SENT', { validDt }))['id'];
    const [over, last] = [await ends('2026-11-24'), await ends('2026-11-25')];
    expect((await sales.post('/fw/job/nightly', { date: '2026-11-25' })).status).toBe(403);
    expect((await (await app.as('mon')).post('/fw/job/nightly', { date: '2026-11-25' })).status).toBe(403);
    const { status, body } = await oper.post<{ moved: Record<string, number> }>('/fw/job/nightly', {
      date: '2026-11-25',
    });
    expect(status).toBe(200);
    expect(body.moved['rs4/quot']).toBeGreaterThan(0);
    expect([(await read(over))['stCd'], (await read(last))['stCd']]).toEqual(['EXPIRED', 'SENT']);
    const history = await sales.get<{ content: Values[] }>(`/rs4/quot/${String(over)}/history`);
    expect(history.body.content[0]).toMatchObject({ act: 'expire', userId: 0 });
    expect((await oper.post<Values>('/fw/job/nightly', { date: '25.11.2026' })).body['code']).toBe('E_PATTERN');
  });
});

describe('people', () => {
  test('of two on one quotation the second sees what the first has saved', async () => {
    const record = await make();
    const path = `/rs4/quot/${String(record['id'])}`;
    expect((await sales.patch(path, { version: record['version'], quotTitle: '먼저' })).status).toBe(200);
    const admin = await app.as('admin2');
    const late = await admin.patch<Values>(path, { version: record['version'], quotTitle: '나중' });
    expect([late.status, late.body['code']]).toEqual([409, 'E_CONFLICT']);
    expect(late.body['current']).toMatchObject({ quotTitle: '먼저' });
    expect((await act(record, 'start', {}, admin)).status).toBe(409);
  });
  test('a reader reads, another company finds nothing', async () => {
    const record = await make();
    const path = `/rs4/quot/${String(record['id'])}`;
    const view = await app.as('view2');
    expect((await view.get(path)).status).toBe(200);
    expect((await view.patch(path, { version: record['version'], memo: 'x' })).status).toBe(403);
    expect((await act(record, 'start', {}, view)).status).toBe(403);
    expect([403, 404]).toContain((await (await app.as('sup7')).get(path)).status);
  });
  test('the demo quotations stand in their statuses, and numbers go on after them', async () => {
    const { body } = await sales.get<{ content: Values[] }>('/rs4/quot/list?keyword=RQ-&size=1000');
    const found = Object.fromEntries(body.content.map(({ quotNo, stCd, sumAmount }) => [quotNo, [stCd, sumAmount]]));
    expect(found).toMatchObject({
      'RQ-2610-0001': ['SENT', '15232958'],
      'RQ-2611-0001': ['INQ', '0'],
      'RQ-2610-0002': ['LOST', expect.any(String)],
      'RQ-2609-0003': ['EXPIRED', expect.any(String)],
    });
    expect(Number(String((await make())['quotNo']).slice(-4))).toBeGreaterThan(1);
  });
});
