/** A refused save told as a list of choices: what each side made of the same thing. */
import { formatMoment } from '../../../../fields/dateTime/index.ts';
import type { Language } from '../../../../../i18n/messages.ts';
import type { Labels } from '../labels.ts';
import { gridLock, headerLock } from '../locks.ts';
import type { Situation } from '../locks.ts';
import type { Change, Merge } from '../model/merge.ts';
import type { Values } from '../../../../core/field.ts';
import { gridOfLink } from '../../../../record/below.ts';
import { gridColumns, grids, rowName } from '../../../../record/resource.ts';
import { same } from '../../../../sheet/editing.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Shown } from '../useShown.ts';

/** Who saved a record last, and when. */
export function savedBy({ updateNm, updateDt }: Values, t: (key: string) => string, lang: Language) {
  return {
    name: typeof updateNm === 'string' ? updateNm : t('conflict.other'),
    date: typeof updateDt === 'string' ? formatMoment(updateDt, lang) : '',
  };
}

/** From which state to which the other side has brought the record, if it did. */
export function movedState(before: Values, theirs: Values, { resource, shown, t }: Omit<Words, 'labels'>) {
  const field = resource.state?.field;
  if (!field || before[field] === theirs[field]) return undefined;
  const [from, to] = [before, theirs].map((side) => shown(field, undefined, side[field], side));
  return t('conflict.moved', { from, to });
}

export interface ConflictLine {
  readonly key: string;
  readonly name: string;
  /** Which part of the record: its fields, or a row of a grid. */
  readonly place: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
}

interface Words {
  readonly labels: Labels;
  readonly shown: Shown;
  readonly t: (key: string, args?: Readonly<Record<string, unknown>>) => string;
  readonly resource: Resource;
}

const rowWords = ({ resource, shown }: Words, grid: string, row: Values): string => {
  const name = rowName(grids(resource)[grid]!);
  return shown(name, grid, row[name], row);
};

/** Where a change stands, for people. */
export function placeOfChange(change: Change, words: Words): string {
  if (change.grid === undefined) return words.t('conflict.header');
  return `${words.labels.grid(change.grid)} ${rowWords(words, change.grid, change.row ?? {})}`;
}

export function nameOfChange({ field, grid }: Change, { labels, t, resource }: Words): string {
  if (field === undefined) return t('conflict.row');
  const rows = grid === undefined ? undefined : grids(resource)[grid];
  const above = rows && gridOfLink(rows, field);
  return above === undefined ? labels.field(field, grid) : labels.grid(above);
}

export function conflictLines(
  merge: Merge,
  sides: Readonly<Record<'before' | 'mine' | 'theirs', Values>>,
  words: Words,
): ConflictLine[] {
  return merge.conflicts.map((change) => {
    const value = (side: 'before' | 'mine' | 'theirs') => {
      const sideValue = change[side];
      if (change.field === undefined) return rowWord(change, sideValue as Values | undefined, words);
      const record = change.grid === undefined ? sides[side] : rowOf(sides[side], change, words.resource);
      return words.shown(change.field, change.grid, sideValue, record);
    };
    return {
      key: change.key,
      name: nameOfChange(change, words),
      place: placeOfChange(change, words),
      before: value('before'),
      mine: value('mine'),
      theirs: value('theirs'),
    };
  });
}

/** Gone or kept, and how the row was changed that the other side took away. */
function rowWord({ grid, before }: Change, row: Values | undefined, words: Words): string {
  if (row === undefined) return words.t('conflict.gone');
  const was = before as Values | undefined;
  const columns = Object.entries(gridColumns(grids(words.resource)[grid!]!));
  const isChanged = (name: string) => was !== undefined && !same(was[name], row[name]);
  const changed = columns.flatMap(([name, { computed }]) => (!computed && isChanged(name) ? [name] : []));
  const told = changed.map((name) => {
    const [from, to] = [was, row].map((one) => words.shown(name, grid, one![name], one));
    return `${words.labels.field(name, grid)} ${from} → ${to}`;
  });
  return [words.t('conflict.kept'), ...told].join(' · ');
}

/** Whether what this person changed stands where the stored record takes no change any more. */
export const closedFor = ({ mine, conflicts }: Merge, stored: Situation): boolean => {
  const rows = grids(stored.resource);
  return [...mine, ...conflicts].some(({ grid }) =>
    grid === undefined ? headerLock(stored) !== undefined : gridLock(stored, rows[grid]!) !== undefined,
  );
};

function rowOf(record: Values, change: Change, resource: Resource): Values | undefined {
  const lists = Object.values(record).filter(Array.isArray) as Values[][];
  const id = change.row?.id;
  return change.grid !== undefined && grids(resource)[change.grid] && id != null
    ? lists.flat().find((row) => row.id === id && Object.keys(row).includes(change.field ?? ''))
    : undefined;
}
