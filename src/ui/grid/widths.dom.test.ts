import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { plainLayout } from './layout.ts';
import type { GridLayout } from './types.ts';
import { useWidths } from './widths.ts';

it('forgets what was measured beside a dragged column once that has its own width again', () => {
  let layout: GridLayout = plainLayout;
  const { result, rerender } = renderHook(() => useWidths(layout, (next) => (layout = next)));
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
