import { describe, expect, test } from 'vitest';
import { fits, landing, planPaste, spread } from './paste.ts';
import type { PasteTarget } from './paste.ts';
import type { Table } from './clipboard.ts';

/** Three columns: name, quantity (figures only), total (computed). */
const now = [
  ['도장', '3', '30'],
  ['아연판', '37', '370'],
];
const target = (over: Partial<PasteTarget> = {}): PasteTarget => ({
  rows: 2,
  cols: 3,
  maxRows: 10,
  isOpen: (_row, col) => col !== 2,
  same: (row, col, value) => now[row]?.[col] === value,
  read: ({ text }, col) => ({ value: text, bad: col === 1 && !/^\d*$/.test(text), blank: text === '' }),
  ...over,
});
const table = (...lines: string[]): Table => lines.map((line) => line.split('|').map((text) => ({ text })));
const at = (top: number, left: number) => ({ top, left, bottom: top, right: left });
const verdicts = (lines: Table, over = at(0, 0), more: Partial<PasteTarget> = {}) =>
  planPaste(lines, over, target(more)).cells.map((row) => row.map(({ verdict }) => verdict).join(' '));

describe('a pasted table', () => {
  test('fits over cells and adds rows at the end', () => {
    const plan = planPaste(table('소제|4', '밸브|12', '보일러|1'), at(1, 0), target());
    expect(fits(plan)).toBe(true);
    expect(plan.added).toBe(2);
    expect(plan.rect).toEqual({ top: 1, left: 0, bottom: 3, right: 1 });
    expect(landing(plan, false)).toHaveLength(6);
  });
  test('tells bad cells, closed cells and those that stay the same apart', () => {
    expect(verdicts(table('도장|많이|99', '아연판|5|370', '새|1|0'))).toEqual([
      'same bad closed',
      'same lands same',
      'lands lands closed',
    ]);
  });
  test('asks nothing for blanks over closed cells', () => {
    expect(verdicts(table('|1|'))).toEqual(['lands lands same']);
    expect(verdicts(table('|1|'), at(2, 0))).toEqual(['same lands same']);
  });
  test('takes bad cells along only when wanted', () => {
    const plan = planPaste(table('새|많이'), at(0, 0), target());
    expect(plan.counts).toEqual({ lands: 1, same: 0, closed: 0, bad: 1 });
    expect(fits(plan)).toBe(false);
    expect(landing(plan, false).map(({ text }) => text)).toEqual(['새']);
    expect(landing(plan, true).map(({ text, value }) => [text, value])).toEqual([
      ['새', '새'],
      ['많이', '많이'],
    ]);
  });
  test('loses columns and rows that have no place, and says how many', () => {
    const wide = planPaste(table('a|1|x|y'), at(0, 1), target());
    expect([wide.lostCols, wide.cells[0]!.length]).toEqual([2, 2]);
    const long = planPaste(table('a', 'b', 'c'), at(1, 0), target({ maxRows: 2 }));
    expect([long.lostRows, long.added, fits(long)]).toEqual([2, 0, false]);
  });
  test('lands in an empty grid', () => {
    const plan = planPaste(table('a|1', 'b|2'), at(0, 0), target({ rows: 0 }));
    expect([plan.added, plan.counts.lands]).toEqual([2, 4]);
  });
});

describe('a table over a larger selection', () => {
  const size = (lines: Table) => [lines.length, lines[0]!.length];
  test('is repeated where it fills it evenly', () => {
    expect(size(spread(table('7'), { top: 0, left: 0, bottom: 4, right: 1 }))).toEqual([5, 2]);
    expect(
      spread(table('a', 'b'), { top: 0, left: 0, bottom: 3, right: 0 })
        .flat()
        .map(({ text }) => text),
    ).toEqual(['a', 'b', 'a', 'b']);
  });
  test('keeps its size where it does not', () => {
    expect(size(spread(table('a', 'b'), { top: 0, left: 0, bottom: 2, right: 0 }))).toEqual([2, 1]);
    expect(size(spread(table('a|b', 'c|d'), at(0, 0)))).toEqual([2, 2]);
  });
});

test('a cell may open by what the same line brings', () => {
  // The third column is written where the first says so, by the table or already.
  const isOpen: PasteTarget['isOpen'] = (row, col, line) => col !== 2 || (line[0]?.value ?? now[row]?.[0]) === '도장';
  expect(verdicts(table('도장|3|31', '비고|37|371'), at(0, 0), { isOpen })).toEqual([
    'same same lands',
    'lands same closed',
  ]);
  expect(verdicts(table('도장|3|31'), at(1, 0), { isOpen })).toEqual(['lands lands lands']);
});
