import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { endIdle } from './stream.ts';

const servers: http.Server[] = [];
afterEach(() =>
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

/** Asks a server that sends much; answers the response, unread, and what resolves when it was given up. */
async function asked(
  bytes: number,
): Promise<{ answer: http.IncomingMessage; ended: Promise<string>; done: Promise<void> }> {
  let end: (word: string) => void = () => undefined;
  let finish: () => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const done = new Promise<void>((resolve) => (finish = resolve));
  const part = Buffer.alloc(64 * 1024);
  const server = http.createServer((_request, response) => {
    endIdle(response, () => end('ended'), 300);
    response.once('finish', finish);
    Readable.from(
      (function* () {
        for (let sent = 0; sent < bytes; sent += part.length) yield part;
      })(),
    ).pipe(response);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<http.IncomingMessage>((got) => http.get({ port, host: '127.0.0.1' }, got));
  answer.on('error', () => undefined);
  return { answer, ended, done };
}

test('a reader who takes nothing is given up', async () => {
  const { answer, ended } = await asked(100 * 1024 * 1024);
  expect(await ended).toBe('ended');
  await new Promise((closed) => answer.resume().once('close', closed));
  expect(answer.complete).toBe(false);
});

test('a reader who takes all of it is not', async () => {
  const { answer, ended, done } = await asked(10 * 1024 * 1024);
  answer.resume();
  await done;
  expect(await Promise.race([ended, new Promise((later) => setTimeout(later, 700, 'whole'))])).toBe('whole');
});
