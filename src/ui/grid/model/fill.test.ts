import { describe, expect, test } from 'vitest';
import { dragged, fillAll, fillDown, fillFrom, fillRight } from './fill.ts';
import type { SeriesValue } from './fill.ts';
import type { Spot } from './selection.ts';

const rect = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });
const sheet =
  (lines: readonly (readonly string[])[]) =>
  ({ row, col }: Spot): SeriesValue => {
    const text = lines[row]?.[col] ?? '';
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return { kind: 'day', text };
    return /^-?\d+(\.\d+)?$/.test(text) ? { kind: 'figure', text } : undefined;
  };
const told = (list: ReturnType<typeof fillFrom>) =>
  list.map(({ to, from, value }) => value ?? `${to.row}.${to.col}=${from.row}.${from.col}`);

test('the handle reaches along the longer way, up and to the left as well', () => {
  const source = rect(2, 2, 3, 2);
  expect(dragged(source, { row: 6, col: 3 })).toEqual(rect(2, 2, 6, 2));
  expect(dragged(source, { row: 2, col: 5 })).toEqual(rect(2, 2, 3, 5));
  expect(dragged(source, { row: 0, col: 2 })).toEqual(rect(0, 2, 3, 2));
  expect(dragged(source, { row: 3, col: 2 })).toEqual(source);
});

test('Ctrl D takes the first row over the others, a single row the one above', () => {
  expect(told(fillDown(rect(0, 0, 2, 1)))).toEqual(['1.0=0.0', '1.1=0.1', '2.0=0.0', '2.1=0.1']);
  expect(told(fillDown(rect(4, 1, 4, 1)))).toEqual(['4.1=3.1']);
  expect(fillDown(rect(0, 0, 0, 3))).toEqual([]);
  expect(told(fillAll(rect(0, 1, 2, 1), { row: 1, col: 1 }))).toEqual(['0.1=1.1', '2.1=1.1']);
  expect(fillAll(rect(3, 2, 3, 2), { row: 3, col: 2 })).toEqual([]);
  expect(told(fillAll(rect(0, 0, 1, 1), { row: 0, col: 0 }))).toEqual(['0.1=0.0', '1.0=0.0', '1.1=0.0']);
});

test('Ctrl R takes the first column over the others, a single column the one before', () => {
  expect(told(fillRight(rect(0, 0, 1, 2)))).toEqual(['0.1=0.0', '0.2=0.0', '1.1=1.0', '1.2=1.0']);
  expect(told(fillRight(rect(1, 4, 2, 4)))).toEqual(['1.4=1.3', '2.4=2.3']);
  expect(fillRight(rect(0, 0, 3, 0))).toEqual([]);
});

describe('the handle', () => {
  test('repeats texts and single figures', () => {
    const at = sheet([['도장'], ['소제'], [''], ['']]);
    expect(told(fillFrom(rect(0, 0, 1, 0), rect(0, 0, 4, 0), at))).toEqual(['2.0=0.0', '3.0=1.0', '4.0=0.0']);
    expect(told(fillFrom(rect(0, 0, 0, 0), rect(0, 0, 2, 0), sheet([['7']])))).toEqual(['1.0=0.0', '2.0=0.0']);
  });
  test('goes on with even steps of figures and days, exactly', () => {
    expect(told(fillFrom(rect(0, 0, 1, 0), rect(0, 0, 3, 0), sheet([['0.1'], ['0.3']])))).toEqual(['0.5', '0.7']);
    const days = sheet([['2026-02-27', '2026-02-28']]);
    expect(told(fillFrom(rect(0, 0, 0, 1), rect(0, 0, 0, 3), days))).toEqual(['2026-03-01', '2026-03-02']);
  });
  test('goes back upwards and to the left', () => {
    expect(told(fillFrom(rect(2, 0, 3, 0), rect(0, 0, 3, 0), sheet([[''], [''], ['10'], ['20']])))).toEqual([
      '-10',
      '0',
    ]);
    expect(told(fillFrom(rect(1, 0, 1, 0), rect(0, 0, 1, 0), sheet([[''], ['x']])))).toEqual(['0.0=1.0']);
  });
  test('repeats what rises unevenly', () => {
    const at = sheet([['1'], ['2'], ['4']]);
    expect(told(fillFrom(rect(0, 0, 2, 0), rect(0, 0, 3, 0), at))).toEqual(['3.0=0.0']);
  });
});
