/**
 * The journal under fire: answers shuffled, doubled, dropped and delayed, the receiver down for a while, the process killed
 * before or after any of its transactions. No message is lost, none counts twice for the business, and a replay from the raw
 * texts comes to the state in which the record stands.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRounds } from '../../src/api/messages/worker.ts';
import type { Call } from '../../src/database/behaviour.ts';
import type { Database } from '../../src/database/executor.ts';
import { writeAnswer } from '../../src/database/messages/answerText.ts';
import { linesOf } from '../../src/database/messages/journal.ts';
import { replay } from '../../src/database/messages/replay.ts';
import { makePermit, press, readPermit, patience, startWithPermit } from '../messages/app.ts';
import { doorOf, PlayedReceiver } from '../messages/door.ts';
import { inOrder } from '../messages/inOrder.ts';
import { permit } from '../messages/permit.ts';
import type { Client, TestApp } from '../support/app.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startWithPermit();
  admin = await app.as('admin2');
  // The test is worker and receiver; it tells the time as well.
  Object.assign(app.app.courier, { round: async () => 0, deliver: async () => undefined });
}, patience);
afterAll(() => app.close());

class Killed extends Error {}
const records = 3;
const scripts = [['ACCEPT', 'CHECK', 'RELEASE'], ['ACCEPT', 'REJECT'], ['REJECT'], ['ACCEPT', 'PERMIT']] as const;

type Deed =
  | { readonly kind: 'send'; readonly record: number; readonly script: number }
  | { readonly kind: 'down' | 'up' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'bring' | 'again' | 'lose'; readonly which: number }
  | { readonly kind: 'round'; readonly killAt: number; readonly after: boolean };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      record: fc.nat(records - 1),
      script: fc.nat(scripts.length - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('down' as const, 'up' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(3, 70, 700) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('bring' as const, 'bring' as const, 'again' as const, 'lose' as const),
      which: fc.nat(20),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      killAt: fc.integer({ min: 0, max: 8 }),
      after: fc.boolean(),
    }),
  },
);

/** A database whose process dies around one of its transactions: before it is kept, or right after. */
function dying(database: Database, killAt: number, after: boolean): Database {
  let left = killAt;
  return {
    ...database,
    write: async (actor, work) => {
      left -= 1;
      if (left !== 0) {
        if (left < 0 && killAt > 0) throw new Killed();
        return database.write(actor, work);
      }
      if (after) {
        await database.write(actor, work);
        throw new Killed();
      }
      return database.write(actor, async (tx) => {
        await work(tx);
        throw new Killed();
      });
    },
  };
}

test('no message is lost, none counts twice, a replay ends in the same states', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 30 }), async (deeds) => {
      let now = new Date('2026-11-20T00:00:00Z');
      const receiver = new PlayedReceiver();
      const roundsOf = (database: Database) => {
        const door = doorOf(app, database);
        const callIn = (corpId: number): Call => ({ ...door.callIn(corpId), now });
        return openRounds({ ...door, callIn }, [receiver], { warn: () => undefined, error: () => undefined } as never);
      };
      const ids: number[] = [];
      for (let i = 0; i < records; i += 1) ids.push((await makePermit(admin)).id);
      const scriptOf = new Map<number, readonly string[]>();
      /** What customs has decided and not brought yet; what it has brought. */
      const decided: { raw: string; record: number }[] = [];
      const brought: { raw: string; record: number }[] = [];
      const taken = new Set<string>();
      let no = 0;
      const decide = () => {
        for (const { conversation, recordId } of receiver.arrived) {
          if (taken.has(conversation)) continue;
          taken.add(conversation);
          (scriptOf.get(recordId) ?? []).forEach((resultCd, at) => {
            no += 1;
            const id = `F${String(no).padStart(6, '0')}`;
            decided.push({
              record: recordId,
              raw: writeAnswer({ conversation, id, resultCd, at: new Date(now.getTime() + at * 1000), no: 'N' }),
            });
          });
        }
      };
      const round = async (killAt = 0, after = false) => {
        // What the dead process had in its hands is its own loss.
        await roundsOf(dying(app.database, killAt, after))
          .round()
          .catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error;
          });
        decide();
      };
      for (const one of deeds) {
        if (one.kind === 'send') {
          const id = ids[one.record]!;
          if (scriptOf.has(id)) continue;
          scriptOf.set(id, scripts[one.script]!);
          expect((await press(admin, id, 'send')).status).toBe(200);
        } else if (one.kind === 'down' || one.kind === 'up') {
          receiver.down = one.kind === 'down';
        } else if (one.kind === 'wait') now = new Date(now.getTime() + one.seconds * 1000);
        else if (one.kind === 'round') await round(one.killAt, one.after);
        else if ('which' in one) {
          if (one.kind === 'again') {
            const some = brought[one.which % Math.max(1, brought.length)];
            if (some) receiver.said.push(some.raw);
            continue;
          }
          const [some] = decided.splice(one.which % Math.max(1, decided.length), 1);
          if (!some || one.kind === 'lose') continue;
          brought.push(some);
          receiver.said.push(some.raw);
        }
      }
      // The storm is over: the receiver is back, leases have run out, and everything that was not lost comes.
      receiver.down = false;
      for (let i = 0; i < 12; i += 1) {
        now = new Date(now.getTime() + 700_000);
        await round();
        for (const some of decided.splice(0)) {
          brought.push(some);
          receiver.said.push(some.raw);
        }
      }

      const sent = ids.filter((id) => scriptOf.has(id));
      const arrivals = receiver.arrived.filter(
        ({ conversation }, at, all) => all.findIndex((one) => one.conversation === conversation) === at,
      );
      expect(arrivals.map(({ recordId }) => recordId).toSorted(), 'every message arrived').toEqual(sent.toSorted());
      const order = [...scriptOf.keys()];
      expect(
        arrivals.map(({ recordId }) => recordId),
        'in the order in which they were sent',
      ).toEqual(order);
      for (const id of sent) {
        const record = await readPermit(admin, id);
        const lines = await app.database.write({ corpId: 2, userId: 0 }, (tx) =>
          linesOf(tx, { corpId: 2, prefix: permit.prefix, id }),
        );
        const done = lines.filter(({ dirCd, stCd }) => dirCd === 'IN' && stCd === 'DONE');
        expect(new Set(done.map(({ receiverNo }) => receiverNo)).size).toBe(done.length);
        expect(record.msgList.filter(({ msgTpCd }) => msgTpCd === 'REPLY')).toHaveLength(done.length);
        const heard = new Set(brought.filter((one) => one.record === id).map(({ raw }) => raw));
        expect(
          lines.filter(({ dirCd }) => dirCd === 'IN'),
          'every answer is kept once',
        ).toHaveLength(heard.size);
        expect(record.stCd, 'as if they had come in order').toBe(inOrder([...heard]));
        expect(replay(permit, lines).state, 'replayed').toBe(record.stCd);
      }
    }),
    { numRuns: Number(process.env.FIRE_RUNS ?? 8), interruptAfterTimeLimit: 150_000, markInterruptAsFailure: false },
  );
}, 240_000);
