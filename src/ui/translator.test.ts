import { expect, test } from 'vitest';
import { translator } from './translator.ts';

const t = translator({
  a: { orders: '%{smart_count} order |||| %{smart_count} orders', one: '%{name} 견적', said: '바뀐 내용: ' },
});

test('a text of one and several takes the form for the count', () => {
  expect(t('a.orders', { smart_count: 1 })).toBe('1 order');
  expect(t('a.orders', { smart_count: 0 })).toBe('0 orders');
  expect(t('a.orders', { smart_count: 12 })).toBe('12 orders');
});

test('a text of one form keeps its blanks', () => {
  expect(t('a.said')).toBe('바뀐 내용: ');
});

test('places are filled, and an unknown key stays as it is', () => {
  expect(t('a.one', { name: '한빛누리' })).toBe('한빛누리 견적');
  expect(t('a.two')).toBe('a.two');
});
