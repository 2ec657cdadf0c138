/** Empties the outbox: takes what is due, sends it, and tries again with growing pauses. Several processes may run it. */
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import type { Database } from '../../database/executor.ts';
import type { FileStore } from '../../database/files/store.ts';
import { repeat } from '../repeat.ts';
import type { Settings } from '../settings.ts';
import { openSmtp } from './smtp.ts';
import { openSms } from './sms.ts';
import type { MessageKind } from './enqueue.ts';
import { SendError, type Parcel, type Transport } from './transport.ts';

/** Seconds before the next attempt; after the last one the message fails. */
export const pauses = [10, 30, 60, 300, 900, 3600, 10_800] as const;
export const mostTries = pauses.length + 1;
const atOnce = 5;
const everyMs = 1000;
/** A process that dies while sending leaves the message to the others after this long. */
const leaseSeconds = 300;

interface Taken extends Parcel {
  readonly id: number;
  readonly kind: string;
  readonly tries: number;
  readonly secret: string | null;
  readonly expired: boolean;
  /** Attachments by their names in the file store. */
  readonly stored: readonly { readonly name: string; readonly at: string }[] | null;
}

export interface Outbox {
  /** Sends what is due now; answers how many messages were tried. */
  round(): Promise<number>;
  /** Sends one message now. False when it was not taken and waits for its next attempt; true as well where nothing is configured. */
  deliver(id: number): Promise<boolean>;
  /** Whether messages of a kind get out at present, whoever they are for: it tells nothing of any of them. */
  works(kind: MessageKind): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

const system = { corpId: systemCorpId, userId: 0 };
/** Reasons that lie with the way out, not with one recipient. */
const outOfOrder = '(TIMEOUT|UNREACHABLE| 401| 403| 5..)$';

export function openRounds(
  database: Database,
  transports: readonly Transport[],
  now: () => Date,
  log: FastifyInstance['log'],
  store?: FileStore,
): Outbox {
  const byKind = new Map(transports.map((transport) => [transport.kind as string, transport]));

  /** The text as it leaves: the secret stands apart from it, so that no reader of messages sees it. */
  const whole = sql`case when o.msg_secret is null then o.msg_text
    else replace(o.msg_text, repeat('*', length(o.msg_secret)), o.msg_secret) end`;
  const take = (id?: number): Promise<Taken[]> =>
    database.write(system, (tx) =>
      tx.query<Taken>(sql`
        update platform_outbox o set try_cnt = o.try_cnt + 1, version = o.version + 1,
          next_try_dtm = ${now()}::timestamptz + make_interval(secs => ${leaseSeconds})
        from (select id from platform_outbox
          where corp_id = ${systemCorpId} and st_cd = 'WAIT' and msg_kind_cd = any (${[...byKind.keys()]}::text[])
            and (next_try_dtm is null or next_try_dtm <= ${now()}) and del_yn = 'N' and id = coalesce(${id ?? null}::bigint, id)
          order by id limit ${atOnce} for update skip locked) due
        where o.corp_id = ${systemCorpId} and o.id = due.id
        returning o.id, o.msg_kind_cd as kind, o.rcv_addr as "to", o.msg_subject as subject, ${whole} as text,
          o.try_cnt::int as tries, o.msg_secret as secret, coalesce(o.msg_exp_dtm <= ${now()}, false) as expired,
          (select json_agg(json_build_object('name', a.ori_file_nm, 'at', a.save_file_nm) order by a.seq_num)
            from sys_outbox_file a where a.message_id = o.id) as stored`),
    );

  /** What a code opened or might still open does not stay in the records. */
  const blanked = sql`msg_secret = null`;
  const keep = (message: Taken, change: ReturnType<typeof sql>) =>
    database.write(system, (tx) =>
      tx.query(sql`update platform_outbox set ${change}, version = version + 1, update_dt = ${now()}
        where corp_id = ${systemCorpId} and id = ${message.id} and st_cd = 'WAIT'`),
    );

  async function attached({ stored }: Taken): Promise<NonNullable<Parcel['files']>> {
    const files: { name: string; bytes: Buffer }[] = [];
    for (const { name, at } of stored ?? []) {
      const content = await store?.get(at);
      if (!content) throw new SendError('FILE GONE');
      files.push({ name, bytes: await buffer(content) });
    }
    return files;
  }

  /** Answers whether the message left. */
  async function handle(message: Taken): Promise<boolean> {
    if (message.expired) {
      await keep(message, sql`st_cd = 'FAIL', last_err = 'EXPIRED', next_try_dtm = null, ${blanked}`);
      return false;
    }
    try {
      await byKind.get(message.kind)!.send({ ...message, files: await attached(message) });
    } catch (error) {
      const why = error instanceof SendError ? error.message : 'ERROR';
      log.warn({ message: message.id, kind: message.kind, tries: message.tries, why }, 'message not sent');
      const pause = pauses[message.tries - 1];
      await keep(
        message,
        pause === undefined
          ? sql`st_cd = 'FAIL', last_err = ${why}, next_try_dtm = null`
          : sql`last_err = ${why}, next_try_dtm = ${now()}::timestamptz + make_interval(secs => ${pause})`,
      );
      return false;
    }
    await keep(message, sql`st_cd = 'SENT', sent_dtm = ${now()}, last_err = null, next_try_dtm = null, ${blanked}`);
    return true;
  }

  return {
    async round() {
      const messages = await take();
      await Promise.all(messages.map(handle));
      return messages.length;
    },
    async deliver(id) {
      if (!transports.length) return true;
      // Another process may have been quicker; what becomes of it then is not waited for.
      const [message] = await take(id);
      return message ? handle(message) : true;
    },
    async works(kind) {
      const transport = byKind.get(kind);
      if (!transport) return true;
      if (transport.works) return transport.works();
      const [rows] = await database.read(system, [
        sql`select last_err ~ ${outOfOrder} as broken from platform_outbox
          where corp_id = ${systemCorpId} and msg_kind_cd = ${kind} and try_cnt > 0 and update_dt > ${now()}::timestamptz - interval '10 minutes'
          order by update_dt desc limit 1`,
      ]);
      return rows![0]?.['broken'] !== true;
    },
  };
}

const transportsOf = ({ mail, sms }: Settings): Transport[] => [
  ...(mail ? [openSmtp(mail)] : []),
  ...(sms ? [openSms(sms)] : []),
];

/** `app.outbox`; its rounds run while the application is open, if any way out is configured. */
export function openOutbox(app: FastifyInstance, database: Database, settings: Settings, store?: FileStore): void {
  const transports = transportsOf(settings);
  const outbox = openRounds(database, transports, () => app.signIn.tokenNow(), app.log, store);
  app.decorate('outbox', outbox);
  if (!transports.length) return;
  repeat(app, {
    name: 'outbox',
    first: 0,
    failed: everyMs,
    round: async () => ((await outbox.round()) === atOnce ? 0 : everyMs),
  });
  app.addHook('onClose', async () => {
    for (const transport of transports) transport.close();
  });
}
