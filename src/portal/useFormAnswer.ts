import { use, useState } from 'react';
import { formAnswer } from '../core/drawing.ts';
import { AnswersContext } from './answerStore.ts';

/** What became of the form that a browser without scripts has sent to this page; undefined where none was sent. */
export function useFormAnswer<T>(): T | undefined {
  const store = use(AnswersContext);
  const [answer] = useState(() => store.read(formAnswer).data as T | undefined);
  return answer;
}
