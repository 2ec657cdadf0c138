import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { plainLayout } from './layout.ts';
import type { GridLayout } from './types.ts';
import { inRoom, useWidths } from './widths.ts';
import type { Room } from './widths.ts';

const columns = [{ key: 'no', width: 90 }, { key: 'name' }];
const found = new Map([['name', { type: 'measured', width: 700 }] as const]);

it('forgets what was measured beside other columns, or in another width', () => {
  let room: Room = { width: undefined, columns };
  const { result, rerender } = renderHook(() => useWidths(plainLayout, undefined, room));
  const now = (next: Room) => {
    room = next;
    rerender();
    return result.current.columnWidths.size;
  };
  const measure = () => act(() => result.current.onColumnWidthsChange(found));
  measure();
  // The grid has measured before its own width is told.
  expect(now({ width: 800, columns })).toBe(1);
  expect(now({ width: 800, columns: [...columns] })).toBe(1);
  expect(now({ width: 800, columns: [...columns, { key: 'amount', width: 90 }] })).toBe(0);
  measure();
  expect(now({ width: 800, columns })).toBe(0);
  measure();
  expect(now({ width: 800, columns: [{ key: 'no', width: 120 }, { key: 'name' }] })).toBe(0);
  measure();
  expect(now({ ...room, width: 600 })).toBe(0);
});

it('forgets what was measured beside a dragged column once that has its own width again', () => {
  let layout: GridLayout = plainLayout;
  const { result, rerender } = renderHook(() => useWidths(layout, (next) => (layout = next), { width: 800, columns }));
  act(() =>
    result.current.onColumnWidthsChange(
      new Map([
        ['no', { type: 'resized', width: 300 }],
        ['name', { type: 'measured', width: 90 }],
      ]),
    ),
  );
  rerender();
  expect([...result.current.columnWidths.keys()].toSorted()).toEqual(['name', 'no']);
  layout = plainLayout;
  rerender();
  expect(result.current.columnWidths.size).toBe(0);
});

it('words give way to figures where all columns come in sight by it, and keep their width where they would not', () => {
  const name = { key: 'name', name: 'Name', width: 150, least: 92, whole: true };
  const amount = { key: 'amount', name: 'Amount', width: 100, least: 100, whole: true };
  const leasts = (pixels: number | undefined) => inRoom([name, amount], pixels).map(({ least }) => least);
  expect(leasts(undefined)).toEqual([92, 100]);
  expect(leasts(250)).toEqual([92, 100]);
  expect(leasts(230)).toEqual([150, 100]);
  // A list is as its window: there the name gives way in any case.
  const list = [{ ...name, whole: false }];
  expect(inRoom(list, 60)).toBe(list);
});
