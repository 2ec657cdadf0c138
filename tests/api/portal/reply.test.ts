/** Replies of visitors and members: written, changed, deleted, refused; their pictures; rate limits (3-decisions 3 "replies"). */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { attacks, runs } from '../../support/attacks.ts';
import { asOwner } from '../../support/billing.ts';
import { humanToken } from '../../support/human.ts';

let app: TestApp;
let visitor: Client;
let boardId: number;
const owner = (text: string) => asOwner<Values>(app, text);
beforeAll(async () => {
  app = await startApp();
  visitor = app.anonymous;
  const oper = await app.as('oper');
  boardId = (
    await oper.post<{ id: number }>('/platform/system/board', {
      boardCd: 'platform_qna',
      title: '질문',
      boardDesc: '<p>?</p>',
    })
  ).body.id;
});
afterAll(() => app.close());
// The limits have a test of their own.
beforeEach(async () => void (await owner('delete from sys_limit')));

const path = '/platform/board/reply';
const me = { writerNm: '선박관리자', password: 'ship-1234' };
const human = async () => ({ reCaptchaToken: await humanToken(app) });
/** Those of the last page. */
const replies = async () =>
  (await visitor.get<{ mtBoardReplyList: Values[] }>(`/platform/board/${boardId}?replyPage=1000`)).body
    .mtBoardReplyList;
