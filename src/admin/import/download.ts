/** The file that an import hands back: the rows with what is wrong with them. */
import { exportName, mimes } from '../../core/files/exporting.ts';
import { saveBlob } from '../../ui/saveBlob.ts';
import { lookOf } from './model.ts';
import type { WorkRow } from './model.ts';
import type { Importing } from './useImport.ts';
import { serverToday } from '../../session/today.ts';

interface Problems {
  readonly title: string;
  readonly about: string;
  readonly wordsOf: (row: WorkRow) => string;
}

/** The rows with errors as they stand now, wrong cells marked, in a file that can be mended and read again. */
export async function saveProblems(
  { file, mapping, rows }: Pick<Importing, 'file' | 'mapping' | 'rows'>,
  { title, about, wordsOf }: Problems,
): Promise<void> {
  const { problemXlsx } = await import('../../export/problemXlsx.ts');
  const labels = new Map(file?.columns.map(({ name, label }) => [name, label]));
  // Columns that the file lacks stand behind its own.
  const heads = mapping.map((name, at) => file?.heads[at] ?? labels.get(name ?? '') ?? '');
  const wrong = (rows ?? []).filter((row) => lookOf(row) === 'error');
  const bytes = await problemXlsx({
    title,
    heads: [...heads, about],
    rows: wrong.map((row) => ({
      cells: [...heads.map((_, at) => row.cells[at] ?? null), wordsOf(row)],
      wrong: new Map(
        (row.verdict?.problems ?? []).flatMap(({ name, message }) =>
          name !== undefined && mapping.includes(name) ? [[mapping.indexOf(name), message] as const] : [],
        ),
      ),
    })),
  });
  saveBlob({ blob: new Blob([bytes], { type: mimes.excel }), name: exportName(title, 'excel', serverToday()) });
}
