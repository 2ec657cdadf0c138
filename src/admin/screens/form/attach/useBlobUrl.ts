/** An address in the page for bytes that only a logged-in call brings; undefined until they are there. */
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';

export function useBlobUrl(
  id: number,
  thumb: boolean,
  wanted = true,
): { readonly url: string | undefined; readonly failed: boolean } {
  const provider = useDataProvider<DeskDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['file/app', 'fileContent', { id, thumb }],
    queryFn: () => provider.fileContent(id, thumb),
    enabled: wanted,
    retry: false,
    // What stands under an id never changes.
    staleTime: 'static',
    gcTime: 60_000,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return { url, failed: error !== null };
}
