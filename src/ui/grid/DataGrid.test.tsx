import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataGrid } from './DataGrid.tsx';
import { gutterKey } from './GutterColumn.tsx';
import { sheetParts } from './sheet/parts.ts';
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
      parts={sheetParts}
    />
  );
}
const cell = (text: string) => screen.getByRole('gridcell', { name: text });
const key = (target: Element, init: KeyboardEventInit & { keyCode?: number }) => {
  const event = createEvent.keyDown(target, init);
  fireEvent(target, event);
  return event;
};

/** The editor that waits in the active cell; `shown` once somebody types in it. */
const editor = () => screen.getByRole<HTMLInputElement>('textbox', { name: '품명' });
const shown = () => editor().closest('.hg-edit')?.getAttribute('data-mode') !== 'ready';

test('the active cell has a text box for the first syllable; Enter commits only after the composition', async () => {
  const user = userEvent.setup();
  const onRows = vi.fn();
  render(<Editable onRows={onRows} />);
  await user.click(cell('선체 도장'));
  expect(document.activeElement).toBe(editor());
  expect(editor().selectionEnd).toBe('선체 도장'.length);
  expect(shown()).toBe(false);
  fireEvent.compositionStart(editor());
  fireEvent.input(editor(), { target: { value: '한' } });
  expect(shown()).toBe(true);
  key(editor(), { key: 'Enter', keyCode: 229, isComposing: true });
  expect(onRows).not.toHaveBeenCalled();
  key(editor(), { key: 'Enter', keyCode: 13 });
  expect(onRows.mock.lastCall?.[0][0].name).toBe('한');
  // The keyboard goes down, to a cell that waits in its turn.
  expect(editor().value).toBe('아연판 교체');
  expect(shown()).toBe(false);
});

test('the key that switches to Hangul opens nothing', async () => {
  const user = userEvent.setup();
  render(<Editable onRows={() => {}} />);
  await user.click(cell('선체 도장'));
  key(editor(), { key: 'HangulMode', code: 'Lang1', keyCode: 21 });
  expect(shown()).toBe(false);
});

test('Escape drops the change and is not meant for the page; the cell keeps the keyboard', async () => {
  const user = userEvent.setup();
  const onRows = vi.fn();
  render(<Editable onRows={onRows} />);
  await user.dblClick(cell('선체 도장'));
  expect(shown()).toBe(true);
  await user.keyboard('x');
  expect(editor().value).toBe('선체 도장x');
  expect(key(editor(), { key: 'Escape' }).defaultPrevented).toBe(true);
  expect([shown(), editor().value, document.activeElement]).toEqual([false, '선체 도장', editor()]);
  expect(onRows).not.toHaveBeenCalled();
});

test('typing replaces, F2 adds; arrows end typing but stay inside a text that was opened', async () => {
  const user = userEvent.setup();
  const onRows = vi.fn();
  render(<Editable onRows={onRows} />);
  await user.click(cell('선체 도장'));
  await user.keyboard('새{ArrowDown}');
  expect(onRows.mock.lastCall?.[0][0].name).toBe('새');
  await user.keyboard('{F2}{ArrowLeft}x{Tab}');
  expect(onRows.mock.lastCall?.[0][1].name).toBe('아연판 교x체');
});

