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
} as const satisfies Twin<typeof ko>;
