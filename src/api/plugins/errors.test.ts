import { writeFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ThreadError } from '../../export/thread.ts';
import { registerErrors } from './errors.ts';

test('a full disk is told as such, in both languages, and not as a failure of ours', async () => {
  const app = Fastify();
  registerErrors(app, []);
  // A device of Linux that is always full.
  app.get('/', async () => writeFileSync('/dev/full', 'x'));
  const ask = async (lang: string) =>
    (await app.inject({ url: '/', headers: { 'accept-language': lang } })).json<unknown>();
  expect(await ask('ko')).toMatchObject({
    status: 507,
    code: 'E_FULL',
    message: expect.stringContaining('저장 공간') as string,
  });
  expect(await ask('en')).toMatchObject({ status: 507, message: expect.stringContaining('storage is full') as string });
  await app.close();
});

test('work whose thread ended with the server may be asked for again; what failed in it is a failure of ours', async () => {
  const app = Fastify();
  registerErrors(app, []);
  app.get('/:why', async ({ params }) => {
    throw new ThreadError((params as { why: ThreadError['why'] }).why, 'the server ends');
  });
  const statusOf = async (why: string) => (await app.inject(`/${why}`)).statusCode;
  expect([await statusOf('ended'), await statusOf('late'), await statusOf('fault')]).toEqual([503, 500, 500]);
  await app.close();
});
