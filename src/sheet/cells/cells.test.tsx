/** Reading, writing, filling and translating cells of a detail grid, over the field types themselves. */
import { describe, expect, it, test } from 'vitest';
import { code, codes, date, integer, qty, ref, text, won, yn } from '../../fields/index.ts';
import { withOwner } from '../../fields/ref/index.ts';
import { longText } from '../../fields/longText/index.ts';
import { environment } from '../../inputs/harness.tsx';
import type { Field } from '../../core/field.ts';
import { settled, withValue } from './CellEditor.tsx';
import { cellFigure, cellText, meant } from './cellText.ts';
import { cleared, differingCells, filledCells, firstChange, withCells } from './cellEdits.ts';
import type { Detail, DetailColumn } from '../detail.ts';
import { gridColumns } from './columns.tsx';
import { columnWidth } from './columnWidth.ts';
import type { Row } from '../editing.ts';
import { findReferences, foundKey, readCell } from '../paste/readCells.ts';
import { translations, twinsOf } from '../translate.ts';

const env = environment();
const column = (name: string, field: Field, fixed = false): DetailColumn => ({ name, field, label: name, fixed });
const columns = [
  column('itemNm', text(10, { required: true })),
  column('itemNmEn', text(20)),
  column('clntId', ref('rs4/clnt')),
  column('natCd', code('NAT')),
  column('tpCds', codes('CLNT_TP')),
  column('fromDt', date()),
  column('price', won({ min: '1', max: '1000000' })),
  column('seq', integer()),
  column('mainYn', yn()),
  column('tot', won(), true),
];
const by = (name: string) => columns.find((one) => one.name === name)!;
const read = (name: string, words: string, value?: unknown) =>
  readCell(by(name), { text: words, value }, new Map(), env);

describe('a typed text', () => {
  it('in short is a day once the cell is left; what is none stays', () => {
    expect(settled(date(), '1127', env)).toBe('2026-11-27');
    expect(settled(date(), '1131', env)).toBe('1131');
    expect(settled(integer(), '+4x', env)).toBe('+4x');
  });
  it('that found no record is no id, even in digits, and nobody’s name', () => {
    expect(settled(ref('rs4/clnt'), '12', env)).toBe('12');
    const before: Row = { clntId: 4, clntNm: '한바다' };
    expect(withValue(before, by('clntId'), '12', undefined, env.nameOf)).toMatchObject({ clntId: '12', clntNm: null });
    expect(withValue(before, by('clntId'), 4, undefined, env.nameOf)).toMatchObject({ clntNm: '한바다' });
  });
});

describe('a reference narrowed by another field', () => {
  const line = ref('rs4/order/item', { of: 'orderId' });
  it('goes by the header where its row has no such field', () => {
    expect(withOwner({ itemNm: '도장' }, line, { orderId: 7 })).toEqual({ itemNm: '도장', orderId: 7 });
    expect(withOwner({ itemNm: '도장' }, line, {})).toEqual({ itemNm: '도장', orderId: null });
    expect(withOwner({ orderId: 3 }, line, { orderId: 7 })).toEqual({ orderId: 3 });
    const told = ref('rs4/stdinfo/item', { of: 'clntId', toldOf: ['whCd'] });
    expect(withOwner({ clntId: 4 }, told, { clntId: 7, whCd: 'W1' })).toEqual({ clntId: 4, whCd: 'W1' });
    const row = { clntId: 4 };
    expect(withOwner(row, ref('rs4/clnt'), { clntId: 7 })).toBe(row);
  });
});

describe('a pasted text', () => {
  it.each<[string, string, unknown]>([
    ['price', '1,466', '1466'],
    ['price', '₩ 1,466.0', '1466'],
    ['price', '', null],
    ['seq', '12', 12],
    ['fromDt', '2026/1/5', '2026-01-05'],
    ['fromDt', '20260105', '2026-01-05'],
    ['natCd', 'kr', 'KR'],
    ['natCd', 'Panama', 'PA'],
    ['natCd', '대한', 'KR'],
    ['tpCds', '관리사, 선주', 'MGR,OWNER'],
    ['mainYn', '예', 'Y'],
    ['mainYn', 'X', 'N'],
    ['itemNm', '선체\n도장', '선체 도장'],
    ['itemNm', ' ', null],
  ])('of %s: %j', (name, words, value) => {
    const stored = read(name, words);
    expect([stored.value, stored.bad ?? false]).toEqual([value, false]);
  });

  it.each([
    ['price', '많이'],
    ['price', '₩ 1,466.4'],
    ['price', '9,999,999'],
    ['price', '(5)'],
    ['seq', '1.5'],
    ['fromDt', '2026-02-30'],
    // In a hurry people type so; pasted it may be anything.
    ['fromDt', '27'],
    ['natCd', '없는 나라'],
    ['tpCds', '선주, 없음'],
    ['mainYn', '글쎄'],
    ['itemNm', '열 글자보다 더 긴 이름'],
  ])('of %s that means nothing stays as it is: %j', (name, words) => {
    const stored = read(name, words);
    expect([stored.value, stored.bad]).toEqual([words, true]);
  });

  it('keeps its lines where the field has some', () => {
    const note = column('note', longText());
    expect(readCell(note, { text: '첫\n둘' }, new Map(), env).value).toBe('첫\n둘');
  });

  it('of the product itself is taken by its meaning, and by its words where columns differ', () => {
    const row: Row = { clntId: 3, clntNm: '북극성데모해운(주)', natCd: 'KR' };
    const own = meant(by('clntId'), row);
    expect(read('clntId', '다른 이름', own)).toEqual({ value: 3, name: '북극성데모해운(주)' });
    expect(read('itemNm', '대한민국', meant(by('natCd'), row)).value).toBe('대한민국');
  });
});

