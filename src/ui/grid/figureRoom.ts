/** Columns of figures grow with them: a figure is read whole, or not at all. */

/** Pixels of a digit, of a mark between them, and of what stands around. */
interface Letters {
  readonly digit: number;
  readonly mark: number;
  readonly around: number;
}
/** In rows that are typed in. */
const typed: Letters = { digit: 7.95, mark: 3.1, around: 14 };
/** In the bold of the sums below them. */
export const sumLetters: Letters = { digit: 8.95, mark: 3.95, around: 14 };
/** As they are read in the rows of a list. */
export const readLetters: Letters = { digit: 7.8, mark: 3.8, around: 17 };
/** Columns change in such steps, so that they stand still while somebody types. */
const step = 4;

/** Pixels of a column that shows this figure in groups; 0 for what is none. */
function figureRoom(value: unknown, { digit, mark, around }: Letters): number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '' || !Number.isFinite(Number(text))) return 0;
  const below = text.startsWith('-') ? 1 : 0;
  const point = text.indexOf('.');
  const whole = (point < 0 ? text.length : point) - below;
  const digits = whole + (point < 0 ? 0 : text.length - point - 1);
  const marks = Math.floor((whole - 1) / 3) + (point < 0 ? 0 : 1) + 2 * below;
  return digits * digit + marks * mark + around;
}

/** For each column of figures the pixels that its longest one wants. */
export function figureRooms(
  rows: Iterable<Readonly<Record<string, unknown>>>,
  names: readonly string[],
  letters: Letters = typed,
): Readonly<Record<string, number>> {
  const rooms: Record<string, number> = {};
  for (const row of rows)
    for (const name of names) {
      const room = figureRoom(row[name], letters);
      if (room > (rooms[name] ?? 0)) rooms[name] = room;
    }
  for (const name of Object.keys(rooms)) rooms[name] = Math.ceil(rooms[name]! / step) * step;
  return rooms;
}
