import { compareAnswers, readAnswer } from '../../src/database/messages/answerText.ts';
import { actionOf } from '../../src/record/actions.ts';
import { permit } from './permit.ts';

/** Where answers lead that come one after the other as they were decided. */
export function inOrder(raws: readonly string[]): string {
  const answers = raws.map((raw) => readAnswer(raw)!).toSorted(compareAnswers);
  return answers.reduce((state, { resultCd }) => {
    const action = actionOf(permit, (permit.messages.answers as Readonly<Record<string, string>>)[resultCd]!)!;
    return action.from!.includes(state) && typeof action.to === 'string' ? action.to : state;
  }, 'SENT');
}
