/** The same files in a bucket: nothing of them stays on the server's own disk. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { openS3Store } from '../../../src/api/files/s3Store.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { collect, headersOf, jpeg, listen, upload } from '../../support/files.ts';
import { listenS3, type S3Server } from '../../support/s3Server.ts';

let app: TestApp;
let s3: S3Server;
let origin: string;
let sales: Client;
beforeAll(async () => {
  s3 = await listenS3('hangro', 'KEY');
  app = await startApp({
    env: { S3_BUCKET: 'hangro', S3_ACCESS_KEY: 'KEY', S3_SECRET_KEY: 'secret', S3_ENDPOINT: s3.url },
  });
  origin = await listen(app);
  sales = await app.as('sales2');
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

test('a picture goes into the bucket with its small one, comes back, and leaves no copy behind', async () => {
  const bytes = await jpeg(600, 400);
  const { status, body } = await upload(origin, sales, [{ name: '사진.jpg', bytes }], {
    refTableNm: 'RS4_QUOT',
    refTypeCd: 'IMG',
  });
  expect(status).toBe(201);
  const [key, thumb] = [...s3.objects.keys()].toSorted();
  expect(thumb).toBe(`${key}.thumb`);
  expect(s3.objects.get(key!)!.equals(bytes)).toBe(true);
  const file: Values = body.content[0]!;
  const answer = await fetch(`${origin}/api/file/app/${String(file['fileDetailId'])}`, { headers: headersOf(sales) });
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await readdir(path.join(app.folder, 'files'))).toEqual([]);
});

test('the store copies, lists by age, removes, and says what is not there', async () => {
  const store = await openS3Store({
    endpoint: s3.url,
    region: 'us-east-1',
    bucket: 'hangro',
    accessKey: 'KEY',
    secretKey: 'secret',
  });
  await store.put('2026-11/a', Buffer.from('하나'));
  await store.copy('2026-11/a', '2026-11/b');
  expect((await collect((await store.get('2026-11/b'))!)).toString()).toBe('하나');
  const old: string[] = [];
  for await (const names of store.before(new Date('2026-06-01'))) old.push(...names);
  expect(old).toEqual(expect.arrayContaining(['2026-11/a', '2026-11/b']));
  for await (const names of store.before(new Date('2025-06-01'))) expect(names).toEqual([]);
  await store.remove('2026-11/a');
  expect(await store.get('2026-11/a')).toBeUndefined();
});

test('a bucket that is away refuses the upload and leaves nothing booked', async () => {
  const wrong = await startApp({
    env: { S3_BUCKET: 'hangro', S3_ACCESS_KEY: 'OTHER', S3_SECRET_KEY: 'secret', S3_ENDPOINT: s3.url },
  });
  const before = s3.objects.size;
  const answer = await upload(
    await listen(wrong),
    await wrong.as('sales2'),
    [{ name: 'a.jpg', bytes: await jpeg(50, 50) }],
    { refTableNm: 'RS4_QUOT', refTypeCd: 'IMG' },
  );
  expect(answer.status).toBe(500);
  expect(s3.objects.size).toBe(before);
  await wrong.close();
});