describe('names of references', () => {
  it('are asked for once each; one that fits none or several stays without', async () => {
    const asked: unknown[] = [];
    const counting = {
      ...env,
      lookup: async (target: string, query?: { keyword?: unknown }) => {
        asked.push(query?.keyword);
        return env.lookup(target, query as never);
      },
    };
    const table = ['한바다해운', '한바다해운', '해운', '없음', ''].map((words) => [{ text: words }]);
    const found = await findReferences(table, [by('clntId')], counting);
    expect(asked.toSorted()).toEqual(['없음', '한바다해운', '해운']);
    expect(found.get(foundKey(by('clntId').field, '한바다해운'))?.id).toBe(4);
    expect(readCell(by('clntId'), { text: '해운' }, found, env)).toEqual({ value: '해운', name: null, bad: true });
    expect(readCell(by('clntId'), { text: '한바다해운' }, found, env)).toEqual({ value: 4, name: '한바다해운' });
    expect(readCell(by('clntId'), { text: ' ' }, found, env).value).toBeNull();
  });
});

describe('a cell', () => {
  const row: Row = { clntId: 3, clntNm: '한바다', natCd: 'PA', price: '1466', fromDt: '2026-02-30', mainYn: 'Y' };
  it('says what one sees', () => {
    const words = ['clntId', 'natCd', 'price', 'fromDt', 'itemNm'].map((name) => cellText(by(name), row, env));
    expect(words).toEqual(['한바다', '파나마', '1,466', '2026-02-30', '']);
  });
  it('counts when it is a figure', () => {
    expect(cellFigure(by('price'), row)).toBe('1466');
    expect(cellFigure(by('fromDt'), { fromDt: '2026-01-01' })).toBeUndefined();
    expect(cellFigure(by('price'), { price: '많이' })).toBeUndefined();
  });
});

describe('many cells at once', () => {
  const rows: Row[] = [
    { id: 1, sortNo: 1, itemNm: '가', price: '1', mainYn: 'Y', tot: '5' },
    { id: 2, sortNo: 2, itemNm: '나', price: '2' },
  ];
  let made = 0;
  const newRow = (): Row => ({ uid: `n${(made += 1)}` });
  const isOpen = (row: Row, one: DetailColumn) => !one.fixed && !row._deleted;

  it('are written with new rows at the end; rows that stay are the same objects', () => {
    const edits = [
      { row: 0, column: by('price'), value: '1' },
      { row: 3, column: by('clntId'), value: 4, name: '한바다' },
    ];
    const { rows: next, touched } = withCells(rows, edits, newRow);
    expect(next.map((row) => row.sortNo)).toEqual([1, 2, 3, 4]);
    expect(next[0]).toBe(rows[0]);
    expect(next[3]).toMatchObject({ clntId: 4, clntNm: '한바다' });
    expect(touched).toEqual([{ row: next[3]!.uid, name: 'clntId' }]);
  });
  it('are cleared where they are open; yes becomes no', () => {
    const all = { top: 0, left: 0, bottom: 1, right: columns.length - 1 };
    const { rows: next } = withCells(rows, cleared(rows, all, columns, isOpen), newRow);
    expect(next[0]).toMatchObject({ itemNm: null, price: null, mainYn: 'N', tot: '5' });
    expect(cleared([{ ...rows[0], _deleted: true }], { ...all, bottom: 0 }, columns, isOpen)).toEqual([]);
  });
  it('are filled from others, not where they are closed', () => {
    const spots = [
      { to: { row: 1, col: 0 }, from: { row: 0, col: 0 } },
      { to: { row: 1, col: 9 }, from: { row: 0, col: 9 } },
    ];
    const edits = filledCells(spots, rows, columns, isOpen, (row, from) => ({ value: row[from.name] }));
    expect(edits.map(({ row, column: { name }, value }) => [row, name, value])).toEqual([[1, 'itemNm', '가']]);
  });
  it('tell in what two states differ', () => {
    const after = [rows[0]!, { ...rows[1]!, price: '9' }];
    expect(differingCells(rows, after, ['itemNm', 'price'])).toEqual([{ row: '2', name: 'price' }]);
    expect([firstChange(rows, after), firstChange(rows, rows), firstChange(rows, [rows[0]!])]).toEqual([1, -1, 0]);
  });
});

