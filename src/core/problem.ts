/** Errors that a person sees: a stable code, its status, and where it belongs. Texts stand in i18n under `errors`. */

/** Every code the server may answer (00-conventions 1.2, 3-decisions 2), with its HTTP status. */
export const errorStatus = {
  E_REQUIRED: 400,
  E_LENGTH: 400,
  E_PATTERN: 400,
  E_RANGE: 400,
  E_CODE: 400,
  E_REF: 400,
  E_TYPE: 400,
  E_UNKNOWN: 400,
  E_BODY: 400,
  E_SORT: 400,
  E_PAGE: 400,
  E_IDS: 400,
  E_LIST: 400,
  E_CERT: 400,
  E_FILE: 400,
  E_HUMAN: 400,
  E_LOGIN: 401,
  E_TOKEN: 401,
  E_AUTH: 403,
  E_GUEST: 403,
  E_SUBSC: 403,
  E_ORIGIN: 403,
  E_HOST: 421,
  E_LOCKED: 403,
  E_STOPPED: 403,
  E_NOTFOUND: 404,
  E_FILE_GONE: 404,
  E_DUP: 409,
  E_STATE: 409,
  E_CONFLICT: 409,
  E_INUSE: 409,
  E_SUM: 409,
  E_BAL: 409,
  E_WARN: 409,
  E_KEY_BUSY: 409,
  E_TOO_LARGE: 413,
  E_FILE_SIZE: 413,
  E_FILE_TOTAL: 413,
  E_MEDIA: 415,
  E_FILE_TYPE: 415,
  E_FILE_UNSAFE: 415,
  E_KEY_USED: 422,
  E_RATE: 429,
  E_INTERNAL: 500,
  E_UNAVAILABLE: 503,
  E_FULL: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** One thing wrong. `field`, `grid` and `row` (index in the sent list) say on which input or cell it appears. */
export interface Problem {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly grid?: string;
  readonly row?: number;
  /** Row id or client row id, so that a grid finds the row after sorting. */
  readonly uid?: string;
  readonly args?: readonly (string | number)[];
  /** Another field that the sentence names: its label comes after `args`. */
  readonly beside?: string;
  /** Records that hold what is spoken of, by a field of theirs: name of their resource and label of the field come last. */
  readonly holder?: { readonly prefix: string; readonly field: string; readonly grid?: string | undefined };
  /** An i18n key under `errors` with a finer sentence than the code's own. */
  readonly text?: string;
  /** To be looked at and no more: whoever has seen it may go on. */
  readonly warn?: true;
}

/** What of a call was seen and confirmed: all, or warnings by their `text`, else their code. */
export type Confirmed = true | readonly string[];
export const warningKey = ({ text, code }: Pick<Problem, 'text' | 'code'>): string => text ?? code;

/** `confirmed` of a body; anything else confirms nothing. */
export function confirmedOf(body: unknown): Confirmed {
  const sent = (body as { readonly confirmed?: unknown } | null | undefined)?.confirmed;
  return sent === true || (Array.isArray(sent) && sent.every((key) => typeof key === 'string')) ? sent : [];
}

/** What stands in the way: with errors all that was found, errors first; else the warnings that nobody has confirmed. */
export function inTheWay(problems: readonly Problem[], confirmed: Confirmed): readonly Problem[] {
  const errors = problems.filter(({ warn }) => !warn);
  const warnings = problems.filter(({ warn }) => warn);
  if (errors.length) return [...errors, ...warnings];
  return confirmed === true ? [] : warnings.filter((warning) => !confirmed.includes(warningKey(warning)));
}

/** Thrown anywhere on the server; the error plugin turns it into the error object of the specification. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];
  /** Extra data of the answer, for example `current` of a conflict. */
  readonly detail: Readonly<Record<string, unknown>> | undefined;
  constructor(problems: Problem | readonly Problem[], detail?: Readonly<Record<string, unknown>>) {
    const list = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(list.map((p) => [p.code, p.grid, p.row, p.field].filter((x) => x !== undefined).join(' ')).join(', '));
    this.name = 'ProblemError';
    this.problems = list;
    this.detail = detail;
  }
  get status(): number {
    const first = this.problems[0];
    return first ? errorStatus[first.warn ? 'E_WARN' : first.code] : 500;
  }
}

/** Ends the call with one problem. */
export const refuse = (code: ErrorCode, more: Omit<Problem, 'code'> = {}): never => {
  throw new ProblemError({ code, ...more });
};
