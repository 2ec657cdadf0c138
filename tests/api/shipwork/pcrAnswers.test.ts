/**
 * What the confirming body answers to purchase confirmations: issued or refused, changed and cancelled after issue; late, twice
 * and out of order (30-flows F4 step 3, 23-shipwork-customs).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doorParts } from '../../../src/api/messages/open.ts';
import type { Values } from '../../../src/core/field.ts';
import type { ErrorRow } from '../../../src/core/messages.ts';
import { writeAnswer } from '../../../src/database/messages/answerText.ts';
import { receive } from '../../../src/database/messages/door.ts';
import { behaviours } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { ownerRows } from '../../messages/app.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { act, exportBody, ok, refused, rowsOf, sent } from './declarations.ts';

let app: TestApp;
let yard: Client;
let operator: Client;
let paint: number;
beforeAll(async () => {
  app = await startApp();
  [yard, operator] = [await app.as('admin2'), await app.as('oper')];
  const found = await yard.get<{ content: { id: number }[] }>(`/rs4/clnt/list?keyword=${encodeURIComponent('한결')}`);
  paint = found.body.content[0]!.id;
}, 120_000);
afterAll(() => app.close());

const prefix = 'shipwork/pcr';
const simulate = (mode: string, more: Values = {}) =>
  operator.post('/platform/message/simulator', { corpId: 2, rcvCd: 'PCR', mode, ...more });
beforeEach(() => simulate('usual'));

const goods = { hsCd: '3208.90-9010', itemNm: '방오도료', purcDt: '2026-11-10', unitCd: 'CAN' };
const body = (): Values => ({
  supClntId: paint,
  insertItemList: [
    { ...goods, qty: '120', unitPriceFrgn: '75000' },
    { ...goods, itemNm: '신너', qty: '40', unitPriceFrgn: '38000' },
  ],
  insertDocList: [{ baseDocCd: 'CONT', docNo: 'HBD-1', docDt: '2026-11-01' }],
});
const made = async (more: Values = {}) => ok(await yard.post<Values>(`/${prefix}`, { ...body(), ...more }), 201);
const step = (record: Values, name: string, input: Values = {}) => act(yard, prefix, record, name, input);
const send = (record: Values) => sent(yard, prefix, record);
const answered = async (record: Values, resultCd: string, more: Values = {}) =>
  ok(await step(record, 'reply', { resultCd, ...more }));
const read = async ({ id }: Values) => ok(await yard.get<Values>(`/${prefix}/${String(id)}`));
const stateOf = async (record: Values) => (await read(record))['stCd'];

/** One that holds. */
async function issued(): Promise<Values> {
  const record = await made();
  await send(record);
  return answered(record, 'ISSUE');
}
/** The application that the step makes about a confirmation. */
async function following(record: Values, name: 'change' | 'cancel', input: Values = {}): Promise<Values> {
  const [follower] = ok(await step(record, name, input))['made'] as Values[];
  expect(follower).toMatchObject({ prefix });
  return read(follower!);
}
const reason = { reason: '계약 취소' };

let count = 0;
/** An answer of the confirming body to the newest message, decided so many seconds from now; and what became of it. */
async function decided({ id }: Values, resultCd: string, seconds: number, more: Values = {}): Promise<string> {
  const [line] = await ownerRows(
    app,
    `select conv_id from platform_message where rec_prefix = '${prefix}' and rec_id = ${String(id)} and dir_cd = 'OUT'
     order by id desc limit 1`,
  );
  count += 1;
  return writeAnswer({
    ...{ conversation: String(line!['conv_id']), resultCd, id: `U${String(count).padStart(6, '0')}` },
    at: new Date(app.app.signIn.now().getTime() + seconds * 1000),
    ...more,
  });
}
const hear = (raw: string) =>
  receive(doorParts(app.app, { database: app.database, resources, behaviours }), 'PCR', raw);
