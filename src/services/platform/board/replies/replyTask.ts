import type { Reply } from '../post.ts';

/** What the form is for; `round` tells one filling-in from the next. */
export interface Task {
  readonly kind: 'write' | 'edit' | 'delete';
  readonly reply?: Reply;
  readonly round: number;
}

export interface ReplyValues {
  readonly writerNm: string;
  readonly password: string;
  readonly replyDesc: string;
  /** Token of the human verification; '' without one. */
  readonly human: string;
}
