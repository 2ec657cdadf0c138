import { describe, expect, test } from 'vitest';
import { text } from '../../fields/index.ts';
import type { Table } from '../../ui/grid/model/clipboard.ts';
import { headed } from './heads.ts';
import type { Fits } from './heads.ts';

const columns = ['품명', '수량', '단가'].map((label) => ({ name: label, field: text(50), label, fixed: false }));
const table = (...lines: string[]): Table => lines.map((line) => line.split('|').map((one) => ({ text: one })));
const read = (lines: Table, left = 0, fits?: Fits) => {
  const found = headed(lines, columns, left, fits);
  return found && [found.columns.map(({ name }) => name), found.lines.map((line) => line.map((cell) => cell.text))];
};

describe('the first line of a pasted table', () => {
  test('names columns in whatever order, with the mark of required ones', () => {
    expect(read(table('단가|품명 *', '100|도장'))).toEqual([['단가', '품명'], [['100', '도장']]]);
  });
  test('leaves a column out that the grid lacks, and one that is named twice, and says so', () => {
    const lines = table('품명|비고|수량|수량|메모', '도장|급함|3|4|', '소제||5||');
    expect(read(lines)).toEqual([
      ['품명', '수량'],
      [
        ['도장', '3'],
        ['소제', '5'],
      ],
    ]);
    // Nothing stands below the last one.
    expect(headed(lines, columns, 0)?.unknown).toEqual(['비고', '수량']);
  });
  test('tells a column without a head by its place', () => {
    expect(headed(table('품명||수량', '도장|x|3'), columns, 0)?.unknown).toEqual(['2']);
  });
  test('is a line of values where it names none of them', () => {
    expect(read(table('도장|3', '소제|5'))).toBeUndefined();
    expect(read(table('품명|수량'))).toBeUndefined();
  });
  test('names one column among others where no figure stands in it, and what is below are values of that column', () => {
    const digits: Fits = ({ label }, cell) => label !== '수량' || Number(cell.text) > 0;
    expect(read(table('메모|수량 *', '급함|3', '|'), 0, digits)).toEqual([['수량'], [['3'], ['']]]);
    expect(headed(table('메모|수량', '급함|3'), columns, 0)?.unknown).toEqual(['메모']);
    for (const lines of [
      ['수량|120', '3|120'],
      ['수량|2026-12-01', '3|2026-12-02'],
      ['메모|수량', '급함|많이'],
      ['메모|수량', '급함|'],
      ['메모|품명', '급함|품명'],
    ])
      expect(read(table(...lines), 0, digits), lines[0]).toBeUndefined();
  });
  test('a single word names a column in its place alone', () => {
    expect(read(table('수량', '3'), 1)).toEqual([['수량'], [['3']]]);
    expect(read(table('수량', '3'), 0)).toBeUndefined();
  });
});
