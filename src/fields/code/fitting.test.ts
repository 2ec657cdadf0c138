import { expect, test } from 'vitest';
import { code, fitting } from './index.ts';

const field = code('BW_IO_TP', { onlyBy: { field: 'ioCd', keys: { I: ['10', '20'], O: ['50'] } } });

test('a code takes the keys that fit the field it follows, and all as long as that says nothing', () => {
  expect(fitting(field, { ioCd: 'I' }).only).toEqual(['10', '20']);
  expect(fitting(field, { ioCd: 'O' }).only).toEqual(['50']);
  for (const record of [{}, { ioCd: null }, { ioCd: 'X' }]) expect(fitting(field, record)).toBe(field);
  const plain = code('NAT');
  expect(fitting(plain, { ioCd: 'I' })).toBe(plain);
});
