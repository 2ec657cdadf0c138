import { expect, test } from 'vitest';
import type { Field } from '../../../../core/field.ts';
import { date, docNo, ref, text, won } from '../../../../fields/index.ts';
import { gridColumns } from './gridColumns.ts';
import { nameRooms } from './nameRooms.ts';

const column = (name: string, field: Field, more: object = {}) =>
  ({ ...{ name, label: name, field, width: 118, numeric: false, align: 'left', sortBy: name }, ...more }) as never;
const context = { lang: 'ko', codeName: (_: string, key: string) => key };
const columns = [
  column('quotNo', docNo({ preId: 'RQ', period: 'month' }), {
    width: 100,
    beside: ({ revNo }: { readonly revNo?: number }) => (revNo ? `r${revNo}` : ''),
  }),
  column('shipId', ref('rs4/ship'), { least: 88 }),
  column('clntId', ref('rs4/clnt'), { least: 88 }),
  column('vesselNm', text(50), { least: 104 }),
  column('title', text(100), { least: 104, grow: true }),
  column('amount', won(), { numeric: true, head: 72 }),
];
const rows = [
  {
    shipId: 1,
    shipNm: '한빛',
    clntId: 2,
    clntNm: 'PACIFIC EXAMPLE SHIPPING PTE LTD',
    vesselNm: 'PACIFIC TEMPLATE',
    title: '긴 이름의 공사',
    amount: '1',
  },
  { shipId: 2, shipNm: '누리글로리', clntId: 3, clntNm: '누리', vesselNm: '', title: '공사', amount: '2' },
];
const widths = (of: typeof rows) =>
  Object.fromEntries(
    gridColumns(columns, () => null, nameRooms(of, columns, context)).map(({ key, width, least }) => [
      key,
      [least, width],
    ]),
  );

test('a column of short names leaves its room to one of long names, which is read whole up to a limit', () => {
  expect(widths(rows)).toEqual({
    quotNo: [undefined, 100],
    shipId: [88, 88],
    clntId: [88, 224],
    vesselNm: [104, 144],
    title: [104, 118],
    amount: [undefined, 118],
  });
});

test('without rows the columns have the widths of their fields', () => {
  expect(widths([])['clntId']).toEqual([88, 118]);
});

test('a number takes room for the revision beside it only where there is one', () => {
  const number = (revNo: number) => widths([{ ...rows[0]!, quotNo: 'RQ-2611-0001', revNo } as never])['quotNo']![1]!;
  expect(number(0)).toBeLessThan(number(2));
  expect(number(2)).toBeLessThanOrEqual(128);
});

test('a figure alone in its cell takes what the longest one wants, and never less than its head', () => {
  const amount = (wanted: number) => gridColumns(columns, () => null, { amount: wanted }).at(-1)!.width;
  expect([amount(24), amount(88), amount(144)]).toEqual([72, 88, 144]);
});

test('a day takes room for how many are left only where one of them is near', () => {
  const day = (left: number | undefined) => {
    const awaited = [column('validDt', date(), { width: 120, head: 96, left: () => left })];
    return gridColumns(awaited, () => null, nameRooms([{ validDt: '2026-12-07' }], awaited, context))[0]!.width;
  };
  expect([day(undefined), day(30), day(7), day(-2)]).toEqual([96, 96, 120, 120]);
});

test('what names the record takes what its longest name wants, and no more', () => {
  const named = [column('shipNm', text(100), { width: 200, head: 80, grow: true })];
  const width = (shipNm: string) => gridColumns(named, () => null, nameRooms([{ shipNm }], named, context))[0]!.width!;
  expect(width('누리')).toBe(80);
  expect(width('퍼시픽스페시멘')).toBeGreaterThan(80);
  expect(width('퍼시픽스페시멘')).toBeLessThan(120);
});
