import { expect, test } from 'vitest';
import { openSlots } from './slots.ts';

function held() {
  let resolve: (word: string) => void = () => undefined;
  const promise = new Promise<string>((done) => (resolve = done));
  return { promise, resolve };
}

test('so many run at once, the others in the order they came, and too many are refused', async () => {
  const slots = openSlots(2, 2);
  const started: number[] = [];
  const works = [held(), held(), held(), held()];
  const taken = works.map((work, i) =>
    slots.take(() => {
      started.push(i);
      return work.promise;
    }),
  );
  expect(slots.take(async () => 'too many')).toBeUndefined();
  expect(started).toEqual([0, 1]);
  works[1]!.resolve('second');
  await taken[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const [i, work] of works.entries()) work.resolve(String(i));
  expect(await Promise.all(taken)).toEqual(['0', 'second', '2', '3']);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('work that fails gives its place back', async () => {
  const slots = openSlots(1, 0);
  await expect(slots.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.take(async () => 'next')).toBe('next');
});
