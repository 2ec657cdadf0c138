import { expect, it } from 'vitest';
import type { Resource } from '../core/resource.ts';
import { code, foreign, integer, text } from '../fields/index.ts';
import { fieldsWithin, textWithin } from './within.ts';

const paper: Resource = {
  prefix: 'sample/paper',
  table: 'SM_PAPER',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'no',
  search: { keyword: ['no'] },
  list: ['no', 'rev', 'currCd', 'amount'],
  fields: {
    no: text(20),
    rev: integer({ within: { field: 'no', mark: 'r' } }),
    currCd: code('CURR', { shows: 'key', within: { field: 'amount' } }),
    partCd: code('PART', { within: { field: 'count' } }),
    count: integer(),
    amount: foreign(),
  },
};
const context = { lang: 'ko', codeName: (_group: string, key: string) => `${key} 원` };
const beside = (host: string, record: Record<string, unknown>) => textWithin(paper, host, record, context);

it('finds what stands inside a cell', () => {
  expect(fieldsWithin(paper, 'no')).toEqual(['rev']);
  expect(fieldsWithin(paper, 'rev')).toEqual([]);
});

it('tells a revision, and none of the first', () => {
  expect(beside('no', { no: 'RQ-1', rev: 2 })).toBe('r2');
  expect(beside('no', { no: 'RQ-1', rev: 0 })).toBe('');
});

it('tells a word for whatever stands there, where there are words', () => {
  const amended: Resource = {
    ...paper,
    fields: { ...paper.fields, kindCd: code('KIND', { within: { field: 'no', word: true } }) },
  };
  const words = { ...context, t: (key: string) => `«${key}»` };
  expect(textWithin(amended, 'no', { no: 'TX-1', kindCd: '04' }, words)).toBe('«resources.sample/paper.within.kindCd»');
  expect(textWithin(amended, 'no', { no: 'TX-1', kindCd: null }, words)).toBe('');
  expect(textWithin(amended, 'no', { no: 'TX-1', kindCd: '04' }, context)).toBe('04 원');
});

it('tells other codes by their names', () => {
  expect(beside('count', { partCd: 'P', count: 3 })).toBe('P 원');
});

it('tells the currency of an amount by its key, and none where there is no amount', () => {
  expect(beside('amount', { currCd: 'USD', amount: '10.00' })).toBe('USD');
  expect(beside('amount', { currCd: 'USD', amount: '-10.00' })).toBe('USD');
  expect(beside('amount', { currCd: 'KRW', amount: '0.00' })).toBe('');
  expect(beside('amount', { currCd: 'KRW', amount: null })).toBe('');
});
