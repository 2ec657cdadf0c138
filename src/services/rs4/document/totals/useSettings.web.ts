/** Settings of the company by key (RS4_CONF), for what the screen says; the server decides by its own reading. */
import { useQuery } from '@tanstack/react-query';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';

export function useSettings(): Readonly<Record<string, string>> {
  const { lookup } = useFieldEnvironment();
  const { data } = useQuery({
    queryKey: ['rs4/common/config', 'lookup'],
    queryFn: async ({ signal }) => {
      const rows = await lookup('rs4/common/config', {}, signal);
      return Object.fromEntries(rows.map(({ key, value }) => [String(key), value]));
    },
    staleTime: 60_000,
    retry: false,
  });
  return data ?? {};
}
