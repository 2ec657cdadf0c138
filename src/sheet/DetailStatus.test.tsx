// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { text, won } from '../fields/index.ts';
import { FieldEnvironmentContext } from '../fields/ui-contract.ts';
import { environment } from '../inputs/harness.tsx';
import { plainLayout } from '../ui/grid/layout.ts';
import type { Detail } from './detail.ts';
import { RangeStatus } from './DetailStatus.tsx';
import type { DetailActions } from './useDetailActions.ts';

afterEach(cleanup);

const column = { label: '', fixed: false };
const detail = {
  columns: [
    { ...column, name: 'itemNm', field: text(10) },
    { ...column, name: 'cost', field: won({ seenBy: ['sell'] }) },
  ],
  rows: [],
  lock: undefined,
} as unknown as Detail;

test('that a column is kept from the other company is told where one shows, else the keys of the grid', () => {
  const status = (hidden: readonly string[]) => (
    <FieldEnvironmentContext value={environment()}>
      <RangeStatus detail={detail} actions={{} as DetailActions} layout={{ ...plainLayout, hidden }} />
    </FieldEnvironmentContext>
  );
  const { rerender } = render(status([]));
  expect(screen.getByText(/own_note|우리 회사만/)).toBeTruthy();
  rerender(status(['cost']));
  expect(screen.queryByText(/own_note|우리 회사만/)).toBeNull();
  expect(screen.getByText(/hint|F2/)).toBeTruthy();
});
