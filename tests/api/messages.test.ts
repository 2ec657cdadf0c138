/** Messages to authorities and their answers: journal, sending, the door, the simulator, the operator's part. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { ErrorRow } from '../../src/core/messages.ts';
import { doorParts } from '../../src/api/messages/open.ts';
import { hashOf } from '../../src/database/messages/journal.ts';
import { writeAnswer } from '../../src/database/messages/answerText.ts';
import { receive } from '../../src/database/messages/door.ts';
import { behaviours } from '../../src/services/index.server.ts';
import type { Client, TestApp } from '../support/app.ts';
import {
  at,
  makePermit,
  ownerRows,
  press,
  readPermit,
  patience,
  startWithPermit,
  withPermit,
} from '../messages/app.ts';
import { permitBehaviour } from '../messages/permit.server.ts';
import { permit } from '../messages/permit.ts';

let app: TestApp;
let sales: Client;
let admin: Client;
let operator: Client;
beforeAll(async () => {
  app = await startWithPermit();
  [admin, operator] = await Promise.all([app.as('admin2'), app.as('oper')]);
  sales = admin;
}, patience);
afterAll(() => app.close());
const rows = (text: string) => ownerRows(app, text);
const simulate = (mode: string, more: Values = {}) =>
  operator.post('/platform/message/simulator', { corpId: 2, rcvCd: 'CUSTOMS', mode, ...more });
beforeEach(() => simulate('usual'));

const door = () =>
  doorParts(app.app, {
    database: app.database,
    resources: withPermit,
    behaviours: { ...behaviours, [permit.prefix]: permitBehaviour },
  });
const conversationOf = async (id: number) =>
  String(
    (
      await rows(
        `select conv_id from platform_message where rec_id = ${id} and dir_cd = 'OUT' order by id desc limit 1`,
      )
    )[0]!['conv_id'],
  );
let no = 0;
/** An answer of customs, so many seconds from now. */
async function answer(id: number, resultCd: string, seconds: number, more: Values = {}): Promise<string> {
  const conversation = await conversationOf(id);
  no += 1;
  return writeAnswer({
    ...{ conversation, resultCd, id: `T${String(no).padStart(6, '0')}` },
    at: new Date(app.app.signIn.now().getTime() + seconds * 1000),
    ...more,
  });
}
const hear = (raw: string) => receive(door(), 'CUSTOMS', raw);
const until = async (holds: () => Promise<boolean>) => {
  for (let i = 0; i < 60 && !(await holds()); i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
};

describe('sending', () => {
  test('commits state, row and message together; the simulator accepts at once with its number', async () => {
    const { id } = await makePermit(sales);
    const sent = await press(sales, id, 'send');
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect([sent.body.stCd, sent.body.customsNo]).toEqual(['ACCEPT', expect.stringMatching(/^99001-26-\d{6}-/)]);
    expect(sent.body.msgList.map(({ msgTpCd, resultCd }) => [msgTpCd, resultCd])).toEqual([
      ['SEND', null],
      ['REPLY', 'ACCEPT'],
    ]);
    const lines = await rows(`select * from platform_message where rec_id = ${id} order by id`);
    expect(lines.map((line) => [line['dir_cd'], line['st_cd'], line['seq_no'], line['corp_id']])).toEqual([
      ['OUT', 'SENT', '1', '2'],
      ['IN', 'DONE', '2', '2'],
    ]);
    const raw = String(lines[0]!['raw_txt']);
    expect(lines[0]!['raw_hash']).toBe(hashOf(raw));
    expect(raw).toContain('<itemNm>페인트</itemNm>');
    expect(raw).not.toContain('msgTpCd');
  });

  test('tells whoever made the record of the answer', async () => {
    const maker = await app.as('sales2');
    const { id } = await makePermit(admin);
    await press(admin, id, 'send');
    const notices = await rows(
      `select user_id, facts ->> 'to' as state from sys_notice where prefix = 'shipwork/permit' and record_id = ${id}`,
    );
    expect(notices.map(({ state }) => state)).toContain('ACCEPT');
    expect(maker).toBeDefined();
  });

  test('is refused in production without a way out, and nothing is written', async () => {
    const { id } = await makePermit(sales);
    const parts = app.app.signIn as { production: boolean; reaches: readonly string[] };
    const { reaches } = parts;
    Object.assign(parts, { production: true, reaches: [] });
    try {
      const refused = await press(sales, id, 'send');
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'E_STATE',
        '전송 연계가 설정되지 않았습니다.',
      ]);
      expect((await press(sales, id, 'reply', { resultCd: 'ACCEPT' })).status).toBe(404);
    } finally {
      Object.assign(parts, { production: false, reaches });
    }
    expect((await readPermit(sales, id)).stCd).toBe('DRAFT');
    expect(await rows(`select 1 from platform_message where rec_id = ${id}`)).toEqual([]);
  });

  test('of several records each goes for itself, and the answer says which did not and why', async () => {
    const [one, two, three] = [await makePermit(sales), await makePermit(sales), await makePermit(sales)];
    await press(sales, two.id, 'send');
    const { status, body } = await sales.post<{ content: Values[]; failed: Values[] }>('/shipwork/permit/send', {
      ids: [one.id, two.id, three.id],
    });
    expect(status).toBe(200);
    expect(body.content.map(({ id }) => id)).toEqual([one.id, three.id]);
    expect(body.failed).toMatchObject([
      { id: two.id, row: 2, code: 'E_STATE', message: expect.stringContaining('접수') },
    ]);
    const states = await Promise.all([one, two, three].map(({ id }) => readPermit(sales, id)));
    expect(states.map(({ stCd }) => stCd)).toEqual(['ACCEPT', 'ACCEPT', 'ACCEPT']);
  });

  test('a receiver that is down holds the later ones in their order, and lets them go when it is back', async () => {
    await simulate('down');
    const [one, two] = [await makePermit(sales), await makePermit(sales)];
    expect((await press(sales, one.id, 'send')).body.stCd).toBe('SENT');
    expect((await press(sales, two.id, 'send')).body.stCd).toBe('SENT');
    const waiting = await rows(
      `select rec_id, try_cnt, last_err from platform_message where st_cd = 'WAIT' order by id`,
    );
    expect(waiting.map((line) => [Number(line['rec_id']), Number(line['try_cnt']) > 0, line['last_err']])).toEqual([
      [one.id, true, 'DOWN'],
      [two.id, false, null],
    ]);
    await simulate('usual');
    const head = (
      await operator.get<{ content: { id: number; version: number }[] }>('/platform/message/list?stCd=WAIT&sort=id,asc')
    ).body.content[0]!;
    const again = await operator.post(`/platform/message/${head.id}/retry`, {
      version: (await operator.get(`/platform/message/${head.id}`)).body.version,
    });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    await until(async () => (await readPermit(sales, two.id)).stCd === 'ACCEPT');
    const order = await rows(
      `select rec_id from platform_message where rec_id in (${one.id}, ${two.id}) and dir_cd = 'OUT' order by send_dtm, id`,
    );
    expect(order.map((line) => Number(line['rec_id']))).toEqual([one.id, two.id]);
  });

  test('what the operator cancels comes back to its record as an error', async () => {
    await simulate('down');
    const { id } = await makePermit(sales);
    await press(sales, id, 'send');
    const [line] = await rows(`select id, version from platform_message where rec_id = ${id}`);
    const gone = await operator.post(`/platform/message/${String(line!['id'])}/cancel`, { version: line!['version'] });
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    await until(async () => (await readPermit(sales, id)).stCd === 'REJECT');
    expect((await readPermit(sales, id)).msgList.at(-1)).toMatchObject({
      resultCd: 'ERROR',
      msgTxt: expect.stringContaining('취소'),
    });
  });
});

