import { expect, test } from 'vitest';
import { resources } from '../../../services/index.ts';
import { cardParts, isNamed } from './cardParts.ts';
import { listColumns } from './columns/columns.ts';

const cardOf = (prefix: string) => {
  const resource = resources.find((one) => one.prefix === prefix)!;
  const words = { codes: () => [], nameOf: ({ value }: { readonly value: string }) => value };
  return cardParts(
    resource,
    listColumns(resource, (name) => name, words),
  );
};
const factsOf = (prefix: string) => cardOf(prefix).facts;
const partsOf = (prefix: string) => {
  const { code, title, facts, date, state, amounts } = cardOf(prefix);
  const one = [code, title, date, state].map((column) => column?.name);
  return [...one, facts.map(({ name }) => name), amounts.map(({ name }) => name)];
};

test.each([
  [
    'rs4/quot',
    ['quotNo', 'quotTitle', 'quotDt', 'stCd', ['shipId', 'clntId'], ['quotAmountFrgn', 'sumAmount', 'quotAmount']],
  ],
  ['rs4/order', ['orderNo', 'orderTitle', 'orderDt', 'stCd', ['shipId', 'clntId'], ['quotAmount']]],
  [
    'rs4/inv',
    ['invNo', 'clntId', 'invDt', 'stCd', ['shipId', 'orderId', 'invKindCd'], ['quotAmountFrgn', 'sumAmount']],
  ],
  ['rs4/purc', ['purcNo', 'clntId', 'purcDt', 'stCd', ['orderId', 'shipNm', 'purcTpCd'], ['purcTot']]],
])(
  'a card of %s says in words what it is, and what it comes to, not what was invoiced or paid of it',
  (prefix, parts) => {
    expect(partsOf(prefix)).toEqual(parts);
  },
);

test.each([
  ['shipwork/impDecl', []],
  ['platform/usage', ['usageYm', 'qty']],
  ['platform/subsc', ['userCnt', 'startDt']],
  ['bta/decl', ['totPkgCnt']],
  ['bta/vhcl', ['tonG']],
])('figures and days on a card of %s stand behind their names', (prefix, named) => {
  expect(
    factsOf(prefix)
      .filter(isNamed)
      .map(({ name }) => name),
  ).toEqual(named);
});

test('a card of a bill says what is left of it, where its list tells', () => {
  expect(cardOf('platform/bill').left?.name).toBe('leftAmt');
  expect(cardOf('rs4/inv').left).toBeUndefined();
});

test('what is amiss of bonded cargo stands by itself on its card, and takes no room from its place', () => {
  expect(cardOf('bwms/stock').facts.map(({ name }) => name)).toEqual(['blNo', 'ownerNm', 'itemNm', 'locCd']);
});

test('with whom a document is stands by its number, not among what is told of it', () => {
  expect(cardOf('shipwork/order').facts.map(({ name }) => name)).toEqual(['shipNm', 'portCd']);
  expect(cardOf('platform/subsc').facts.map(({ name }) => name)).toEqual(['sysCd', 'prodId', 'userCnt', 'startDt']);
  // The operator reads the company as the title.
  expect(
    ['shipwork/order', 'platform/usage', 'platform/subsc', 'platform/bill'].map((one) => cardOf(one).told),
  ).toEqual([true, true, false, false]);
});

test('vessels have no amount', () => {
  const [code, title, , , , amounts] = partsOf('rs4/ship');
  expect([code, title, amounts]).toEqual([undefined, 'shipNm', []]);
});
