/**
 * Figures of before, for a header that turns back (`turnedBack` of the rules). Of each row and figure it is known what
 * stood there in each turn, and what the last one made of it: whoever has touched that since has other figures, and
 * those are made anew. Pure.
 */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { gridFields, grids, listKey } from '../../../../record/resource.ts';
import { rulesOf } from '../../../../record/rules.ts';
import { rowKey, rowsByKey, same } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { asRead } from './lastRead.ts';
import { rowsOf } from './values.ts';

interface Figure {
  readonly name: string;
  readonly value: unknown;
}
interface Kept {
  /** By what the header was turned to. */
  readonly was: ReadonlyMap<string, Figure>;
  /** What the last turn made of it; undefined while that is awaited. */
  readonly into: Figure | undefined;
}
/** By row and what the figure is. */
export type Memory = ReadonlyMap<string, Kept>;
export const noMemory: Memory = new Map();

interface Change {
  readonly before: Values;
  /** With what a person changed, and what turning made of it. */
  readonly after: Values;
}

export interface Turning {
  readonly memory: Memory;
  /** Rows with their figures of before, by the key of their list; empty where none have any. */
  readonly values: Values;
  /** How many figures are those of before, and how many are made anew. */
  readonly returned: number;
  readonly others: number;
}

/** What the header turns from and to by a change. */
function turnOf(resource: Resource, { before, after }: Change) {
  const name = rulesOf(resource)?.turnedBack?.name;
  const [from, to] = name === undefined ? [] : [asRead(before)[name], asRead(after)[name]];
  return typeof from === 'string' && typeof to === 'string' && from && to && from !== to ? { from, to } : undefined;
}

/** Undefined where the header does not turn. */
export function turnBack(resource: Resource, memory: Memory, change: Change): Turning | undefined {
  const [back, turn] = [rulesOf(resource)?.turnedBack, turnOf(resource, change)];
  if (!back || !turn) return undefined;
  const { list, names } = gridOf(resource, back.grid);
  const rows = rowsOf(change.after, list);
  const former = rowsByKey(rowsOf(change.before, list));
  const next = new Map<string, Kept>();
  let [returned, others] = [0, 0];
  const turned = rows.map((row) => {
    const before = former.get(rowKey(row));
    const found: Values = {};
    for (const [what, name] of before ? Object.entries(back.figures(before, asRead(change.before))) : []) {
      if (!before || (name !== undefined && !names.has(name))) continue;
      const kept = memory.get(keyOf(row, what));
      const now = figureAt(before, name);
      const was = new Map(kept && sameFigure(kept.into, now) ? kept.was : []);
      if (now) was.set(turn.from, now);
      next.set(keyOf(row, what), { was, into: undefined });
      const figure = was.get(turn.to);
      if (figure) found[figure.name] = figure.value;
      if (figure && !isNothing(figure.value)) returned += 1;
      if (!figure && !isNothing(now?.value)) others += 1;
    }
    return Object.keys(found).some((name) => !same(row[name], found[name])) ? { ...row, ...found } : row;
  });
  const changed = turned.some((row, index) => row !== rows[index]);
  return { memory: next, values: changed ? { [list]: turned } : {}, returned, others };
}

/** The memory with what a change made of figures: at once, or of those that were awaited and that nobody typed. */
export function madeOf(resource: Resource, memory: Memory, change: Change, result: Values): Memory {
  const back = rulesOf(resource)?.turnedBack;
  if (!back || ![...memory.values()].some(({ into }) => into === undefined)) return memory;
  const { list } = gridOf(resource, back.grid);
  const turns = turnOf(resource, change) !== undefined;
  const figuresIn = (record: Values) => {
    const rows = rowsByKey(rowsOf(record, list));
    return (key: string): Readonly<Record<string, string | undefined>> => {
      const row = rows.get(key);
      return row ? back.figures(row, asRead(record)) : {};
    };
  };
  const [former, given] = [figuresIn(change.before), figuresIn(change.after)];
  const next = new Map(memory);
  for (const row of rowsOf(result, list)) {
    for (const [what, name] of Object.entries(back.figures(row, asRead(result)))) {
      const kept = next.get(keyOf(row, what));
      if (!kept || kept.into !== undefined || name === undefined) continue;
      const awaited = [former, given].every((of) => of(rowKey(row))[what] === undefined);
      if (turns || awaited) next.set(keyOf(row, what), { ...kept, into: figureAt(row, name) });
    }
  }
  return next;
}

function gridOf(resource: Resource, grid: string) {
  const field = grids(resource)[grid];
  return { list: listKey(grid, field), names: new Set(field ? Object.keys(gridFields(field)) : []) };
}

const keyOf = (row: Row, what: string): string => `${rowKey(row)}/${what}`;

const figureAt = (row: Row, name: string | undefined): Figure | undefined =>
  name === undefined ? undefined : { name, value: row[name] };

const sameFigure = (a: Figure | undefined, b: Figure | undefined): boolean =>
  a?.name === b?.name && same(a?.value, b?.value);

/** Nothing, and nought, are what they are in any turn: nobody needs to hear of them. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || Number(value) === 0;
