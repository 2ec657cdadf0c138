import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataGrid } from './DataGrid.tsx';
import { TextEditor } from './TextEditor.tsx';
import type { GridColumn, GridSort, RowKey } from './types.ts';

interface Row {
  id: number;
  name: string;
  qty: string;
}

// jsdom has no layout: the grid is told a size before it is loaded, nothing is scrolled to, selectors need no escaping
vi.hoisted(() => {
  const size = [{ inlineSize: 1000, blockSize: 600 }];
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(target: Element) {
      queueMicrotask(() => this.tell([{ target, contentBoxSize: size, contentRect: { width: 1000 } } as never], this));
    }
    unobserve() {}
    disconnect() {}
  };
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const rows: Row[] = [
  { id: 1, name: '선체 도장', qty: '3' },
  { id: 2, name: '아연판 교체', qty: '0' },
];
const columns: GridColumn<Row>[] = [
  {
    key: 'name',
    name: '품명',
    sortable: true,
    editable: true,
    renderEdit: (props) => <TextEditor {...props} value={props.row.name} put={(row, name) => ({ ...row, name })} />,
  },
  { key: 'qty', name: '수량', numeric: true, sortable: true },
];

function Editable({ onRows }: { onRows: (rows: Row[]) => void }) {
  const [list, setList] = useState(rows);
  return (
    <DataGrid
      ariaLabel="품목"
      rowHeight={30}
      columns={columns}
      rows={list}
      rowKey={(row) => row.id}
      onRowsChange={(next) => {
        setList(next);
        onRows(next);
      }}
      cellError={(row, key) => (key === 'qty' && row.qty === '0' ? '1 이상 입력하세요.' : undefined)}
      rowMark={(row) => (row.id === 2 ? 'new' : undefined)}
    />
  );
}
const cell = (text: string) => screen.getByRole('gridcell', { name: text });
const key = (target: Element, init: KeyboardEventInit & { keyCode?: number }) => {
  const event = createEvent.keyDown(target, init);
  fireEvent(target, event);
  return event;
};

test('the first key of a syllable opens the editor and lands in it; Enter commits only after the composition', async () => {
  const user = userEvent.setup();
  const onRows = vi.fn();
  render(<Editable onRows={onRows} />);
  await user.click(cell('선체 도장'));
  key(cell('선체 도장'), { key: 'Process', code: 'KeyG', keyCode: 229 });
  const editor = screen.getByRole('textbox', { name: '품명' });
  expect(document.activeElement).toBe(editor);
  fireEvent.change(editor, { target: { value: '한' } });
  key(editor, { key: 'Enter', keyCode: 229, isComposing: true });
  expect(screen.getByRole('textbox')).toBe(editor);
  expect(onRows).not.toHaveBeenCalled();
  key(editor, { key: 'Enter', keyCode: 13 });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onRows.mock.lastCall?.[0][0].name).toBe('한');
});

test('the key that switches to Hangul opens nothing', async () => {
  const user = userEvent.setup();
  render(<Editable onRows={() => {}} />);
  await user.click(cell('선체 도장'));
  key(cell('선체 도장'), { key: 'HangulMode', code: 'Lang1', keyCode: 21 });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('Escape drops the change and is not meant for the page', async () => {
  const user = userEvent.setup();
  const onRows = vi.fn();
  render(<Editable onRows={onRows} />);
  await user.dblClick(cell('선체 도장'));
  const editor = screen.getByRole('textbox');
  fireEvent.change(editor, { target: { value: 'x' } });
  expect(key(editor, { key: 'Escape' }).defaultPrevented).toBe(true);
  expect(cell('선체 도장')).toBeTruthy();
  expect(onRows).not.toHaveBeenCalled();
});

test('a wrong cell is marked and tells why while the keyboard is on it; a new row says that it is new', async () => {
  const user = userEvent.setup();
  render(<Editable onRows={() => {}} />);
  const bad = await screen.findByRole('gridcell', { name: '0' });
  expect(bad.getAttribute('aria-invalid')).toBe('true');
  await user.click(bad);
  expect(screen.getByRole('tooltip').textContent).toBe('1 이상 입력하세요.');
  expect(screen.getByText('desk.grid.row_new')).toBeTruthy();
});

test('Enter and a double click open a row of a list; shift adds a sort key; boxes select', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  const onSort = vi.fn<(sort: GridSort[]) => void>();
  const onSelect = vi.fn<(selection: ReadonlySet<RowKey>) => void>();
  render(
    <DataGrid
      ariaLabel="목록"
      columns={columns.map((column) => ({ ...column, editable: false }))}
      rows={rows}
      rowKey={(row) => row.id}
      onRowActivate={onOpen}
      sort={[{ key: 'name', direction: 'desc' }]}
      onSortChange={onSort}
      selection={new Set()}
      onSelectionChange={onSelect}
    />,
  );
  await user.dblClick(cell('선체 도장'));
  expect(onOpen).toHaveBeenLastCalledWith(rows[0]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(rows[1]);

  const heads = screen.getAllByRole('columnheader');
  expect(heads).toHaveLength(3);
  fireEvent.click(heads[2]!, { shiftKey: true });
  expect(onSort).toHaveBeenLastCalledWith([
    { key: 'name', direction: 'desc' },
    { key: 'qty', direction: 'asc' },
  ]);
  fireEvent.click(heads[1]!);
  expect(onSort).toHaveBeenLastCalledWith([]);

  await user.click(within(screen.getAllByRole('row')[2]!).getByRole('checkbox'));
  expect(onSelect).toHaveBeenLastCalledWith(new Set([2]));
  await user.click(within(heads[0]!).getByRole('checkbox'));
  expect(onSelect).toHaveBeenLastCalledWith(new Set([1, 2]));
});

test('while there is nothing yet it shows bars, when there is nothing at all the empty state', () => {
  const shared = { ariaLabel: '목록', columns, rowKey: (row: Row) => row.id, emptyState: <p>없습니다</p> };
  const view = render(<DataGrid {...shared} rows={[]} loading />);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(10);
  expect(screen.queryByText('없습니다')).toBeNull();
  view.rerender(<DataGrid {...shared} rows={[]} />);
  expect(screen.getByText('없습니다')).toBeTruthy();
});
