/**
 * A process that keeps the warehouse of the tests for several clients at once, and kills itself where it is told to. Its orders
 * are one line on its input; each deed that came to an end is a line on its output.
 */
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ProblemError } from '../../../src/core/problem.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { within } from '../../api/stock/goods.ts';
import { perform, type Deed } from '../../api/stock/operations.ts';

export interface KeeperOrders {
  readonly appUrl: string;
  readonly now: string;
  /** What each client does, one after the other. */
  readonly clients: readonly (readonly Deed[])[];
  /** Dies at this statement, or at this commit; counted over all clients. */
  readonly dies?: { readonly at: 'statement' | 'commit'; readonly nth: number };
}

const given = await text(process.stdin);
if (given) await keep(JSON.parse(given) as KeeperOrders);

async function keep({ appUrl, now, clients, dies }: KeeperOrders): Promise<void> {
  const database = openDatabase(appUrl, clients.length);
  let left = dies?.nth ?? 0;
  const at = (place: 'statement' | 'commit') => {
    if (dies?.at !== place) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
  const work = async (deeds: readonly Deed[]): Promise<void> => {
    for (const deed of deeds) {
      const said = await within(database, new Date(now), (step) => {
        const query: typeof step.tx.query = (statement) => {
          at('statement');
          return step.tx.query(statement);
        };
        return perform({ ...step, tx: { ...step.tx, query } }, deed).then(() => at('commit'));
      }).then(
        () => 'done',
        (error: unknown) => (error instanceof ProblemError ? error.problems[0]!.code : `fault ${String(error)}`),
      );
      writeSync(1, `${deed.op} ${said}\n`);
    }
  };
  await Promise.all(clients.map(work));
  writeSync(1, `retried ${database.retried?.() ?? 0}\n`);
  await database.close();
}
