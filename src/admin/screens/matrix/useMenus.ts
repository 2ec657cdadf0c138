/** The menus that an authority of the company may open: those of subscribed systems, with their folders. */
import { useQuery } from '@tanstack/react-query';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { MenuRow } from './tree.ts';

export function useMenus() {
  const { lookup } = useFieldEnvironment();
  const query = useQuery({
    queryKey: ['fw/common/menu', 'lookup'],
    queryFn: async ({ signal }) => (await lookup('fw/common/menu', {}, signal)) as unknown as readonly MenuRow[],
    staleTime: 60_000,
  });
  return { menus: query.data, failed: query.isError, retry: () => void query.refetch() };
}
