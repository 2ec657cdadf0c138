/** What an answer means for a record as it stands: pure, so that a replay of the journal comes to the same. */
import type { MessageType } from '../../core/messages.ts';
import type { Resource } from '../../core/resource.ts';
import { actionOf } from '../../record/actions.ts';
import { arrowsOf } from '../../record/states.ts';
import { compareAnswers, type AnswerKey } from './answerText.ts';

/** One line of a record's journal, in the order in which they were kept. */
export interface Line {
  readonly dirCd: 'OUT' | 'IN';
  readonly convId: string;
  readonly msgTpCd: string;
  readonly stCd: string;
  /** State of the record before and after it. */
  readonly stBef: string | null;
  readonly stAft: string | null;
  /** '' once it was forgotten, which is after everything was over. */
  readonly raw: string;
}

export type Verdict = 'DONE' | 'EARLY' | 'LATE' | 'UNKNOWN';

export interface Judged extends AnswerKey {
  readonly convId: string;
  readonly resultCd: string;
}

/** What was sent, in order, and the last answer that took hold. */
export interface Standing {
  readonly state: string;
  readonly sent: readonly { readonly convId: string; readonly msgTpCd: string }[];
  readonly last: AnswerKey | undefined;
}

const actionFor = (resource: Resource, resultCd: string) => {
  const name = (resource.messages?.answers as Readonly<Record<string, string>> | undefined)?.[resultCd];
  return name === undefined ? undefined : actionOf(resource, name);
};

/**
 * DONE: it takes hold. LATE: it is over, by a later answer, by a newer message, or because no way leads back to where it
 * would mean something. EARLY: what comes before it is missing.
 */
export function judge(resource: Resource, { state, sent, last }: Standing, answer: Judged): Verdict {
  const action = actionFor(resource, answer.resultCd);
  const at = sent.findIndex(({ convId }) => convId === answer.convId);
  if (!action || at < 0) return 'UNKNOWN';
  const newer = sent.slice(at + 1).map(({ msgTpCd }) => msgTpCd);
  const over: MessageType[] = ['WITHDRAW', 'SEND'];
  if (newer.includes(sent[at]!.msgTpCd) || over.some((type) => newer.includes(type))) return 'LATE';
  if (last && compareAnswers(answer, last) <= 0) return 'LATE';
  if (action.from?.includes(state)) return 'DONE';
  return (action.from ?? []).some((from) => leads(resource, state, from)) ? 'EARLY' : 'LATE';
}

/** Where an answer leads that takes hold: nowhere where its action names no state, or its effect chooses one. */
export function ledBy(resource: Resource, resultCd: string, state: string): string {
  const to = actionFor(resource, resultCd)?.to;
  return typeof to === 'string' ? to : state;
}

/** Does a way lead from one state to another, by whatever arrows? `by` narrows them. */
export function leads(
  resource: Resource,
  from: string,
  to: string,
  by: (name: string) => boolean = () => true,
): boolean {
  const arrows = arrowsOf(resource).filter((arrow) => by(arrow.by));
  const reached = new Set([from]);
  for (const state of reached)
    for (const arrow of arrows) if (arrow.from.includes(state)) for (const next of arrow.to) reached.add(next);
  return reached.has(to);
}
