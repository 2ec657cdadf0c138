/** The journal of messages (`platform/message`): its rows as sending, door and worker read and write them. */
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { messageGrid, type MessageType, type PlacedError } from '../../core/messages.ts';
import { seoulTime } from '../../core/dates.ts';
import type { Resource } from '../../core/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement, Transaction } from '../executor.ts';
import { writeRows } from '../save/write.ts';
import { asSystem } from './asSystem.ts';
import type { Line } from './judge.ts';

export const hashOf = (raw: string | Buffer): string => createHash('sha256').update(raw).digest('hex');

/** What stands in the record's grid of messages. */
export interface MessageRow {
  /** `yyyy-MM-dd HH:mm`. */
  readonly sendDtm: string;
  readonly msgTpCd: MessageType | 'REPLY';
  readonly resultCd: string | null;
  readonly msgTxt: string | null;
  readonly msgErrors: readonly PlacedError[] | null;
}

export const minuteOf = (now: Date): string => seoulTime(now).slice(0, 16);

export async function writeMessageRow(
  tx: Transaction,
  resource: Resource,
  stored: Values,
  row: MessageRow,
  all: readonly Resource[],
): Promise<void> {
  const had = (stored[messageGrid] as readonly Values[] | undefined) ?? [];
  const sortNo = Math.max(0, ...had.map((one) => one['sortNo'] as number)) + 1;
  const inserted = [{ ...row, id: null, sortNo }];
  const lists = { inserted, updated: [], deleted: [] };
  await writeRows(tx, resource, messageGrid, stored['id'] as number, lists, all, stored['corpId'] as number);
}

/** The record that a message is about. */
export interface About {
  readonly corpId: number;
  readonly prefix: string;
  readonly id: number;
}

const nextNo = ({ corpId, prefix, id }: About): Statement =>
  sql`(select coalesce(max(seq_no), 0) + 1 from platform_message
    where corp_id = ${corpId}::bigint and rec_prefix = ${prefix} and rec_id = ${id}::bigint and del_yn = 'N')`;

const stamps = (now: Date): Statement => sql`${now}::timestamptz, 0, ${now}::timestamptz, 0`;
const stampColumns = sql`create_dt, create_id, update_dt, update_id`;

export interface Outgoing {
  readonly about: About;
  readonly recNo: string | null;
  readonly receiver: string;
  readonly type: MessageType;
  /** As it is kept. */
  readonly raw: string;
  /** Of the text as it leaves. */
  readonly hash: string;
  readonly stBef: string | null;
  readonly stAft: string | null;
}

/** Puts a message into the journal, in the transaction of what it tells. Answers its conversation. */
export async function putOut(tx: Transaction, { now }: Pick<Call, 'now'>, message: Outgoing): Promise<string> {
  const { about, recNo, receiver, type, raw, hash, stBef, stAft } = message;
  const conversation = randomUUID();
  await asSystem(tx, () =>
    tx.query(sql`insert into platform_message (corp_id, dir_cd, rcv_cd, msg_tp_cd, rec_prefix, rec_id, rec_no, seq_no, conv_id,
        raw_txt, raw_hash, st_bef, st_aft, st_cd, try_cnt, dup_cnt, ${stampColumns})
      values (${about.corpId}::bigint, 'OUT', ${receiver}, ${type}, ${about.prefix}, ${about.id}::bigint, ${recNo},
        ${nextNo(about)}, ${conversation}, ${raw}, ${hash}, ${stBef}, ${stAft}, 'WAIT', 0, 0, ${stamps(now)})`),
  );
  return conversation;
}

export interface Incoming {
  readonly about: About | undefined;
  readonly recNo: string | null;
  readonly receiver: string;
  readonly conversation: string | null;
  readonly receiverNo: string | null;
  readonly resultCd: string | null;
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly at: string | null;
  readonly text: string | null;
  readonly raw: string;
  readonly hash: string;
  readonly errors: readonly unknown[];
  readonly stBef: string | null;
  readonly stAft: string | null;
  readonly stCd: string;
  readonly lastErr: string | null;
  readonly nextTry: Date | null;
}

