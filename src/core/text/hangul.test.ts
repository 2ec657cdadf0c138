/** What is typed by its beginning is meant before what only holds it. */
import { expect, test } from 'vitest';
import { begunFirst } from './hangul.ts';

const partners = ['감천데모보세창고(주)', '참데모선용품(주)', '주식회사 참데모상사'];
const names = (keyword: string) => begunFirst(keyword, partners, (name) => [name]);

test.each([
  ['ㅊㄷㅁ', ['참데모선용품(주)', '주식회사 참데모상사', '감천데모보세창고(주)']],
  ['참데', ['참데모선용품(주)', '주식회사 참데모상사', '감천데모보세창고(주)']],
  ['ㄱㅊ', partners],
  ['데모', partners],
  [' ', partners],
])('%s', (typed, order) => expect(names(typed)).toEqual(order));
