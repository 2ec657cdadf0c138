import { expect, test } from 'vitest';
import { resources } from '../../../services/index.ts';
import { cardParts } from './cardParts.ts';
import { listColumns } from './columns/columns.ts';

const partsOf = (prefix: string) => {
  const resource = resources.find((one) => one.prefix === prefix)!;
  const words = { codes: () => [], nameOf: ({ value }: { readonly value: string }) => value };
  const { title, date, state, amount } = cardParts(
    resource,
    listColumns(resource, (name) => name, words),
  );
  return [title, date, state, amount].map((column) => column?.name);
};

test.each([
  ['rs4/quot', ['quotNo', 'quotDt', 'stCd', 'quotAmount']],
  ['rs4/order', ['orderNo', 'orderDt', 'stCd', 'quotAmount']],
  ['rs4/inv', ['invNo', 'invDt', 'stCd', 'sumAmount']],
  ['rs4/purc', ['purcNo', 'purcDt', 'stCd', 'purcTot']],
])('a card of %s tells what it comes to, not what was invoiced or paid of it', (prefix, parts) => {
  expect(partsOf(prefix)).toEqual(parts);
});

test('vessels have no amount', () => expect(partsOf('rs4/ship')).toEqual(['shipNm', undefined, undefined, undefined]));
