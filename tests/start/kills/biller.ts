/**
 * A month's metering and closing as a process of its own, over a real database, that kills itself where it is told to. It is
 * started before its turn and waits for its orders: one line on its input.
 */
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { seoulDay } from '../../../src/core/dates.ts';
import { systemCorpId } from '../../../src/core/resource.ts';
import type { Call } from '../../../src/database/behaviour.ts';
import type { Database } from '../../../src/database/executor.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { loadRules } from '../../../src/record/rules.ts';
import { behaviours } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { closeMonth, meterMonth } from '../../../src/services/platform/bill/monthRun.server.ts';
import type { BillOrders, Dies } from './orders.ts';

// Before the orders, as a server does before its first call.
await loadRules(resources);

// Without orders it was not needed.
const given = await text(process.stdin);
if (given) await run(JSON.parse(given) as BillOrders);

/** A database whose process dies at the nth time that it comes to a place. */
function deadly(opened: Database, dies: Dies | undefined): Database {
  let left = dies?.nth ?? 0;
  const at = (place: Dies['at']): void => {
    if (dies?.at !== place) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...opened,
    async write(actor, work) {
      at('before a transaction');
      const done = await opened.write(actor, async (tx) => {
        const made = await work({
          actor: tx.actor,
          query: (statement) => {
            at('inside a transaction');
            return tx.query(statement);
          },
        });
        at('before its commit');
        return made;
      });
      at('after its commit');
      return done;
    },
  };
}

async function run({ appUrl, userId, now: moment, month, step, dies }: BillOrders): Promise<void> {
  const now = new Date(moment);
  const opened = openDatabase(appUrl, 3);
  const call: Call = {
    ...{ corpId: systemCorpId, userId, operator: true, lang: 'ko', now, today: seoulDay(now), production: false },
  };
  const failed = (error: unknown, corpId: number) =>
    void writeSync(2, `${corpId}: ${String((error as Error).stack)}\n`);
  const parts = { database: deadly(opened, dies), resources, behaviours, failed };
  await (step === 'meter' ? meterMonth(parts, call, month) : closeMonth(parts, call, month));
  await opened.close();
}
