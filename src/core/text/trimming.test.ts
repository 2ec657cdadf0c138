import { expect, test } from 'vitest';
import { joinedLines, thousands, trimEndOf, trimOf } from './trimming.ts';

test('letters go at the end, or at both ends, and nowhere else', () => {
  expect(trimEndOf('/a//b///', '/')).toBe('/a//b');
  expect(trimEndOf('///', '/')).toBe('');
  expect(trimOf(' .. a. b .', '. ')).toBe('a. b');
  expect(trimOf('', '. ')).toBe('');
});

test('lines are joined without their blanks, empty ones left out', () => {
  expect(joinedLines('a  \n\n  b\r\n\tc ', ' ')).toBe('a b c');
  expect(joinedLines('a b', ' ')).toBe('a b');
});

test('separators stand at every third digit', () => {
  expect(['', '1', '123', '1234', '123456', '1234567'].map(thousands)).toEqual([
    ...['', '1', '123', '1,234', '123,456', '1,234,567'],
  ]);
});