describe('answers', () => {
  async function sentPermit(mode = 'silent', shipNm?: string): Promise<number> {
    await simulate(mode);
    const { id } = await makePermit(sales, shipNm);
    await press(sales, id, 'send');
    return id;
  }

  test('reply feeds an answer through the same door, judged like any step', async () => {
    const id = await sentPermit('usual');
    const wrong = await press(sales, id, 'reply', { resultCd: 'AMEND_OK' });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'E_STATE']);
    expect((await press(sales, id, 'reply', { resultCd: 'ISSUE' })).status).toBe(400);
    const released = await press(sales, id, 'reply', { resultCd: 'RELEASE', reason: '이상 없음' });
    expect([released.status, released.body.stCd, released.body['decidedDt']]).toEqual([200, 'RELEASE', '2026-11-20']);
    expect(released.body.msgList.at(-1)).toMatchObject({ resultCd: 'RELEASE', msgTxt: '이상 없음' });
    // The operator answers for any company.
    await press(sales, id, 'amend', { reason: '수량' });
    const answered = await operator.post(`${at(id)}/reply`, { resultCd: 'AMEND_NO' });
    expect([answered.status, (await readPermit(sales, id)).stCd]).not.toContain('AMEND');
  });

  test('the same twice changes nothing', async () => {
    const id = await sentPermit();
    const raw = await answer(id, 'ACCEPT', 1, { no: 'A-1' });
    expect(await hear(raw)).toBe('DONE');
    const after = await readPermit(sales, id);
    expect(await hear(raw)).toBe('TWICE');
    // Under the same number of the receiver, whatever it says now.
    expect(await hear(raw.replace('A-1', 'A-2'))).toBe('TWICE');
    expect(await readPermit(sales, id)).toEqual(after);
    expect(
      (await rows(`select dup_cnt from platform_message where rec_id = ${id} and dir_cd = 'IN'`))[0]!['dup_cnt'],
    ).toBe('2');
  });

  test('a late one never moves a state back; one before its time waits', async () => {
    const id = await sentPermit();
    const [accept, check, release] = [
      await answer(id, 'ACCEPT', 1),
      await answer(id, 'CHECK', 2),
      await answer(id, 'RELEASE', 3),
    ];
    expect(await hear(release)).toBe('EARLY');
    expect((await readPermit(sales, id)).stCd).toBe('SENT');
    expect(await hear(accept)).toBe('DONE');
    expect((await readPermit(sales, id)).stCd).toBe('RELEASE');
    expect(await hear(check)).toBe('LATE');
    expect((await readPermit(sales, id)).stCd).toBe('RELEASE');
  });

  test('of an older submission says nothing about the newer one', async () => {
    const id = await sentPermit();
    await hear(await answer(id, 'REJECT', 1));
    const old = await answer(id, 'REJECT', 90);
    await press(sales, id, 'fix');
    await press(sales, id, 'send');
    expect(await hear(old)).toBe('LATE');
    expect((await readPermit(sales, id)).stCd).toBe('SENT');
  });

  test('for an unknown conversation, or none at all, is kept once and shown to the operator', async () => {
    const stray = JSON.stringify({
      conversation: '00000000-0000-4000-8000-000000000000',
      id: 'X1',
      resultCd: 'ACCEPT',
      at: '2026-11-20 10:00:00',
    });
    for (const raw of [stray, stray, 'not an answer', '\u0000{']) await hear(raw);
    const { body } = await operator.get<{ content: Values[] }>('/platform/message/list?stCd=UNKNOWN');
    expect(body.content.map(({ lastErr }) => lastErr).toSorted()).toEqual([
      'NO ANSWER',
      'NO ANSWER',
      'NO CONVERSATION',
    ]);
    const stuck = await operator.get<{ page: Values }>('/platform/message/list?stuck=Y');
    expect(Number(stuck.body.page['totalElements'])).toBeGreaterThanOrEqual(3);
  });

  test('that a rule of the service refuses waits, and takes hold once the rule holds', async () => {
    const id = await sentPermit('usual', '미납호');
    const told = await press(sales, id, 'reply', { resultCd: 'PERMIT' });
    expect([told.status, told.body.code]).toEqual([409, 'E_STATE']);
    expect(await hear(await answer(id, 'PERMIT', 60))).toBe('EARLY');
    await rows(`update shipwork_permit set ship_nm = '완납호' where id = ${id}`);
    await rows(`update platform_message set next_try_dtm = create_dt where rec_id = ${id} and st_cd = 'EARLY'`);
    await until(async () => (await readPermit(sales, id)).stCd === 'PERMIT');
    expect((await readPermit(sales, id)).stCd).toBe('PERMIT');
  });

  test('a refusal stands with its rows at field and cell, with what stood there', async () => {
    const errors: ErrorRow[] = [
      { code: 'C101', text: '선명이 등록되지 않았습니다.', field: 'shipNm' },
      { code: 'C205', text: '수량이 허가 기준을 넘습니다.', grid: 'item', row: 2, field: 'qty' },
      { code: 'C900', text: '서류를 확인하세요.', grid: 'nowhere', row: 1, field: 'x' },
    ];
    await simulate('refuse', { reason: '오류 3건', errors });
    const { id } = await makePermit(sales);
    const { body } = await press(sales, id, 'send');
    expect(body.stCd).toBe('REJECT');
    expect(body.msgList.at(-1)).toMatchObject({
      resultCd: 'REJECT',
      msgTxt: expect.stringMatching(/^오류 3건 .*C900 서류를 확인하세요\.$/),
      msgErrors: [
        { code: 'C101', field: 'shipNm', was: '시험호' },
        { code: 'C205', grid: 'item', field: 'qty', rowId: body.itemList[1]!.id, was: '5' },
        { code: 'C900', text: '서류를 확인하세요.' },
      ],
    });
  });

  test.each([
    ['late', { seconds: 1 }, 'SENT', 'ACCEPT'],
    ['twice', {}, 'ACCEPT', 'ACCEPT'],
    ['silent', {}, 'SENT', 'SENT'],
    ['shuffled', { answers: ['CHECK', 'RELEASE'], seconds: 1 }, 'SENT', 'RELEASE'],
  ])('the simulator is told to be %s', async (mode, more, first, last) => {
    await simulate(mode, more);
    const { id } = await makePermit(sales);
    expect((await press(sales, id, 'send')).body.stCd).toBe(first);
    await until(async () => (await readPermit(sales, id)).stCd === last);
    expect((await readPermit(sales, id)).stCd).toBe(last);
  });
});

