import { expect, test } from 'vitest';
import { onlyKeys, valOf, withVal } from './vals.web.ts';

const rows = [
  { id: 1, sortNo: 1, fieldKey: 'payDt', fieldVal: '2026-11-20' },
  { id: 2, sortNo: 2, fieldKey: 'payAmt', fieldVal: '5' },
];

test('a value is entered once and changed in its row', () => {
  const first = withVal([], 'payAmt', '100');
  expect(first).toMatchObject([{ fieldKey: 'payAmt', fieldVal: '100', sortNo: 1 }]);
  expect(withVal(first, 'payAmt', '200')).toMatchObject([{ fieldKey: 'payAmt', fieldVal: '200' }]);
  expect(withVal(rows, 'payAmt', null)[1]).toEqual({ ...rows[1], fieldVal: null });
  expect(withVal(rows, 'payTxt', '')).toBe(rows);
});

test('fields of another form go: stored ones with the next save, new ones at once', () => {
  const mixed = withVal(rows, 'place', '부산');
  const kept = onlyKeys(mixed, new Set(['payAmt']));
  expect(kept).toMatchObject([{ id: 1, _deleted: true }, { id: 2 }]);
  expect(kept).toHaveLength(2);
  expect([valOf(kept, 'payDt'), valOf(kept, 'payAmt')?.fieldVal]).toEqual([undefined, '5']);
});
