import { expect, test } from 'vitest';
import { unmended } from './unmended.rules.ts';

const errors = [
  { code: 'CS-0217', text: '개수가 다릅니다.', field: 'pkgCnt', was: 1 },
  { code: 'CS-0131', text: '성분을 적으세요.', grid: 'model', rowId: 7, field: 'ingrNm', was: null },
  { code: 'CS-0900', text: '서류를 확인하세요.' },
];
const record = (values: object = {}, ingrNm: string | null = null) => ({
  ...{ pkgCnt: 1, model: [{ id: 7, ingrNm }], msg: [{ sortNo: 2, msgTpCd: 'REPLY', msgErrors: errors }] },
  ...values,
});
const left = (of: ReturnType<typeof record>) => unmended(of).map(({ args, warn }) => [args, warn]);

test('of what customs named only what still stands as it was is told', () => {
  expect(left(record())).toEqual([[[2], true]]);
  expect(left(record({ pkgCnt: 2 }))).toEqual([[[1], true]]);
  expect(left(record({ pkgCnt: 2 }, 'STEEL'))).toEqual([]);
  // A row that is gone is mended, and what has no place is nobody's to judge.
  expect(left(record({ pkgCnt: 2, model: [] }))).toEqual([]);
});

test('a message after the refusal, or none at all, leaves nothing to tell', () => {
  const sent = { sortNo: 3, msgTpCd: 'SEND', msgErrors: null };
  expect(left(record({ msg: [...record().msg, sent] }))).toEqual([]);
  expect(left(record({ msg: [] }))).toEqual([]);
  expect(unmended({})).toEqual([]);
});
