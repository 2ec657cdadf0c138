/** Rules of a question that a visitor or member puts on the board: the form previews with what the server decides with. */
import type { Problem } from '../../../../core/problem.ts';
import { hasEmailShape } from '../../../../fields/formatted/contactShape.ts';
import { imitationProblems } from '../replies/imitation.rules.ts';

export interface Question {
  readonly writerNm: string;
  readonly email: string;
  readonly title: string;
  readonly text: string;
  /** The address may be kept until the answer has gone. */
  readonly isAgree: boolean;
}
export type QuestionField = keyof Question;

export const askLengths = { writerNm: 50, email: 100, title: 200, text: 4000 } as const;
export const noQuestion: Question = { writerNm: '', email: '', title: '', text: '', isAgree: false };
/** In the order of the form. */
export const questionFields = [
  'writerNm',
  'email',
  'title',
  'text',
  'isAgree',
] as const satisfies readonly QuestionField[];

/** All that is wrong, at most one of a field. */
export function questionProblems(question: Question): Problem[] {
  const found = questionFields.flatMap((field) => problemOf(field, question));
  return found.length ? found : imitationProblems(question.writerNm);
}

function problemOf(field: QuestionField, question: Question): Problem[] {
  if (field === 'isAgree') return question.isAgree ? [] : [{ code: 'E_REQUIRED', field, text: 'question.isAgree' }];
  const value = question[field].trim();
  if (value === '') return [{ code: 'E_REQUIRED', field, text: `question.${field}` }];
  if ([...value].length > askLengths[field]) return [{ code: 'E_LENGTH', field, args: [askLengths[field]] }];
  return field === 'email' && !hasEmailShape(value) ? [{ code: 'E_PATTERN', field, text: 'question.emailShape' }] : [];
}

/** Days after which the address of a question that nobody answered is forgotten. */
export const askerDays = 90;

/** What the page reads after a browser without scripts has sent the form. */
export type QuestionAnswer =
  /** What is wrong, with what was filled in. */
  | { readonly values: Question; readonly problems: readonly Problem[] }
  /** Why it was not taken. */
  | { readonly values: Readonly<Record<string, string>>; readonly refusal: string }
  /** The address that gets the answer. */
  | { readonly taken: string };
