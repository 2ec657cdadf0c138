import { describe, expect, test } from 'vitest';
import {
  moveColumn,
  orderColumns,
  plainLayout,
  stepColumn,
  toggleColumn,
  toggleFreeze,
  visibleColumns,
} from './layout.ts';

const columns = [
  { key: 'no', frozen: true, hideable: false },
  { key: 'a' },
  { key: 'b' },
  { key: 'c' },
  { key: 'state', pinnedEnd: true },
];
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(' ');

describe('order', () => {
  test('is the declared one at first', () => {
    expect(keys(orderColumns(columns, plainLayout))).toBe('no a b c state');
  });

  test('keeps a column that came later beside its declared neighbour', () => {
    expect(keys(orderColumns(columns, { ...plainLayout, order: ['no', 'c', 'a', 'state'] }))).toBe('no c a b state');
  });

  test('forgets columns that are gone and never mixes the bands', () => {
    expect(keys(orderColumns(columns, { ...plainLayout, order: ['state', 'gone', 'b', 'no', 'a', 'c'] }))).toBe(
      'no b a c state',
    );
  });
});

test('hidden columns go, except the one that must stay', () => {
  const hidden = toggleColumn(toggleColumn(plainLayout, 'b'), 'no');
  expect(keys(visibleColumns(columns, hidden))).toBe('no a c state');
  expect(keys(visibleColumns(columns, toggleColumn(hidden, 'b')))).toBe('no a b c state');
});

test('a column is dragged to another place, or stepped', () => {
  expect(keys(orderColumns(columns, moveColumn(columns, plainLayout, 'a', 'c')))).toBe('no b c a state');
  expect(keys(orderColumns(columns, stepColumn(columns, plainLayout, 'c', -1)))).toBe('no a c b state');
  expect(keys(orderColumns(columns, stepColumn(columns, plainLayout, 'state', 1)))).toBe('no a b c state');
});

test('columns up to a frozen one stay at the left, in the order of the person', () => {
  const frozen = (layout: typeof plainLayout) =>
    keys(visibleColumns(columns, layout).filter((column) => column.frozen));
  const upTo = toggleFreeze(plainLayout, 'b');
  expect(frozen(upTo)).toBe('no a b');
  expect(frozen({ ...upTo, order: ['no', 'b', 'a'] })).toBe('no b');
  expect(frozen({ ...upTo, hidden: ['b'] })).toBe('no');
  expect(frozen(toggleFreeze(upTo, 'b'))).toBe('no');
  expect(frozen(toggleFreeze(plainLayout, 'state'))).toBe('no');
});
