import { describe, expect, it } from 'vitest';
import { check } from './checks.ts';
import { placeProblems, without } from '../model/problems.ts';
import { sample } from '../model/sample.ts';

const good = { id: 1, docNm: '이름', lineList: [{ id: 4, sortNo: 1, nm: '가', price: '1' }] };
const places = (values: Record<string, unknown>) =>
  placeProblems(
    check(sample, values).map(({ warn: _warn, ...problem }) => ({ ...problem, message: problem.code })),
    values,
    (grid) => `${grid}List`,
  ).map(({ at, message }) => [at, message]);

describe('check', () => {
  it('finds nothing wrong with a good record', () => expect(places(good)).toEqual([]));
  it('names missing fields, also those that other values demand', () =>
    expect(places({ ...good, docNm: ' ', docDt: '2026-11-20' })).toEqual([
      ['docNm', 'E_REQUIRED'],
      ['clntId', 'E_REQUIRED'],
    ]));
  it('tells a refused value once, not also as missing', () =>
    expect(places({ ...good, docNm: '열한 글자가 넘는 이름', docDt: '20260230' })).toEqual([
      ['docNm', 'E_LENGTH'],
      ['docDt', 'E_PATTERN'],
    ]));
  it('finds the cell, by the key of its row, past deleted rows', () => {
    const lineList = [
      { id: 4, nm: null, _deleted: true },
      { id: 5, nm: '가', price: '7' },
      { uid: 'n1', nm: null, price: 'x' },
    ];
    expect(places({ ...good, lineList })).toEqual([
      ['line/n1/price', 'E_PATTERN'],
      ['line/n1/nm', 'E_REQUIRED'],
      ['line/5/price', 'E_RANGE'],
    ]);
  });
  it('asks for a secret only when the record is made', () => {
    const { id: _id, ...made } = good;
    expect(places({ ...made, pw: 'short' })).toEqual([['pw', 'E_PATTERN']]);
  });
});

describe('placeProblems', () => {
  const values = {
    lineList: [
      { id: 4, sortNo: 1 },
      { uid: 'n1', sortNo: 2 },
    ],
  };
  const listOf = () => 'lineList';
  it('puts server problems at the row with that id or client id, else at its position', () => {
    const found = [
      { code: 'E_REF', grid: 'line', row: 0, uid: 'n1', field: 'nm', message: 'a' },
      { code: 'E_REF', grid: 'line', row: 0, field: 'nm', message: 'b' },
      { code: 'E_DUP', field: 'regNo', message: 'c' },
      { code: 'E_STATE', message: 'd' },
    ];
    expect(placeProblems(found, values, listOf).map(({ at }) => at)).toEqual(['line/n1/nm', 'line/4/nm', 'regNo', '']);
  });
  it('keeps one problem a place, and forgets it when the place is edited', () => {
    const twice = [
      { code: 'A', field: 'regNo', message: 'a' },
      { code: 'B', field: 'regNo', message: 'b' },
    ];
    const placed = placeProblems(twice, values, listOf);
    expect(placed).toHaveLength(1);
    expect(without(placed, 'regNo')).toEqual([]);
    expect(without(placed, 'other')).toBe(placed);
  });
});
