import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTurns } from './inTurn.ts';

test('work on one key runs one after the other, on other keys beside it', async () => {
  const turns = openTurns(10);
  const log: string[] = [];
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`);
    await wait(ms);
    log.push(`${name} ends`);
  };
  await Promise.all([turns.take('a', work('a1', 20)), turns.take('a', work('a2', 1)), turns.take('b', work('b1', 5))]);
  expect(log.filter((line) => line.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends']);
  expect(log.indexOf('b1 ends')).toBeLessThan(log.indexOf('a1 ends'));
});

test('a failure is told to its own caller and holds nobody up', async () => {
  const turns = openTurns(10);
  const broken = turns.take('a', () => Promise.reject(new Error('no')));
  const after = turns.take('a', async () => 'yes');
  await expect(broken).rejects.toThrow('no');
  expect(await after).toBe('yes');
});

test('a full queue refuses, and takes again when it has emptied', async () => {
  const turns = openTurns(2);
  const first = turns.take('a', () => wait(5));
  const second = turns.take('a', () => wait(5));
  expect(turns.take('a', () => wait(5))).toBeUndefined();
  await Promise.all([first, second]);
  await wait(1);
  expect(await turns.take('a', async () => 3)).toBe(3);
});
