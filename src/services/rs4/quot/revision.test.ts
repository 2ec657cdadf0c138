import { expect, test } from 'vitest';
import { numberOf } from './print.ts';
import { revisedEnd, revisedWords, revisionMark } from './revision.ts';

test('a revision bears one mark, on screens and on paper', () => {
  expect([revisionMark(0), revisionMark(null), revisionMark(2)]).toEqual(['', '', 'r2']);
  expect(numberOf({ quotNo: 'RQ-2611-0001', revNo: 2 })).toBe('RQ-2611-0001 r2');
  expect(numberOf({ quotNo: 'RQ-2611-0001', revNo: 0 })).toBe('RQ-2611-0001');
});

test('the sentence after it names both rates where they differ', () => {
  const next = { revNo: 1, excRt: '1385.40' };
  expect(revisedEnd(next, { excRt: '1392.15' })).toBe('reviseRate');
  expect(revisedWords(next, {}, { excRt: '1392.15' })).toEqual({ rev: 'r1', rateFrom: '1,392.15', rateTo: '1,385.40' });
  expect(revisedEnd(next, { excRt: '1385.4' })).toBeUndefined();
  expect(revisedWords(next, {}, { excRt: '1385.40' })).toEqual({ rev: 'r1' });
});
