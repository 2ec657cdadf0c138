/** The receiver that stands in for authorities outside production. What it keeps lies in the database, so any process serves it. */
import { sql } from 'kysely';
import { answeredAtOnce, type ResultKey } from '../../core/messages.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import { plannedAnswers, type SimulatorPlan } from '../../core/simulation.ts';
import type { Transaction } from '../../database/executor.ts';
import { become } from '../../database/messages/asSystem.ts';
import { readAnswer, writeAnswer, type Said } from '../../database/messages/answerText.ts';
import type { DoorParts } from '../../database/messages/door.ts';
import { load } from '../../database/query/load.ts';
import { NotTaken, type Adapter, type Parcel } from './adapter.ts';

const system = { corpId: systemCorpId, userId: 0 };
const usual: SimulatorPlan = { mode: 'usual' };

/** The next message of the simulator: its number, which grows. */
export async function nextMessageNo(tx: Transaction): Promise<string> {
  const [row] = await tx.query<{ no: string }>(sql`select nextval('sys_simulator_no')::text as no`);
  return `SIM${row!.no.padStart(12, '0')}`;
}

/** The number that an authority would give: as the record's service makes it. Runs in the record's company. */
export async function numberFor(
  tx: Transaction,
  { resources, behaviours, callIn }: DoorParts,
  resource: Resource,
  { corpId, id }: { readonly corpId: number; readonly id: number },
  resultCd: ResultKey,
): Promise<string | null> {
  const behaviour = behaviours[resource.prefix] ?? {};
  if (!behaviour.numbered) return null;
  const call = callIn(corpId);
  const there: Transaction = { actor: { corpId, userId: 0, now: call.now }, query: tx.query };
  await become(tx, corpId, 0);
  const record = await load(there, { resource, all: resources, call } as never, id);
  const no = await behaviour.numbered({ ...call, tx: there, resource }, record, resultCd);
  await become(tx, tx.actor.corpId, tx.actor.userId);
  return no;
}

export function openSimulator(parts: DoorParts, receivers: readonly string[]): Adapter {
  const { database, callIn } = parts;
  const now = () => callIn(systemCorpId).now;
  const put = async (tx: Transaction, { corpId, receiver }: Parcel, said: Said, due: Date) =>
    tx.query(sql`insert into sys_message_in (corp_id, rcv_cd, raw, due)
      values (${corpId}::bigint, ${receiver}, ${writeAnswer(said)}, ${due}::timestamptz)`);

  async function answer(tx: Transaction, parcel: Parcel, plan: SimulatorPlan): Promise<void> {
    const { conversation, corpId, prefix, recordId, type } = parcel;
    const resource = parts.resources.find((one) => one.prefix === prefix);
    if (!resource?.messages) return;
    const { messages } = resource;
    const refusal = (['REJECT', 'ERROR'] as const).find((key) => type === 'SEND' && messages.answers[key]);
    for (const [at, planned] of plannedAnswers(plan, answeredAtOnce(messages, type), refusal).entries()) {
      const { resultCd, after, times, reason, errors = [] } = planned;
      const id = await nextMessageNo(tx);
      const no = await numberFor(tx, parts, resource, { corpId, id: recordId }, resultCd);
      // Each is decided a second after the one before it, whenever it arrives.
      const decided = new Date(now().getTime() + at * 1000);
      for (let time = 0; time < times; time += 1)
        await put(
          tx,
          parcel,
          { conversation, id, resultCd, at: decided, no, text: reason ?? null, errors },
          new Date(now().getTime() + after * 1000),
        );
    }
  }

  return {
    receivers,
    read: readAnswer,
    async send(parcel) {
      await database.write(system, async (tx) => {
        const [told] = await tx.query<{ plan: SimulatorPlan }>(sql`select plan from sys_simulator
          where corp_id = ${parcel.corpId}::bigint and rcv_cd = ${parcel.receiver}`);
        const plan = told?.plan ?? usual;
        if (plan.mode === 'down') throw new NotTaken('DOWN');
        const fresh = await tx.query(sql`insert into sys_simulator_seen (conv_id) values (${parcel.conversation})
          on conflict do nothing returning conv_id`);
        if (fresh.length) await answer(tx, parcel, plan);
      });
    },
    // Its answers wait in the queue until their time.
    collect: async () => 0,
  };
}
