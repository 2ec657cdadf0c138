import { expect, test } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { qty, rows, text } from '../../fields/index.ts';
import { merge, rowLists } from './working.ts';

const shelf: Resource = {
  ...{ prefix: 'rs4/shelf', table: 'RS4_SHELF', scope: 'OWN', menus: [{ menu: 'R33' }], name: 'itemNo' },
  fields: { itemNo: text(30), ledger: rows({ inQty: qty() }, { readOnly: true, latest: 2 }) },
  ...{ search: { keyword: [] }, list: ['itemNo'] },
};

test('rows of which the latest alone came along stay where they stand among all of them', () => {
  const ledger = [
    { id: 41, sortNo: 41, inQty: '1', remark: null },
    { id: 42, sortNo: 42, inQty: '2', remark: null },
  ];
  const stored = { id: 1, itemNo: 'A', ledger };
  const { record, deleted } = merge(shelf, stored, { header: { itemNo: 'B' }, grids: {}, problems: [] }, () => ({}));
  expect(record.itemNo).toBe('B');
  expect(rowLists('ledger', record, stored, deleted.ledger!)).toEqual({ inserted: [], updated: [], deleted: [] });
});
