/** Files over the wire: uploaded, bound by a save, read by those who may, refused when bad (3-decisions 3 "files"). */
import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { sweepFiles, sweepLeftovers } from '../../../src/api/files/sweepFiles.ts';
import { openLocalStore } from '../../../src/api/files/localStore.ts';
import { storeFile } from '../../../src/database/files/storeFile.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { callOf } from '../../../src/api/plugins/session.ts';
import { quot } from '../../../src/services/rs4/quot/quot.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import {
  collect,
  eicar,
  headersOf,
  jpeg,
  listen,
  lyingZip,
  pdf,
  program,
  upload,
  linkingZip,
  zip,
  type Sent,
} from '../../support/files.ts';

let app: TestApp;
let origin: string;
let sales: Client;
let view: Client;
let admin: Client;
let other: Client;
const ids: Record<string, number> = {};
const doc = { refTableNm: 'RS4_QUOT', refTypeCd: 'DOC' };
const img = { refTableNm: 'RS4_QUOT', refTypeCd: 'IMG' };

beforeAll(async () => {
  app = await startApp();
  origin = await listen(app);
  [sales, view, admin, other] = [
    await app.as('sales2'),
    await app.as('view2'),
    await app.as('admin2'),
    await app.as('admin3'),
  ];
  ids['ship'] = (await sales.get<{ content: { id: number }[] }>('/rs4/ship/list')).body.content[0]!.id;
  ids['clnt'] = (
    await sales.get<{ content: { id: number }[] }>('/rs4/clnt/list?keyword=%EB%B6%81')
  ).body.content[0]!.id;
});
afterAll(() => app.close());