const last = async () => (await replies()).at(-1)!;
async function write(values: Values = {}): Promise<number> {
  const { status, body } = await visitor.post<{ id: number }>(path, {
    boardId,
    ...me,
    replyDesc: '<p>잘 됩니다</p>',
    ...(await human()),
    ...values,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const drop = (id: number, values: Values) =>
  app.app.inject({
    method: 'DELETE',
    url: `/api${path}/${id}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: values,
  });

describe('a visitor', () => {
  test('writes, changes and deletes with nickname and password; the password is kept as a hash', async () => {
    const id = await write({ replyDesc: '<p>처음 <script>alert(1)</script></p>' });
    expect(await last()).toMatchObject({
      id,
      boardId,
      writerNm: '선박관리자',
      replyDesc: '<p>처음 </p>',
      memberYn: 'N',
    });
    const [row] = await owner(`select * from platform_system_board_mt_board_reply where id = ${id}`);
    expect(String(row!['pw_hash'])).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(me.password);

    const changed = await visitor.patch(`${path}/${id}`, { ...me, replyDesc: '<p>고침</p>', ...(await human()) });
    expect([changed.status, changed.body]).toEqual([200, { message: 'success' }]);
    expect((await last())['replyDesc']).toBe('<p>고침</p>');
    expect((await drop(id, { ...me, ...(await human()) })).statusCode).toBe(200);
    expect((await replies()).some((reply) => reply['id'] === id)).toBe(false);
  });

  test('deletes by the query as well, as other clients do', async () => {
    const id = await write();
    const query = new URLSearchParams({ ...me, ...(await human()) });
    expect((await visitor.del(`${path}/${id}?${query.toString()}`)).status).toBe(200);
  });

  test.each([
    ['another password', { password: 'other-999' }, 403, 'E_AUTH'],
    ['another nickname', { writerNm: '다른사람' }, 403, 'E_AUTH'],
    ['no password', { password: '' }, 400, 'E_REQUIRED'],
    ['a nickname of blanks', { writerNm: '  ' }, 400, 'E_REQUIRED'],
  ])('with %s changes and deletes nothing', async (_name, wrong, status, code) => {
    const id = await write();
    const changed = await visitor.patch(`${path}/${id}`, {
      ...me,
      ...wrong,
      replyDesc: '<p>x</p>',
      ...(await human()),
    });
    expect([changed.status, changed.body['code']]).toEqual([status, code]);
    expect((await drop(id, { ...me, ...wrong, ...(await human()) })).statusCode).toBe(status);
    expect((await last())['replyDesc']).toBe('<p>잘 됩니다</p>');
  });

  test.each([
    ['no nickname', { writerNm: '' }, 'E_REQUIRED', 'writerNm'],
    ['a nickname of 51 letters', { writerNm: '가'.repeat(51) }, 'E_LENGTH', 'writerNm'],
    ['the name of the operator', { writerNm: '항로 운.영 자' }, 'E_PATTERN', 'writerNm'],
    ['the name of the operator in wide letters', { writerNm: 'ＡＤＭＩＮ' }, 'E_PATTERN', 'writerNm'],
    ['a password of 21 letters', { password: 'a'.repeat(21) }, 'E_LENGTH', 'password'],
    ['no text', { replyDesc: '<p> &nbsp;</p>' }, 'E_REQUIRED', 'replyDesc'],
    ['nothing but what is cleaned away', { replyDesc: '<script>alert(1)</script>' }, 'E_REQUIRED', 'replyDesc'],
    ['no verification', { reCaptchaToken: undefined }, 'E_HUMAN', undefined],
    ['a made-up verification', { reCaptchaToken: 'eyJ4IjoxfQ==' }, 'E_HUMAN', undefined],
    ['an unknown member', { admin: true }, 'E_UNKNOWN', undefined],
  ])('is refused with %s', async (_name, wrong, code, field) => {
    const before = (await replies()).length;
    const answer = await visitor.post<{ errors: Values[] }>(path, {
      boardId,
      ...me,
      replyDesc: '<p>x</p>',
      ...(await human()),
      ...wrong,
    });
    expect(answer.body.errors[0]).toMatchObject({ code, ...(field && { field }) });
    expect((await replies()).length).toBe(before);
  });

  test('needs a new verification each time, a page of ours, and a post that is public', async () => {
    const token = await human();
    await write(token);
    const body = { boardId, ...me, replyDesc: '<p>x</p>' };
    expect((await visitor.post(path, { ...body, ...token })).body['code']).toBe('E_HUMAN');
    const foreign = await app.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { ...body, ...(await human()) },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await visitor.post(path, { ...body, boardId: 999_999, ...(await human()) })).status).toBe(404);
  });

  test('is stopped after many attempts, at one reply sooner', async () => {
    const id = await write();
    const attempt = async () => (await drop(id, { ...me, password: 'guess', ...(await human()) })).statusCode;
    const seen: number[] = [];
    for (let i = 0; i < 11; i += 1) seen.push(await attempt());
    expect(seen).toEqual([...Array<number>(10).fill(403), 429]);
    // Even with the right password, until the time is over.
    expect((await drop(id, { ...me, ...(await human()) })).statusCode).toBe(429);
    await owner('delete from sys_limit');
    for (let i = 0; i < 20; i += 1)
      await visitor.post(path, { boardId, ...me, replyDesc: '<p>x</p>', reCaptchaToken: 'x' });
    const flooded = await visitor.post(path, { boardId, ...me, replyDesc: '<p>x</p>', ...(await human()) });
    expect([flooded.status, Number(flooded.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('a member', () => {
  const own = '/platform/system/reply';
  test('writes under the own name; only the writer and the keeper of the boards change it', async () => {
    const [sales, admin, oper, monitor] = await Promise.all(
      ['sales2', 'admin2', 'oper', 'mon'].map((who) => app.as(who)),
    );
    const made = await sales!.post<{ id: number }>(own, {
      boardId,
      writerNm: '사칭',
      password: 'x',
      replyDesc: '<p>회원 답글</p>',
    });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(await last()).toMatchObject({ writerNm: '최예시', memberYn: 'Y' });
    for (const who of [admin!, monitor!]) {
      expect((await who.patch(`${own}/${id}`, { replyDesc: '<p>x</p>' })).body).toMatchObject({
        code: 'E_AUTH',
        status: 403,
      });
      expect((await who.del(`${own}/${id}`)).status).toBe(403);
    }
    expect((await sales!.patch(`${own}/${id}`, { replyDesc: '<p>다시</p>' })).status).toBe(200);
    expect((await last())['replyDesc']).toBe('<p>다시</p>');
    expect((await oper!.del(`${own}/${id}`)).status).toBe(200);
  });

  test('of the operator is told from a member and from a visitor, and only its links are vouched for', async () => {
    const replyDesc = '<p><a href="https://a.example" rel="follow">여기</a></p>';
    const [sales, oper] = await Promise.all(['sales2', 'oper'].map((who) => app.as(who)));
    await sales!.post(own, { boardId, replyDesc });
    expect(await last()).toMatchObject({
      writerKind: 'member',
      replyDesc: '<p><a href="https://a.example" rel="noopener noreferrer nofollow ugc">여기</a></p>',
    });
    await oper!.post(own, { boardId, replyDesc });
    expect(await last()).toMatchObject({
      writerKind: 'operator',
      replyDesc: '<p><a href="https://a.example" rel="noopener noreferrer">여기</a></p>',
    });
    await write({ writerNm: '이관제', replyDesc });
    expect(await last()).toMatchObject({ writerKind: 'visitor' });
    expect((await last())['replyDesc']).toContain('nofollow ugc');
  });

  test('is needed for these calls, and a visitor cannot touch what a member wrote', async () => {
    expect((await visitor.post(own, { boardId, replyDesc: '<p>x</p>' })).status).toBe(401);
    const { id } = (await (await app.as('sales2')).post<{ id: number }>(own, { boardId, replyDesc: '<p>회원</p>' }))
      .body;
    const answer = await visitor.patch(`${path}/${id}`, {
      writerNm: '최예시',
      password: 'x',
      replyDesc: '<p>x</p>',
      ...(await human()),
    });
    expect([answer.status, answer.body['message']]).toEqual([
      403,
      '회원이 쓴 답글입니다. 답글을 쓴 회원으로 로그인한 뒤 다시 시도해 주세요.',
    ]);
  });

  test('learns which replies open to them: the own ones, to the keeper of the boards all', async () => {
    const anonymous = await write();
    const [sales, admin, oper] = await Promise.all(['sales2', 'admin2', 'oper'].map((who) => app.as(who)));
    const { id } = (await sales!.post<{ id: number }>(own, { boardId, replyDesc: '<p>내 글</p>' })).body;
    const open = async (who: Client) =>
      (await who.get<{ ids: number[] }>(`${own}?boardId=${boardId}`)).body.ids.filter((one) => one >= anonymous);
    expect(await open(sales!)).toEqual([id]);
    expect(await open(admin!)).toEqual([]);
    expect(await open(oper!)).toEqual([anonymous, id]);
    expect((await visitor.get(`${own}?boardId=${boardId}`)).status).toBe(401);
  });

  test('does not change what a visitor wrote', async () => {
    const id = await write();
    expect((await (await app.as('sales2')).patch(`${own}/${id}`, { replyDesc: '<p>x</p>' })).status).toBe(403);
  });
});

describe('the operator', () => {
  test('deletes replies on the form of the post, and only that', async () => {
    const oper = await app.as('oper');
    const id = await write();
    const { body } = await oper.get<Values & { mtBoardReplyList: Values[] }>(`/platform/system/board/${boardId}`);
    expect(body.mtBoardReplyList.at(-1)).toMatchObject({
      id,
      writerNm: '선박관리자',
      replyDtm: expect.stringMatching(/^2026-11-20 09:0\d$/),
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
    const changed = await oper.patch(`/platform/system/board/${boardId}`, {
      version: body['version'],
      updateMtBoardReplyList: [{ id, replyDesc: '<p>덧칠</p>' }],
    });
    expect((await last())['replyDesc']).toBe('<p>잘 됩니다</p>');
    const gone = await oper.patch(`/platform/system/board/${boardId}`, {
      version: changed.body['version'],
      deleteMtBoardReplyList: [{ id }],
    });
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    expect((await replies()).some((reply) => reply['id'] === id)).toBe(false);
  });
});

describe('many replies', () => {
  const many = async (count: number, text: string) => {
    const { body } = await (
      await app.as('oper')
    ).post<{ id: number }>('/platform/system/board', {
      boardCd: 'platform_qna',
      title: '긴 글타래',
      boardDesc: '<p>?</p>',
    });
    await owner(`insert into platform_system_board_mt_board_reply (corp_id, parent_id, sort_no, writer_nm, reply_desc, reply_dtm, edit_dtm)
      select 1, ${body.id}, n, '선원', replace('${text}', '#', n::text), now(), now() from generate_series(1, ${count}) n`);
    return body.id;
  };
  const read = async (id: number, query = '') => {
    const { status, body } = await visitor.get<Values & { mtBoardReplyList: Values[] }>(
      `/platform/board/${id}${query}`,
    );
    return { status, body, texts: body.mtBoardReplyList?.map((reply) => reply['replyDesc']) };
  };

  test('come ten at a time; a page behind the last one is the last one', async () => {
    const id = await many(23, '<p>#</p>');
    const first = await read(id);
    expect(first.texts).toEqual(Array.from({ length: 10 }, (_, i) => `<p>${i + 1}</p>`));
    expect(first.body['replyPage']).toEqual({ totalElements: 23, size: 10, number: 1, totalPages: 3 });
    for (const page of [3, 99]) {
      const end = await read(id, `?replyPage=${page}`);
      expect([page, end.texts]).toEqual([page, ['<p>21</p>', '<p>22</p>', '<p>23</p>']]);
      expect(end.body['replyPage']).toMatchObject({ number: 3 });
    }
    // As everywhere: below the first page is the first one.
    expect((await read(id, '?replyPage=0')).body['replyPage']).toMatchObject({ number: 1 });
    expect((await read(await many(0, ''))).body).toMatchObject({
      mtBoardReplyList: [],
      replyPage: { totalElements: 0, number: 1, totalPages: 1 },
    });
  });

  test('that are long stop nobody: a text has an end', async () => {
    const long = `<p>${'가'.repeat(20_001)}</p>`;
    const refused = await visitor.post<Values>(path, { boardId, ...me, replyDesc: long, ...(await human()) });
    expect([refused.status, refused.body['errors']]).toMatchObject([400, [{ code: 'E_LENGTH', field: 'replyDesc' }]]);
  });
});

describe('pictures', () => {
  const png = (width = 40) =>
    sharp({ create: { width, height: 20, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
  const held = (uid: string) => `<p><img src="/draft/${uid}" alt="사진"></p>`;
  const shown = async () =>
    [...String((await last())['replyDesc']).matchAll(/\/api\/file\/public\/(\d+)/g)].map((found) => Number(found[1]));
  const status = async (id: number) => (await app.app.inject(`/api/file/public/${id}`)).statusCode;

  test('come along with the reply, drawn anew; those taken out go', async () => {
    const data = (await png()).toString('base64');
    const id = await write({
      replyDesc: held('a') + held('b'),
      pictures: [
        { uid: 'a', data },
        { uid: 'b', data },
        { uid: 'unseen', data },
      ],
    });
    const ids = await shown();
    expect(ids).toHaveLength(2);
    const answer = await app.app.inject(`/api/file/public/${ids[0]}`);
    expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).format]).toEqual([200, 'webp']);
    const kept = `<p>하나만 <img src="/api/file/public/${ids[1]}"></p>`;
    expect((await visitor.patch(`${path}/${id}`, { ...me, replyDesc: kept, ...(await human()) })).status).toBe(200);
    expect([await status(ids[0]!), await status(ids[1]!)]).toEqual([404, 200]);
    await drop(id, { ...me, ...(await human()) });
    expect(await status(ids[1]!)).toBe(404);
  });

  test('of others, of nobody and of no picture do not get in', async () => {
    const data = (await png()).toString('base64');
    await write({ replyDesc: held('a'), pictures: [{ uid: 'a', data }] });
    const [stranger] = await shown();
    await write({
      replyDesc: `<p>글</p><p><img src="/api/file/public/${stranger}"><img src="/draft/none"><img src="/api/platform/member/join/sendCert?key=2"></p>`,
    });
    expect(await last()).toMatchObject({ replyDesc: '<p>글</p><p></p>' });
    const body = { boardId, ...me, replyDesc: held('x') };
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('no picture'),
      (await png(400)).subarray(0, 60),
    ]) {
      const answer = await visitor.post(path, {
        ...body,
        ...(await human()),
        pictures: [{ uid: 'x', data: bytes.toString('base64') }],
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(415);
    }
  });
});

test.each(attacks)('a reply keeps nothing of %s that runs', async (attack) => {
  const sales = await app.as('sales2');
  await owner('delete from sys_limit');
  await sales.post('/platform/system/reply', { boardId, replyDesc: `<p>말</p>${attack}` });
  const { replyDesc } = await last();
  expect(replyDesc).toContain('<p>말</p>');
  expect(runs(String(replyDesc)), String(replyDesc)).toBe(false);
});
