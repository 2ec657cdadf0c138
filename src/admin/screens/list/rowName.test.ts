import { expect, test } from 'vitest';
import { expDecl } from '../../../services/shipwork/expDecl/expDecl.ts';
import { rowName } from './rowName.ts';

test('a row is called by its name, by what comes before it, or by what the list tells', () => {
  const row = { id: 7, declNo: null, exprClntId: 3, exprClntNm: '누리상사', buyerNm: 'PACIFIC EXAMPLE' };
  expect(rowName(expDecl, { ...row, declNo: '9988826000001X' }, 'ko')).toBe('99888-26-000001X');
  expect(rowName(expDecl, { ...row, mgtNo: 'EX-7' }, 'ko')).toBe('EX-7');
  expect(rowName(expDecl, row, 'ko')).toBe('누리상사 · PACIFIC EXAMPLE');
  expect(rowName(expDecl, { id: 7 }, 'ko')).toBe('#7');
});
