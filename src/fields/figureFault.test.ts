import { expect, test } from 'vitest';
import { integer, qty, typeOf, weight, won } from './index.ts';
import type { Field } from '../core/field.ts';

const told = (field: Field, value: unknown) => {
  const parsed = typeOf(field).parse(value, field);
  return 'problem' in parsed ? [parsed.problem.text, ...(parsed.problem.args ?? [])] : undefined;
};

test('a figure that its column refuses says what is wrong with it: a letter, a decimal, too many of them', () => {
  expect(told(won(), '12,O00')).toEqual(['figureLetter', 4, 'O']);
  expect(told(integer(), '1l')).toEqual(['figureLetter', 2, 'l']);
  expect(told(qty(), '2만')).toEqual(['figureLetter', 2, '만']);
  expect(told(integer(), '12.5')).toEqual(['figureWhole']);
  expect(told(integer(), 12.5)).toEqual(['figureWhole']);
  expect(told(won(), '12.5')).toEqual(['figureWhole']);
  expect(told(weight(), '12.123456')?.[0]).toBe('figurePlaces');
  expect(told(won(), '1-2')).toEqual(['decimal', 0]);
  expect(told(won(), '12')).toBeUndefined();
});
