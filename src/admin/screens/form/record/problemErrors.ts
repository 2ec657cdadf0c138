/**
 * Problems of a form among the errors of react-hook-form: those of a field under its name, those of all cells of a grid
 * under the name of its list. What other inputs of react-admin find stands there too.
 */
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { Values } from '../../../../core/field.ts';
import type { FormProblem } from '../model/problems.ts';

type Form = Pick<UseFormReturn<Values>, 'setError' | 'clearErrors'>;
type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

interface FormError {
  readonly type?: unknown;
  readonly message?: unknown;
  /** Ours: each with its place. */
  readonly problems?: readonly FormProblem[];
}

/** How react-admin writes the message of a validator into an error. */
const coded = '@@react-admin@@';

interface Coded {
  readonly message: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** The sentence of an error. */
export function sentenceOf(message: string, t: Translate): string {
  if (!message.startsWith(coded)) return message;
  const text = JSON.parse(message.slice(coded.length)) as string | Coded;
  return typeof text === 'string' ? t(text, { _: text }) : t(text.message, { _: text.message, ...text.args });
}

/** What is wrong, by place. */
export const problemsOf = (errors: FieldErrors<Values>, t: Translate): readonly FormProblem[] =>
  Object.entries(errors).flatMap(([name, error]): readonly FormProblem[] => {
    const { message, problems } = (error ?? {}) as FormError;
    if (problems) return problems;
    return typeof message === 'string'
      ? [{ at: name, field: name, message: sentenceOf(message, t), byInput: true }]
      : [];
  });

/** Puts these problems in the place of all others; `listOf` names the list of a grid. */
export function showProblems(form: Form, problems: readonly FormProblem[], listOf: (grid: string) => string): void {
  const byName = new Map<string, FormProblem[]>();
  for (const problem of problems) {
    const name = problem.grid === undefined ? problem.at : listOf(problem.grid);
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), problem]);
  }
  form.clearErrors();
  for (const [name, found] of byName) {
    const { message, fromServer } = found[0]!;
    const error: { type: string; message: string } & FormError = {
      type: fromServer ? 'server' : 'check',
      message,
      problems: found,
    };
    form.setError(name, error);
  }
}
