/** HS codes of six and ten digits, as they are read where ten are needed. */
import { expect, it } from 'vitest';
import type { FormatContext } from '../../core/field.ts';
import { hsCd, hsCdType } from './customs.ts';

const plain: FormatContext = { lang: 'ko', codeName: (_group, key) => key };

it.each([
  ['840991', true, '8409.91-____'],
  ['8409919090', true, '8409.91-9090'],
  ['840991', false, '8409.91'],
  ['8409919090', false, '8409.91-9090'],
])('%s, whole %s: %s', (code, whole, shown) => {
  const field = hsCd({ whole });
  expect(hsCdType.format(code, field, plain)).toBe(shown);
  // What is copied from there is read as it stood.
  expect(hsCdType.parse(shown, hsCd())).toEqual({ value: code });
});

it('a heading with its empty places is no code of ten digits', () => {
  expect(hsCdType.parse('8409.91-____', hsCd({ whole: true }))).toMatchObject({ problem: { code: 'E_PATTERN' } });
});