const owner = (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  withClient(app.urls.ownerUrl, async (client) => (await client.query(text, values)).rows);
const send = (files: readonly Sent[], info: unknown = doc, who = sales) => upload(origin, who, files, info);
const one = async (name: string, bytes: Buffer, info: unknown = doc, who = sales): Promise<Values> => {
  const { status, body } = await send([{ name, bytes }], info, who);
  expect(body, JSON.stringify(body)).toHaveProperty('content');
  expect(status).toBe(201);
  return body.content[0]!;
};
const take = (...files: Values[]) => ({ reqFileList: files.map(({ fileDetailId }) => ({ fileDetailId })) });
async function make(body: Values = {}, who = sales): Promise<Values> {
  const { body: record } = await who.post<Values>('/rs4/quot', {
    quotTitle: '첨부 시험',
    shipId: ids['ship'],
    clntId: ids['clnt'],
    ...body,
  });
  expect(record, JSON.stringify(record)).toHaveProperty('id');
  return record;
}
const patch = (record: Values, body: Values, who = sales) =>
  who.patch<Values>(`/rs4/quot/${String(record['id'])}`, { version: record['version'], ...body });
const filesOf = (record: Values) => record['respFileList'] as Values[];
const namesOf = (record: Values) => filesOf(record).map(({ oriFileNm }) => oriFileNm);
const get = (id: unknown, who = sales, query = '') =>
  fetch(`${origin}/api/file/app/${String(id)}${query}`, { headers: headersOf(who) });
const download = (rows: unknown, who = sales) =>
  fetch(`${origin}/api/file/app/downloadFiles`, {
    method: 'POST',
    headers: { ...headersOf(who), 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  });
/** Files below the store's folder, those just coming in included. */
const onDisk = async () =>
  (await readdir(path.join(app.folder, 'files'), { recursive: true })).filter((name) => /[\\/]/.test(name));

describe('a file of a record', () => {
  test('is uploaded, bound by the save, answered, and comes back byte by byte under its Korean name', async () => {
    const bytes = pdf('수리사양서');
    const file = await one('수리 사양서 (개정).pdf', bytes);
    expect(file).toMatchObject({
      oriFileNm: '수리 사양서 (개정).pdf',
      fileExt: 'pdf',
      mime: 'application/pdf',
      fileSize: bytes.length,
      refId: null,
    });
    const record = await make(take(file));
    expect(filesOf(record)).toMatchObject([
      { fileDetailId: file['fileDetailId'], refId: record['id'], refTypeCd: 'DOC', seqNum: 1, fileDelYn: 'N' },
    ]);
    const read = await sales.get<Values>(`/rs4/quot/${String(record['id'])}`);
    expect(filesOf(read.body)).toEqual(filesOf(record));
    const answer = await get(file['fileDetailId']);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[ _().\w]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(headers['content-disposition']!.split("''")[1]!)).toBe('수리 사양서 (개정).pdf');
    expect(
      (
        await fetch(`${origin}/api/file/app/${String(file['fileDetailId'])}`, {
          headers: { ...headersOf(sales), 'if-none-match': headers['etag']! },
        })
      ).status,
    ).toBe(304);
  });

  test('by the address with table and type, with the mark of the client', async () => {
    const { status, body } = await upload(
      origin,
      sales,
      [{ name: 'a.pdf', bytes: pdf() }],
      { uid: 'row-7' },
      '/RS4_QUOT/PDF',
    );
    expect(status).toBe(201);
    expect(body.content).toMatchObject([{ refTypeCd: 'PDF', uid: 'row-7' }]);
  });

  test('several come as one zip, two of one name told apart', async () => {
    const record = await make(
      take(
        await one('도면.pdf', pdf('1')),
        await one('도면.pdf', pdf('2')),
        await one('메모.txt', Buffer.from('확인')),
      ),
    );
    const answer = await download(filesOf(record));
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain('첨부파일_2026-11-20.zip');
    const archive = await yauzl.fromBufferPromise(Buffer.from(await answer.arrayBuffer()));
    const found: Record<string, string> = {};
    for await (const entry of archive.eachEntry()) {
      found[entry.fileName] = (await collect(await archive.openReadStreamPromise(entry))).toString();
    }
    expect(found).toEqual({ '도면.pdf': pdf('1').toString(), '도면 (2).pdf': pdf('2').toString(), '메모.txt': '확인' });
    const single = await download([filesOf(record)[2]]);
    expect(single.headers.get('content-disposition')).toContain(encodeURIComponent('메모.txt'));
    expect(await single.text()).toBe('확인');
  });

  test('a picture has a small one', async () => {
    const file = await one('선저 사진.jpg', await jpeg(), img);
    expect(file).toMatchObject({ thumbYn: 'Y', mime: 'image/jpeg' });
    const answer = await get(file['fileDetailId'], sales, '?thumb');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(5000);
  });

  test('is dropped by the save that says so, stays in the trail, and is gone for downloads', async () => {
    const [kept, dropped] = [await one('남길 파일.pdf', pdf()), await one('지울 파일.pdf', pdf())];
    const record = await make(take(kept, dropped));
    const saved = await patch(record, { deleteFileList: [{ fileDetailId: dropped['fileDetailId'] }] });
    expect(namesOf(saved.body)).toEqual(['남길 파일.pdf']);
    const gone = await get(dropped['fileDetailId']);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ code: 'E_FILE_GONE', message: '파일이 존재하지 않습니다.' });
    const { body } = await sales.get<{ content: { changes: Values[] }[] }>(`/rs4/quot/${String(record['id'])}/history`);
    expect(body.content[0]!.changes).toContainEqual({ field: 'respFileList', from: '지울 파일.pdf', to: null });
    expect(body.content[1]!.changes).toContainEqual({ field: 'respFileList', from: null, to: '남길 파일.pdf' });
    const row = await owner('select file_del_yn, delete_dt is not null as at from sys_file where id = $1', [
      dropped['fileDetailId'],
    ]);
    expect(row).toEqual([{ file_del_yn: 'Y', at: true }]);
  });

  test('a copy of a record keeps the files: linked, or with bytes of their own', async () => {
    const record = await make(take(await one('사진.jpg', await jpeg(300, 200), img), await one('사양.pdf', pdf())));
    const copyFileList = filesOf(record);
    const linked = await make({ copyFileList, isCopyRealFile: false });
    expect(namesOf(linked)).toEqual(['사진.jpg', '사양.pdf']);
    const real = await make({ copyFileList, isCopyRealFile: true });
    const stored = await owner(
      'select ref_id, save_file_nm from sys_file where ref_id = any ($1) order by ref_id, id',
      [[record['id'], linked['id'], real['id']]],
    );
    const [first, second, third] = [record, linked, real].map(({ id }) =>
      stored.filter((row) => row['ref_id'] === String(id)).map((row) => row['save_file_nm']),
    );
    expect(second).toEqual(first);
    expect(third).not.toEqual(first);
    // The original may go; the copies still have their bytes.
    expect((await sales.del(`/rs4/quot/${String(record['id'])}`)).status).toBe(204);
    for (const copy of [linked, real])
      for (const file of filesOf(copy)) expect((await get(file['fileDetailId'])).status).toBe(200);
    expect((await get(copyFileList[0]!['fileDetailId'])).status).toBe(404);
  });

  test('one that the server makes stands with the record, or with its transaction goes', async () => {
    const record = await make();
    const call = { ...callOfSales(), files: app.app.signIn.files! };
    const made = {
      refTableNm: 'RS4_QUOT',
      refTypeCd: 'PDF',
      refId: record['id'] as number,
      name: '견적서 RQ.pdf',
      bytes: pdf('견적'),
    };
    await app.database.write(call, (tx) => storeFile({ ...call, tx, resource: quot }, made));
    const read = await sales.get<Values>(`/rs4/quot/${String(record['id'])}`);
    expect(filesOf(read.body)).toMatchObject([
      { oriFileNm: '견적서 RQ.pdf', refTypeCd: 'PDF', mime: 'application/pdf' },
    ]);
    expect(await (await get(filesOf(read.body)[0]!['fileDetailId'])).text()).toContain('견적');
    const failed = app.database.write(call, async (tx) => {
      await storeFile({ ...call, tx, resource: quot }, made);
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    expect(filesOf((await sales.get<Values>(`/rs4/quot/${String(record['id'])}`)).body)).toHaveLength(1);
  });
});

/** A call as sales2 makes it. */
function callOfSales() {
  const session = { id: 'x', userId: 0, corpId: 2, levels: {}, operator: false, lang: 'ko' as const };
  return callOf({ session, server: app.app } as unknown as Parameters<typeof callOf>[0]);
}

// ASVS 5.4.1-5.4.3
describe('what is refused', () => {
  const cases: readonly [
    what: string,
    name: string,
    bytes: () => Buffer | Promise<Buffer>,
    code: string,
    says: RegExp,
    info?: unknown,
  ][] = [
    [
      'a file of 31 MB',
      '큰파일.pdf',
      () => Buffer.concat([pdf(), Buffer.alloc(31 * 1024 * 1024)]),
      'E_FILE_SIZE',
      /큰파일\.pdf.*30 MB/,
    ],
    ['the test virus', 'notice.txt', () => eicar, 'E_FILE_UNSAFE', /악성코드/],
    [
      'the test virus deep in a text',
      'long.txt',
      () => Buffer.concat([Buffer.alloc(70_000, 'a'), eicar]),
      'E_FILE_UNSAFE',
      /악성코드/,
    ],
    ['the test virus in a zip', 'a.zip', () => zip({ 'a.txt': eicar }), 'E_FILE_UNSAFE', /악성코드/],
    ['a program under the name of a paper', '견적.pdf', () => program, 'E_FILE_TYPE', /내용이 파일 이름과 다르거나/],
    ['a symbolic link in a zip', 'a.zip', () => linkingZip(), 'E_FILE_UNSAFE', /심볼릭 링크/],
    ['a program in a zip', 'a.zip', () => zip({ 'setup.exe': program }), 'E_FILE_UNSAFE', /실행 파일/],
    [
      'a program in a zip under another name',
      'a.zip',
      () => zip({ 'readme.txt': program }),
      'E_FILE_UNSAFE',
      /실행 파일/,
    ],
    ['a zip bomb', 'bomb.zip', () => zip({ 'a.bin': 60_000_000 }), 'E_FILE_UNSAFE', /압축을 풀면/],
    ['a bomb in the shape of a workbook', 'bomb.xlsx', workbookBomb, 'E_FILE_UNSAFE', /압축을 풀면/],
    ['a zip that lies about its size', 'lie.zip', () => lyingZip(40_000_000), 'E_FILE_UNSAFE', /손상|압축을 풀면/],
    [
      'an archive in an archive',
      'a.zip',
      async () => zip({ 'b.zip': await zip({ 'c.txt': Buffer.from('c') }) }),
      'E_FILE_UNSAFE',
      /압축파일 안에/,
    ],
    ['a page', 'page.txt', () => Buffer.from('<html><script>alert(1)</script>'), 'E_FILE_TYPE', /내용이/],
    [
      'a drawing with script',
      'a.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'E_FILE_TYPE',
      /내용이/,
      img,
    ],
    ['a script', 'run.sh', () => Buffer.from('#!/bin/sh\nrm'), 'E_FILE_TYPE', /내용이/],
    ['a script under the name of a text', 'run.txt', () => Buffer.from('#!/bin/sh\nrm'), 'E_FILE_TYPE', /내용이/],
    ['an empty file', '빈.pdf', () => Buffer.alloc(0), 'E_FILE_TYPE', /내용이 없는/],
    ['a broken picture', 'a.jpg', async () => (await jpeg()).subarray(0, 200), 'E_FILE_UNSAFE', /손상/, img],
    ['a paper where pictures are asked for', 'a.pdf', () => pdf(), 'E_FILE_TYPE', /jpg/, img],
  ];
  async function workbookBomb(): Promise<Buffer> {
    const types =
      '<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
    return zip({
      '[Content_Types].xml': Buffer.from(types),
      'xl/workbook.xml': Buffer.from('<a/>'),
      'xl/sheet.xml': 80_000_000,
    });
  }

  test.each(cases)('%s', async (_what, name, bytes, code, says, info) => {
    const before = (await onDisk()).length;
    const { status, body } = await send([{ name, bytes: await bytes() }], info ?? doc);
    expect(body).toMatchObject({ code });
    expect(body.message).toMatch(says);
    expect(status).toBe(code === 'E_FILE_SIZE' ? 413 : 415);
    expect((await onDisk()).length).toBe(before);
  });

  test('one bad file among good ones leaves none', async () => {
    const before = await onDisk();
    const rows = (await owner('select count(*) from sys_file'))[0];
    const { body } = await send([
      { name: 'a.pdf', bytes: pdf() },
      { name: 'b.pdf', bytes: program },
    ]);
    expect(body.code).toBe('E_FILE_TYPE');
    expect(await onDisk()).toEqual(before);
    expect((await owner('select count(*) from sys_file'))[0]).toEqual(rows);
  });

  // ASVS 5.2.1-5.2.3
  test('more than 100 MB in one call, before it is read', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(26 * 1024 * 1024)]);
    const { status, body } = await send([1, 2, 3, 4].map((n) => ({ name: `${n}.pdf`, bytes })));
    expect([status, body.code]).toEqual([413, 'E_FILE_TOTAL']);
    expect(body.message).toContain('100 MB');
  });

  // ASVS 5.3.1, 5.3.2
  test('a path, control and direction characters in a name are cleaned, not followed', async () => {
    expect(await one('../../../etc/배치도.pdf', pdf())).toMatchObject({ oriFileNm: '배치도.pdf' });
    expect(await one('C:\\Users\\x\\도면.pdf', pdf())).toMatchObject({ oriFileNm: '도면.pdf' });
    expect(await one('견적\u202efdp.pdf', pdf())).toMatchObject({ oriFileNm: '견적fdp.pdf' });
    expect(await one('CON.pdf', pdf())).toMatchObject({ oriFileNm: '_CON.pdf' });
    expect((await one('가'.repeat(300) + '.pdf', pdf()))['oriFileNm']).toHaveLength(150);
  });

  test('a picture named as another kind of picture gets its true extension', async () => {
    expect(await one('사진.png', await jpeg(50, 50), img)).toMatchObject({ oriFileNm: '사진.jpg', mime: 'image/jpeg' });
  });

  test('a connection that breaks off in the middle leaves nothing', async () => {
    const before = await onDisk();
    const { port } = new URL(origin);
    const head = `POST /api/file/app/uploadFiles HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${sales.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 2000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`;
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.write(head);
    socket.write(Buffer.concat([pdf(), Buffer.alloc(1_000_000)]));
    await expect.poll(async () => (await onDisk()).length).toBeGreaterThan(before.length);
    socket.destroy();
    await expect.poll(onDisk).toEqual(before);
    await wait(50);
    expect((await send([{ name: 'after.pdf', bytes: pdf() }])).status).toBe(201);
  });

  test('what is no upload', async () => {
    const plain = await fetch(`${origin}/api/file/app/uploadFiles`, {
      method: 'POST',
      headers: { ...headersOf(sales), 'content-type': 'application/json' },
      body: '{}',
    });
    expect(plain.status).toBe(415);
    expect((await send([])).body.code).toBe('E_FILE');
    expect(
      (await send([{ name: 'a.pdf', bytes: pdf() }], { refTableNm: 'RS4_QUOT', refTypeCd: 'SEAL' })).body.code,
    ).toBe('E_FILE');
    expect((await send([{ name: 'a.pdf', bytes: pdf() }], { refTableNm: 'PG_USER', refTypeCd: 'DOC' })).body.code).toBe(
      'E_FILE',
    );
    const none = await download([]);
    expect(await none.json()).toMatchObject({ code: 'E_FILE', message: '다운로드할 파일이 없습니다.' });
    expect((await fetch(`${origin}/api/file/app/uploadFiles`, { method: 'POST' })).status).toBe(401);
  });
});

