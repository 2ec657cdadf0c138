import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useUnsaved } from '../../session/unsaved.ts';
import { useFreshen } from './useFreshen.ts';

/** Which of what was read is out of date afterwards, with so many changes unsaved. */
function freshened(unsaved: number): unknown[] {
  const queries = new QueryClient();
  for (const kind of ['getOne', 'getList', 'history', 'newRecord']) queries.setQueryData(['shipwork/order', kind], {});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      useUnsaved(unsaved);
      return useFreshen();
    },
    { wrapper },
  );
  result.current();
  unmount();
  return queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.isInvalidated ? [queryKey[1]] : []));
}

test('what others did is read again, but for a record that is begun', () => {
  expect(freshened(0)).toEqual(['getOne', 'getList', 'history']);
});

test('nothing moves under the hands of whoever has typed something', () => {
  expect(freshened(1)).toEqual([]);
});
