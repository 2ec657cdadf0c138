/** Undo and redo of everything done to the rows of a grid; it lasts as long as the loaded record, over changes of tab. */
import { useState } from 'react';
import type { Values } from '../core/field.ts';
import { done, noHistory, redone, undone } from '../ui/grid/model/history.ts';
import type { History, Step } from '../ui/grid/model/history.ts';
import { differingCells, firstChange } from './cells/cellEdits.ts';
import type { Detail } from './detail.ts';
import { rowKey } from './editing.ts';
import type { Row } from './editing.ts';

type Rows = readonly Row[];
/** Rows of each grid that is edited together. */
type State = Readonly<Record<string, Rows>>;
interface Moment {
  readonly rows: State;
  /** Fields of the header that the act changed along with the rows. */
  readonly header?: Values | undefined;
}

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

/** What comes by itself goes with what brought it: a row behind the last one, what a pasted name is the name of. */
const along: ReadonlySet<string> = new Set(['grow', 'name']);

/** Histories by the record that rows were loaded with, and by the name of the grid or of those edited together. */
const historiesByRecord = new WeakMap<object, Map<string, History<Moment>>>();

function ofRecord(origin: object): Map<string, History<Moment>> {
  let histories = historiesByRecord.get(origin);
  if (!histories) historiesByRecord.set(origin, (histories = new Map()));
  return histories;
}

/** What was done to rows from elsewhere (an upload that has ended, another currency) can be taken back as well. */
export function remember(origin: object, name: string, rows: State, act: string, header?: Values): void {
  const histories = ofRecord(origin);
  histories.set(name, done(histories.get(name) ?? noHistory, { rows, header }, act));
}

/** What has been done to the rows of a record since `origin`, what was taken back apart. */
export const actsOf = (origin: object): ReadonlySet<string> =>
  new Set([...(historiesByRecord.get(origin)?.values() ?? [])].flatMap(({ past }) => past.map(({ act }) => act)));

/** `origin` is a new object whenever the form begins anew: after loading and saving. */
export function useDetailHistory(given: Detail, origin: object): DetailHistory {
  const [, draw] = useState(0);
  const { grid, rows, columns, record, together } = given;
  const name = together?.name ?? grid;
  const now: State = together?.rows ?? { [grid]: rows };
  const histories = ofRecord(origin);
  const history = histories.get(name) ?? noHistory;
  const keep = (next: History<Moment>) => {
    histories.set(name, next);
    draw((turn) => turn + 1);
  };
  /** As it is now, with what the step that is turned also changed. */
  const momentFor = (step: Step<Moment> | undefined): Moment => {
    const names = Object.keys(step?.state.header ?? {});
    return { rows: now, ...(names.length > 0 && { header: Object.fromEntries(names.map((n) => [n, record[n]])) }) };
  };
  const turn = (turned: ReturnType<typeof undone<Moment>>): Turned | undefined => {
    if (!turned) return undefined;
    keep(turned.history);
    const { rows: state, header } = turned.state;
    const [was, next] = [now[grid]!, state[grid] ?? now[grid]!];
    const names = columns.map((column) => column.name);
    if (header) given.putWith?.(header, state);
    else if (together) together.put(state);
    else given.onChange(next, differingCells(was, next, names));
    const first = next[firstChange(was, next)];
    return { act: turned.act, row: first && rowKey(first) };
  };
  return {
    detail: {
      ...given,
      onChange(next, touched, act = 'edit') {
        if (next !== rows && !along.has(act)) keep(done(history, { rows: now }, act));
        given.onChange(next, touched, act);
      },
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => turn(undone(history, momentFor(history.past.at(-1)))),
    redo: () => turn(redone(history, momentFor(history.future.at(-1)))),
  };
}
