import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

afterEach(() => void vi.useRealTimers());

it('runs the steps in their order, each in a moment of its own', async () => {
  vi.useFakeTimers();
  const done: number[] = [];
  whenIdle([() => done.push(1), () => done.push(2)]);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual([1]);
  await vi.runAllTimersAsync();
  expect(done).toEqual([1, 2]);
});

it('is called off between two steps', async () => {
  vi.useFakeTimers();
  const done: number[] = [];
  const stop = whenIdle([() => done.push(1), () => done.push(2)]);
  await vi.advanceTimersByTimeAsync(200);
  stop();
  await vi.runAllTimersAsync();
  expect(done).toEqual([1]);
});
