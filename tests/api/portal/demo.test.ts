/** Requests for a demo: the visitor's call, the operator's steps, and how long they are kept (10-platform, 2-portal 5). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withClient } from '../../../src/database/engine/roles.ts';
import { demoYears } from '../../../src/services/platform/system/demo.server.ts';
import { privacyFigures } from '../../../src/portal/legal/content/privacy.figures.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let operator: Client;
beforeAll(async () => {
  app = await startApp();
  operator = await app.as('oper');
});
afterAll(() => app.close());

const good = {
  ...{ corpNm: '새벽데모조선(주)', reqUserNm: '우견본', reqPhone: '010-0000-0777', reqEmail: 'woo@saebyeok.example' },
  ...{ isAgree: true, reqAddr: null, portalDiv: 'SWK' },
};
const call = (body: unknown) =>
  app.anonymous.post<{ code: string; message: string; errors: { field: string; code: string; message: string }[] }>(
    '/platform/portal/demo?client_id=portal',
    body,
  );
const ask = <R>(text: string, values: unknown[] = []) =>
  withClient(app.urls.ownerUrl, async (c) => (await c.query(text, values)).rows as R[]);
const newest = async () =>
  (await operator.get<{ content: Record<string, unknown>[] }>('/platform/system/demo/list?size=1')).body.content[0]!;
beforeEach(async () => {
  await ask('delete from sys_limit');
});

describe('a visitor', () => {
  test('is taken down with the consent, and the operator is told without personal particulars', async () => {
    expect((await call({ ...good, corpNm: ' 새벽데모조선(주) ' })).status).toBe(201);
    const row = await newest();
    expect(row).toMatchObject({
      corpNm: '새벽데모조선(주)',
      reqUserNm: '우견본',
      reqPhone: '010-0000-0777',
      reqEmail: 'woo@saebyeok.example',
      stCd: 'NEW',
    });
    const { body } = await operator.get(`/platform/system/demo/${String(row['id'])}`);
    expect(body).toMatchObject({ isAgree: 'Y', portalDiv: 'SWK', reqAddr: null, chargeUserId: null });
    const [receipt, mail] = await ask<{ rcv_addr: string; msg_subject: string; msg_text: string }>(
      `select * from platform_outbox order by id desc limit 2`,
    );
    expect(receipt).toMatchObject({
      rcv_addr: 'woo@saebyeok.example',
      msg_subject: `[항로] 데모 신청을 접수했습니다 (${String(row['demoNo'])})`,
    });
    expect(receipt!.msg_text).toMatch(/접수번호: D-2026-\d{4}\n접수일시: 2026-11-20 \d\d:\d\d\n/);
    expect(receipt!.msg_text).not.toMatch(/새벽|우견본|0777/);
    expect(mail!.msg_subject).toBe('[항로] 데모 신청이 들어왔습니다');
    expect(mail!.msg_text).toContain('새벽데모조선(주)');
    expect(mail!.msg_text).not.toMatch(/우견본|0777|woo@/);
  });

  test.each([
    [{ corpNm: ' ' }, 'corpNm', 'E_REQUIRED', '회사명을 입력해 주세요.'],
    [{ reqUserNm: '' }, 'reqUserNm', 'E_REQUIRED', '이름을 입력해 주세요.'],
    [{ reqPhone: '' }, 'reqPhone', 'E_REQUIRED', '연락처를 입력해 주세요.'],
    [{ reqEmail: '' }, 'reqEmail', 'E_REQUIRED', '이메일을 입력해 주세요.'],
    [{ isAgree: false }, 'isAgree', 'E_REQUIRED', '개인정보 수집과 이용에 동의해 주세요.'],
    [{ reqPhone: '1588-0000' }, 'reqPhone', 'E_PATTERN', '연락처를 유선전화 또는 휴대전화 번호로 입력해 주세요.'],
    [{ reqEmail: 'woo' }, 'reqEmail', 'E_PATTERN', '이메일 형식으로 입력해 주세요.'],
    [{ corpNm: '가'.repeat(41) }, 'corpNm', 'E_LENGTH', undefined],
    [{ isAgree: 'Y' }, 'isAgree', 'E_TYPE', undefined],
  ])('is refused with %j', async (wrong, field, code, message) => {
    const before = await newest();
    const answer = await call({ ...good, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ field, code, ...(message ? { message } : {}) });
    expect(await newest()).toEqual(before);
  });

  test('may name neither state nor company, comes from our own pages, and not without end', async () => {
    expect((await call({ ...good, stCd: 'DONE' })).body.code).toBe('E_UNKNOWN');
    const elsewhere = await app.app.inject({
      method: 'POST',
      url: '/api/platform/portal/demo',
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: good,
    });
    expect(elsewhere.json()).toMatchObject({ code: 'E_ORIGIN' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await call(good)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });

  test('is told number and moment; the same address gets three mails of receipt and no more', async () => {
    const receipts: Record<string, unknown>[] = [];
    for (let at = 0; at < 4; at += 1) receipts.push((await call(good)).body as unknown as Record<string, unknown>);
    expect(receipts.map(({ isMailed }) => isMailed)).toEqual([true, true, true, false]);
    expect(receipts[3]).toMatchObject({
      demoNo: (await newest())['demoNo'],
      at: expect.stringMatching(/^2026-11-20 \d\d:\d\d$/) as string,
    });
    const english = await app.app.inject({
      method: 'POST',
      url: '/api/platform/portal/demo',
      headers: { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' },
      payload: { ...good, reqEmail: 'other@saebyeok.example' },
    });
    expect(english.statusCode).toBe(201);
    const [mail] = await ask<{ msg_subject: string }>('select * from platform_outbox order by id desc limit 1');
    expect(mail!.msg_subject).toContain('We have received your demo request');
  });

  test('cannot read what others asked', async () => {
    expect((await app.anonymous.get('/platform/system/demo/list')).status).toBe(401);
    expect((await (await app.as('admin2')).get('/platform/system/demo/list')).status).toBe(403);
  });
});

describe('the operator', () => {
  test('takes, notes, finishes; what is finished stays as it is', async () => {
    await call(good);
    const { id, version } = await newest();
    const at = `/platform/system/demo/${String(id)}`;
    const taken = await operator.post(`${at}/take`, { version });
    expect(taken.body).toMatchObject({ stCd: 'ING', chargeUserNm: '김운영' });
    const noted = await operator.patch(at, {
      version: taken.body['version'],
      contactDtm: '2026-11-20 10:30',
      memo: '시연 예정',
      corpNm: '다른 이름',
    });
    expect(noted.body).toMatchObject({ contactDtm: '2026-11-20 10:30', memo: '시연 예정', corpNm: '새벽데모조선(주)' });
    const done = await operator.post(`${at}/finish`, { version: noted.body['version'] });
    expect(done.body['stCd']).toBe('DONE');
    expect((await operator.patch(at, { version: done.body['version'], memo: '뒤늦게' })).body['code']).toBe('E_STATE');
    expect((await operator.post(`${at}/drop`, { version: done.body['version'] })).body['code']).toBe('E_STATE');
    expect((await operator.post('/platform/system/demo', { corpNm: '지어낸 신청' })).status).toBe(404);
  });

  test('deletes a request on demand, but not one that was dealt with', async () => {
    await call(good);
    const { id, version } = await newest();
    const at = `/platform/system/demo/${String(id)}`;
    expect((await operator.del(at)).status).toBe(204);
    expect((await operator.get(at)).status).toBe(404);
    await call(good);
    const other = await newest();
    const gone = `/platform/system/demo/${String(other['id'])}`;
    expect((await operator.post(`${gone}/drop`, { version: other['version'] })).body['stCd']).toBe('DROP');
    expect((await operator.del(gone)).body['code']).toBe('E_STATE');
    expect(version).toBe(1);
  });

  test('what was dealt with is forgotten after the time that the privacy policy names', async () => {
    expect(demoYears).toBe(privacyFigures.demoYears);
    await call({ ...good, corpNm: '오래된데모(주)' });
    const { id, version } = await newest();
    await operator.post(`/platform/system/demo/${String(id)}/drop`, { version });
    const rows = async () =>
      (
        await ask<{ n: string }>(
          `select (select count(*) from platform_system_demo where id = $1) || ' ' || (select count(*) from sys_keyword where table_nm = 'platform_system_demo' and row_id = $1)
          || ' ' || (select count(*) from sys_audit where table_nm = 'platform_system_demo' and row_id = $1) as n`,
          [id],
        )
      )[0]!.n;
    const night = async () => (await operator.post('/fw/job/nightly', { date: '2026-11-21' })).body;
    expect(await night()).toMatchObject({ moved: { 'platform/system/demo': 0 } });
    expect(await rows()).toBe('1 1 2');
    await ask(`update platform_system_demo set update_dt = '2025-11-20' where id = $1`, [id]);
    expect(await night()).toMatchObject({ moved: { 'platform/system/demo': 1 } });
    expect(await rows()).toBe('0 0 0');
  });
});
