/** How wide columns of words are for what their rows say. */
import type { FormatContext } from '../../core/field.ts';
import { codeWords } from '../../fields/code/index.ts';
import type { DetailColumn } from '../detail.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Pixels of a text in a cell: of a syllable, of a letter, of a space, and of what stands around. */
const drawn = { syllable: 11.5, letter: 7, space: 3.7, around: 13 };
const cellWidth = (text: string): number =>
  [...text].reduce(
    (width, ch) => width + (ch === ' ' ? drawn.space : ch > '\u2e80' ? drawn.syllable : drawn.letter),
    drawn.around,
  );

/** Pixels that the longest text of a column wants; more than this many are not asked for. */
export const textRoom = (rows: Rows, name: string, most = 280): number =>
  rows.reduce((room, { [name]: text }) => {
    const wanted = typeof text === 'string' ? Math.ceil(cellWidth(text.slice(0, most / 3.5))) : 0;
    return Math.min(most, Math.max(room, wanted));
  }, 0);

/** Pixels of what stands beside the name of a row: it says little, or is cut. */
const mostBeside = 148;

/** For each column of words the pixels that the longest of them wants; of codes those that the rows have. */
export function wordRooms(
  rows: Rows,
  columns: readonly Pick<DetailColumn, 'name' | 'field'>[],
  context: Pick<FormatContext, 'codeName'>,
): Readonly<Record<string, number>> {
  const room = ({ name, field }: Pick<DetailColumn, 'name' | 'field'>): number => {
    if (field.type === 'text') return textRoom(rows, name, mostBeside);
    if (field.type !== 'code') return 0;
    const keys = new Set(rows.flatMap(({ [name]: key }) => (typeof key === 'string' && key ? [key] : [])));
    const words = [...keys].map((key) => cellWidth(codeWords(field, key, context)));
    return words.length > 0 ? Math.ceil(Math.max(...words)) : 0;
  };
  return Object.fromEntries(columns.map((column) => [column.name, room(column)]).filter(([, pixels]) => pixels));
}