/** Keeps an answer; that of an unknown conversation stands with the system company. */
export async function putIn(tx: Transaction, { now }: Pick<Call, 'now'>, one: Incoming): Promise<void> {
  const { about } = one;
  const seqNo = about ? nextNo(about) : sql`null`;
  await asSystem(tx, () =>
    tx.query(sql`insert into platform_message (corp_id, dir_cd, rcv_cd, msg_tp_cd, result_cd, rec_prefix, rec_id, rec_no, seq_no,
        conv_id, rcv_msg_no, at_dtm, msg_txt, raw_txt, raw_hash, err_rows, st_bef, st_aft, st_cd, last_err, next_try_dtm, send_dtm,
        try_cnt, dup_cnt, ${stampColumns})
      values (${about?.corpId ?? 1}::bigint, 'IN', ${one.receiver}, 'REPLY', ${one.resultCd}, ${about?.prefix ?? null},
        ${about?.id ?? null}::bigint, ${one.recNo}, ${seqNo}, ${one.conversation}, ${one.receiverNo},
        ${one.at === null ? null : `${one.at} Asia/Seoul`}::timestamptz, ${one.text}, ${one.raw}, ${one.hash},
        ${one.errors.length ? JSON.stringify(one.errors) : null}::jsonb, ${one.stBef}, ${one.stAft}, ${one.stCd}, ${one.lastErr},
        ${one.nextTry}::timestamptz, ${now}::timestamptz, 0, 0, ${stamps(now)})`),
  );
}

/** A message that was sent, by its conversation. */
export interface Conversation extends About {
  readonly recNo: string | null;
  readonly receiver: string;
}

/** Asked by the system, which sees every company's. */
export const conversationQuery = (conversation: string): Statement => sql`
  select corp_id as "corpId", rec_prefix as prefix, rec_id as id, rec_no as "recNo", rcv_cd as receiver from platform_message
  where conv_id = ${conversation} and dir_cd = 'OUT' and del_yn = 'N'`;

export interface KeptLine extends Line {
  readonly id: number;
  readonly rawHash: string;
  readonly receiverNo: string | null;
  readonly at: string | null;
}

/** The journal of a record in the order in which it was kept. What was never sent says nothing to anybody. */
export const linesOf = (tx: Transaction, { corpId, prefix, id }: About): Promise<KeptLine[]> =>
  tx.query<KeptLine>(sql`
    select id, dir_cd as "dirCd", conv_id as "convId", msg_tp_cd as "msgTpCd", st_cd as "stCd", st_bef as "stBef", st_aft as "stAft",
      coalesce(raw_txt, '') as raw, raw_hash as "rawHash", rcv_msg_no as "receiverNo",
      to_char(at_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as at
    from platform_message where corp_id = ${corpId}::bigint and rec_prefix = ${prefix} and rec_id = ${id}::bigint and del_yn = 'N'
    order by seq_no`);

export interface LineChange {
  readonly stCd?: string;
  readonly stBef?: string | null;
  readonly stAft?: string | null;
  readonly lastErr?: string | null;
  readonly nextTry?: Date | null;
}

export async function changeLine(
  tx: Transaction,
  corpId: number,
  id: number,
  now: Date,
  change: LineChange,
): Promise<void> {
  const { stCd, stBef, stAft, lastErr = null, nextTry = null } = change;
  await asSystem(tx, () =>
    tx.query(sql`update platform_message set st_cd = coalesce(${stCd ?? null}, st_cd), st_bef = coalesce(${stBef ?? null}, st_bef),
        st_aft = coalesce(${stAft ?? null}, st_aft), last_err = ${lastErr}, next_try_dtm = ${nextTry}::timestamptz,
        version = version + 1, update_dt = ${now}::timestamptz, update_id = 0
      where corp_id = ${corpId}::bigint and id = ${id}::bigint`),
  );
}

/** The same answer once more. */
export async function countTwice(tx: Transaction, corpId: number, id: number): Promise<void> {
  await asSystem(tx, () =>
    tx.query(sql`update platform_message set dup_cnt = dup_cnt + 1, version = version + 1
      where corp_id = ${corpId}::bigint and id = ${id}::bigint`),
  );
}

/** Answers that wait for the record are heard again at the next round: it has changed. */
export async function stirWaiting(tx: Transaction, { corpId, prefix, id }: About, now: Date): Promise<void> {
  await asSystem(tx, () =>
    tx.query(sql`update platform_message set next_try_dtm = ${now}::timestamptz
      where corp_id = ${corpId}::bigint and rec_prefix = ${prefix} and rec_id = ${id}::bigint and dir_cd = 'IN' and st_cd = 'EARLY'
        and del_yn = 'N'`),
  );
}
