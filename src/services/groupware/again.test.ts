import { expect, test } from 'vitest';
import { beforeOf, isOfBefore, refusal, wayBack } from './again.ts';

test('a document drafted anew knows the one before, who refused it and why', () => {
  const vals = [
    { fieldKey: 'payAmt', fieldVal: '5' },
    wayBack(7, 'GWEXP-2026-0002'),
    ...refusal('11-20', '강', '예산 초과'),
  ];
  expect(beforeOf(vals)).toEqual({ id: 7, no: 'GWEXP-2026-0002', by: '11-20 강', why: '예산 초과' });
  expect(vals.filter(isOfBefore)).toHaveLength(3);
  expect(beforeOf([wayBack(7, null)])).toMatchObject({ id: 7, no: '', by: '', why: '' });
  expect(beforeOf(vals.slice(0, 1))).toBeUndefined();
});

test('an opinion of several lines is told in one: a value of a form has no other', () => {
  expect(refusal('11-20', '강', ' 예산 초과\r\n  다시 검토\n').at(-1)?.fieldVal).toBe('예산 초과 다시 검토');
});
