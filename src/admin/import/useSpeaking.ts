import { useMemo } from 'react';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { useT } from '../../ui/text.tsx';
import type { Importing } from './useImport.ts';
import type { Speaking } from './verdictWords.ts';

/** What a row's verdict is told with: texts, formats and the labels of the file's columns. */
export function useSpeaking({ columns, file }: Pick<Importing, 'columns' | 'file'>): Speaking {
  const t = useT();
  const context = useFieldEnvironment();
  const labels = useMemo(() => new Map(file?.columns.map(({ name, label }) => [name, label])), [file]);
  return useMemo(
    () => ({ t, context, columns, label: (name) => labels.get(name) ?? name }),
    [t, context, columns, labels],
  );
}