describe('names of the other language', () => {
  const rows: Row[] = [
    { id: 1, itemNm: '도장', itemNmEn: 'Painting' },
    { id: 2, itemNm: '도장' },
    { id: 3, itemNmEn: 'Painting' },
    { id: 4, itemNm: '한바다해운', clntId: 4, clntNm: '한바다해운' },
    { id: 5, itemNm: '모름' },
  ];
  const fill = (places: number[], isOpen = () => true) => translations(rows, places, columns, isOpen, env);
  const told = async (places: number[]) =>
    (await fill(places)).map(({ row, column: { name }, value }) => [row, name, value]);

  it('stand in columns of one name', () => {
    expect(twinsOf(columns).map(({ own, english }) => [own.name, english.name])).toEqual([['itemNm', 'itemNmEn']]);
  });
  it('come from other rows, both ways, and leave alone what is filled or unknown', async () => {
    expect(await told([0, 1, 2, 4])).toEqual([
      [1, 'itemNmEn', 'Painting'],
      [2, 'itemNm', '도장'],
    ]);
  });
  it('come from records that rows refer to', async () => {
    const known = { ...env, lookup: async () => [{ id: 4, key: 4, value: '한바다해운', valueEn: 'Hanbada' }] };
    const edits = await translations(rows, [3], columns, () => true, known);
    expect(edits.map(({ value }) => value)).toEqual(['Hanbada']);
  });
  it('are not written where nobody may write', async () => {
    expect(await fill([1], () => false)).toEqual([]);
  });
});

it('quantities count like amounts', () => expect(cellFigure(column('qty', qty()), { qty: '2450' })).toBe('2450'));

test('a head has room for the mark of what must be filled', () => {
  const field = integer({ required: true, width: 60 });
  const hours: DetailColumn = { name: 'mh', field, label: 'Man-hours', fixed: false };
  const nothing = () => ({}) as never;
  const live = { detail: nothing, shown: nothing, turn: nothing };
  const width = (open: boolean) =>
    gridColumns([hours], live, {}, { open, grows: undefined, kindField: undefined, told: undefined, words: env })[0];
  expect(width(true)).toMatchObject({ name: 'Man-hours *', width: columnWidth(field, 'Man-hours *', env) });
  expect(Number(width(true)?.width)).toBeGreaterThan(Number(width(false)?.width));
});

test('a cell that the next step waits for is marked while it is empty, and at nought where that says as little', () => {
  const detail = {
    field: { card: { amount: ['tot'] } },
    opens: (_row: Row, name: string) => name !== 'tot',
    needed: { words: '입력 필요', waitsFor: () => true, atNought: ['price'] },
  };
  const live = { detail: () => detail as unknown as Detail, turn: () => undefined, shown: () => columns };
  const shown = gridColumns(
    columns,
    live,
    {},
    {
      ...{ open: true, grows: undefined, kindField: undefined, told: undefined, needed: '입력 필요', words: env },
    },
  );
  const marks = (row: Row) =>
    ['price', 'seq'].map((name) => String(shown.find(({ key }) => key === name)!.cellClass?.(row)).includes('needed'));
  expect(marks({ price: null, seq: null })).toEqual([true, true]);
  expect(marks({ price: '0', seq: 0 })).toEqual([true, false]);
  expect(marks({ price: '120', seq: 3 })).toEqual([false, false]);
  // What a row comes to stands out among its figures.
  const results = shown.filter(({ cellClass }) => String(cellClass?.({} as Row)).includes('result'));
  expect(results.map(({ key }) => key)).toEqual(['tot']);
});

test('sums of rows without kinds say at the edge of how many they are, unless a sum stands there', () => {
  const live = { detail: () => ({}) as Detail, turn: () => undefined, shown: () => columns };
  const name = columns[0]!.name;
  const shown = { open: true, grows: undefined, kindField: undefined, edge: name, told: undefined, words: env };
  const counted = { word: '합계', rows: '2행' };
  const [first, ...others] = gridColumns(columns, live, {}, { ...shown, counted });
  expect(first).toMatchObject({ summary: expect.anything() as unknown });
  expect(others.every(({ summary }) => summary === undefined)).toBe(true);
  expect(gridColumns(columns, live, { [name]: '12' }, { ...shown, counted })[0]).toMatchObject({ summary: '12' });
  // Where the first column is hidden, or another one moved before it, the edge is at that.
  const edge = columns[2]!.name;
  const moved = gridColumns(columns, live, {}, { ...shown, edge, counted });
  expect(moved.filter(({ summary }) => summary !== undefined).map(({ key }) => key)).toEqual([edge]);
});
