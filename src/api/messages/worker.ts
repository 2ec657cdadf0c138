/**
 * Empties the journal of messages: sends what is due, in order per company and receiver, hears what has come, and lets waiting
 * answers be judged again. Several processes may run it.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import { hearWaiting, receive, type DoorParts } from '../../database/messages/door.ts';
import { writeAnswer } from '../../database/messages/answerText.ts';
import type { Conversation } from '../../database/messages/journal.ts';
import { openText } from '../../database/messages/sealedText.ts';
import { Malformed, NotTaken, type Adapter, type Parcel } from './adapter.ts';

const atOnce = 10;
/** A process that dies while sending leaves the message to the others after this long. */
const leaseSeconds = 60;
/** Longest pause between two attempts. */
const longestPause = 600;
/** Pause before attempt n + 1, in seconds. */
export const pauseAfter = (tries: number): number => Math.min(2 ** Math.min(tries, 12), longestPause);

const system = { corpId: systemCorpId, userId: 0 };

interface Taken extends Parcel {
  readonly id: number;
  readonly tries: number;
}

/** What a round is about: everything, or one company's messages to one receiver. */
export interface Only {
  readonly corpId: number;
  readonly receiver: string;
}

export interface Courier {
  /** Sends what is due and hears what has come; answers how much there was to do. */
  round(only?: Only): Promise<number>;
  /** Does the same for one company and receiver until nothing is left or the patience is over. */
  deliver(only: Only, patienceMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    courier: Courier;
  }
}

export function openRounds(
  parts: DoorParts,
  adapters: readonly Adapter[],
  log: Pick<FastifyInstance['log'], 'warn' | 'error'>,
): Courier {
  const { database, callIn } = parts;
  const now = () => callIn(systemCorpId).now;
  const adapterOf = (receiver: string) => adapters.find(({ receivers }) => receivers.includes(receiver));
  const reached = adapters.flatMap(({ receivers }) => receivers);

  /** The heads: of each company and receiver the oldest that waits. A message that is under way holds those behind it. */
  const take = (only?: Only): Promise<Taken[]> =>
    database.write(system, (tx) =>
      tx.query<Taken>(sql`
        update platform_message m set try_cnt = m.try_cnt + 1, version = m.version + 1,
          next_try_dtm = ${now()}::timestamptz + make_interval(secs => ${leaseSeconds})
        from (select h.corp_id, h.id from platform_message h
          where h.dir_cd = 'OUT' and h.st_cd = 'WAIT' and h.del_yn = 'N' and h.rcv_cd = any (${reached}::text[])
            and (h.next_try_dtm is null or h.next_try_dtm <= ${now()}::timestamptz)
            and h.corp_id = coalesce(${only?.corpId ?? null}::bigint, h.corp_id) and h.rcv_cd = coalesce(${only?.receiver ?? null}, h.rcv_cd)
            and not exists (select 1 from platform_message b where b.corp_id = h.corp_id and b.rcv_cd = h.rcv_cd
              and b.dir_cd = 'OUT' and b.st_cd = 'WAIT' and b.del_yn = 'N' and b.id < h.id)
          order by h.id limit ${atOnce} for update skip locked) due
        where m.corp_id = due.corp_id and m.id = due.id
        returning m.id, m.corp_id as "corpId", m.rcv_cd as receiver, m.msg_tp_cd as type, m.conv_id as conversation,
          m.rec_prefix as prefix, m.rec_id as "recordId", m.raw_txt as raw, m.try_cnt::int as tries`),
    );

  const keep = ({ corpId, id }: Taken, change: ReturnType<typeof sql>) =>
    database.write(system, (tx) =>
      tx.query(sql`update platform_message set ${change}, version = version + 1, update_dt = ${now()}::timestamptz
        where corp_id = ${corpId}::bigint and id = ${id}::bigint and st_cd = 'WAIT'`),
    );

  const sent = (message: Taken) =>
    keep(message, sql`st_cd = 'SENT', send_dtm = ${now()}::timestamptz, last_err = null, next_try_dtm = null`);

  async function handle(message: Taken): Promise<void> {
    const { id, receiver, tries, conversation, corpId, recordId } = message;
    const about = { corpId, id: recordId };
    const adapter = adapterOf(receiver)!;
    try {
      await adapter.send({ ...message, raw: openText(database.sealer, message.raw, about) });
    } catch (error) {
      if (error instanceof Malformed) {
        // The receiver has it, and says at once what it says of it; the same twice is one answer.
        const said = {
          conversation,
          id: `malformed-${conversation}`,
          resultCd: 'ERROR',
          at: now(),
          errors: error.errors,
        };
        await receive(parts, receiver, writeAnswer(said));
        await sent(message);
        return;
      }
      const why = error instanceof NotTaken ? error.message : 'ERROR';
      log.warn({ message: id, receiver, tries, why, ...(why === 'ERROR' ? { err: error } : {}) }, 'message not taken');
      await keep(
        message,
        sql`last_err = ${why}, next_try_dtm = ${now()}::timestamptz + make_interval(secs => ${pauseAfter(tries)})`,
      );
      return;
    }
    await sent(message);
  }

  const collect = async (): Promise<number> => {
    let count = 0;
    for (const adapter of adapters)
      count += await adapter.collect((receiver, raw) =>
        receive(parts, receiver, raw, adapter.read).then(
          () => true,
          (error: unknown) => {
            // One that cannot be kept now stands in the way of no other.
            log.error({ err: error, receiver }, 'answer not kept');
            return false;
          },
        ),
      );
    return count;
  };

  /** Answers that wait, whose record has changed or whose time has come. */
  async function hearAgain(only?: Only): Promise<number> {
    const waiting = await database.write(system, (tx) =>
      tx.query<Conversation>(sql`
        update platform_message m set next_try_dtm = ${now()}::timestamptz + make_interval(secs => ${longestPause})
        from (select corp_id, id from platform_message where dir_cd = 'IN' and st_cd = 'EARLY' and del_yn = 'N' and rec_id is not null
            and next_try_dtm <= ${now()}::timestamptz and corp_id = coalesce(${only?.corpId ?? null}::bigint, corp_id)
          order by id limit ${atOnce} for update skip locked) due
        where m.corp_id = due.corp_id and m.id = due.id
        returning m.corp_id as "corpId", m.rec_prefix as prefix, m.rec_id as id, m.rec_no as "recNo", m.rcv_cd as receiver`),
    );
    for (const about of waiting) await hearWaiting(parts, about, adapterOf(about.receiver)?.read);
    return waiting.length;
  }

  async function round(only?: Only): Promise<number> {
    const messages = reached.length ? await take(only) : [];
    await Promise.all(messages.map(handle));
    return messages.length + (await collect()) + (await hearAgain(only));
  }

  return {
    round,
    async deliver(only, patienceMs) {
      if (!adapterOf(only.receiver)) return;
      const until = Date.now() + patienceMs;
      const work = async () => {
        while (Date.now() < until && (await round(only)) > 0);
      };
      // What is not done in time the next round of whoever comes first does.
      const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([work().catch((error: unknown) => log.error({ err: error }, 'messages')), late]);
    },
  };
}
