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

test('nobody holds more places than each may, and whoever comes next is let past', async () => {
  const slots = openSlots(3, 5, 1);
  const started: string[] = [];
  const works = { yard: held(), other: held() };
  const take = (name: string, of: string, work: Promise<string>) =>
    slots.take(() => {
      started.push(name);
      return work;
    }, of);
  const first = take('yard 1', 'yard', works.yard.promise);
  const second = take('yard 2', 'yard', Promise.resolve('2'));
  const other = take('other', 'other', works.other.promise);
  await Promise.resolve();
  expect(started).toEqual(['yard 1', 'other']);
  works.yard.resolve('1');
  expect(await Promise.all([first, second])).toEqual(['1', '2']);
  expect(started).toEqual(['yard 1', 'other', 'yard 2']);
  works.other.resolve('done');
  await other;
});
