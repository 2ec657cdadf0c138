import { expect, test } from 'vitest';
import { sumsByUnit } from './unitSums.ts';

const row = (qty: string | null, unitCd: string | null = 'EA') => ({ qty, unitCd });
const of = (...rows: readonly ReturnType<typeof row>[]) => sumsByUnit(rows, 'qty', 'unitCd');

test('quantities of several units are summed unit by unit, in the order of the rows', () => {
  expect(of(row('2', 'BOX'), row('1.50'), row('3', 'BOX'), row('2'))).toEqual([
    ['BOX', '5'],
    ['EA', '3.50'],
  ]);
  // What counts nothing has no unit to tell.
  expect(of(row('2', 'BOX'), row('1'), row('0', 'M3'), row(null, null))).toEqual([
    ['BOX', '2'],
    ['EA', '1'],
  ]);
});

test('one unit is told too; an unknown unit or too many of them are summed nowhere', () => {
  expect(of(row('2'), row('3'), row('0', 'BOX'))).toEqual([['EA', '5']]);
  expect(of()).toBeUndefined();
  expect(of(row('2'), row('3', null))).toBeUndefined();
  expect(of(row('2'), row('3', ''))).toBeUndefined();
  expect(of(row('1', 'A'), row('1', 'B'), row('1', 'C'))).toHaveLength(3);
  expect(of(row('1', 'A'), row('1', 'B'), row('1', 'C'), row('1', 'D'))).toBeUndefined();
});
