import type { history as ko } from '../ko/history.ts';
import type { Twin } from '../messages.ts';

/** Who changed what in a record. */
export const history = {
  empty: 'No changes yet',
  created: 'Created',
  updated: 'Updated',
  undone: 'Import undone',
  pasted: 'Pasted',
  from_file: 'From a file',
  deleted: 'Deleted',
  field: 'Field',
  before: 'Before',
  after: 'After',
  at: 'When',
  /** What a declaration sent and heard, beside it. */
  messages: {
    newest: '%{name}, newest first',
    fold: 'Fold %{name}',
    unfold: 'Show %{name} at the right',
    sending: 'Sending %{no}',
    unsent: 'Not sent yet',
    ready: 'Being prepared',
    left: '%{smart_count} place left to mend. |||| %{smart_count} places left to mend.',
    none_left: 'Nothing is left to mend.',
    waits: 'Awaiting answer',
    mended: 'Mended',
    late: 'An answer that comes late is kept, and turns no state back.',
  },
} as const satisfies Twin<typeof ko>;
