/**
 * The rounds of the journal as a process of their own, over a real database, that kills itself where it is told to. It is
 * started before its turn and waits for its orders: one line on its input.
 */
import { appendFileSync, writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { seoulDay } from '../../../src/core/dates.ts';
import { ProblemError } from '../../../src/core/problem.ts';
import { systemCorpId } from '../../../src/core/resource.ts';
import { NotTaken, type Adapter } from '../../../src/api/messages/adapter.ts';
import { openDropFolder } from '../../../src/api/messages/dropFolder.ts';
import { openQueue } from '../../../src/api/messages/queue.ts';
import { openSimulator } from '../../../src/api/messages/simulator.ts';
import { openRounds } from '../../../src/api/messages/worker.ts';
import type { Call } from '../../../src/database/behaviour.ts';
import type { Database } from '../../../src/database/executor.ts';
import type { DoorParts } from '../../../src/database/messages/door.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { actIn, begin } from '../../../src/database/save/act.ts';
import { othersOf } from '../../../src/database/save/others.ts';
import { resources } from '../../../src/services/index.ts';
import { permitBehaviour } from '../../messages/permit.server.ts';
import { permit } from '../../messages/permit.ts';
import type { Orders, Place } from './orders.ts';

// Without orders it was not needed.
const given = await text(process.stdin);
if (given) await run(JSON.parse(given) as Orders);

async function run({ appUrl, folder, times, presses, userId, down, dies, arrivals }: Orders): Promise<void> {
  let now = new Date(times[0]!);
  let left = dies?.nth ?? 0;
  const at = (place: Place): void => {
    if (dies?.at !== place) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };

  const opened = openDatabase(appUrl, 5);
  const database: Database = {
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
  const callIn = (corpId: number): Call => {
    const whose = { corpId, userId: 0, operator: corpId === systemCorpId, lang: 'ko' } as const;
    return { ...whose, now, today: seoulDay(now), production: false };
  };
  const all = [...resources, permit];
  const behaviours = { [permit.prefix]: permitBehaviour as never };
  const door: DoorParts = { database, resources: all, behaviours, callIn };

  const watched = (adapter: Adapter): Adapter => ({
    ...adapter,
    async send(parcel) {
      if (down) throw new NotTaken('DOWN');
      at('before a message leaves');
      await adapter.send(parcel);
      appendFileSync(arrivals, `${parcel.conversation}\n`);
      at('after a message left');
    },
    collect: (take) =>
      adapter.collect(async (receiver, raw) => {
        at('before an answer is heard');
        const kept = await take(receiver, raw);
        at('after an answer was heard');
        return kept;
      }),
  });
  const receiver = folder ? openDropFolder(folder, ['CUSTOMS']) : openSimulator(door, ['CUSTOMS']);
  // A message that is not taken is the storm; anything else that the rounds complain of is a fault.
  const complain = (what: { err?: unknown }, words: string) => {
    if (what.err) writeSync(2, `${words}: ${String((what.err as Error).stack)}\n`);
  };
  const courier = openRounds(door, [receiver, openQueue(door)].map(watched), {
    warn: complain,
    error: complain,
  } as never);

  const saving = { database, resource: permit, all, behaviour: behaviours[permit.prefix], behaviours, othersOf };
  for (const id of presses) {
    const call = { ...callIn(2), userId };
    await database
      .write(call, (tx) => actIn(tx, begin({ ...saving, call }, 'send', {}), id))
      .catch((error: unknown) => {
        // It went in a process that died right after.
        if (!(error instanceof ProblemError) || error.problems[0]?.code !== 'E_STATE') throw error;
      });
  }
  const real = Date.now.bind(Date);
  for (const time of times) {
    now = new Date(time);
    // What a dead process had taken from the folder is given back by the machine's clock, which goes along.
    const passed = now.getTime() - new Date(times[0]!).getTime();
    Date.now = () => real() + passed;
    while ((await courier.round()) > 0);
  }
  await opened.close();
}
