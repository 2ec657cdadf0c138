import { expect, test } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { won, text } from '../../fields/index.ts';
import { declaredFor } from '../../record/sides.ts';
import type { RowsField } from '../../fields/rows/index.ts';
import { order } from '../../services/shipwork/order/order.ts';
import type { DetailColumn } from '../detail.ts';
import { groupHeads, headKinds } from './groupHeads.tsx';

/** Columns of the goods as a side knows them, without those that stand in the dialog of a row. */
const seenBy = (side: string): DetailColumn[] => {
  const { fields } = declaredFor(order as Resource, [side]).fields.item as RowsField;
  const columns = Object.entries(fields).filter(([, { more }]) => !more);
  return columns.map(([name, field]) => ({ name, field, label: name, fixed: false }));
};
const kinds = (side: string) => {
  const columns = seenBy(side);
  const found = headKinds(columns);
  return Object.fromEntries(columns.map(({ name }, at) => [name, found[at]]));
};

test('a supplier reads above its columns which are its own, which the buyer filled in, and which the buyer sees', () => {
  expect(kinds('sell')).toMatchObject({
    ...{ itemNm: 'theirs', qty: 'theirs', dlvQty: undefined },
    ...{ purcPrice: 'own', priceBaseCd: 'own', prftRt: 'own', price: 'both', quotAmount: 'both' },
  });
});

test('a buyer, from whom these are kept, reads nothing above its own; nor does anybody where nothing is kept', () => {
  expect(Object.values(kinds('buy')).filter(Boolean)).toEqual([]);
  expect(headKinds([{ field: text(5) }, { field: won() }])).toEqual([undefined, undefined]);
  // Where nobody else fills in rows only what is kept has something to say.
  expect(headKinds([{ field: text(5) }, { field: won({ seenBy: ['sell'] }) }])).toEqual([undefined, 'own']);
});

test('columns under the same words share one head, so that the grid draws them together', () => {
  const heads = groupHeads(seenBy('sell'), { t: (key: string) => key } as never);
  expect(new Set(heads.filter(Boolean)).size).toBe(3);
});
