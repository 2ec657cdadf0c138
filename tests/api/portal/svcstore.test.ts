/** The store as visitors read it: order, texts, pictures, what is out of use, what browsers may keep (2-portal 7). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalStore } from '../../../src/api/files/localStore.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { seedReference } from '../../../src/services/seed.server.ts';
import { productRecords } from '../../../src/services/reference/productRecords.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { createDatabase } from '../../support/postgres.ts';
import { listen, upload } from '../../support/files.ts';

let app: TestApp;
let operator: Client;
beforeAll(async () => {
  app = await startApp();
  operator = await app.as('oper');
});
afterAll(() => app.close());

interface Service extends Record<string, unknown> {
  readonly id: number;
  readonly sysCd: string;
  readonly saveFileNm: string | null;
  readonly respFileList: readonly {
    readonly vrFilePath: string;
    readonly saveFileNm: string;
    readonly oriFileNm: string;
  }[];
}
const list = async () => (await app.anonymous.get<{ content: Service[] }>('/platform/svcstore/list')).body.content;
const one = (id: number | string) => app.anonymous.get<Service>(`/platform/svcstore/${id}`);
const record = async (id: number) => (await operator.get(`/platform/system/product/${id}`)).body;
const change = async (id: number, body: Record<string, unknown>) => {
  const answer = await operator.patch(`/platform/system/product/${id}`, {
    version: (await record(id))['version'],
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

describe('visitors', () => {
  test('read fourteen services in the order of their systems, each with name, code and introduction', async () => {
    const services = await list();
    expect(services.map(({ id }) => id)).toEqual([21, 22, 23, 24, 30, 31, 32, 27, 28, 29, 33, 34, 35, 36]);
    expect(services[4]).toMatchObject({
      ...{ sysCd: 'RS4', sysNm: '선박수리', sysNmEn: 'Ship repair', subsReqId: 'RS4-STD', subsReqNm: '선박수리 관리' },
      ...{
        prdIntro: '견적·공사·청구 통합 관리',
        prdIntroEn: 'Quotation, repair order and invoice in one',
        respFileList: [],
        saveFileNm: null,
      },
    });
    expect(services[4]).not.toHaveProperty('menuTreeIds');
  });

  test('read one with its three texts, in both languages; the introduction answers the same', async () => {
    const { status, body } = await one(30);
    expect(status).toBe(200);
    expect(body['prdSummary']).toContain('견적서 한 장에서 입금까지');
    expect(body['mainFunc']).toContain('작업지시와 일보');
    expect(body['priceInfo']).toContain('5,000,000원');
    expect(body['priceInfoEn']).toContain('KRW 5,000,000');
    expect([body['imgDesc'], body['imgDescEn']].map((text) => String(text).split('\n').length)).toEqual([4, 4]);
    expect((await app.anonymous.get('/platform/svcinfo/30')).body).toEqual(body);
  });

  test('read what the services cost that run, to reckon with several of them; not of announced ones', async () => {
    interface Priced extends Record<string, unknown> {
      readonly id: number;
    }
    const { content } = (await app.anonymous.get<{ content: Priced[] }>('/platform/svcstore/prices')).body;
    const open = (await list()).filter(({ isOpen }) => isOpen).map(({ id }) => id);
    expect(content.map(({ id }) => id)).toEqual(open);
    expect(open.length).toBeGreaterThan(1);
    expect(open.length).toBeLessThan(14);
    const customs = content.find(({ id }) => id === 21);
    const { subsReqId, sysNm, sysNmEn, subsReqNm, subsReqNmEn, baseUserCnt, feeList } = (await one(21)).body;
    expect(customs).toEqual({ id: 21, subsReqId, sysNm, sysNmEn, subsReqNm, subsReqNmEn, baseUserCnt, feeList });
  });

  test.each(['99', '0', '-1', '30x', '99999999999999999999'])('are told that there is no service %s', async (id) => {
    expect((await one(id)).body).toMatchObject({ status: 404, code: 'E_NOTFOUND' });
  });

  test('ask again without bytes while nothing has changed', async () => {
    const ask = (tag?: string) =>
      app.app.inject({ url: '/api/platform/svcstore/list', headers: tag ? { 'if-none-match': tag } : {} });
    const first = await ask();
    const tag = first.headers['etag'] as string;
    expect(first.headers['cache-control']).toContain('no-cache');
    expect((await ask(tag)).statusCode).toBe(304);
    await change(36, { prdIntro: '기사용 모바일 인수증과 사진' });
    const third = await ask(tag);
    expect([third.statusCode, third.headers['etag'] === tag]).toEqual([200, false]);
  });
});

describe('the operator', () => {
  test('takes a service out of the store and puts it back', async () => {
    await change(33, { useYn: 'N' });
    expect((await list()).map(({ id }) => id)).not.toContain(33);
    expect((await one(33)).status).toBe(404);
    await change(33, { useYn: 'Y' });
    expect((await one(33)).status).toBe(200);
  });

  test('adds a service; the code is unique and its menus exist', async () => {
    const body = {
      sysCd: 'DTS',
      sysNm: '배송',
      sysNmEn: 'DTS',
      subsReqId: 'DTS-NEW',
      subsReqNm: '새 배송',
      prdIntro: '소개',
      menuTreeIds: 'M14',
    };
    const refused = await operator.post<{ errors: unknown[] }>('/platform/system/product', {
      ...body,
      menuTreeIds: 'M14, X99 P95',
    });
    expect(refused.body.errors).toEqual([
      expect.objectContaining({
        code: 'E_REF',
        field: 'menuTreeIds',
        message: 'X99, P95: 없는 메뉴 번호입니다. 확인하고 다시 입력하세요.',
      }),
    ]);
    const made = await operator.post('/platform/system/product', {
      ...body,
      insertFeeList: [{ feeTpCd: 'BASE', feeNm: '기본요금', unitPrice: '25000' }],
    });
    expect(made.body).toMatchObject({ id: 37, baseUserCnt: 1, feeList: [{ unitPrice: '25000', freeQty: '0' }] });
    expect((await operator.post('/platform/system/product', body)).body['code']).toBe('E_DUP');
    expect((await list()).at(-1)).toMatchObject({ id: 37, subsReqNm: '새 배송', prdIntroEn: null });
    expect((await operator.del('/platform/system/product/37')).status).toBe(204);
  });

  test('what a text may not hold is gone before anybody reads it', async () => {
    await change(34, {
      mainFunc:
        '<h2 onclick="x()">기능</h2><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">누르기</a>',
    });
    const { body } = await one(34);
    expect(body['mainFunc']).toBe('<h2>기능</h2><a rel="noopener noreferrer">누르기</a>');
  });

  test('what a subscription opens follows the menus of its product', async () => {
    const menus = async () =>
      (await (await app.as('trn4')).get<{ content: { treeId: string }[] }>('/fw/common/menu')).body.content.map(
        ({ treeId }) => treeId,
      );
    // Its own menu has no screen yet, so nobody is given anything by it.
    expect(await menus()).not.toContain('M14');
    expect(await menus()).not.toContain('R11');
    await change(36, { menuTreeIds: 'R11' });
    expect(await menus()).toEqual(expect.arrayContaining(['R1', 'R11']));
    await change(36, { menuTreeIds: 'M14' });
    expect(await menus()).not.toContain('R1');
  });

  test('gives a service its picture, which answers to anybody in the size asked for, until it goes', async () => {
    const bytes = await sharp({ create: { width: 2400, height: 1350, channels: 3, background: '#1456C8' } })
      .jpeg()
      .toBuffer();
    const sent = await upload(await listen(app), operator, [{ name: '표지.jpg', bytes }], [], '/PF_PRODUCT/IMG');
    await change(24, { reqFileList: sent.body.content });
    const [file] = (await one(24)).body.respFileList;
    expect((await list()).find(({ id }) => id === 24)).toMatchObject({
      vrFilePath: file!.vrFilePath,
      saveFileNm: file!.saveFileNm,
    });
    const url = file!.vrFilePath + file!.saveFileNm;
    const ask = (query = '') => app.app.inject({ url: `${url}${query}` });
    const small = await ask('?w=320');
    expect([small.statusCode, small.headers['content-type'], small.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 });
    expect((await sharp((await ask()).rawPayload).metadata()).width).toBe(1280);
    expect((await ask('?w=5000')).statusCode).toBe(404);
    const guessed = url.replace(/-[0-9a-f]{12}/, '-000000000000');
    expect((await app.app.inject({ url: guessed })).statusCode).toBe(404);
    await change(24, { useYn: 'N' });
    expect((await ask('?w=320')).statusCode).toBe(404);
    await change(24, { useYn: 'Y', deleteFileList: (await record(24))['respFileList'] });
    expect((await ask('?w=320')).statusCode).toBe(404);
    expect((await one(24)).body.respFileList).toEqual([]);
  });
});

const pictures = readdirSync('src/services/reference/pictures');

test('every picture of the first services is described, in both languages', () => {
  for (const { header } of productRecords())
    for (const text of [header['imgDesc'], header['imgDescEn']])
      expect(String(text).split('\n').length, `${header.id}`).toBe(
        pictures.filter((name) => name.startsWith(`${header.id}-`)).length,
      );
});

test('a service that runs shows at least its own screen, after the drawing that stands for it; one to come has none', () => {
  for (const { header } of productRecords()) {
    const [first, ...others] = pictures.filter((name) => name.startsWith(`${header.id}-`)).sort();
    expect(first, `${header.id}`).toMatch(/svg$/);
    if (header['openYn'] === 'Y') expect(others.length, `${header.id}`).toBeGreaterThan(0);
    for (const name of others) expect(name).toMatch(header['openYn'] === 'Y' ? /webp$/ : /svg$/);
  }
});

test('a new database gets services with drawn pictures, once; what the operator took away stays away', async () => {
  const base = await createDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'hangro-store-'));
  const ask = <R>(text: string) => withClient(base.ownerUrl, async (c) => (await c.query(text)).rows as R[]);
  try {
    const files = openLocalStore(folder);
    await seedReference(base.ownerUrl, {}, files);
    const rows = await ask<{ n: string; m: string }>(
      `select count(*) n, count(distinct ref_id) m from sys_file where ref_table_nm = 'PF_PRODUCT' and mime = 'image/webp'`,
    );
    expect(rows[0]).toEqual({ n: String(pictures.length), m: '14' });
    await ask(`update platform_system_product set del_yn = 'Y' where id = 36`);
    await ask(`update platform_system_product set prd_intro = '고친 소개' where id = 35`);
    await seedReference(base.ownerUrl, {}, files);
    const [kept] = await ask<{ n: string; intro: string }>(
      `select count(*) filter (where del_yn = 'N') n, max(prd_intro) filter (where id = 35) intro from platform_system_product`,
    );
    expect(kept).toEqual({ n: '13', intro: '고친 소개' });
    expect((await ask<{ n: string }>('select count(*) n from sys_file'))[0]!.n).toBe(String(pictures.length));
  } finally {
    await base.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
