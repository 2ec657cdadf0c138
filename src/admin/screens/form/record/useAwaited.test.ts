import { expect, test, vi } from 'vitest';
import { awaitedOf } from './useAwaited.ts';

test('a save waits for what was asked, for what that asks for in turn, and for nothing that fails', async () => {
  const awaited = awaitedOf();
  await awaited.settled();
  const told: string[] = [];
  let answer = (): void => undefined;
  const first = new Promise<void>((done) => (answer = done)).then(() => {
    told.push('currency');
    awaited.add(
      Promise.resolve().then(() => {
        told.push('rate');
      }),
    );
  });
  awaited.add(first);
  awaited.add(Promise.reject(new Error('gone')));
  const saved = awaited.settled().then(() => told.push('saved'));
  await Promise.resolve();
  expect(told).toEqual([]);
  answer();
  await saved;
  expect(told).toEqual(['currency', 'rate', 'saved']);
});

test('an answer that does not come keeps nobody from saving', async () => {
  vi.useFakeTimers();
  const awaited = awaitedOf();
  awaited.add(new Promise(() => undefined));
  const saved = vi.fn<() => void>();
  void awaited.settled().then(saved);
  await vi.advanceTimersByTimeAsync(4900);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(saved).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
