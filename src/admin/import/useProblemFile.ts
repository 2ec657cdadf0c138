/** Saves the rows with errors as a workbook. */
import { useNotify } from 'react-admin';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import type { Importable } from '../../record/importable.ts';
import { useT } from '../../ui/text.tsx';
import { saveProblems } from './download.ts';
import { verdictWords } from './verdictWords.ts';
import type { Importing } from './useImport.ts';

export function useProblemFile(importing: Importing, name: string, columns: readonly Importable[]): () => void {
  const t = useT();
  const notify = useNotify();
  const context = useFieldEnvironment();
  return () => {
    const labels = new Map(importing.file?.columns.map((column) => [column.name, column.label]));
    const speaking = { t, context, columns, label: (one: string) => labels.get(one) ?? one };
    void saveProblems(importing, {
      title: t('imports.problems_name', { name }),
      about: t('imports.about'),
      wordsOf: (row) => verdictWords(row, speaking),
    }).catch((error: Error) => notify(error.message, { type: 'error' }));
  };
}
