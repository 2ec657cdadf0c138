/** Answers that wait in the database until their time: those of the simulator, and what we say to ourselves in a receiver's place. */
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import { readAnswer } from '../../database/messages/answerText.ts';
import type { DoorParts } from '../../database/messages/door.ts';
import type { Adapter } from './adapter.ts';

const system = { corpId: systemCorpId, userId: 0 };
/** An answer that a process died over is handed on again after so long. */
const leaseSeconds = 30;
const atOnce = 20;

export function openQueue({ database, callIn }: DoorParts): Adapter {
  const now = () => callIn(systemCorpId).now;
  return {
    receivers: [],
    read: readAnswer,
    send: () => Promise.reject(new Error('Nothing leaves by the queue')),
    async collect(take) {
      const taken = await database.write(system, (tx) =>
        tx.query<{ id: number; receiver: string; raw: string }>(sql`
          update sys_message_in a set held_until = ${now()}::timestamptz + make_interval(secs => ${leaseSeconds})
          from (select id from sys_message_in where due <= ${now()}::timestamptz
              and (held_until is null or held_until <= ${now()}::timestamptz)
            order by due, id limit ${atOnce} for update skip locked) due
          where a.id = due.id returning a.id, a.rcv_cd as receiver, a.raw`),
      );
      for (const { id, receiver, raw } of taken.toSorted((a, b) => a.id - b.id)) {
        if (!(await take(receiver, raw))) continue;
        await database.write(system, (tx) => tx.query(sql`delete from sys_message_in where id = ${id}::bigint`));
      }
      return taken.length;
    },
  };
}
