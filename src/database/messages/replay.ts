/** A record's journal read anew, from its raw texts: where it must have led. Pure. */
import type { Resource } from '../../core/resource.ts';
import { headerFields } from '../../record/resource.ts';
import { compareAnswers, readAnswer, type ReadAnswer } from './answerText.ts';
import { judge, leads, ledBy, type Line, type Standing, type Verdict } from './judge.ts';

export interface Replayed {
  /** State that the journal leads to. */
  readonly state: string;
  /** What became of each line, in order; undefined of what was sent. */
  readonly verdicts: readonly (Verdict | undefined)[];
}

/** `read`: how the receiver's texts are read, where they are not of the common kind. */
export function replay(resource: Resource, lines: readonly Line[], read = readAnswer): Replayed {
  let standing: Standing = { state: firstState(resource), sent: [], last: undefined };
  const verdicts: (Verdict | undefined)[] = lines.map(() => undefined);
  const waiting = new Map<number, ReadAnswer>();

  const hear = (at: number, answer: ReadAnswer): boolean => {
    const verdict = judge(resource, standing, { ...answer, convId: answer.conversation });
    verdicts[at] = verdict;
    if (verdict === 'EARLY') waiting.set(at, answer);
    else waiting.delete(at);
    if (verdict !== 'DONE') return false;
    standing = { ...standing, state: ledBy(resource, answer.resultCd, standing.state), last: answer };
    return true;
  };
  const hearWaiting = (): void => {
    const inOrder = [...waiting].toSorted(([, a], [, b]) => compareAnswers(a, b));
    if (inOrder.some(([at, answer]) => hear(at, answer))) hearWaiting();
  };

  lines.forEach((line, at) => {
    // What a person did in between stands in no message.
    if (line.stBef !== null && movedBetween(resource, standing.state, line.stBef)) {
      standing = { ...standing, state: line.stBef };
      hearWaiting();
    }
    if (line.dirCd === 'OUT') {
      standing = { ...standing, state: line.stAft ?? standing.state, sent: [...standing.sent, line] };
      hearWaiting();
      return;
    }
    const answer = read(line.raw);
    if (!answer) verdicts[at] = 'UNKNOWN';
    else if (hear(at, answer)) hearWaiting();
  });
  return { state: standing.state, verdicts };
}

const firstState = (resource: Resource): string => String(headerFields(resource)[resource.state!.field]?.default ?? '');

function movedBetween(resource: Resource, from: string, to: string): boolean {
  const { sends = {}, answers = {} } = resource.messages ?? {};
  const told = new Set([...Object.keys(sends), ...Object.values(answers)]);
  return from !== to && leads(resource, from, to, (by) => !told.has(by));
}
