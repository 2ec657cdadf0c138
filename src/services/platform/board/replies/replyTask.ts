import type { Reply } from '../post.ts';

/** What the form is for; `round` tells one filling-in from the next. */
export interface Task {
  readonly kind: 'write' | 'edit' | 'delete';
  readonly reply?: Reply;
  readonly round: number;
}
