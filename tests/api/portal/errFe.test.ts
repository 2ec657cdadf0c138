/** Errors that pages report (1-foundations 7): kept once with their count, without secrets, for the operator alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const report = {
  errType: 'window',
  errUrl: 'https://hangro.example/portal/login?refreshToken=secret-code',
  errSource: '/assets/index-1.js:1:2',
  errInfo: '',
  errMessage: 'x is not a function for sales2@demo.example',
  errStack: 'TypeError: x is not a function\n    at f (https://hangro.example/assets/index-1.js?v=abc:1:2)\n    at g',
};
let address = 0;
const send = (
  body: object,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  from = `10.0.0.${(address += 1)}`,
) =>
  app.app.inject({
    method: 'POST',
    url: '/api/logging/errFe',
    headers: { 'user-agent': 'Chrome/140', ...headers },
    payload: body,
    remoteAddress: from,
  });
const rows = async () => {
  const operator = await app.as('oper');
  const { body } = await operator.get<{ content: Record<string, unknown>[] }>(
    '/platform/system/errFe/list?columns=errMessage,errUrl,errStack,hitCnt,errType,errKey',
  );
  return body.content;
};

test('an error is kept without what is secret, and counted when it comes again', async () => {
  expect((await send(report)).statusCode).toBe(204);
  expect((await send({ ...report, errUrl: 'https://hangro.example/lmate/login' })).statusCode).toBe(204);
  const found = await rows();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    errType: 'window',
    hitCnt: 2,
    errMessage: 'x is not a function for ***@***',
    errUrl: 'https://hangro.example/lmate/login',
  });
  expect(found[0]!['errStack']).toBe(
    'TypeError: x is not a function\n    at f (https://hangro.example/assets/index-1.js:1:2)\n    at g',
  );
  expect(JSON.stringify(found)).not.toMatch(/secret-code|sales2|errKey/);
});

test('another error is another row; overlong texts are cut, not refused', async () => {
  expect(
    (await send({ errType: 'react', errMessage: 'm'.repeat(3000), errStack: 's\n'.repeat(5000) })).statusCode,
  ).toBe(204);
  const [latest] = await rows();
  expect([String(latest!['errMessage']).length, String(latest!['errStack']).length]).toEqual([500, 4000]);
});

test('what is no report is refused; so is another site, and a flood', async () => {
  expect((await send({ ...report, errType: 'other' })).statusCode).toBe(400);
  expect((await send({ ...report, token: 'x' })).statusCode).toBe(400);
  expect((await send(report, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (let n = 0; n < 60; n += 1) expect((await send(report, undefined, '10.9.9.9')).statusCode).toBe(204);
  expect((await send(report, undefined, '10.9.9.9')).statusCode).toBe(429);
});

test('only the operator reads and clears the list', async () => {
  expect((await (await app.as('admin2')).get('/platform/system/errFe/list')).status).toBe(403);
  const operator = await app.as('oper');
  const [row] = await rows();
  expect((await operator.post('/platform/system/errFe', { errMessage: 'x' })).status).toBeGreaterThanOrEqual(403);
  expect((await operator.del(`/platform/system/errFe/${String(row!['id'])}`)).status).toBe(204);
});
