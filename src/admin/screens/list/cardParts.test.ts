import { expect, test } from 'vitest';
import { resources } from '../../../services/index.ts';
import { cardParts } from './cardParts.ts';
import { listColumns } from './columns/columns.ts';

const partsOf = (prefix: string) => {
  const resource = resources.find((one) => one.prefix === prefix)!;
  const words = { codes: () => [], nameOf: ({ value }: { readonly value: string }) => value };
  const { code, title, facts, date, state, amounts } = cardParts(
    resource,
    listColumns(resource, (name) => name, words),
  );
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
  ['rs4/purc', ['purcNo', 'clntId', 'purcDt', 'stCd', ['orderId', 'purcTpCd'], ['purcTot']]],
])(
  'a card of %s says in words what it is, and what it comes to, not what was invoiced or paid of it',
  (prefix, parts) => {
    expect(partsOf(prefix)).toEqual(parts);
  },
);

test('vessels have no amount', () => {
  const [code, title, , , , amounts] = partsOf('rs4/ship');
  expect([code, title, amounts]).toEqual([undefined, 'shipNm', []]);
});