describe('the operator', () => {
  test('sees how long each has waited, the longest first, and finds one by any of its numbers', async () => {
    await simulate('down');
    const made = [await makePermit(sales), await makePermit(sales), await makePermit(sales)];
    for (const { id } of made) await press(sales, id, 'send');
    const hours = (id: number, back: string) =>
      rows(`update platform_message set create_dt = create_dt - interval '${back}' where rec_id = ${id}`);
    const [days, some, none] = made.map(({ id }) => id) as [number, number, number];
    await hours(days, '50 hours 10 minutes');
    await hours(some, '2 hours 5 minutes');
    const list = async (query: string, by = operator) =>
      (await by.get<{ content: Values[] }>(`/platform/message/list?columns=recId,convId&${query}`)).body.content;
    const mine = (lines: readonly Values[]) =>
      lines.filter(({ recId }) => made.some(({ id }) => id === recId)).map(({ recId, waitNm }) => [recId, waitNm]);
    const oldest = await list('sort=waitNm,desc&stCd=WAIT');
    expect(mine(oldest)).toEqual([
      [days, '2일 2시간'],
      [some, '2시간 5분'],
      [none, '0분'],
    ]);
    const english = await list('sort=waitNm,asc&stCd=WAIT', await app.as('oper', 'en'));
    expect(mine(english)).toEqual([
      [none, '0m'],
      [some, '2h 5m'],
      [days, '2d 2h'],
    ]);
    // Those that wait for nothing have no age, and come last either way.
    expect((await list('sort=waitNm,desc')).at(-1)!['waitNm']).toBeNull();
    expect(mine(await list('stuck=Y'))).toEqual(expect.arrayContaining([[days, '2일 2시간']]));
    const { recNo, convId } = oldest.find(({ recId }) => recId === some)!;
    const typed = String(recNo).replaceAll('-', '').toLowerCase();
    for (const number of [String(recNo), typed, String(convId).toUpperCase()])
      expect(
        (await list(`numbered=${number}`)).map(({ recId }) => recId),
        number,
      ).toEqual([some]);
    expect(await list('numbered=%25')).toEqual([]);
    // Nothing stands before those of the next test.
    await simulate('usual');
    await rows(`update platform_message set next_try_dtm = null where st_cd = 'WAIT'`);
    await until(async () => (await list('stCd=WAIT')).length === 0);
  });

  test('finds, reads and replays; nobody else sees the journal', async () => {
    const { id } = await makePermit(sales, '재생호');
    const sent = await press(sales, id, 'send');
    await press(sales, id, 'reply', { resultCd: 'RELEASE' });
    await press(sales, id, 'close');
    const { body } = await operator.get<{ content: Values[] }>(
      `/platform/message/list?numbered=${String(sent.body['permitNo'])}&rawText=재생호`,
    );
    expect(body.content).toHaveLength(1);
    const line = (await operator.get<Values>(`/platform/message/${String(body.content[0]!['id'])}`)).body;
    expect(line).toMatchObject({ corpNm: '한바다데모선박수리(주)', rcvCd: 'CUSTOMS', msgTpCd: 'SEND', stCd: 'SENT' });
    const replayed = await operator.post(`/platform/message/${String(line['id'])}/replay`, {
      version: line['version'],
    });
    expect(replayed.body['replayTxt']).toBe('RELEASE ≠ DONE · DONE 2');
    for (const path of ['list', String(line['id']), 'simulator'])
      expect((await sales.get(`/platform/message/${path}`)).status, path).toBe(403);
    expect(
      (await sales.post('/platform/message/simulator', { corpId: 2, rcvCd: 'CUSTOMS', mode: 'down' })).status,
    ).toBe(403);
  });
});
