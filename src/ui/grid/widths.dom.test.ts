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
  expect(leasts(206)).toEqual([106, 100]);
  expect(leasts(250)).toEqual([92, 100]);
  expect(leasts(186)).toEqual([150, 100]);
  // A list is as its window: there the name gives way in any case.
  const list = [{ ...name, whole: false }];
  expect(inRoom(list, 60)).toBe(list);
});

it('what stands behind lies out of sight first: the others have the room, and what rows are called by the rest of it', () => {
  const name = { key: 'name', name: 'Name', width: 150, least: 92, whole: true, grow: true };
  const amount = { key: 'amount', name: 'Amount', width: 100, least: 100, tight: 80, whole: true, numeric: true };
  const again = { key: 'again', name: 'In won', width: 90, least: 90, whole: true, behind: true };
  const widths = (pixels: number, dragged = {}) =>
    inRoom([name, amount, again], pixels, dragged).map(({ width, least }) => [width, least]);
  expect(widths(340)).toEqual([
    [150, 92],
    [100, 100],
    [90, 90],
  ]);
  // It comes in sight where that leaves the names what they want.
  expect(widths(330)).toEqual([
    [160, 160],
    [80, 80],
    [90, 90],
  ]);
  expect(inRoom([{ ...name, wish: 200 }, amount, again], 330)[0]).toMatchObject({ width: 250 });
  // Beside it other words have theirs before it has all that it wishes for.
  const spec = { key: 'spec', name: 'Spec', width: 120, least: 60, whole: true };
  const beside = (pixels: number) => inRoom([{ ...name, wish: 300 }, spec, amount], pixels).map(({ width }) => width);
  expect(beside(380)).toEqual([180, 120, 80]);
  expect(beside(300)).toEqual([150, 70, 80]);
  const kind = { key: 'kind', name: 'Kind', width: 70, least: 54, tight: 40, whole: true };
  expect(inRoom([kind, name, spec, amount], 400).map(({ width }) => width)).toEqual([50, 150, 120, 80]);
  expect(beside(520)).toEqual([150, 120, 100]);
  // Words are not cut to show it.
  expect(widths(300)[0]).toEqual([220, 220]);
  expect(widths(240)).toEqual([
    [160, 160],
    [80, 80],
    [90, 90],
  ]);
  // Who drags a column has it as wide as they like.
  expect(widths(240, { amount: 130 })[0]).toEqual([110, 110]);
  // Too narrow for the others too.
  expect(widths(170)).toEqual([
    [150, 150],
    [100, 100],
    [90, 90],
  ]);
  // Put before others by a person, it is one of them.
  expect(inRoom([name, again, amount], 240)[1]).toMatchObject({ width: 90, least: 90 });
});
