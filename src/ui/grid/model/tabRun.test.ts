import { describe, expect, test } from 'vitest';
import { ranOn, runAt, strayed } from './tabRun.ts';

const at = (col: number, row = 2) => ({ row, col });
const run = ranOn(ranOn(undefined, at(1), at(3)), at(3), at(4));

describe('a row that is filled in by Tab', () => {
  test('began where the first Tab was pressed', () => {
    expect(run).toEqual({ from: 1, at: at(4) });
    expect(ranOn(undefined, at(4), at(5)).from).toBe(4);
  });
  test('is the same one after going back in it to mend a cell, and on from there', () => {
    const back = strayed(strayed(run, at(4), at(3)), at(3), at(0))!;
    expect(back).toEqual({ from: 1, at: at(0) });
    expect(ranOn(back, at(0), at(1))).toEqual({ from: 1, at: at(1) });
  });
  test('is left by another row, and by whatever leads elsewhere unnoticed', () => {
    expect(strayed(run, at(4), at(4, 1))).toBeUndefined();
    expect(strayed(run, at(5), at(4))).toBeUndefined();
    expect(runAt(run, at(5))).toBeUndefined();
    expect(ranOn(run, at(5), at(6)).from).toBe(5);
  });
});
