/** Hands a stored file to the person; what goes wrong is told where they are. */
import { useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../../session/calls/error.ts';
import { downloadFiles, saveBlob } from '../../session/calls/files.ts';

export function useSaveFile(): (file: { readonly fileDetailId: number }) => Promise<void> {
  const t = useTranslate();
  const notify = useNotify();
  return async (file) => {
    try {
      const found = await downloadFiles([file]);
      if (found) saveBlob(found);
    } catch (error) {
      const known = error instanceof ApiError && error.status > 0 ? error.message : t('desk.error.network');
      notify(known, { type: 'error' });
    }
  };
}
