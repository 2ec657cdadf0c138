/** What a save or an action brings about in records of other resources, inside its transaction. */
import type { Values } from '../../core/field.ts';
import type { ReadBody } from '../../record/readBody.ts';
import { actIn, begin } from './act.ts';
import type { Others } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { saveIn } from './save.ts';
import type { Saving } from './saving.ts';

/** Whatever menus and view the person has: it follows from what they may do. */
export function othersOf(tx: Transaction, saving: Saving): Others {
  const { all, behaviours = {}, view: _view, ...same } = saving;
  const of = (prefix: string): Saving => {
    const resource = all.find((other) => other.prefix === prefix);
    if (!resource) throw new Error(`No resource ${prefix} is declared`);
    return { ...same, all, behaviours, resource, behaviour: behaviours[prefix] ?? {} };
  };
  return {
    make: (prefix, header, rows = {}) => saveIn(tx, of(prefix), { header, grids: insertsOf(rows), problems: [] }),
    act(prefix, id, name, input = {}) {
      const other = of(prefix);
      const action = other.behaviour.actions?.[name];
      if (!action) throw new Error(`${prefix} has no action ${name}`);
      return actIn(tx, begin(other, name, action, input), id);
    },
  };
}

/** Rows by grid, as a save takes them. */
export const insertsOf = (rows: Readonly<Record<string, readonly Values[]>>): ReadBody['grids'] =>
  Object.fromEntries(
    Object.entries(rows).map(([grid, list]) => [
      grid,
      { insert: list.map((values) => ({ values })), update: [], delete: [] },
    ]),
  );
