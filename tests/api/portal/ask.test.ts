/** Questions of visitors: on the board at once, answered from the desk or the portal, by mail, and then forgotten. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withClient } from '../../../src/database/engine/roles.ts';
import { askerDays } from '../../../src/services/platform/board/ask/ask.rules.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { humanToken } from '../../support/human.ts';

let app: TestApp;
let operator: Client;
beforeAll(async () => {
  app = await startApp();
  operator = await app.as('oper');
});
afterAll(() => app.close());
const owner = <R>(text: string, values: unknown[] = []) =>
  withClient(app.urls.ownerUrl, async (c) => (await c.query(text, values)).rows as R[]);
beforeEach(async () => void (await owner('delete from sys_limit')));

const good = {
  ...{ writerNm: '갑판장', email: 'deck@saebyeok.example', title: '견적을 두 통화로 낼 수 있나요?' },
  ...{ text: '원화와 달러를 함께 적고 싶습니다.\n\n<b>한 장</b>에요.', isAgree: true },
};
interface Answer {
  readonly id: number;
  readonly code: string;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}
const call = async (values: object = {}) =>
  app.anonymous.post<Answer>('/platform/board/ask', {
    ...good,
    reCaptchaToken: await humanToken(app),
    ...values,
  });
const ask = async (): Promise<number> => {
  const { status, body } = await call();
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};
interface Post {
  readonly askStCd: string;
  readonly version: number;
  readonly mtBoardReplyList: readonly { readonly writerKind: string; readonly replyDesc: string }[];
}
const seen = async (id: number) => (await app.anonymous.get<Post>(`/platform/board/${id}`)).body;
const mails = () =>
  owner<{ rcv_addr: string; msg_subject: string; msg_text: string }>('select * from platform_outbox order by id desc');
const addresses = async (id: number) => (await owner('select 1 from sys_board_asker where board_id = $1', [id])).length;

describe('a visitor', () => {
  test('rings at the bell of whoever keeps the boards, and of nobody else', async () => {
    const id = await ask();
    interface Told {
      readonly content: readonly { readonly kind: string; readonly prefix: string; readonly recordId: number }[];
    }
    const told = async (who: Client) => (await who.get<Told>('/platform/notify/list')).body.content;
    const about = { kind: 'asked', prefix: 'platform/system/board', recordId: id };
    expect(await told(operator)).toContainEqual(expect.objectContaining({ ...about, facts: { name: good.title } }));
    expect((await told(await app.as('admin2'))).filter(({ kind }) => kind === 'asked')).toEqual([]);
  });

  test('asks, and the question stands on the board without the address', async () => {
    const id = await ask();
    expect(await seen(id)).toMatchObject({
      boardCd: 'platform_qna',
      title: good.title,
      writerNm: '갑판장',
      boardDesc: '<p>원화와 달러를 함께 적고 싶습니다.</p><p>&lt;b&gt;한 장&lt;/b&gt;에요.</p>',
      askStCd: 'WAIT',
      mtBoardReplyList: [],
    });
    const everywhere = [
      (await app.anonymous.get(`/platform/board/${id}`)).body,
      (await app.anonymous.get('/platform/board/page?boardCd=platform_qna')).body,
      (await operator.get(`/platform/system/board/${id}`)).body,
      await owner('select * from sys_audit where row_id = $1', [id]),
    ];
    expect(JSON.stringify(everywhere)).not.toContain('saebyeok');
    const [told] = await mails();
    expect(told).toMatchObject({ msg_subject: '[항로] 새 질문이 올라왔습니다' });
    expect(told!.msg_text).toContain(good.title);
    expect(told!.msg_text).not.toMatch(/갑판장|saebyeok/);
  });

  test.each([
    ['writerNm', 'E_REQUIRED', '닉네임을 입력해 주세요.', { writerNm: ' ' }],
    ['writerNm', 'E_PATTERN', undefined, { writerNm: '항로 운영자' }],
    ['email', 'E_REQUIRED', '답변받을 이메일을 입력해 주세요.', { email: '' }],
    ['email', 'E_PATTERN', '이메일 형식으로 입력해 주세요.', { email: 'deck' }],
    ['title', 'E_REQUIRED', '제목을 입력해 주세요.', { title: '' }],
    ['title', 'E_LENGTH', undefined, { title: '가'.repeat(201) }],
    ['text', 'E_REQUIRED', '내용을 입력해 주세요.', { text: ' \n ' }],
    ['text', 'E_LENGTH', undefined, { text: '가'.repeat(4001) }],
    ['isAgree', 'E_REQUIRED', '개인정보 수집과 이용에 동의해 주세요.', { isAgree: false }],
  ])('is refused at %s by %s: %s', async (field, code, message, wrong) => {
    const answer = await call(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ field, code, ...(message ? { message } : {}) });
  });

  test('shows to be a person, comes from our own pages, and not without end', async () => {
    expect((await call({ reCaptchaToken: '' })).body.code).toBe('E_HUMAN');
    const elsewhere = await app.app.inject({
      method: 'POST',
      url: '/api/platform/board/ask',
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: good,
    });
    expect(elsewhere.json()).toMatchObject({ code: 'E_ORIGIN' });
    const codes: string[] = [];
    for (let at = 0; at < 10; at += 1) codes.push((await call({ reCaptchaToken: '' })).body.code);
    expect(codes).toEqual([...Array<string>(9).fill('E_HUMAN'), 'E_RATE']);
  });
});

describe('the operator', () => {
  test('finds what waits, answers from the desk, and the asker gets a mail', async () => {
    const id = await ask();
    const waiting = await operator.get<{ content: { id: number }[] }>('/platform/system/board/list?askStCd=WAIT');
    expect(waiting.body.content.map((post) => post.id)).toContain(id);
    const { version } = (await operator.get<Post>(`/platform/system/board/${id}`)).body;
    const answer = { version, answerTxt: '네, <양식>에서\n고르시면 됩니다.\n\n감사합니다.' };
    const done = await operator.post(`/platform/system/board/${id}/answer`, answer);
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ askStCd: 'DONE' });
    expect(await seen(id)).toMatchObject({
      askStCd: 'DONE',
      mtBoardReplyList: [
        {
          ...{ writerKind: 'operator', writerNm: '김운영' },
          replyDesc: '<p>네, &lt;양식&gt;에서<br />고르시면 됩니다.</p><p>감사합니다.</p>',
        },
      ],
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ rcv_addr: good.email, msg_subject: `[항로] 질문에 답변을 드렸습니다: ${good.title}` });
    expect(mail!.msg_text).toContain('네, <양식>에서\n고르시면 됩니다.');
    // The question as it was typed: whoever asked without signing in may find it nowhere else.
    expect(mail!.msg_text).toMatch(/원화와 달러를 함께 적고 싶습니다\.\s+<b>한 장<\/b>에요\./);
    expect(await addresses(id)).toBe(0);
    const again = await operator.post(`/platform/system/board/${id}/answer`, {
      ...answer,
      version: done.body['version'],
    });
    expect(again.body).toMatchObject({ code: 'E_STATE' });
  });

  test('leaves the question as it was asked, but may take it off the board', async () => {
    const id = await ask();
    const { version } = (await operator.get<Post>(`/platform/system/board/${id}`)).body;
    for (const [field, value] of [
      ['title', '다른 제목'],
      ['boardDesc', '<p>다른 말</p>'],
      ['boardCd', 'platform_notice'],
    ] as const) {
      const { status, body } = await operator.patch<Answer>(`/platform/system/board/${id}`, {
        version,
        [field]: value,
      });
      expect([status, body.code, body.errors[0]?.field]).toEqual([409, 'E_STATE', field]);
    }
    const hidden = await operator.patch(`/platform/system/board/${id}`, { version, useYn: 'N' });
    expect(hidden.status, JSON.stringify(hidden.body)).toBe(200);
  });

  test('a reply written on the portal is an answer as well; that of a member is none', async () => {
    const id = await ask();
    const reply = { boardId: id, replyDesc: '<p>저희도 궁금합니다</p>' };
    expect((await (await app.as('sales2')).post('/platform/system/reply', reply)).status).toBe(201);
    expect(await seen(id)).toMatchObject({ askStCd: 'WAIT' });
    const answer = { boardId: id, replyDesc: '<p>됩니다</p><p>고맙습니다</p>' };
    expect((await operator.post('/platform/system/reply', answer)).status).toBe(201);
    expect(await seen(id)).toMatchObject({ askStCd: 'DONE' });
    const [mail] = await mails();
    expect(mail!.rcv_addr).toBe(good.email);
    expect(mail!.msg_text).toContain('됩니다\n고맙습니다');
  });

  test('what is nobody’s question is not answered, and nobody else answers', async () => {
    const { body } = await operator.post<{ id: number; version: number }>('/platform/system/board', {
      ...{ boardCd: 'platform_notice', title: '공지', boardDesc: '<p>-</p>' },
    });
    const answer = { version: body.version, answerTxt: '-' };
    expect((await operator.post(`/platform/system/board/${body.id}/answer`, answer)).body['code']).toBe('E_STATE');
    const id = await ask();
    const other = await app.as('admin2');
    expect((await other.post(`/platform/system/board/${id}/answer`, { version: 1, answerTxt: '-' })).status).toBe(403);
  });
});

test('the address of a question that nobody answered is forgotten after its time, that of a deleted one in the night', async () => {
  const [old, deleted, fresh] = [await ask(), await ask(), await ask()];
  await owner(
    `update sys_board_asker set asked_dtm = '2026-11-21'::date - make_interval(days => $2) where board_id = $1`,
    [...[old, askerDays + 1]],
  );
  expect((await operator.del(`/platform/system/board/${deleted}`)).status).toBe(204);
  await operator.post('/fw/job/nightly', { date: '2026-11-21' });
  expect([await addresses(old), await addresses(deleted), await addresses(fresh)]).toEqual([0, 0, 1]);
});
