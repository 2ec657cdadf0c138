import { expect, test } from 'vitest';
import { madeWays } from './madeWays.ts';

const works = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ prefix: 'rs4/work', id: at + 1, name: `RW-${at + 1}` }));

test('every record that was made is linked, or the list that shows all of them is', () => {
  expect(madeWays(works(4))).toEqual({ named: works(4) });
  expect(madeWays(works(5))).toEqual({
    named: works(3),
    rest: { prefix: 'rs4/work', left: 2, ids: [1, 2, 3, 4, 5] },
  });
});
