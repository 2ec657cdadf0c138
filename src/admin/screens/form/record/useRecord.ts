/** The record that a form starts from: loaded, fresh, or a copy. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Values } from '../../../../core/field.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { newUid, sorted } from '../../../../sheet/editing.ts';
import type { ApiError } from '../../../../session/calls/error.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import type { Screen } from '../../../routes.ts';
import type { FormMode } from '../../contract.ts';
import { copyOf } from '../model/copy.ts';
import { withRowFiles } from '../model/rowFiles.ts';
import { rowsOf } from '../model/values.ts';

export interface LoadedRecord {
  readonly record: Values | undefined;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** Nobody's typing may be lost to a fetch in the background: data is fetched on entry and after a save only. */
const quiet = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Rows of every grid by their number (foundations 4.2), with their files. */
export function inOrder(screen: Screen, record: Values): Values {
  const lists = Object.entries(grids(screen.resource)).map(([grid, rows]) => listKey(grid, rows));
  const ordered = Object.fromEntries(lists.map((list) => [list, sorted(rowsOf(record, list))]));
  return withRowFiles(screen.resource, { ...record, ...ordered });
}

/** A record that begins with rows: each is told apart from the others. */
function begun(screen: Screen, fresh: Values): Values {
  const lists = Object.entries(grids(screen.resource)).map(([grid, rows]) => listKey(grid, rows));
  const told = lists.map((list) => [list, rowsOf(fresh, list).map((row) => ({ ...row, uid: row['uid'] ?? newUid() }))]);
  return { ...fresh, ...Object.fromEntries(told) };
}

export function useRecord(screen: Screen, mode: FormMode, id: number | undefined): LoadedRecord {
  const provider = useDataProvider<DeskDataProvider>();
  const stored = useGetOne<RaRecord<number>, ApiError>(
    screen.name,
    { id: id ?? 0 },
    { enabled: id !== undefined && mode !== 'new', ...quiet },
  );
  const starts = mode === 'new' || mode === 'copy';
  const [address] = useSearchParams();
  const { copy: _copy, tab: _tab, view: _view, ...start } = Object.fromEntries(mode === 'new' ? address : []);
  const fresh = useQuery<Values, ApiError>({
    queryKey: [screen.name, 'new', mode, id, start],
    queryFn: async () => begun(screen, (await provider.newRecord(screen.name, start)).data),
    enabled: starts,
    gcTime: 0,
    ...quiet,
  });
  const retry = () => void (starts && fresh.error ? fresh.refetch() : stored.refetch());
  const error = (starts ? fresh.error : null) ?? (mode === 'new' ? null : stored.error);
  return { record: startOf(screen, mode, stored.data, fresh.data), error, retry };
}

function startOf(screen: Screen, mode: FormMode, stored: Values | undefined, fresh: Values | undefined) {
  if (mode === 'new') return fresh;
  if (mode === 'copy') return stored && fresh && copyOf(screen.resource, inOrder(screen, stored), fresh);
  return stored && inOrder(screen, stored);
}
