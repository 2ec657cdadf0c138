import { expect, test } from 'vitest';
import { writtenIn } from './written.web.ts';

const added = { field: '', grid: 'val', rowId: 7, rowNm: 'payAmt', kind: 'insert', from: null, to: null } as const;
const change = (rowId: number, from: unknown, to: unknown) =>
  ({ field: 'fieldVal', grid: 'val', rowId, kind: 'update', from, to }) as const;

test('a row tells what was written when it was added: what stands there, or what was changed first', () => {
  const rows = [
    { id: 7, fieldVal: '300' },
    { id: 8, fieldVal: '5' },
  ];
  expect(writtenIn(added, 'fieldVal', [], rows)).toBe('300');
  expect(writtenIn(added, 'fieldVal', [change(8, '4', '5')], rows)).toBe('300');
  const later = [change(7, '200', '300'), change(7, '100', '200')];
  expect(writtenIn(added, 'fieldVal', later, rows)).toBe('100');
  // Of a row that went the trail keeps what stood there.
  const gone = { ...change(7, '100', null), kind: 'delete' } as const;
  expect(writtenIn(added, 'fieldVal', [gone], [])).toBe('100');
});
