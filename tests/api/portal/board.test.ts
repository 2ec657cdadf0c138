/** The public boards over the wire: what visitors read, counted views, files and pictures of posts (2-portal 7). */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { attacks, runs } from '../../support/attacks.ts';
import { jpeg, listen, pdf, upload } from '../../support/files.ts';

interface Page {
  readonly content: Values[];
  readonly page: { totalElements: number; size: number; number: number; totalPages: number };
}
let app: TestApp;
let origin: string;
let oper: Client;
let visitor: Client;
beforeAll(async () => {
  app = await startApp();
  origin = await listen(app);
  oper = await app.as('oper');
  visitor = app.anonymous;
});
afterAll(() => app.close());

const at = '/platform/system/board';
const page = async (query: string) => (await visitor.get<Page>(`/platform/board/page?${query}`)).body;
const read = (id: unknown) => visitor.get(`/platform/board/${String(id)}`);
async function post(values: Values = {}): Promise<Values> {
  const { body } = await oper.post<Values>(at, {
    boardCd: 'platform_notice',
    title: '시험 공지',
    boardDesc: '<p>내용</p>',
    ...values,
  });
  expect(body, JSON.stringify(body)).toHaveProperty('id');
  return body;
}

describe('the lists', () => {
  test('notices: pinned first, then the newest; ten a page', async () => {
    const first = await page('boardCd=platform_notice&page=1&size=10');
    expect(first.page).toEqual({ totalElements: 13, size: 10, number: 1, totalPages: 2 });
    expect(first.content.slice(0, 3).map(({ title, topYn }) => [title, topYn])).toEqual([
      ['보세운송 서비스 오픈', 'Y'],
      ['11월 15일 정기점검 안내', 'N'],
      ['견적서 외화 병기 출력', 'N'],
    ]);
    expect(first.content[1]).toMatchObject({
      writerNm: '김운영',
      createDt: '2026-11-02 10:00:00',
      searchCnt: 1204,
      noticeTpCd: 'MAINT',
    });
    expect((await page('page=2')).content).toHaveLength(3);
    expect((await page('page=3')).content).toEqual([]);
  });

  test('a notice names those beside it in time; at an end there is none', async () => {
    const all = [...(await page('page=1')).content, ...(await page('page=2')).content].toSorted((a, b) =>
      String(a['createDt']).localeCompare(String(b['createDt'])),
    );
    const beside = async (place: number) => {
      const { body } = await read(all.at(place)!['id']);
      return [body['previous'], body['next']];
    };
    const named = (place: number) => ({ id: all.at(place)!['id'], title: all.at(place)!['title'] });
    expect(await beside(0)).toEqual([null, named(1)]);
    expect(await beside(1)).toEqual([named(0), named(2)]);
    expect(await beside(-1)).toEqual([named(-2), null]);
  });

  test('the FAQ by category and by words of title or text, not of the markup', async () => {
    expect((await page('boardCd=platform_faq&boardSubCd=ALL')).page.totalElements).toBe(12);
    const bill = await page('boardCd=platform_faq&boardSubCd=BILL');
    expect(bill.content.map(({ title }) => title)).toEqual([
      '기본요금에 무엇이 포함되나요?',
      '해지는 언제까지 신청하나요?',
    ]);
    const found = await page(`boardCd=platform_faq&keyword=${encodeURIComponent('적재기간 연장')}`);
    expect(found.content.map(({ title }) => title)).toEqual(['수출신고 후 적재기한은?']);
    expect((await page('boardCd=platform_notice&keyword=thead')).page.totalElements).toBe(0);
  });

  test('the five latest; a page or size out of range is refused', async () => {
    const { body } = await visitor.get<Page>('/platform/board/top5');
    expect(body.content.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['11월 15일 정기점검 안내', '보세운송 서비스 오픈']),
    );
    expect(body.content).toHaveLength(5);
    expect((await page('page=0')).page.number).toBe(1);
    for (const query of ['page=1.5', 'size=101', 'page=x']) {
      const answer = await visitor.get(`/platform/board/page?${query}`);
      expect([answer.status, answer.body['code']]).toEqual([400, 'E_PAGE']);
    }
  });

  test('browsers ask again by tag and get nothing twice', async () => {
    const url = '/api/platform/board/page?boardCd=platform_qna';
    const { headers } = await app.app.inject(url);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await app.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    const refused = await app.app.inject('/api/platform/board/999999');
    expect([refused.statusCode, refused.headers['cache-control'], refused.headers.etag]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
  });
});

