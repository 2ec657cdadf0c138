/**
 * The one door by which answers come in, whoever brings them. Each is kept; what takes hold runs the internal action that the
 * resource names, as the system of the record's company, in the same transaction.
 */
import { sql } from 'kysely';
import { othersOf } from '../save/others.ts';
import type { Values } from '../../core/field.ts';
import type { ResultKey } from '../../core/messages.ts';
import { ProblemError } from '../../core/problem.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import type { Behaviours, Call } from '../behaviour.ts';
import type { Database, Transaction } from '../executor.ts';
import { lockAndLoad } from '../query/load.ts';
import { actIn, begin } from '../save/act.ts';
import type { Saving } from '../save/saving.ts';
import { compareAnswers, readAnswer, type ReadAnswer } from './answerText.ts';
import { placeErrors } from './errors.ts';
import {
  changeLine,
  conversationQuery,
  countTwice,
  hashOf,
  linesOf,
  putIn,
  type Conversation,
  type KeptLine,
  type LineChange,
  type MessageRow,
} from './journal.ts';
import { judge, ledBy, type Standing, type Verdict } from './judge.ts';

export interface DoorParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
  /** The call of the system in a company. */
  callIn(corpId: number): Call;
}

/** What became of an answer. */
export type Heard = Verdict | 'TWICE';

export type Read = (raw: string) => ReadAnswer | undefined;

/** A waiting answer is heard again after so long at the latest; sooner when its record changes. */
const againMs = 10 * 60_000;

interface Hearing {
  readonly parts: DoorParts;
  readonly saving: Saving;
  readonly about: Conversation;
  readonly read: Read;
}

/** Keeps an answer and does what it says. */
export async function receive(
  parts: DoorParts,
  receiver: string,
  raw: string,
  read: Read = readAnswer,
): Promise<Heard> {
  const answer = read(raw);
  const about = answer && (await conversationOf(parts, answer.conversation));
  if (!answer || !about) return keepUnknown(parts, receiver, raw, answer);
  return inCompany(parts, about, read, (tx, hearing) => hearNew(tx, hearing, answer, raw, false));
}

/** The same for a person who answers in the receiver's place: what the rules refuse is told and not kept. */
export function receiveNow(parts: DoorParts, corpId: number, raw: string): Promise<Heard> {
  const answer = readAnswer(raw)!;
  return conversationOf(parts, answer.conversation).then((about) => {
    if (about?.corpId !== corpId) throw new ProblemError({ code: 'E_STATE', text: 'notSentYet' });
    return inCompany(parts, about, readAnswer, (tx, hearing) => hearNew(tx, hearing, answer, raw, true));
  });
}

/** Answers that wait for something are judged anew, the oldest first. Answers how many took hold. */
export async function hearWaiting(parts: DoorParts, about: Conversation, read: Read = readAnswer): Promise<number> {
  return inCompany(parts, about, read, (tx, hearing) => settle(tx, hearing));
}

const operator = { corpId: systemCorpId, userId: 0 };

async function conversationOf({ database }: DoorParts, conversation: string): Promise<Conversation | undefined> {
  const [rows] = await database.read<[Conversation[]]>(operator, [conversationQuery(conversation)]);
  return rows[0];
}

/** Nobody knows what it is about: the operator sees it. */
function keepUnknown(
  { database, callIn }: DoorParts,
  receiver: string,
  raw: string,
  answer: ReadAnswer | undefined,
): Promise<Heard> {
  const call = callIn(systemCorpId);
  const hash = hashOf(raw);
  return database.write(operator, async (tx): Promise<Heard> => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
    const [had] = await tx.query<{ id: number }>(sql`select id from platform_message
      where corp_id = ${systemCorpId}::bigint and dir_cd = 'IN' and rec_id is null and raw_hash = ${hash} and rcv_cd = ${receiver}`);
    if (had) {
      await countTwice(tx, systemCorpId, had.id);
      return 'TWICE';
    }
    await putIn(tx, call, {
      ...{ about: undefined, recNo: null, receiver, raw: raw.replaceAll('\u0000', '\uFFFD'), hash },
      ...{ conversation: answer?.conversation ?? null, receiverNo: answer?.receiverNo ?? null, at: answer?.at ?? null },
      ...{ resultCd: answer?.resultCd ?? null, text: answer?.text ?? null, errors: answer?.errors ?? [] },
      ...{
        stBef: null,
        stAft: null,
        stCd: 'UNKNOWN',
        lastErr: answer ? 'NO CONVERSATION' : 'NO ANSWER',
        nextTry: null,
      },
    });
    return 'UNKNOWN';
  });
}

function inCompany<T>(
  parts: DoorParts,
  about: Conversation,
  read: Read,
  work: (tx: Transaction, hearing: Hearing) => Promise<T>,
): Promise<T> {
  const { database, resources, behaviours, callIn } = parts;
  const resource = resources.find(({ prefix }) => prefix === about.prefix);
  if (!resource) throw new Error(`A message is about ${about.prefix}, which is not declared`);
  const behaviour = behaviours[about.prefix] ?? {};
  const call = callIn(about.corpId);
  const saving: Saving = { database, resource, all: resources, behaviour, behaviours, othersOf, call };
  return database.write({ corpId: about.corpId, userId: 0, now: call.now }, (tx) =>
    work(tx, { parts, saving, about, read }),
  );
}

