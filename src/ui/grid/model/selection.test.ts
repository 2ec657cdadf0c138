import { describe, expect, test } from 'vitest';
import {
  clamped,
  everything,
  heightOf,
  holds,
  isSingle,
  moved,
  only,
  range,
  rectOf,
  rowsBetween,
  walked,
  widthOf,
} from './selection.ts';
import type { Spot } from './selection.ts';

const at = (row: number, col: number): Spot => ({ row, col });
/** Filled cells of a small sheet: `#`. */
const sheet = ['##.#', '#..#', '....', '#.##'];
const field = {
  rows: 4,
  cols: 4,
  page: 3,
  filled: ({ row, col }: Spot) => sheet[row]?.[col] === '#',
};

describe('ranges', () => {
  test('have corners whichever way they were drawn', () => {
    const rect = rectOf({ from: at(3, 2), to: at(1, 0) });
    expect(rect).toEqual({ top: 1, left: 0, bottom: 3, right: 2 });
    expect([heightOf(rect), widthOf(rect)]).toEqual([3, 3]);
    expect([holds(rect, at(2, 2)), holds(rect, at(0, 0))]).toEqual([true, false]);
  });
  test('take whole rows, and everything without moving the keyboard', () => {
    expect(rectOf(rowsBetween(3, 1, 4))).toEqual({ top: 1, left: 0, bottom: 3, right: 3 });
    const all = everything(at(2, 1), field);
    expect(all.active).toEqual(at(2, 1));
    expect(rectOf(all)).toEqual({ top: 0, left: 0, bottom: 3, right: 3 });
  });
  test('shrink with the grid', () => {
    expect(clamped(range(at(3, 3), at(1, 1), at(3, 3)), { rows: 2, cols: 4 })).toEqual(
      range(at(1, 3), at(1, 1), at(1, 3)),
    );
    expect(clamped(only(at(0, 0)), { rows: 0, cols: 4 })).toBeUndefined();
    expect(isSingle(only(at(1, 1)))).toBe(true);
  });
});

describe('keys', () => {
  test('move by one and stop at the edges', () => {
    expect(moved(at(0, 0), 'ArrowDown', false, field)).toEqual(at(1, 0));
    expect(moved(at(0, 0), 'ArrowUp', false, field)).toEqual(at(0, 0));
    expect(moved(at(3, 3), 'ArrowRight', false, field)).toEqual(at(3, 3));
    expect(moved(at(1, 2), 'x', false, field)).toBeUndefined();
  });
  test('go to the ends of a row, of the grid, and by pages', () => {
    expect(moved(at(2, 2), 'Home', false, field)).toEqual(at(2, 0));
    expect(moved(at(2, 2), 'End', false, field)).toEqual(at(2, 3));
    expect(moved(at(2, 2), 'Home', true, field)).toEqual(at(0, 0));
    expect(moved(at(2, 2), 'End', true, field)).toEqual(at(3, 3));
    expect(moved(at(0, 1), 'PageDown', false, field)).toEqual(at(3, 1));
    expect(moved(at(1, 1), 'PageUp', false, field)).toEqual(at(0, 1));
  });
  test.each<[string, Spot, string, Spot]>([
    ['the end of a filled stretch', at(0, 0), 'ArrowRight', at(0, 1)],
    ['over a gap to the next filled', at(0, 1), 'ArrowRight', at(0, 3)],
    ['from a gap to the next filled', at(2, 0), 'ArrowUp', at(1, 0)],
    ['the edge when nothing comes', at(1, 1), 'ArrowDown', at(3, 1)],
    ['down a stretch', at(0, 3), 'ArrowDown', at(1, 3)],
    ['nowhere at the edge', at(0, 0), 'ArrowLeft', at(0, 0)],
  ])('jump with Ctrl to %s', (_words, from, key, to) => {
    expect(moved(from, key, true, field)).toEqual(to);
  });
});

describe('Enter and Tab', () => {
  const size = { rows: 4, cols: 4 };
  test('go down and right; Tab changes the row and leaves at the last cell', () => {
    expect(walked(only(at(1, 1)), 'Enter', false, size)).toEqual(at(2, 1));
    expect(walked(only(at(0, 1)), 'Enter', true, size)).toEqual(at(0, 1));
    expect(walked(only(at(1, 3)), 'Tab', false, size)).toEqual(at(2, 0));
    expect(walked(only(at(1, 0)), 'Tab', true, size)).toEqual(at(0, 3));
    expect(walked(only(at(3, 3)), 'Tab', false, size)).toBeUndefined();
    expect(walked(only(at(0, 0)), 'Tab', true, size)).toBeUndefined();
  });
  test('run round inside a range', () => {
    const two = (active: Spot) => range(active, at(1, 1), at(2, 2));
    expect(walked(two(at(2, 1)), 'Enter', false, size)).toEqual(at(1, 2));
    expect(walked(two(at(2, 2)), 'Enter', false, size)).toEqual(at(1, 1));
    expect(walked(two(at(1, 2)), 'Tab', false, size)).toEqual(at(2, 1));
    expect(walked(two(at(1, 1)), 'Tab', true, size)).toEqual(at(2, 2));
  });
});