describe('a post', () => {
  test('is read with its replies, the changed one with another time', async () => {
    const { content } = await page('boardCd=platform_qna');
    const title = '견적서에 회사 직인이 나오지 않습니다';
    const { body } = await read(content.find((one) => one['title'] === title)!['id']);
    expect(body).toMatchObject({
      title,
      writerNm: '최예시',
      boardSubCd: 'RS4',
      respFileList: [],
    });
    expect(body['mtBoardReplyList']).toMatchObject([
      { writerNm: '이관제', writerKind: 'operator', createDt: '2026-11-18 14:20:00', updateDt: '2026-11-18 15:02:00' },
      {
        writerNm: '선박관리자',
        writerKind: 'visitor',
        createDt: '2026-11-19 09:41:00',
        updateDt: '2026-11-19 09:41:00',
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/pwHash|userId|createId/);
  });

  test.each([
    ['not yet', { postFromDt: '2026-11-21' }],
    ['no more', { postFromDt: '2026-11-01', postToDt: '2026-11-19' }],
    ['not in use', { useYn: 'N' }],
  ])('that is %s posted is read, listed and counted by nobody', async (_name, values) => {
    const { id, title } = await post({ title: '감춘 공지', ...values });
    expect((await read(id)).status).toBe(404);
    expect((await visitor.post('/platform/board/countUp', { id })).status).toBe(404);
    expect((await page(`keyword=${encodeURIComponent('감춘')}`)).content).toEqual([]);
    expect((await oper.get(`${at}/${String(id)}`)).body['title']).toBe(title);
  });

  test('counts a visitor once a day and leaves its version alone', async () => {
    const { id } = await post();
    const view = (agent: string, site = 'same-origin') =>
      app.app.inject({
        method: 'POST',
        url: '/api/platform/board/countUp',
        headers: { 'user-agent': agent, 'sec-fetch-site': site },
        payload: { id },
      });
    for (const agent of ['a', 'a', 'b', 'a']) expect((await view(agent)).statusCode).toBe(200);
    expect((await view('c', 'cross-site')).statusCode).toBe(403);
    expect((await read(id)).body['searchCnt']).toBe(2);
    expect((await oper.get(`${at}/${String(id)}`)).body).toMatchObject({ searchCnt: 2, version: 1 });
  });

  test('opens as a window when it says so, for as long as it is posted', async () => {
    const popups = async () =>
      (await visitor.get<Page>('/platform/board/popup')).body.content.map(({ title }) => title);
    const usual = ['견적서 외화 병기 출력'];
    expect(await popups()).toEqual(usual);
    const made = await post({ title: '창으로 뜨는 공지', popupYn: 'Y' });
    await post({ title: '내일부터', popupYn: 'Y', postFromDt: '2026-11-21' });
    expect(await popups()).toEqual(['창으로 뜨는 공지', ...usual]);
    await oper.patch(`${at}/${String(made['id'])}`, { version: made['version'], popupYn: 'N' });
    expect(await popups()).toEqual(usual);
  });

  test.each(attacks)('keeps nothing of %s that runs', async (attack) => {
    const { id } = await post({
      boardDesc: `<p>말</p>${attack}`,
      title: attack.slice(0, 200).replace(/[\p{Cc}]/gu, ' '),
    });
    const { boardDesc } = (await read(id)).body;
    expect(boardDesc).toContain('<p>말</p>');
    expect(runs(String(boardDesc)), String(boardDesc)).toBe(false);
  });
});

describe('what the operator keeps', () => {
  test('belongs to the operator alone', async () => {
    for (const who of ['admin2', 'mon']) {
      const answer = await (
        await app.as(who)
      ).post(at, { boardCd: 'platform_notice', title: 'x', boardDesc: '<p>x</p>' });
      expect([who, answer.status]).toEqual([who, 403]);
    }
    expect((await (await app.as('admin2')).get(`${at}/list`)).status).toBe(403);
  });

  test('is signed by who wrote it, and holds to its board', async () => {
    expect(await post({ writerNm: '다른 사람' })).toMatchObject({
      writerNm: '김운영',
      postFromDt: '2026-11-20',
      useYn: 'Y',
      searchCnt: 0,
    });
    expect(await post({ boardCd: 'platform_qna', noticeTpCd: 'TERMS', popupYn: 'Y' })).toMatchObject({
      noticeTpCd: null,
      popupYn: 'N',
    });
    const refused = async (values: Values) => {
      const { status, body } = await oper.post<{ errors: Values[] }>(at, {
        boardCd: 'platform_notice',
        title: 't',
        boardDesc: '<p>t</p>',
        ...values,
      });
      return [status, body.errors?.map(({ code, field }) => `${String(field)} ${String(code)}`).join()];
    };
    expect(await refused({ boardCd: 'platform_faq' })).toEqual([400, 'boardSubCd E_REQUIRED']);
    expect(await refused({ boardCd: 'platform_faq', boardSubCd: 'ALL' })).toEqual([400, 'boardSubCd E_CODE']);
    expect(await refused({ postToDt: '2026-11-19' })).toEqual([400, 'postToDt E_RANGE']);
    expect(await refused({ noticeTpCd: 'TERMS', postToDt: '2026-11-26' })).toEqual([400, 'postToDt E_RANGE']);
    expect(await refused({ boardDesc: '<p> </p>' })).toEqual([400, 'boardDesc E_REQUIRED']);
    expect(await post({ noticeTpCd: 'TERMS', postToDt: '2026-11-27' })).toHaveProperty('id');
  });

  test('offers its files to anybody while it is posted', async () => {
    const { body } = await upload(origin, oper, [{ name: '안내문.pdf', bytes: pdf() }], {
      refTableNm: 'PF_BOARD',
      refTypeCd: 'DOC',
    });
    const file = body.content[0]!;
    const address = `/api/file/public/${String(file.fileDetailId)}`;
    expect((await app.app.inject(address)).statusCode).toBe(404);
    const made = await post({ reqFileList: [{ fileDetailId: file.fileDetailId }] });
    expect((await read(made['id'])).body['respFileList']).toMatchObject([
      { oriFileNm: '안내문.pdf', vrFilePath: address, refTypeCd: 'DOC' },
    ]);
    const answer = await app.app.inject(address);
    expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(answer.headers['content-disposition']).toContain('attachment');
    await oper.patch(`${at}/${String(made['id'])}`, { version: made['version'], useYn: 'N' });
    expect((await app.app.inject(address)).statusCode).toBe(404);
  });
});

describe('pictures in a text', () => {
  const place = { refTableNm: 'PF_BOARD', refTypeCd: 'INLINE' };
  const picture = async (bytes?: Buffer, who = oper, info: unknown = place) => {
    const image = bytes ?? (await jpeg(2400, 1200));
    return upload(origin, who, [{ name: '현장 사진.jpg', bytes: image }], info);
  };
  const address = (id: unknown) => `/api/file/public/${String(id)}`;
  const shows = async (id: unknown) => (await app.app.inject(address(id))).statusCode;

  test('are drawn anew, smaller and without what the camera wrote', async () => {
    const taken = await sharp(await jpeg(2400, 1200))
      .withExif({ IFD0: { Artist: 'someone', Copyright: 'secret' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await picture(taken);
    expect(status).toBe(201);
    const file = body.content[0]!;
    expect(file).toMatchObject({ mime: 'image/webp', fileExt: 'webp', refTypeCd: 'INLINE', refId: null });
    const { id } = await post({ boardDesc: `<p>사진</p><p><img src="${address(file.fileDetailId)}" alt="현장"></p>` });
    expect(String((await read(id)).body['boardDesc'])).toContain(address(file.fileDetailId));
    const seen = await app.app.inject(address(file.fileDetailId));
    const { width, height, format, exif } = await sharp(seen.rawPayload).metadata();
    expect([width, height, format, exif]).toEqual([1920, 960, 'webp', undefined]);
    expect([seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=300, must-revalidate',
    ]);
    expect((await oper.get(`${at}/${String(id)}`)).body['respFileList']).toEqual([]);
  });

  test('show themselves only while their post is public; to its keeper always', async () => {
    const { body } = await picture();
    const { fileDetailId: id } = body.content[0]!;
    expect(await shows(id)).toBe(404);
    const made = await post({ boardDesc: `<p><img src="${address(id)}"></p>`, useYn: 'N' });
    expect(await shows(id)).toBe(404);
    const own = (who: Client) =>
      app.app.inject({ url: `/api/file/app/${String(id)}`, headers: { authorization: `Bearer ${who.token!}` } });
    expect((await own(oper)).statusCode).toBe(200);
    expect((await own(await app.as('admin2'))).statusCode).toBe(404);
    const open = await oper.patch(`${at}/${String(made['id'])}`, { version: made['version'], useYn: 'Y' });
    expect(await shows(id)).toBe(200);
    // Taken out of the text it is gone, and so it is with its post.
    await oper.patch(`${at}/${String(made['id'])}`, { version: open.body['version'], boardDesc: '<p>글만</p>' });
    expect(await shows(id)).toBe(404);
  });

  test('of a copied post live on when the first one goes', async () => {
    const { body } = await picture();
    const { fileDetailId: id } = body.content[0]!;
    const first = await post({ boardDesc: `<p><img src="${address(id)}"></p>` });
    const second = await post({ boardDesc: first['boardDesc'] });
    const copy = /public\/(\d+)/.exec(String(second['boardDesc']))![1];
    expect(copy).not.toBe(String(id));
    expect((await oper.del(`${at}/${String(first['id'])}`)).status).toBe(204);
    expect([await shows(id), await shows(copy)]).toEqual([404, 200]);
  });

  // ASVS 1.3.4
  test('are refused where they are none, have no place, or nobody may put them', async () => {
    const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      return `${status} ${String((body as Values)['code'])}`;
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await codeOf(picture(svg))).toBe('415 E_FILE_TYPE');
    expect(await codeOf(picture(undefined, oper, { refTableNm: 'RS4_SHIP', refTypeCd: 'INLINE' }))).toBe('400 E_FILE');
    expect(await codeOf(picture(undefined, await app.as('mon')))).toBe('403 E_AUTH');
    expect(await codeOf(picture((await jpeg()).subarray(0, 400)))).toBe('415 E_FILE_UNSAFE');
  });

  test('of a text that a company keeps to itself open to its readers only', async () => {
    const admin = await app.as('admin2');
    const { body } = await picture(undefined, admin, { refTableNm: 'RS4_STYLE', refTypeCd: 'INLINE' });
    const { fileDetailId: id } = body.content[0]!;
    const styles = await admin.get<{ content: Values[] }>('/rs4/styleCode/list');
    const style = styles.body.content[0]!;
    const saved = await admin.patch(`/rs4/styleCode/${String(style['id'])}`, {
      version: style['version'],
      footTxt: `<p><img src="${address(id)}"></p>`,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const seen = (who: Client) =>
      app.app.inject({ url: `/api/file/app/${String(id)}`, headers: { authorization: `Bearer ${who.token!}` } });
    expect([(await seen(admin)).statusCode, (await seen(await app.as('admin3'))).statusCode, await shows(id)]).toEqual([
      200, 404, 404,
    ]);
  });
});
