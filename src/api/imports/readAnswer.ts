/** The rows of a file as the screen gets them: which row names the columns, and what each name means. */
import { translate } from '../../../i18n/server.ts';
import { importLimits, type FileRow, type ReadFile } from '../../core/files/importing.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { cellText } from '../../core/cells.ts';
import type { Importable } from '../../record/importable.ts';
import { exampleTexts } from './examples.ts';
import { findHead, mapHeads } from './heads.ts';
import { headsOf, wireColumns } from './labels.ts';
import type { Table } from './readFile.ts';

interface Place {
  readonly resource: Resource;
  readonly columns: readonly Importable[];
  readonly grid?: string;
  readonly view?: string | undefined;
}

export function readAnswer(place: Place, fileNm: string, { sheets, sheet, rows }: Table, lang: 'ko' | 'en'): ReadFile {
  const { resource, columns, grid } = place;
  const targets = columns.map((column) => ({ name: column.name, heads: headsOf(resource, column, grid) }));
  const map = (heads: readonly string[]) => mapHeads(heads, targets);
  const at = findHead(rows, map);
  const head = rows[at] ?? refuse('E_FILE', { text: 'importEmpty' });
  const heads = head.cells.map(cellText);
  while (heads.at(-1) === '') heads.pop();
  const mapping = map(heads);
  const isExample = exampleRow(place, mapping);
  const below = withoutSums(rows.slice(at + 1)).filter((row) => !isExample(row));
  if (below.length === 0) refuse('E_FILE', { text: 'importEmpty' });
  if (below.length > importLimits.rows)
    refuse('E_FILE', { text: 'importTooMany', args: [importLimits.rows.toLocaleString('en-US')] });
  const width = Math.max(heads.length, ...below.map(({ cells }) => cells.length));
  const wide = Array.from({ length: Math.min(width, importLimits.columns) }, (_, i) => heads[i] ?? '');
  return {
    ...{ fileNm, sheets, sheet, head: head.no, heads: wide },
    mapping: wide.map((_, i) => mapping[i] ?? null),
    rows: below.map(({ no, cells }) => ({ no, cells: wide.map((_, i) => cells[i] ?? null) })),
    columns: wireColumns(lang, resource, columns, grid),
  };
}

const sumWords = (['ko', 'en'] as const).map((lang) => translate(lang, 'desk.export.sum'));

/** By itself, or with what the sums leave out behind it. */
const isSumWord = (text: string) => sumWords.some((word) => text === word || text.startsWith(`${word} (`));

/** The sums below an exported list are no record. */
function withoutSums(rows: readonly FileRow[]): readonly FileRow[] {
  const words = rows.at(-1)?.cells.filter((cell) => typeof cell !== 'number' && cellText(cell) !== '') ?? [];
  return words.length === 1 && isSumWord(cellText(words[0]!)) ? rows.slice(0, -1) : rows;
}

/** So many cells alike are no chance, though headings may have been renamed. */
const enough = 3;

/** The example of the template, left where it was, is nobody's row. */
function exampleRow(place: Place, mapping: readonly (string | null)[]): (row: FileRow) => boolean {
  // Somebody may have filled in the template of another menu.
  const views = [...new Set([place.view, undefined])];
  const examples = (['ko', 'en'] as const).flatMap((lang) =>
    views.map((view) => exampleTexts(lang, { ...place, view })),
  );
  return ({ cells }) =>
    examples.some((texts) => {
      const filled = mapping.flatMap((name, i) =>
        name === null || cellText(cells[i] ?? null) === '' ? [] : [[name, cellText(cells[i]!)] as const],
      );
      // A real row may say the same of an ordinary thing; what marks the example stands in none.
      const { remark } = texts;
      const marked = remark === undefined || cells.some((cell) => cellText(cell) === remark);
      return marked && filled.length >= enough && filled.every(([name, text]) => texts[name] === text);
    });
}
