/** Which row of a sheet names its columns, and which column each name means. */
import { searchForm } from '../../core/text/hangul.ts';
import type { FileRow } from '../../core/files/importing.ts';
import { cellText } from '../../core/cells.ts';

/** Rows above the heading: a title, a date, whose list it is. */
const mostAbove = 20;

/** Names of columns are compared by their letters and figures alone: `SHIP_NM`, `*선 명`, `Ｉｔｅｍ：`. */
const nameForm = (text: string): string => searchForm(text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
/** And, where that finds none, without what stands in brackets behind: a unit, a remark. */
const shortForm = (text: string): string => nameForm(text.split(/[([]/, 1)[0] ?? '');

/** And without its being a number, where a column is called by what it is: 전화번호, 팩스번호. */
const plainForm = (text: string): string => shortForm(text).replace(/(?<=.)번호$/u, '');

interface Known {
  readonly name: string;
  readonly heads: readonly string[];
}

/** Columns by a form of their names; a form that several have says nothing. */
function columnsBy(known: readonly Known[], form: (text: string) => string): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const { name, heads } of known)
    for (const key of new Set(heads.map(form)))
      found.set(key, found.has(key) && found.get(key) !== name ? undefined : name);
  return found;
}

/** For each heading the column that it means, none of them twice. */
export function mapHeads(heads: readonly string[], known: readonly Known[]): (string | null)[] {
  const [exact, short] = [columnsBy(known, nameForm), columnsBy(known, shortForm)];
  const taken = new Set<string>();
  const take = (name: string | undefined): string | null => {
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  };
  const first = heads.map((head) => (nameForm(head) === '' ? null : take(exact.get(nameForm(head)))));
  return heads.map(
    (head, i) =>
      first[i] ??
      (shortForm(head) === ''
        ? null
        : take(exact.get(shortForm(head)) ?? short.get(shortForm(head)) ?? exact.get(plainForm(head)))),
  );
}

/** Index of the row that names most columns; the first that holds anything where none does. */
export function findHead(
  rows: readonly FileRow[],
  map: (heads: readonly string[]) => readonly (string | null)[],
): number {
  let [best, at] = [0, 0];
  for (const [i, row] of rows.slice(0, mostAbove).entries()) {
    const named = map(row.cells.map(cellText)).filter(Boolean).length;
    if (named > best) [best, at] = [named, i];
  }
  return at;
}
