/** A reason not to start. Its message is one sentence for the person at the terminal, Korean then English. */
export class StartProblem extends Error {
  constructor(ko: string, en: string) {
    super(`${ko} / ${en}`);
    this.name = 'StartProblem';
  }
}

/** How progress reaches the terminal: one line a call. */
export type Say = (line: string) => void;

/** The text of any thrown value, without a stack. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error) return error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
  return String(error);
};
