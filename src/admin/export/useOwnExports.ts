/** Exports of the person that the server works off; looked after again while one is not done. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExportRow } from '../../core/exporting.ts';
import { call } from '../../session/calls/client.ts';
import type { ApiError } from '../../session/calls/error.ts';

const key = ['exports'] as const;
const everyMs = 2000;

/** Waits or is being made. */
export const isOpen = ({ stCd }: Pick<ExportRow, 'stCd'>): boolean =>
  stCd === 'WAIT' || stCd === 'RUN' || stCd === 'READY';

export const useOwnExports = () =>
  useQuery<readonly ExportRow[], ApiError>({
    queryKey: key,
    queryFn: async ({ signal }) => (await call<{ content: readonly ExportRow[] }>('export', { signal })).content,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? everyMs : false),
  });

/** Cancels one that is open, takes another one away. */
export function useRemoveExport(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      await call(`export/${id}`, { method: 'DELETE' });
    } finally {
      await queries.invalidateQueries({ queryKey: key });
    }
  };
}
