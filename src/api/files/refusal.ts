import { ProblemError, type ErrorCode } from '../../core/problem.ts';

/** Refuses one file by its name; `text` is a finer sentence under `errors`, `uid` the client's own mark of the file. */
export function refuseFile(
  code: ErrorCode,
  name: string,
  text?: string,
  args: readonly (string | number)[] = [],
): never {
  throw new ProblemError({ code, args: [name, ...args], ...(text === undefined ? {} : { text }) });
}
