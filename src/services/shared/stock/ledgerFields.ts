/** What every movement keeps beside the columns of its grid. */
import { dateTime, integer, text } from '../../../fields/index.ts';

export const ledgerKept = {
  /** When it was entered, however far back it holds. */
  enteredDtm: dateTime({ computed: true }),
  /** The operation that brought it about. */
  opId: text(100, { computed: true }),
  /** The movement that it takes back. */
  revOfId: integer({ computed: true }),
} as const;

/** Field of a balance: its key as one text, by which there is one row for each. */
export const stockKey = text(300, { computed: true });

/** Field of a balance: the last moment at which something moved. */
export const lastDtm = dateTime({ computed: true });
