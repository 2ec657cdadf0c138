import { expect, it } from 'vitest';
import { wonWords } from './wonWords.ts';

it.each([
  ['17062099', '일천칠백육만이천구십구'],
  ['10000', '일만'],
  ['100000000', '일억'],
  ['1000000010', '일십억일십'],
  ['999999999999', '구천구백구십구억구천구백구십구만구천구백구십구'],
  ['0', '영'],
  ['-10009', '마이너스 일만구'],
  ['000120', '일백이십'],
])('%s is %s', (amount, words) => expect(wonWords(amount)).toBe(words));
