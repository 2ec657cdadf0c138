import { expect, test } from 'vitest';
import { findKeyword } from './highlight.ts';

test('letters, whatever their case', () => {
  expect(findKeyword('HANBIT NURI', 'nuri')).toEqual({ from: 7, to: 11 });
});

test('initial consonants mark the syllables they stand for', () => {
  expect(findKeyword('선박 한빛누리', 'ㅎㅂㄴㄹ')).toEqual({ from: 3, to: 7 });
});

test('nothing typed and nothing found mark nothing', () => {
  expect(findKeyword('한빛누리', ' ')).toBeUndefined();
  expect(findKeyword('한빛누리', '바다')).toBeUndefined();
});
