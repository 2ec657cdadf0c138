/** Undo and redo of everything done to the rows of a grid; it lasts as long as the loaded record, over changes of tab. */
import { useState } from 'react';
import { done, noHistory, redone, undone } from '../ui/grid/model/history.ts';
import type { History } from '../ui/grid/model/history.ts';
import { differingCells, firstChange } from './cells/cellEdits.ts';
import type { Detail } from './detail.ts';
import type { Row } from './editing.ts';

type Rows = readonly Row[];

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
  readonly row: number;
}

/** Histories by the record that rows were loaded with, and by grid. */
const historiesByRecord = new WeakMap<object, Map<string, History<Rows>>>();

function ofRecord(origin: object): Map<string, History<Rows>> {
  let histories = historiesByRecord.get(origin);
  if (!histories) historiesByRecord.set(origin, (histories = new Map()));
  return histories;
}

/** What was done to the rows of a grid from elsewhere (an upload that has ended) can be taken back as well. */
export function remember(origin: object, grid: string, before: Rows, act: string): void {
  const histories = ofRecord(origin);
  histories.set(grid, done(histories.get(grid) ?? noHistory, before, act));
}

/** `origin` is a new object whenever the form begins anew: after loading and saving. */
export function useDetailHistory(given: Detail, origin: object): DetailHistory {
  const [, draw] = useState(0);
  const { grid, rows, columns } = given;
  const histories = ofRecord(origin);
  const history = histories.get(grid) ?? noHistory;
  const keep = (next: History<Rows>) => {
    histories.set(grid, next);
    draw((turn) => turn + 1);
  };
  const turn = (turned: ReturnType<typeof undone<Rows>>): Turned | undefined => {
    if (!turned) return undefined;
    keep(turned.history);
    given.onChange(
      turned.state,
      differingCells(
        rows,
        turned.state,
        columns.map(({ name }) => name),
      ),
    );
    return { act: turned.act, row: firstChange(rows, turned.state) };
  };
  return {
    detail: {
      ...given,
      onChange(next, touched, act = 'edit') {
        if (next !== rows) keep(done(history, rows, act));
        given.onChange(next, touched, act);
      },
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => turn(undone(history, rows)),
    redo: () => turn(redone(history, rows)),
  };
}
