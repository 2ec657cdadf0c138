/** Exports of the person that the server works off; looked after again while one is not done. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ExportRow } from '../../core/files/exporting.ts';
import type { ApiError } from '../../session/calls/error.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';

const key = ['export', 'ownExports'] as const;
const everyMs = 2000;

/** Waits or is being made. */
export const isOpen = ({ stCd }: Pick<ExportRow, 'stCd'>): boolean =>
  stCd === 'WAIT' || stCd === 'RUN' || stCd === 'READY';

export function useOwnExports() {
  const provider = useDataProvider<DeskDataProvider>();
  return useQuery<readonly ExportRow[], ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => provider.ownExports({ signal }),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? everyMs : false),
  });
}

/** Cancels one that is open, takes another one away. */
export function useRemoveExport(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  return async (id) => {
    try {
      await provider.removeExport(id);
    } finally {
      await queries.invalidateQueries({ queryKey: key });
    }
  };
}