describe('who reaches a file', () => {
  test('those who may read its record; nobody of another company', async () => {
    const record = await make(take(await one('사내.pdf', pdf())));
    const [file] = filesOf(record);
    expect((await get(file!['fileDetailId'], admin)).status).toBe(200);
    expect((await get(file!['fileDetailId'], view)).status).toBe(200);
    expect((await get(file!['fileDetailId'], other)).status).toBe(404);
    expect((await download([file], other)).status).toBe(404);
    expect((await fetch(`${origin}/api/file/app/${String(file!['fileDetailId'])}`)).status).toBe(401);
    // Nor by copying or deleting it from a record of their own, nor by taking it as an upload.
    const mine = await make();
    for (const body of [take(file!), { deleteFileList: [file] }])
      expect((await patch(mine, body)).body).toMatchObject({ code: 'E_FILE' });
  });

  test('a read-only person neither uploads nor binds', async () => {
    expect((await send([{ name: 'a.pdf', bytes: pdf() }], doc, view)).status).toBe(403);
    expect((await send([{ name: 'a.pdf', bytes: pdf() }], doc, other)).status).toBe(403);
  });

  test('an upload is its own person’s until a record takes it, and is taken once', async () => {
    const file = await one('내 파일.pdf', pdf());
    expect((await get(file['fileDetailId'], admin)).status).toBe(404);
    const stolen = await admin.post<Values>('/rs4/quot', {
      quotTitle: '가로채기',
      shipId: ids['ship'],
      clntId: ids['clnt'],
      ...take(file),
    });
    expect(stolen.body).toMatchObject({ code: 'E_FILE' });
    const record = await make(take(file));
    expect(namesOf(record)).toEqual(['내 파일.pdf']);
    const again = await sales.post<Values>('/rs4/quot', {
      quotTitle: '두 번',
      shipId: ids['ship'],
      clntId: ids['clnt'],
      ...take(file),
    });
    expect(again.body).toMatchObject({ code: 'E_FILE', errors: [{ field: 'respFileList' }] });
    const both = await one('동시.pdf', pdf());
    const race = await Promise.all(
      [1, 2].map(() =>
        sales.post<Values>('/rs4/quot', { quotTitle: '동시', shipId: ids['ship'], clntId: ids['clnt'], ...take(both) }),
      ),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  test('a save that is refused leaves the upload for the next try', async () => {
    const file = await one('다시.pdf', pdf());
    expect((await sales.post('/rs4/quot', { ...take(file) })).status).toBe(400);
    expect(namesOf(await make(take(file)))).toEqual(['다시.pdf']);
  });

  test('a record that takes no files knows no such members', async () => {
    const { body } = await sales.post<Values>('/rs4/clnt', { reqFileList: [] });
    expect(JSON.stringify(body)).toContain('E_UNKNOWN');
  });
});

test('uploads that no record took and deleted files go when their time is over; what is shared stays', async () => {
  const store = openLocalStore(path.join(app.folder, 'files'));
  const loose = await one('버려진.jpg', await jpeg(80, 80), img);
  const record = await make(take(await one('공유.pdf', pdf('공유'))));
  const copy = await make({ copyFileList: filesOf(record) });
  await sales.del(`/rs4/quot/${String(record['id'])}`);
  const [{ save_file_nm: name }] = (await owner('select save_file_nm from sys_file where id = $1', [
    loose['fileDetailId'],
  ])) as [{ save_file_nm: string }];
  const now = app.app.signIn.now();
  const in2 = new Date(now.getTime() + 2 * 86_400_000);
  expect(await sweepFiles(app.database, store, now)).toBe(0);
  expect(await sweepFiles(app.database, store, in2)).toBeGreaterThan(0);
  expect(await store.get(name)).toBeUndefined();
  await sweepFiles(app.database, store, new Date(now.getTime() + 100 * 86_400_000));
  expect((await get(filesOf(copy)[0]!['fileDetailId'])).status).toBe(200);
  // Bytes without a row, of a transaction that failed, go a day later.
  await store.put('2026-11/00000000-0000-4000-8000-000000000000', Buffer.from('x'));
  const real = new Date();
  expect(await sweepLeftovers(app.database, store, path.join(app.folder, 'files'), real)).toBe(0);
  expect(
    await sweepLeftovers(
      app.database,
      store,
      path.join(app.folder, 'files'),
      new Date(real.getTime() + 3 * 86_400_000),
    ),
  ).toBeGreaterThan(0);
  expect(await store.get('2026-11/00000000-0000-4000-8000-000000000000')).toBeUndefined();
  expect((await get(filesOf(copy)[0]!['fileDetailId'])).status).toBe(200);
});
