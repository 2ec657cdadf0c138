/** What is wrong with step 3, in the order of its fields: the rules' keys and the server's sentences. Pure. */
import { joinFields, joinProblems, type JoinField } from '../join.rules.ts';
import type { Wizard } from './wizard.ts';

export interface Finding {
  readonly field: JoinField;
  /** Key of a text, or a sentence of the server. */
  readonly key?: string;
  readonly sentence?: string;
}

/** `sending` leaves the code out: it is asked for by "join" only. */
export function findings({ item, refused }: Wizard, sending: boolean): readonly Finding[] {
  const problems = joinProblems(item, sending);
  return joinFields(item.userType).flatMap((field): Finding[] => {
    const key = problems[field];
    if (key !== undefined) return [{ field, key: `errors.${key}` }];
    const sentence = refused[field];
    return sentence === undefined ? [] : [{ field, sentence }];
  });
}
