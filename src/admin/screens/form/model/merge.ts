/** Three versions of one record made one: as loaded, as edited here, as saved by somebody else (3-decisions 4). */
import type { Values } from '../../../../core/field.ts';
import { liveRows, renumber, rowKey, rowsByKey, same, sorted } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { mergedFiles } from './files.ts';
import { againUid, changedBelow, fromTheTop, linkedTo, placeAbove } from './mergeBelow.ts';
import { rowsOf } from './values.ts';
import type { GridShape, Shape } from './values.ts';

/** One changed thing. Without `grid` a header field; with `row` and no `field` a whole row that came or went. */
export interface Change {
  readonly key: string;
  readonly grid?: string;
  readonly row?: Row;
  readonly field?: string;
  /** For a whole row `undefined` stands for "not there". */
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}
export type Side = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

export interface Merge {
  /** Changed on both sides, differently: a person chooses. */
  readonly conflicts: readonly Change[];
  /** Changed on one side only: taken over. */
  readonly mine: readonly Change[];
  readonly theirs: readonly Change[];
  /** The merged record on top of theirs; conflicts without a choice keep mine. */
  resolve(choices: Choices): Values;
}

type Sides = { readonly before: Values; readonly mine: Values; readonly theirs: Values };
interface Found {
  readonly conflicts: Change[];
  readonly mine: Change[];
  readonly theirs: Change[];
  /** Rows that go the way of a row above them, by their places. */
  readonly follows: Map<string, string>;
}

export function merge(before: Values, mine: Values, theirs: Values, shape: Shape): Merge {
  const found: Found = { conflicts: [], mine: [], theirs: [], follows: new Map() };
  for (const field of shape.header) compare({ before, mine, theirs }, field, field, {}, found);
  // Rows that one side took away and the other has changed: what stands below is not asked about again.
  const disputed = new Map<string, string>();
  for (const [grid, one] of fromTheTop(shape)) {
    const { list, all } = one;
    for (const key of rowKeys(before, mine, theirs, list)) {
      const at = `${grid}/${key}`;
      const row = sidesOf(before, mine, theirs, list, key);
      const over = disputed.get(placeAbove(one, [row.mine, row.theirs, row.before]) ?? '');
      if (over !== undefined) {
        found.follows.set(at, over);
        disputed.set(at, over);
        continue;
      }
      const keeper = row.mine ? mine : theirs;
      compareRow(grid, key, all, row, found, () => changedBelow(shape, grid, key, before, keeper));
      if (found.conflicts.at(-1)?.key === at) disputed.set(at, at);
    }
  }
  return { ...found, resolve: (choices) => resolve({ before, mine, theirs }, shape, found, choices) };
}

function compare(sides: Sides, field: string, key: string, at: Partial<Change>, found: Found): void {
  const [before, mine, theirs] = [sides.before[field], sides.mine[field], sides.theirs[field]];
  const byMe = !same(before, mine);
  const byThem = !same(before, theirs);
  if (!byMe && !byThem) return;
  const change: Change = { ...at, key, field, before, mine, theirs };
  if (byMe && byThem) {
    if (!same(mine, theirs)) found.conflicts.push(change);
  } else (byMe ? found.mine : found.theirs).push(change);
}

type RowSides = { readonly before?: Row; readonly mine?: Row; readonly theirs?: Row };

function compareRow(
  grid: string,
  key: string,
  names: readonly string[],
  sides: RowSides,
  found: Found,
  isChangedBelow: () => boolean,
): void {
  const { before, mine, theirs } = sides;
  const whole: Change = { key: `${grid}/${key}`, grid, row: (mine ?? theirs ?? before)!, before, mine, theirs };
  if (before && mine && theirs) {
    const at = { grid, row: mine };
    for (const field of names) compare({ before, mine, theirs }, field, `${grid}/${key}/${field}`, at, found);
  } else if (!before) {
    (mine ? found.mine : found.theirs).push(whole);
  } else if (mine || theirs) {
    // One side took the row away: the other side's edit of it must not go unseen.
    const other = (mine ?? theirs)!;
    const edited = names.some((name) => !same(before[name], other[name])) || isChangedBelow();
    if (edited) found.conflicts.push(whole);
    else (mine ? found.theirs : found.mine).push(whole);
  }
}