/** The record is held, so that of two answers at once the second sees what the first has brought about. */
async function hearNew(
  tx: Transaction,
  hearing: Hearing,
  answer: ReadAnswer,
  raw: string,
  strict: boolean,
): Promise<Heard> {
  const { saving, about } = hearing;
  const stored = await lockAndLoad(tx, saving, about.id);
  const lines = await linesOf(tx, about);
  const hash = hashOf(raw);
  const had = lines.find(
    ({ dirCd, convId, rawHash, receiverNo }) =>
      dirCd === 'IN' && convId === answer.conversation && (rawHash === hash || receiverNo === answer.receiverNo),
  );
  if (had) {
    await countTwice(tx, about.corpId, had.id);
    return 'TWICE';
  }
  const { verdict, change } = await take(tx, hearing, standingOf(hearing, stored, lines), answer, stored, strict);
  const { stBef = null, stAft = null, lastErr = null, nextTry = null } = change;
  await putIn(tx, saving.call, {
    ...{
      about,
      recNo: about.recNo,
      receiver: about.receiver,
      raw,
      hash,
      stBef,
      stAft,
      lastErr,
      nextTry,
      stCd: verdict,
    },
    ...{ conversation: answer.conversation, receiverNo: answer.receiverNo, at: answer.at, resultCd: answer.resultCd },
    ...{ text: answer.text, errors: answer.errors },
  });
  if (verdict === 'DONE') await settle(tx, hearing);
  return verdict;
}

const stateOf = ({ resource }: Saving, record: Values): string => String(record[resource.state!.field] ?? '');

function standingOf({ saving }: Hearing, record: Values, lines: readonly KeptLine[]): Standing {
  const sent = lines.filter(({ dirCd }) => dirCd === 'OUT');
  const done = lines.filter(({ dirCd, stCd }) => dirCd === 'IN' && stCd === 'DONE').map(keyOf);
  return { state: stateOf(saving, record), sent, last: done.toSorted(compareAnswers).at(-1) };
}
const keyOf = ({ at, receiverNo }: KeptLine) => ({ at: at ?? '', receiverNo: receiverNo ?? '' });

interface Taken {
  readonly verdict: Verdict;
  readonly change: LineChange;
}

/** Runs what the answer leads to. What its rules refuse leaves the record as it is, and the answer waits. */
async function take(
  tx: Transaction,
  hearing: Hearing,
  standing: Standing,
  answer: ReadAnswer,
  stored: Values,
  strict = false,
): Promise<Taken> {
  const { saving, about } = hearing;
  const { resource, call } = saving;
  const { state } = standing;
  const verdict = judge(resource, standing, { ...answer, convId: answer.conversation });
  const nextTry = new Date(call.now.getTime() + againMs);
  if (verdict !== 'DONE') {
    if (strict) throw new ProblemError({ code: 'E_STATE', text: 'answerUnfit' });
    return { verdict, change: { stBef: state, stAft: state, nextTry: verdict === 'EARLY' ? nextTry : null } };
  }
  const name = resource.messages!.answers[answer.resultCd as ResultKey]!;
  const { conversation: _conversation, receiverNo: _receiverNo, ...said } = answer;
  const row: MessageRow = {
    ...{ sendDtm: answer.at.slice(0, 16), msgTpCd: 'REPLY', resultCd: answer.resultCd, msgTxt: toldText(answer) },
    msgErrors: answer.errors.length ? placeErrors(resource, stored, answer.errors) : null,
  };
  await tx.query(sql`savepoint answer`);
  try {
    const record = await actIn(tx, { ...begin(saving, name, { ...said }), row }, about.id);
    await tx.query(sql`release savepoint answer`);
    const stAft = String(record[resource.state!.field] ?? ledBy(resource, answer.resultCd, state));
    return { verdict, change: { stBef: state, stAft } };
  } catch (error) {
    if (strict || !(error instanceof ProblemError)) throw error;
    await tx.query(sql`rollback to savepoint answer`);
    return { verdict: 'EARLY', change: { stBef: state, stAft: state, lastErr: error.message.slice(0, 300), nextTry } };
  }
}

/** The authority's words, and those of its errors, for whoever reads the messages alone. */
function toldText({ text, errors }: ReadAnswer): string | null {
  const words = [text ?? '', ...errors.map((error) => [error.code, error.text].filter(Boolean).join(' '))];
  return words.filter(Boolean).join(' / ').slice(0, 500) || null;
}

/** After something has changed: answers that came before their time, until none of them moves the record any more. */
async function settle(tx: Transaction, hearing: Hearing): Promise<number> {
  const { saving, about, read } = hearing;
  let took = 0;
  for (;;) {
    const stored = await lockAndLoad(tx, saving, about.id);
    const lines = await linesOf(tx, about);
    const waiting = lines
      .filter(({ dirCd, stCd }) => dirCd === 'IN' && stCd === 'EARLY')
      .flatMap((line) => {
        const answer = read(line.raw);
        return answer ? [{ line, answer }] : [];
      })
      .toSorted((a, b) => compareAnswers(a.answer, b.answer));
    let moved = false;
    for (const { line, answer } of waiting) {
      const { verdict, change } = await take(tx, hearing, standingOf(hearing, stored, lines), answer, stored);
      await changeLine(tx, about.corpId, line.id, saving.call.now, { ...change, stCd: verdict });
      if (verdict !== 'DONE') continue;
      took += 1;
      moved = true;
      break;
    }
    if (!moved) return took;
  }
}
