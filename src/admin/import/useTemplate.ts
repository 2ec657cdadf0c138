/** Saves the workbook that shows which columns an import takes. */
import { useDataProvider, useNotify } from 'react-admin';
import { saveBlob } from '../../ui/saveBlob.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { Place } from './model.ts';

export function useTemplate({ screen, grid }: Place): () => void {
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  return () =>
    void provider
      .importTemplate({ name: screen.name, grid })
      .then(saveBlob, (error: Error) => notify(error.message, { type: 'error' }));
}
