import { expect, test } from 'vitest';
import { piecesOf } from './RangeLayer.tsx';

const columns = [{ frozen: true }, { frozen: true }, {}, {}, { pinnedEnd: true }];
const pieces = (left: number, right: number) =>
  piecesOf({ left, right }, columns).map(({ band, left: from, right: to, first, last }) =>
    [band, from, to, first && 'first', last && 'last'].filter((part) => part !== false).join(' '),
  );

test('a box has one piece for each band of columns, with edges at its own ends only', () => {
  expect(pieces(2, 3)).toEqual(['middle 2 3 first last']);
  expect(pieces(1, 4)).toEqual(['start 1 1 first', 'middle 2 3', 'end 4 4 last']);
  expect(pieces(0, 1)).toEqual(['start 0 1 first last']);
});