const until = async (record: Values, state: string) => {
  for (let i = 0; i < 200 && (await stateOf(record)) !== state; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return stateOf(record);
};
const answersOf = (record: Values) => rowsOf(record, 'msg').map(({ msgTpCd, resultCd }) => resultCd ?? msgTpCd);

describe('F4 step 3', () => {
  test('a released declaration is the base document; sent, accepted and issued with its number', async () => {
    const declared = ok(await yard.post<Values>('/shipwork/expDecl', exportBody(paint)), 201);
    await sent(yard, 'shipwork/expDecl', declared);
    ok(await act(yard, 'shipwork/expDecl', declared, 'reply', { resultCd: 'RELEASE' }));
    const record = await made({
      insertItemList: [{ ...goods, qty: '120', unitPriceFrgn: '75000' }],
      insertDocList: [{ baseDocCd: 'CONT', docNo: 'x', docDt: '2026-11-01', expDeclId: declared['id'] }],
    });
    const { declNo } = ok(await yard.get<Values>(`/shipwork/expDecl/${String(declared['id'])}`));
    expect(rowsOf(record, 'doc')[0]).toMatchObject({
      ...{ baseDocCd: 'EXP', docNo: declNo, docDt: '2026-11-20', currCd: 'USD', amtFrgn: '15000.00' },
    });
    expect(record).toMatchObject({ stCd: 'DRAFT', totAmt: '9000000.00', pcrLicNo: null, issueDt: null });
    expect(record['pcrNo']).toMatch(/^PC-2611-\d{4}$/);
    expect(await send(record)).toMatchObject({ stCd: 'ACCEPT', pcrLicNo: null });
    const held = await answered(record, 'ISSUE');
    expect(held).toMatchObject({ stCd: 'ISSUED', issueDt: '2026-11-20' });
    expect(held['pcrLicNo']).toMatch(/^PCR2026\d{8}$/);
    expect(answersOf(held)).toEqual(['SEND', 'ACCEPT', 'ISSUE']);
  });

  test('the number that the body says stands, and what is issued is closed to changes', async () => {
    const record = await made();
    await send(record);
    const { version } = await read(record);
    expect(refused(await yard.patch(`/${prefix}/${String(record['id'])}`, { version, usageCd: '2AA' }))).toEqual([
      ...[409, 'E_STATE', 'E_STATE stCd'],
    ]);
    expect(await answered(record, 'ISSUE', { no: 'PCR202699999999' })).toMatchObject({ pcrLicNo: 'PCR202699999999' });
    expect(refused(await step(record, 'reply', { resultCd: 'REJECT' })).slice(0, 2)).toEqual([409, 'E_STATE']);
  });
});

describe('a change of what was issued', () => {
  test('is an application with the same contents, and once issued the earlier one has changed', async () => {
    const first = await issued();
    const change = await following(first, 'change');
    expect(change).toMatchObject({
      ...{ applyTpCd: 'M', stCd: 'DRAFT', befPcrId: first['id'], supClntId: paint, pcrLicNo: null },
      totAmt: first['totAmt'],
    });
    expect(rowsOf(change, 'item')).toHaveLength(2);
    expect(rowsOf(change, 'item').map(({ itemNm, qty }) => [itemNm, qty])).toEqual(
      rowsOf(first, 'item').map(({ itemNm, qty }) => [itemNm, qty]),
    );
    const [, thinner] = rowsOf(change, 'item');
    const fewer = ok(
      await yard.patch<Values>(`/${prefix}/${String(change['id'])}`, {
        ...{ version: change['version'], updateItemList: [{ id: thinner!['id'], qty: '30' }] },
      }),
    );
    expect(fewer['totAmt']).toBe('10140000.00');
    await send(change);
    // Until it is issued, the earlier one holds.
    expect(await stateOf(first)).toBe('ISSUED');
    const second = await answered(change, 'ISSUE');
    expect(second).toMatchObject({ stCd: 'ISSUED', issueDt: '2026-11-20' });
    expect(second['pcrLicNo']).not.toBe(first['pcrLicNo']);
    expect(await read(first)).toMatchObject({ stCd: 'CHANGED', pcrLicNo: first['pcrLicNo'], totAmt: '10520000.00' });
    // And may be changed in its turn, the earlier one no more.
    expect(refused(await step(first, 'change')).slice(0, 2)).toEqual([409, 'E_STATE']);
    expect(await following(second, 'change')).toMatchObject({ befPcrId: second['id'] });
  });

  test('one at a time: the second is told which one is on its way; thrown away, it gives way', async () => {
    const first = await issued();
    const change = await following(first, 'change');
    for (const [name, input] of [
      ['change', {}],
      ['cancel', reason],
    ] as const) {
      const second = await step(first, name, input);
      expect(refused(second).slice(0, 2)).toEqual([409, 'E_STATE']);
      expect(second.body['message']).toContain(String(change['pcrNo']));
    }
    expect(
      refused(await yard.post<Values>(`/${prefix}`, { ...body(), applyTpCd: 'M', befPcrId: first['id'] })),
    ).toEqual([409, 'E_DUP', 'E_DUP befPcrId']);
    expect((await yard.del(`/${prefix}/${String(change['id'])}`)).status).toBe(204);
    expect(await following(first, 'change')).toMatchObject({ applyTpCd: 'M' });
  });

  test('refused, it leaves the earlier one as it is, and goes once more when it is put right', async () => {
    const first = await issued();
    const change = await following(first, 'change');
    await simulate('refuse', { reason: '서류 불일치' });
    expect((await send(change))['stCd']).toBe('REJECT');
    expect(await stateOf(first)).toBe('ISSUED');
    await simulate('usual');
    ok(await step(change, 'fix'));
    await send(change);
    const second = await answered(change, 'ISSUE');
    expect(answersOf(second)).toEqual(['SEND', 'REJECT', 'SEND', 'ACCEPT', 'ISSUE']);
    expect(await stateOf(first)).toBe('CHANGED');
  });

  test('of another supplier, or of what is not issued, is refused', async () => {
    const first = await issued();
    const change = await following(first, 'change');
    const others = await yard.get<{ content: { id: number }[] }>(
      `/rs4/clnt/list?keyword=${encodeURIComponent('온누리')}`,
    );
    const moved = { version: change['version'], supClntId: others.body.content[0]!.id };
    expect(refused(await yard.patch(`/${prefix}/${String(change['id'])}`, moved))).toEqual([
      ...[409, 'E_STATE', 'E_STATE supClntId', 'E_RANGE supClntId'],
    ]);
    const draft = await made();
    expect(
      refused(await yard.post<Values>(`/${prefix}`, { ...body(), applyTpCd: 'M', befPcrId: draft['id'] })),
    ).toEqual([409, 'E_STATE', 'E_STATE befPcrId']);
    expect(refused(await step(draft, 'change')).slice(0, 2)).toEqual([409, 'E_STATE']);
  });

  test('is nothing for whoever only reads', async () => {
    const first = await issued();
    const reader = await app.as('view2');
    for (const [name, input] of [
      ['change', {}],
      ['cancel', reason],
      ['reply', { resultCd: 'ISSUE' }],
    ] as const)
      expect((await act(reader, prefix, first, name, input)).status, name).toBe(403);
    expect(await stateOf(first)).toBe('ISSUED');
  });
});

describe('a cancellation', () => {
  test('says why, and once issued the earlier one is cancelled for good', async () => {
    const first = await issued();
    expect(refused(await step(first, 'cancel'))).toEqual([400, 'E_REQUIRED', 'E_REQUIRED reason']);
    const end = await following(first, 'cancel', reason);
    expect(end).toMatchObject({ applyTpCd: 'C', befPcrId: first['id'], remark: '계약 취소', stCd: 'DRAFT' });
    await send(end);
    expect(await stateOf(first)).toBe('ISSUED');
    const held = await answered(end, 'ISSUE');
    expect(held['stCd']).toBe('ISSUED');
    expect(await stateOf(first)).toBe('CANCELED');
    for (const record of [first, end])
      for (const [name, input] of [
        ['change', {}],
        ['cancel', reason],
      ] as const)
        expect(refused(await step(record, name, input)).slice(0, 2)).toEqual([409, 'E_STATE']);
    expect((await step(end, 'change')).body['message']).toBe(
      '취소 신청에 대한 확인서는 변경하거나 취소할 수 없습니다.',
    );
  });

  test('refused, the confirmation holds on; an error says so as well', async () => {
    const first = await issued();
    const end = await following(first, 'cancel', reason);
    await send(end);
    expect(await answered(end, 'ERROR', { reason: '이미 사용된 구매확인서' })).toMatchObject({ stCd: 'REJECT' });
    expect(rowsOf(await read(end), 'msg').at(-1)).toMatchObject({
      resultCd: 'ERROR',
      msgTxt: '이미 사용된 구매확인서',
    });
    expect(await stateOf(first)).toBe('ISSUED');
    // Given up, it makes room for a change.
    expect((await yard.del(`/${prefix}/${String(end['id'])}`)).status).toBe(409);
    ok(await step(end, 'fix'));
    expect((await yard.del(`/${prefix}/${String(end['id'])}`)).status).toBe(204);
    expect(await following(first, 'change')).toMatchObject({ applyTpCd: 'M' });
  });
});

describe('a refusal', () => {
  const errors: ErrorRow[] = [
    { code: 'P101', text: '품목의 HS부호가 물품과 다릅니다.', grid: 'item', row: 2, field: 'hsCd' },
    { code: 'P102', text: '근거서류를 찾을 수 없습니다.', grid: 'doc', row: 1, field: 'docNo' },
    { code: 'P103', text: '용도명세를 확인하세요.', field: 'usageCd' },
    { code: 'P900', text: '담당자에게 문의하세요.' },
  ];

  test('stands at field and cell with what stood there; put right, it goes through', async () => {
    await simulate('refuse', { reason: '오류 4건', errors });
    const record = await made();
    const back = await send(record);
    expect(back['stCd']).toBe('REJECT');
    const [, second] = rowsOf(back, 'item');
    const [contract] = rowsOf(back, 'doc');
    expect(rowsOf(back, 'msg').at(-1)).toMatchObject({
      resultCd: 'REJECT',
      msgTxt: expect.stringMatching(/^오류 4건 .*P900 담당자에게 문의하세요\.$/),
      msgErrors: [
        { code: 'P101', grid: 'item', rowId: second!['id'], field: 'hsCd', was: '3208909010' },
        { code: 'P102', grid: 'doc', rowId: contract!['id'], field: 'docNo', was: 'HBD-1' },
        { code: 'P103', field: 'usageCd', was: '2AJ' },
        { code: 'P900', text: '담당자에게 문의하세요.' },
      ],
    });
    await simulate('usual');
    const open = ok(await step(record, 'fix'));
    ok(
      await yard.patch<Values>(`/${prefix}/${String(record['id'])}`, {
        version: open['version'],
        usageCd: '2AA',
        updateItemList: [{ id: second!['id'], hsCd: '3814002190' }],
        updateDocList: [{ id: contract!['id'], docNo: 'HBD-2' }],
      }),
    );
    await send(record);
    expect(await answered(record, 'ISSUE')).toMatchObject({ stCd: 'ISSUED' });
  });

  test('of an earlier submission says nothing about the newer one', async () => {
    await simulate('silent');
    const record = await made();
    ok(await step(record, 'send'));
    expect(await hear(await decided(record, 'REJECT', 1))).toBe('DONE');
    const old = await decided(record, 'REJECT', 90);
    ok(await step(record, 'fix'));
    ok(await step(record, 'send'));
    expect(await hear(old)).toBe('LATE');
    expect(await stateOf(record)).toBe('SENT');
    expect(await hear(await decided(record, 'ISSUE', 120, { no: 'PCR202600007001' }))).toBe('DONE');
    expect(await read(record)).toMatchObject({ stCd: 'ISSUED', pcrLicNo: 'PCR202600007001' });
  });
});

describe('late, twice and out of order', () => {
  async function waiting(): Promise<Values> {
    await simulate('silent');
    const record = await made();
    expect(ok(await step(record, 'send'))['stCd']).toBe('SENT');
    return record;
  }

  test('an issue without its acceptance counts; the acceptance that follows is too late', async () => {
    const record = await waiting();
    const [accept, issue] = [
      await decided(record, 'ACCEPT', 1),
      await decided(record, 'ISSUE', 2, { no: 'PCR202600007002' }),
    ];
    expect(await hear(issue)).toBe('DONE');
    expect(await hear(accept)).toBe('LATE');
    expect(await read(record)).toMatchObject({ stCd: 'ISSUED', pcrLicNo: 'PCR202600007002' });
  });

  test('a refusal decided before the issue, or after it, takes nothing back', async () => {
    const record = await waiting();
    const [early, issue, later] = [
      await decided(record, 'REJECT', 1),
      await decided(record, 'ISSUE', 2, { no: 'PCR202600007003' }),
      await decided(record, 'REJECT', 3),
    ];
    expect([await hear(issue), await hear(early), await hear(later)]).toEqual(['DONE', 'LATE', 'LATE']);
    expect(await stateOf(record)).toBe('ISSUED');
  });

  test('the same issue twice, or another text under its number, changes nothing', async () => {
    const first = await issued();
    const change = await following(first, 'change');
    await simulate('silent');
    ok(await step(change, 'send'));
    const raw = await decided(change, 'ISSUE', 1, { no: 'PCR202600007004' });
    expect(await hear(raw)).toBe('DONE');
    const [after, before] = [await read(change), await read(first)];
    expect([after['pcrLicNo'], before['stCd']]).toEqual(['PCR202600007004', 'CHANGED']);
    expect([await hear(raw), await hear(raw.replace('7004', '9999'))]).toEqual(['TWICE', 'TWICE']);
    expect([await read(change), await read(first)]).toEqual([after, before]);
  });

  test.each([
    ['late', { seconds: 1 }, 'ACCEPT'],
    ['twice', {}, 'ACCEPT'],
    ['silent', {}, 'SENT'],
    ['shuffled', { answers: ['ISSUE'], seconds: 1 }, 'ISSUED'],
  ])('the simulator is told to be %s', async (mode, more, last) => {
    await simulate(mode, more);
    const record = await made();
    ok(await step(record, 'send'));
    expect(await until(record, last)).toBe(last);
  });
});