test('leaving the grid with the pointer takes what was typed', async () => {
  const user = userEvent.setup();
  const onRows = vi.fn();
  render(
    <>
      <Editable onRows={onRows} />
      <button type="button">밖</button>
    </>,
  );
  await user.click(cell('선체 도장'));
  await user.keyboard('밖에서');
  await user.click(screen.getByRole('button', { name: '밖' }));
  expect(onRows.mock.lastCall?.[0][0].name).toBe('밖에서');
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
      parts={sheetParts}
    />,
  );
  await user.dblClick(cell('선체 도장'));
  expect(onOpen).toHaveBeenLastCalledWith(rows[0]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(rows[1]);
  await user.keyboard(' ');
  expect(onSelect).toHaveBeenLastCalledWith(new Set([2]));

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

test('the keyboard of a list stays with its record when the rows come anew, and in the grid when that is gone', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  const looked: GridColumn<Row>[] = [{ key: 'name', name: '품명' }];
  const list = (of: Row[]) => (
    <DataGrid
      ariaLabel="목록"
      columns={looked}
      rows={of}
      rowKey={(row) => row.id}
      onRowActivate={onOpen}
      parts={sheetParts}
    />
  );
  const before = { id: 3, name: '가스 점검', qty: '1' };
  const view = render(list(rows));
  await user.click(cell('선체 도장'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell('아연판 교체'));
  view.rerender(list([before, ...rows]));
  expect(document.activeElement).toBe(cell('아연판 교체'));
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(rows[1]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(rows[0]);
  view.rerender(list([before, rows[1]!]));
  expect(document.activeElement).toBe(cell('아연판 교체'));
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(rows[1]);
});

test('Enter opens a row of a list before the parts for other keys have come', async () => {
  const onOpen = vi.fn();
  const looked: GridColumn<Row>[] = [{ key: 'name', name: '품명' }];
  render(<DataGrid ariaLabel="목록" columns={looked} rows={rows} rowKey={(row) => row.id} onRowActivate={onOpen} />);
  fireEvent.mouseDown(cell('선체 도장'));
  key(cell('선체 도장'), { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledWith(rows[0]);
});

test('what is said of a whole row stands at its number', () => {
  const ofRow = (id: number, words: string) => (row: Row, column: string) =>
    column === gutterKey && row.id === id ? words : undefined;
  render(
    <DataGrid
      ariaLabel="품목"
      rowHeight={30}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      cellError={ofRow(1, '행이 맞지 않습니다.')}
      cellWarning={ofRow(2, '행을 확인하세요.')}
      parts={sheetParts}
    />,
  );
  const told = (number: string) => {
    fireEvent.mouseEnter(cell(number));
    return [cell(number).className, screen.getByRole('tooltip').textContent];
  };
  expect(told('1')).toEqual([expect.stringContaining('hg-cell--bad'), '행이 맞지 않습니다.']);
  fireEvent.mouseLeave(cell('1'));
  expect(told('2')).toEqual([expect.stringContaining('hg-cell--warn'), '행을 확인하세요.']);
});

/** Of many columns those further right are drawn once there is room. */
const drawn = (text: string) => screen.findByRole('gridcell', { name: text });

/** Rows with a reckoned column before and between what is typed; a command adds a row as its owner would. */
function Growing({ onGrow }: { onGrow: (column: string | undefined) => void }) {
  const [list, setList] = useState<Row[]>([{ id: 1, name: '선체 도장', qty: '3' }]);
  const text = (of: 'name' | 'qty', name: string): GridColumn<Row> => ({
    ...{ key: of, name, editable: true },
    renderEdit: (props) => <TextEditor {...props} value={props.row[of]} put={(row, to) => ({ ...row, [of]: to })} />,
  });
  const reckoned = (of: string): GridColumn<Row> => ({ key: of, name: of, skipped: () => true, render: () => of });
  return (
    <DataGrid
      ariaLabel="품목"
      rowHeight={30}
      columns={[reckoned('no'), text('name', '품명'), reckoned('sum'), text('qty', '수량'), reckoned('end')]}
      rows={list}
      rowKey={(row) => row.id}
      onRowsChange={setList}
      grows={(row) => row.name !== ''}
      isNew={(row) => row.name === '' && row.qty === ''}
      begins={() => 'name'}
      onCommand={({ act }, selected) => {
        if (act !== 'grow') return;
        onGrow(selected?.key);
        setList((now) => [...now, { id: now.length + 1, name: '', qty: '' }]);
      }}
      parts={sheetParts}
    />
  );
}

test('Enter presses a cell that is a button as a blank does, and makes no row; Tab leaves it', async () => {
  const user = userEvent.setup();
  const acts: string[] = [];
  render(
    <DataGrid
      ariaLabel="일보"
      rowHeight={30}
      columns={[
        { key: 'photo', name: '사진', presses: (row) => row.id === 1, render: ({ id }) => `사진 ${id}` },
        { key: 'qty', name: '수량', render: ({ qty }) => qty },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      grows={() => true}
      onCommand={({ act }) => acts.push(act)}
      parts={sheetParts}
    />,
  );
  await user.click(await drawn('사진 1'));
  await user.keyboard('{Enter} ');
  expect(acts).toEqual(['toggle', 'toggle']);
  await user.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('3');
  // A cell of it that is closed is left downwards; in the last row that makes one.
  await user.click(await drawn('사진 2'));
  await user.keyboard('{Enter}');
  expect(acts).toEqual(['toggle', 'toggle', 'grow']);
});

const isIn = (name: string, text: string) => {
  const box = screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(box).toBe(document.activeElement);
  expect(box.value).toBe(text);
};

test('Tab goes past what is reckoned; the Enter that ends typing in the last row makes one, which begins in its name', async () => {
  const user = userEvent.setup();
  const onGrow = vi.fn();
  render(<Growing onGrow={onGrow} />);
  await user.click(await drawn('선체 도장'));
  await user.keyboard('도장{Tab}');
  isIn('수량', '3');
  await user.keyboard('5');
  expect(onGrow).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onGrow.mock.calls).toEqual([['name']]);
  expect(await drawn('5')).toBeTruthy();
});

test('Tab behind the last cell that is typed makes a row, and Enter in whatever column; the empty one is none to make another', async () => {
  const user = userEvent.setup();
  const onGrow = vi.fn();
  render(<Growing onGrow={onGrow} />);
  await user.click(await drawn('3'));
  await user.keyboard('7{Enter}');
  expect(onGrow.mock.calls).toEqual([['name']]);
  await user.click(await drawn('7'));
  await user.keyboard('8{Enter}');
  isIn('품명', '');
  expect(onGrow).toHaveBeenCalledTimes(1);
});

test('back along the row by an arrow, Enter goes on below where its Tabs began', async () => {
  const user = userEvent.setup();
  render(<Growing onGrow={() => undefined} />);
  await user.click(await drawn('3'));
  await user.keyboard('4{Enter}');
  await user.click((await screen.findAllByRole('gridcell', { name: '' }))[0]!);
  await user.keyboard('용접{Tab}6');
  await user.click(await drawn('선체 도장'));
  await user.keyboard('도장{Tab}5{ArrowLeft}{Enter}');
  isIn('품명', '용접');
});

test('neighbours under the same words stand under one head, and rows, ranges and heads keep their places', async () => {
  const head = { words: <span>우리 회사만 보임</span>, className: 'own' };
  const wide = [
    ...columns,
    { key: 'cost', name: '매입단가', above: head },
    { key: 'rate', name: '이익률', above: head },
    { key: 'price', name: '단가' },
  ] as GridColumn<Row>[];
  const grid = (layout = { order: [] as string[], widths: {}, hidden: [] as string[] }, freeze?: string) => (
    <DataGrid
      ariaLabel="품목"
      rowHeight={30}
      columns={wide}
      rows={rows}
      rowKey={(row) => row.id}
      layout={{ ...layout, freeze }}
      parts={sheetParts}
    />
  );
  const { rerender } = render(grid());
  const heads = () => screen.queryAllByRole('columnheader', { name: '우리 회사만 보임' });
  const spans = () => heads().map((one) => [one.getAttribute('aria-colindex'), one.getAttribute('aria-colspan')]);
  await screen.findByRole('columnheader', { name: '이익률' });
  expect(spans()).toEqual([['4', '2']]);
  const second = screen.getByRole('gridcell', { name: '아연판 교체' });
  await userEvent.click(second);
  // Below two lines of heads the second row is the fourth line.
  expect(second.closest('[role=row]')!.getAttribute('aria-rowindex')).toBe('4');
  expect(document.querySelector<HTMLElement>('.hg-range')!.style.gridRow).toBe('4 / 5');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.getAttribute('role')).toBe('columnheader');
  // Whoever moves one away has the words above each part; without the columns there are none, nor a line for them.
  rerender(grid({ order: ['cost', 'name', 'qty', 'rate', 'price'], widths: {}, hidden: [] }));
  expect(spans()).toEqual([
    ['2', '1'],
    ['5', '1'],
  ]);
  rerender(grid({ order: [], widths: {}, hidden: ['cost', 'rate'] }));
  expect(heads()).toEqual([]);
  expect(
    screen.getByRole('gridcell', { name: '아연판 교체' }).closest('[role=row]')!.getAttribute('aria-rowindex'),
  ).toBe('3');
  // What stays at the left stands by itself.
  rerender(grid(undefined, 'cost'));
  expect(spans()).toEqual([['5', '1']]);
});
