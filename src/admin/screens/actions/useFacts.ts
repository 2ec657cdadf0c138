/** What the buttons of a record and their questions go by beyond the record itself, as it stands now. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { recordPart } from '../../../core/recordPart.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import type { Facts } from './offers.ts';
import type { Screen } from '../../routes.ts';

const facts = recordPart<Values>('facts');

/** `awaited` until they are here, `unknown` where they could not be had. */
export function useFacts(screen: Screen, record: Values, wanted: boolean): Facts {
  const provider = useDataProvider<DeskDataProvider>();
  const { id, version } = record;
  const { data, isError } = useQuery({
    queryKey: [screen.name, 'facts', id, version],
    queryFn: ({ signal }) => provider.recordPart(screen.name, Number(id), facts, { signal }),
    enabled: wanted,
    retry: false,
  });
  if (!wanted) return {};
  return data ?? (isError ? 'unknown' : 'awaited');
}
