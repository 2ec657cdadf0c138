/** What a declaration sends to an authority and hears from it: customs, the issuer of purchase confirmations, the tax office. */
import type { Values } from './field.ts';

/** Kinds of messages: keys of CS_MSG that leave. */
export type MessageType = 'SEND' | 'AMEND' | 'WITHDRAW';

/** Keys of CS_RESULT. */
export type ResultKey =
  'ACCEPT' | 'CHECK' | 'RELEASE' | 'PERMIT' | 'APPROVE' | 'ISSUE' | 'AMEND_OK' | 'AMEND_NO' | 'REJECT' | 'ERROR';

/** `messages` of a resource; its grid `msg` and its action `reply` belong to it (`services/shared/messages.ts`). */
export interface Messages {
  /** Key of MSG_RCV; the settings say by which way it is reached. */
  readonly receiver: string;
  /** Actions whose record leaves as a message, and as which. Each leads to one state. */
  readonly sends: Readonly<Record<string, MessageType>>;
  /** Internal actions that answers lead to; their `from` says in which states an answer means something. */
  readonly answers: Readonly<Partial<Record<ResultKey, string>>>;
  /** What the simulator answers by itself at once; SEND with ACCEPT unless told, where `answers` has it. */
  readonly atOnce?: Readonly<Partial<Record<MessageType, ResultKey>>>;
}

/** A form of an authority that a person hands in as a workbook: its head at the line where it is looked for, rows below. */
export interface AuthorityForm {
  readonly title: string;
  /** Lines above the head; the first of them bears the title. */
  readonly linesAbove: number;
  readonly columns: readonly { readonly head: string; readonly figure?: true }[];
  readonly rows: readonly (readonly string[])[];
}

/** A message in such a form, or why it has no place in it. */
export type FilledForm = { readonly form: AuthorityForm } | { readonly refused: readonly ErrorRow[] };

/** The grid of a declaration that keeps what was sent and answered. */
export const messageGrid = 'msg';
/** The action that lets a person answer in the authority's place. */
export const replyAction = 'reply';
/** Inputs of `reply` with a meaning of their own; others reach the internal action as `values`. */
export const replyFields = ['resultCd', 'no', 'reason'] as const;

/** One error of a refusal; it stands at its field or cell until the value there is another one. */
export interface ErrorRow {
  readonly code: string;
  readonly text: string;
  readonly grid?: string;
  /** Place of the row in the message, from 1. */
  readonly row?: number;
  readonly field?: string;
}

/** An error row as the record carries it: about which row, and what stood there when it was sent. */
export interface PlacedError extends ErrorRow {
  readonly rowId?: number;
  readonly was?: unknown;
}

/** Whether the value that an error names still stands as it was sent; `now` is the record or the row that has it. */
export const stillStands = (error: PlacedError, now: Values | undefined): boolean =>
  error.field !== undefined &&
  now !== undefined &&
  Object.hasOwn(error, 'was') &&
  JSON.stringify(now[error.field] ?? '') === JSON.stringify(error.was ?? '');

/** What an answer brings; the input of the internal action that it leads to. */
export interface Answer {
  readonly resultCd: ResultKey;
  /** Number that the authority gives: of the declaration, of the permit. */
  readonly no: string | null;
  /** When the authority decided, `yyyy-MM-dd HH:mm:ss` in Seoul. */
  readonly at: string;
  /** Day of `at`, `yyyy-MM-dd`. */
  readonly day: string;
  /** Reason or remark in the authority's words. */
  readonly text: string | null;
  readonly errors: readonly ErrorRow[];
  /** Whatever else the answer says, by the names of fields. */
  readonly values: Values;
}

/** The input of an internal action that `answers` names. */
export const answerOf = (input: Values): Answer => input as unknown as Answer;

/** What the simulator says by itself to a message. */
export const answeredAtOnce = ({ answers, atOnce }: Messages, type: MessageType): ResultKey | undefined =>
  atOnce?.[type] ?? (type === 'SEND' && !atOnce && answers.ACCEPT ? 'ACCEPT' : undefined);

/** Keys of MSG_RCV. */
export const receiverKeys = ['CUSTOMS', 'PCR', 'NTS'] as const;
