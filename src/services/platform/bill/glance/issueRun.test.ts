import { expect, test } from 'vitest';
import { issuedOf, secondsLeft, type RunState } from './issueRun.ts';

const run = (done: number, refused = 0): RunState => ({
  ...{ state: 'running', total: 10, done, now: '', startedAt: 0 },
  refused: Array.from({ length: refused }, (_, id) => ({ id, name: '', why: '' })),
});

test('what is left is told once two bills have shown how long one takes', () => {
  expect([secondsLeft(run(1), 4000), secondsLeft(run(2), 4000), secondsLeft(run(10), 9000)]).toEqual([
    ...[undefined, 16, 0],
  ]);
});

test('what was refused is not issued', () => {
  expect([issuedOf(3, undefined), issuedOf(3, run(4)), issuedOf(3, run(4, 1))]).toEqual([3, 7, 6]);
});
