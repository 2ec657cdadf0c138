import { expect, test } from 'vitest';
import { resources } from '../services/index.ts';
import { otherParty, partyColumns } from './otherParty.ts';

const of = (prefix: string) => resources.find((one) => one.prefix === prefix)!;
const order = { corpId: 8, supCorpId: 6, buyNm: '누리데모해운(주)', supNm: '참데모선용품(주)' };

test.each([
  ['the supplier reads the buyer', 'shipwork/order', order, 6, '누리데모해운(주)'],
  ['the buyer reads the supplier', 'shipwork/order', order, 8, '참데모선용품(주)'],
  [
    'the supplier in a list that lacks its side',
    'shipwork/order',
    { ...order, supCorpId: undefined },
    6,
    '누리데모해운(주)',
  ],
  [
    'the buyer in a list that lacks the other side',
    'shipwork/order',
    { ...order, supCorpId: undefined },
    8,
    '참데모선용품(주)',
  ],
  ['who buys from itself reads nobody', 'shipwork/order', { ...order, supCorpId: 8 }, 8, ''],
  [
    'the operator reads whose subscription it is',
    'platform/subsc',
    { ownCorpNm: '감천데모보세창고(주)' },
    1,
    '감천데모보세창고(주)',
  ],
  ['a company is told no name of its own', 'platform/bill', { corpId: 5, corpNm: '감천데모보세창고(주)' }, 5, ''],
  ['what is no document between companies', 'rs4/quot', { clntNm: '누리데모해운(주)' }, 2, ''],
])('%s', (_what, prefix, row, corpId, name) => expect(otherParty(of(prefix), row, corpId)).toBe(name));

test('columns that say whose it is', () => {
  expect(partyColumns(of('shipwork/order'))).toEqual(['buyNm', 'supNm']);
  expect(partyColumns(of('platform/bill'))).toEqual(['corpId']);
  expect(partyColumns(of('btcd/plan'))).toEqual([]);
});