function resolve(sides: Sides, shape: Shape, found: Found, choices: Choices): Values {
  const side = (change: Change): Side => choices[change.key] ?? 'mine';
  const decided = new Map<string, Side>([
    ...found.mine.map((change) => [change.key, 'mine'] as const),
    ...found.conflicts.map((change) => [change.key, side(change)] as const),
  ]);
  for (const [at, over] of found.follows) decided.set(at, decided.get(over)!);
  const take = (key: string, mine: unknown, theirs: unknown) => (decided.get(key) === 'mine' ? mine : theirs);
  const values: Values = { ...sides.theirs };
  for (const field of shape.header) values[field] = take(field, sides.mine[field], sides.theirs[field]);
  if ('respFileList' in sides.mine) values.respFileList = mergedFiles(sides.mine, sides.theirs);
  for (const [grid, rows] of fromTheTop(shape)) {
    const merged = mergedRows(sides, grid, rows, take, found.follows);
    const { above } = rows;
    values[rows.list] =
      above === undefined ? merged : linkedTo(above, rowsOf(values, shape.grids[above]?.list ?? ''), merged);
  }
  return values;
}

function mergedRows(
  { before, mine, theirs }: Sides,
  grid: string,
  { list, all }: GridShape,
  take: (key: string, mine: unknown, theirs: unknown) => unknown,
  follows: Found['follows'],
): Row[] {
  const rows = new Map<string, Row>();
  for (const key of rowKeys(before, mine, theirs, list)) {
    const sides = sidesOf(before, mine, theirs, list, key);
    const at = `${grid}/${key}`;
    if (sides.before && sides.mine && sides.theirs && !follows.has(at)) {
      const fields = all.map((name) => [name, take(`${at}/${name}`, sides.mine![name], sides.theirs![name])]);
      rows.set(key, { ...sides.theirs, ...Object.fromEntries(fields) });
    } else {
      const row = take(at, sides.mine, sides.theirs) as Row | undefined;
      // What they deleted has no id any more: kept by choice, it is inserted again.
      if (row) rows.set(key, sides.before && !sides.theirs ? { ...row, id: null, uid: againUid(key) } : row);
    }
  }
  return order(rows, before, mine, theirs, list);
}

/** My order when I moved rows, else theirs; rows that only the other side has stand behind what they stood behind there. */
function order(rows: ReadonlyMap<string, Row>, before: Values, mine: Values, theirs: Values, list: string): Row[] {
  const keysOf = (values: Values) => sorted(liveRows(rowsOf(values, list))).map(rowKey);
  const [was, my, their] = [keysOf(before), keysOf(mine), keysOf(theirs)];
  const [inWas, inMy] = [new Set(was), new Set(my)];
  const moved = was.filter((key) => inMy.has(key)).join() !== my.filter((key) => inWas.has(key)).join();
  const keys = moved ? placed(my, their) : placed(their, my);
  return renumber(keys.flatMap((key): Row[] => (rows.has(key) ? [rows.get(key)!] : [])));
}

/** `keys`, and those of `others` that it lacks; new ones of both sides at one place keep their sides together. */
function placed(keys: readonly string[], others: readonly string[]): string[] {
  const [own, known] = [new Set(keys), new Set(others)];
  /** What comes along behind a key that both have; '' before the first. */
  const along = new Map<string, string[]>();
  let behind = '';
  for (const key of others) {
    const stands = along.get(behind);
    if (own.has(key)) behind = key;
    else if (stands) stands.push(key);
    else along.set(behind, [key]);
  }
  const found: string[] = [];
  behind = '';
  const flush = () => found.push(...(along.get(behind) ?? []));
  for (const key of keys) {
    if (known.has(key)) {
      flush();
      behind = key;
    }
    found.push(key);
  }
  flush();
  return found;
}

function rowKeys(before: Values, mine: Values, theirs: Values, list: string): string[] {
  const keys = [before, mine, theirs].flatMap((values) => liveRows(rowsOf(values, list)).map(rowKey));
  return [...new Set(keys)];
}

function sidesOf(before: Values, mine: Values, theirs: Values, list: string, key: string): RowSides {
  const find = (values: Values) => {
    const row = rowsByKey(rowsOf(values, list)).get(key);
    return row?._deleted ? undefined : row;
  };
  return { before: find(before), mine: find(mine), theirs: find(theirs) };
}
