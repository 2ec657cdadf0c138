/** Columns of names and numbers take what their longest one on the page wants: short ones leave the room to long ones. */
import type { FormatContext, Values } from '../../../../core/field.ts';
import { displayName } from '../../../../record/resource.ts';
import { textWidth } from '../../../../sheet/cells/columnWidth.ts';
import { serverToday } from '../../../../session/today.ts';
import { near } from '../cardDue.ts';
import type { ListColumn } from './columns.ts';

/** Pixels of a letter, many of which are wide in names; a syllable is narrower than in a head; what stands around. */
const letter = 7.3;
const tight = 0.93;
/** What a capital is wider: names of vessels are written in them. */
const capital = 0.9;
const around = 18;
/** Pixels of a letter of a number, of one that stands small beside it, between the two, and around them. */
const number = { letter: 7.8, small: 6.2, gap: 5, around: 15 };
/** Columns change in such steps, so that they stand still while one turns the pages. */
const step = 8;

type Column = Pick<ListColumn, 'name' | 'field' | 'width' | 'least' | 'head' | 'grow' | 'beside' | 'left'>;

export function nameRooms(
  rows: readonly Values[],
  columns: readonly Column[],
  context: FormatContext,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const widest = rows.reduce((width, row) => Math.max(width, widthOf(column)(row, column, context)), 0);
      return widest > 0 ? [[column.name, Math.ceil(widest / step) * step]] : [];
    }),
  );
}

const widthOf = ({ field, left, least, head, grow, beside }: Column) => {
  if (left) return dayIn;
  if (least === undefined ? head && field.type === 'text' : !grow) return nameIn;
  return field.type === 'docNo' && beside ? numberIn : () => 0;
};

/** A day takes room for how many are left only where one of them is near. */
const dayIn = (row: Values, { width, left }: Column): number => (left!(row, serverToday())! <= near ? width : 1);

function nameIn(row: Values, { name, field }: Column): number {
  const shown = row[field.type === 'ref' ? displayName(name) : name];
  if (typeof shown !== 'string') return 0;
  return textWidth(shown, letter) * tight + (shown.match(/[A-Z]/g)?.length ?? 0) * capital + around;
}

/** A number, and the revision beside it. */
function numberIn(row: Values, { name, beside }: Column, context: FormatContext): number {
  const shown = row[name];
  const more = beside?.(row, context) ?? '';
  return typeof shown === 'string'
    ? textWidth(shown, number.letter) + (more ? textWidth(more, number.small) + number.gap : 0) + number.around
    : 0;
}
