/** Undo and redo of everything done to the rows of a grid; it lasts as long as the loaded record, over changes of tab. */
import { useState } from 'react';
import { done, noHistory, redone, undone } from '../ui/grid/model/history.ts';
import type { History } from '../ui/grid/model/history.ts';
import { differingCells, firstChange } from './cells/cellEdits.ts';
import type { Detail } from './detail.ts';
import { rowKey } from './editing.ts';
import type { Row } from './editing.ts';

type Rows = readonly Row[];
/** Rows of each grid that is edited together. */
type State = Readonly<Record<string, Rows>>;

export interface DetailHistory {
  /** The same grid; what is done to it can be taken back. */
  readonly detail: Detail;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Answers what was taken back and the first row that changed by it. */
  readonly undo: () => Turned | undefined;
  readonly redo: () => Turned | undefined;
}
export interface Turned {
  readonly act: string;
  /** Key of the first row of this grid that changed. */
  readonly row: string | undefined;
}

/** Histories by the record that rows were loaded with, and by the name of the grid or of those edited together. */
const historiesByRecord = new WeakMap<object, Map<string, History<State>>>();

function ofRecord(origin: object): Map<string, History<State>> {
  let histories = historiesByRecord.get(origin);
  if (!histories) historiesByRecord.set(origin, (histories = new Map()));
  return histories;
}

/** What was done to rows from elsewhere (an upload that has ended) can be taken back as well. */
export function remember(origin: object, name: string, before: State, act: string): void {
  const histories = ofRecord(origin);
  histories.set(name, done(histories.get(name) ?? noHistory, before, act));
}

/** What has been done to the rows of a record since `origin`, what was taken back apart. */
export const actsOf = (origin: object): ReadonlySet<string> =>
  new Set([...(historiesByRecord.get(origin)?.values() ?? [])].flatMap(({ past }) => past.map(({ act }) => act)));

/** `origin` is a new object whenever the form begins anew: after loading and saving. */
export function useDetailHistory(given: Detail, origin: object): DetailHistory {
  const [, draw] = useState(0);
  const { grid, rows, columns, together } = given;
  const name = together?.name ?? grid;
  const now: State = together?.rows ?? { [grid]: rows };
  const histories = ofRecord(origin);
  const history = histories.get(name) ?? noHistory;
  const keep = (next: History<State>) => {
    histories.set(name, next);
    draw((turn) => turn + 1);
  };
  const turn = (turned: ReturnType<typeof undone<State>>): Turned | undefined => {
    if (!turned) return undefined;
    keep(turned.history);
    const [was, next] = [now[grid]!, turned.state[grid] ?? now[grid]!];
    const names = columns.map((column) => column.name);
    if (together) together.put(turned.state);
    else given.onChange(next, differingCells(was, next, names));
    const first = next[firstChange(was, next)];
    return { act: turned.act, row: first && rowKey(first) };
  };
  return {
    detail: {
      ...given,
      onChange(next, touched, act = 'edit') {
        if (next !== rows) keep(done(history, now, act));
        given.onChange(next, touched, act);
      },
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => turn(undone(history, now)),
    redo: () => turn(redone(history, now)),
  };
}
