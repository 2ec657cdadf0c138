/** What typing the name of a row takes: the record that is called so by itself, any other text as it is. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { rows, text } from '../../fields/index.ts';
import { FieldEnvironmentContext } from '../../fields/ui-contract.ts';
import { environment } from '../../inputs/harness.tsx';
import type { Row } from '../editing.ts';
import type { Offered, Offering } from '../offers.ts';
import { OfferEditor } from './OfferEditor.tsx';

const column = { name: 'itemNm', field: text(200), label: '품명', fixed: false };
const items: readonly Offered[] = [
  { row: { id: 1, key: 'I1', value: '선체 도장' }, values: { itemNm: '선체 도장', unitCd: 'M2', price: '4000' } },
  { row: { id: 2, key: 'I2', value: '선체 도장 검사' }, values: { itemNm: '선체 도장 검사', unitCd: 'EA' } },
];
const offering: Offering = {
  ...{ typedIn: 'itemNm', ref: 'itemId', prefix: 'rs4/stdinfo/item' },
  kept: [{ figures: ['price'], with: ['price'] }],
  find: async (keyword) => items.filter(({ row }) => row.value.startsWith(keyword.trim().slice(0, 2))),
  begin: () => undefined,
  answered: () => false,
  weigh: async () => [],
  conditions: () => undefined,
};

let now: Row;
function Cell({ start }: { readonly start: Row }) {
  const [row, setRow] = useState(start);
  useEffect(() => {
    now = row;
  });
  const edit = { row, rowIndex: 0, columnKey: 'itemNm', columnName: '품명', live: true, onClose: () => undefined };
  return (
    <FieldEnvironmentContext value={environment()}>
      <OfferEditor
        column={column}
        offering={offering}
        rows={rows({ itemNm: column.field, unitCd: text(5) })}
        edit={{ ...edit, onRowChange: setRow }}
      />
    </FieldEnvironmentContext>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '품명' });
const marked = () => screen.queryAllByRole('option').findIndex((one) => one.getAttribute('aria-selected') === 'true');
async function type(words: string) {
  fireEvent.change(box(), { target: { value: words } });
  await act(() => vi.advanceTimersByTimeAsync(300));
}
const show = (start: Row = {}) => {
  vi.useFakeTimers();
  render(<Cell start={start} />);
};
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the one that is called so is marked by itself, and the box keeps what was typed', async () => {
  show();
  await type('선체도장');
  expect(box().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]!.id);
  expect(box().value).toBe('선체도장');
  expect(now).toEqual({ itemId: 1, itemNm: '선체 도장', unitCd: 'M2', price: '4000' });
  expect(screen.getByText('desk.offers.hint_marked')).toBeTruthy();
});

test('who goes on typing has the text alone again', async () => {
  show();
  await type('선체 도장');
  await type('선체 도장 ');
  expect(box().value).toBe('선체 도장 ');
  await type('선체 도장 보수');
  expect(now).toEqual({ itemNm: '선체 도장 보수' });
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
});

test('what is no whole name stays a text until it is chosen', async () => {
  show();
  await type('선체');
  expect(now).toEqual({ itemNm: '선체' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(now).toMatchObject({ itemId: 1 });
  expect(box().value).toBe('선체 도장');
});

test.each(['Escape', 'ArrowUp'])('%s leaves the text as it was typed', async (key) => {
  show();
  await type('선체 도장');
  fireEvent.keyDown(box(), { key });
  expect(now).toEqual({ itemNm: '선체 도장' });
  expect(marked()).toBe(-1);
});

test('the record that stands there already keeps the price that a person gave it', async () => {
  show({ itemId: 1, itemNm: '선체 도장 1', price: '3900' });
  await type('선체 도장');
  expect(now).toEqual({ itemId: 1, itemNm: '선체 도장', price: '3900' });
});
