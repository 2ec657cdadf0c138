/** Forms of public pages as a browser without scripts sends them: answered with the page, errors at the fields, nothing lost. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/api/app.ts';
import { readSettings } from '../../../src/api/settings.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { makeDraw } from '../../../src/draw.tsx';
import { behaviours, forms, routes } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { startApp, testClock, testSecret, type TestApp } from '../../support/app.ts';

let world: TestApp;
let server: FastifyInstance;
let folder: string;
beforeAll(async () => {
  world = await startApp();
  folder = mkdtempSync(path.join(tmpdir(), 'hangro-forms-'));
  writeFileSync(
    path.join(folder, 'index.html'),
    readFileSync(path.resolve(import.meta.dirname, '../../../index.html'), 'utf8'),
  );
  const settings = readSettings({
    ...{ APP_SECRET: testSecret, APP_CLOCK: testClock, DATABASE_URL: world.urls.ownerUrl, DATA_DIR: folder },
  });
  server = await buildApp({
    settings: { ...settings, appSecret: testSecret },
    ...{ database: world.database, resources, behaviours, routes, forms, webFolder: folder, draw: makeDraw() },
  });
});
afterAll(async () => {
  await server.close();
  await world.close();
  rmSync(folder, { recursive: true });
});
const owner = <R>(text: string) =>
  withClient(world.urls.ownerUrl, async (client) => (await client.query(text)).rows as R[]);
beforeEach(async () => void (await owner('delete from sys_limit')));

async function submit(url: string, values: Readonly<Record<string, string>>, site = 'same-origin') {
  const answer = await server.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(values).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
  });
  const value = (name: string) =>
    new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(answer.body)?.[0].match(/ value="([^"]*)"/)?.[1];
  return { status: answer.statusCode, headers: answer.headers, html: answer.body, value };
}

describe('a question', () => {
  const good = {
    ...{ writerNm: '갑판장', email: 'deck@saebyeok.example', title: '스크립트 없는 질문', text: '됩니까?' },
    ...{ isAgree: 'on', lang: 'ko' },
  };

  test('with something wrong comes back with what was filled in, and with what is wrong at its field', async () => {
    const { isAgree: _unticked, ...rest } = good;
    const answer = await submit('/portal/about/ask', { ...rest, email: 'deck', text: '</textarea><b>' });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.value('writerNm')).toBe('갑판장');
    expect(answer.value('email')).toBe('deck');
    expect(answer.html).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(answer.html).toMatch(/id="ask-email-error"[^>]*>.*?이메일 형식으로 입력해 주세요\./);
    expect(answer.html).toMatch(/id="ask-isAgree-error"[^>]*>.*?개인정보 수집과 이용에 동의해 주세요\./);
    expect(answer.html).not.toContain('id="ask-title-error"');
    // The next visitor sees an empty form.
    expect((await server.inject('/portal/about/ask')).body).not.toContain('갑판장');
  });

  test('is taken, and waits until the operator has looked at it', async () => {
    const answer = await submit('/portal/about/ask', good);
    expect(answer.status).toBe(200);
    expect(answer.html).toContain('질문을 받았습니다');
    const [post] = await owner<{ id: number; use_yn: string; ask_st_cd: string }>(
      `select * from platform_system_board where title = '스크립트 없는 질문'`,
    );
    expect(post).toMatchObject({ use_yn: 'N', ask_st_cd: 'WAIT' });
    expect((await world.anonymous.get(`/platform/board/${post!.id}`)).status).toBe(404);
    const [mail] = await owner<{ msg_text: string }>('select * from platform_outbox order by id desc limit 1');
    expect(mail!.msg_text).toContain('아직 게시판에 올리지 않았습니다');
  });

  test('is told in the language of the page, in any layout', async () => {
    const answer = await submit('/portal_m/about/ask?lang=en', { ...good, lang: 'en' });
    expect(answer.html).toContain('We have received your question');
  });

  test('comes from our own pages, and not without end', async () => {
    expect((await submit('/portal/about/ask', good, 'cross-site')).status).toBe(403);
    for (let at = 0; at < 6; at += 1) expect((await submit('/portal/about/ask', good)).status).toBe(200);
    const refused = await submit('/portal/about/ask', good);
    expect(refused.status).toBe(429);
    expect(refused.html).toContain('짧은 시간에 질문을 여러 번 남기셨습니다.');
    expect(refused.value('title')).toBe('스크립트 없는 질문');
  });
});

describe('a demo request', () => {
  const good = {
    ...{ corpNm: '새벽데모조선(주)', reqUserNm: '우견본', reqPhone: '010-0000-0777', reqEmail: 'woo@saebyeok.example' },
    ...{ isAgree: 'on', lang: 'ko', subsReqId: 'RS4-STD' },
  };

  test('with something wrong comes back at its place, with the service and all that was filled in', async () => {
    const answer = await submit('/portal/index?service=RS4-STD', { ...good, reqPhone: '1588' });
    expect(answer.status).toBe(400);
    expect(answer.value('corpNm')).toBe('새벽데모조선(주)');
    expect(answer.value('subsReqId')).toBe('RS4-STD');
    expect(answer.html).toMatch(/id="demo-reqPhone-error"[^>]*>.*?연락처를 유선전화 또는 휴대전화 번호로/);
    expect(answer.html).toContain('action="/portal/index?service=RS4-STD#demo"');
  });

  test('is taken, and the page says number, moment and what comes next', async () => {
    const answer = await submit('/lmate/index', good);
    expect(answer.status).toBe(200);
    const [row] = await owner<{ demo_no: string; subs_req_id: string; is_agree: string }>(
      'select * from platform_system_demo order by id desc limit 1',
    );
    expect(row).toMatchObject({ subs_req_id: 'RS4-STD', is_agree: 'Y' });
    expect(answer.html).toContain(`>${row!.demo_no}</dd>`);
    expect(answer.html).toContain('영업일 기준 하루 안에 담당자가 연락드립니다.');
    expect(answer.value('corpNm')).toBe('');
  });

  test('not without end', async () => {
    for (let at = 0; at < 10; at += 1) expect((await submit('/portal/index', good)).status).toBe(200);
    const refused = await submit('/portal/index', good);
    expect([refused.status, refused.value('corpNm')]).toEqual([429, '새벽데모조선(주)']);
    expect(refused.html).toContain('짧은 시간에 여러 번 신청하셨습니다.');
  });
});

test('calls below /api take no form, and other pages none either', async () => {
  expect((await submit('/api/platform/board/ask', {})).status).toBe(415);
  expect((await submit('/portal/terms', {})).status).toBe(404);
});
