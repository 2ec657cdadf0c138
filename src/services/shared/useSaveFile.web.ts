/** Hands a stored file to the person; what goes wrong is told where they are. */
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../admin/providers/dataProvider.ts';
import { ApiError } from '../../session/calls/error.ts';
import { saveBlob } from '../../ui/saveBlob.ts';

export function useSaveFile(): (file: { readonly fileDetailId: number }) => Promise<void> {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  return async (file) => {
    try {
      const found = await provider.downloadFiles([file]);
      if (found) saveBlob(found);
    } catch (error) {
      const message = error instanceof ApiError && error.status > 0 ? error.message : t('desk.error.network');
      notify(message, { type: 'error' });
    }
  };
}
