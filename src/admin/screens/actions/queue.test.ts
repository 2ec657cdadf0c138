import { expect, test } from 'vitest';
import { nextIn } from './queue.ts';

test('what was done counts no more, whether the list still has it or not', () => {
  expect(nextIn({ data: [{ id: 7 }, { id: 8 }], total: 3 }, 7)).toEqual({ next: 8, count: 2 });
  expect(nextIn({ data: [{ id: 8 }, { id: 9 }], total: 2 }, 7)).toEqual({ next: 8, count: 2 });
  expect(nextIn({ data: [{ id: 7 }], total: 1 }, 7)).toEqual({ next: undefined, count: 0 });
  expect(nextIn({}, 7)).toEqual({ next: undefined, count: 0 });
});
