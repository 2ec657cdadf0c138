/** What a save or an action brings about in records of other resources, inside its transaction. */
import type { ReadBody } from '../../record/readBody.ts';
import { actIn, begin } from './act.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Changes, Others } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { become } from '../messages/asSystem.ts';
import { saveIn } from './save.ts';
import type { Saving } from './saving.ts';
import { insertsOf } from './working.ts';

/** Whatever menus and view the person has: it follows from what they may do. */
export function othersOf(tx: Transaction, saving: Saving): Others {
  const { call } = saving;
  const { all, behaviours = {}, view: _view, ...same } = saving;
  const of = (prefix: string): Saving => {
    const resource = all.find((other) => other.prefix === prefix);
    if (!resource) throw new Error(`No resource ${prefix} is declared`);
    return { ...same, all, behaviours, resource, behaviour: behaviours[prefix] ?? {} };
  };
  return {
    make: (prefix, header, rows = {}) => saveIn(tx, of(prefix), { header, grids: insertsOf(rows), problems: [] }),
    act(prefix, id, name, input = {}) {
      return actIn(tx, begin(of(prefix), name, input), id);
    },
    patch: (prefix, id, { header = {}, rows = {}, act = 'update' }) =>
      saveIn(tx, { ...of(prefix), follows: true, act }, { header, grids: changesOf(rows), problems: [] }, id),
    in: (corpId) => ({
      make: (...given) => inCompany(tx, saving, corpId, (others) => others.make(...given)),
      act: (...given) => inCompany(tx, saving, corpId, (others) => others.act(...given)),
      patch: (...given) => inCompany(tx, saving, corpId, (others) => others.patch(...given)),
      in: (other) => othersOf(tx, { ...saving, call }).in(other),
    }),
  };
}

/**
 * Runs work for another company, as the system there, and comes back. The statements of a transaction share one
 * connection, so whoever calls this awaits it before asking anything else.
 */
async function inCompany<T>(
  tx: Transaction,
  saving: Saving,
  corpId: number,
  work: (others: Others) => Promise<T>,
): Promise<T> {
  const { actor } = tx;
  const there: Transaction = { actor: { ...actor, corpId, userId: 0 }, query: tx.query };
  const call = { ...saving.call, corpId, userId: 0, operator: corpId === systemCorpId };
  await become(tx, corpId, 0);
  try {
    return await work(othersOf(there, { ...saving, call }));
  } finally {
    // A statement that was refused has ended the transaction, and with it whom it runs for.
    await become(tx, actor.corpId, actor.userId).catch(() => undefined);
  }
}

const changesOf = (rows: NonNullable<Changes['rows']>): ReadBody['grids'] =>
  Object.fromEntries(
    Object.entries(rows).map(([grid, { insert = [], update = [], delete: gone = [] }]) => [
      grid,
      {
        insert: insert.map((values) => ({ values })),
        update: update.map(({ id, ...values }) => ({ id: id as number, values })),
        delete: [...gone],
      },
    ]),
  );
