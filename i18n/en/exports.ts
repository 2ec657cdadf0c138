import type { exports as ko } from '../ko/exports.ts';
import type { Twin } from '../messages.ts';

export const exports = {
  making: 'Making the file…',
  progress: 'Exporting %{title}',
  rows: '%{done} of %{total} rows fetched',
  waiting: 'Waiting for its turn…',
  job_lead:
    'The server makes the file in the background. It goes on when you close this window, and the file waits in your exported files.',
  go_on: 'Continue in background',
  left: 'You will find the file under Exported files in your own menu.',
  reason_title: 'Reason for exporting personal data',
  reason_lead: 'This file holds personal data (%{names}). The reason you enter is kept in the export log.',
  reason: 'Reason',
  reason_help: 'At least %{min} characters, such as: %{example}',
  reason_example: 'documents for the annual audit',
  reason_short: 'Please enter a reason of at least %{min} characters.',
  title: 'Exported files',
  lead: 'Exports of many rows, and the data of a service that ended, are made by the server in the background. A file can be fetched for 3 days.',
  empty: 'There are no exported files',
  empty_hint:
    'When you export a list of more than 100,000 rows, or take along the data of a service that ends, you can follow its progress and fetch the file here.',
  file: 'File',
  ordered: 'Ordered at',
  state: 'Status',
  count: 'Rows',
  until: 'Available until',
  actions: 'Actions',
  download: 'Download',
  download_of: 'Download %{name}',
  cancel_of: 'Cancel the export of %{name}',
  remove: 'Remove from list',
  remove_of: 'Remove %{name} from the list',
  stopped: 'The export was cancelled',
  removed: 'Removed from the list',
  size: '%{mb} MB',
  states: { READY: 'Ready', WAIT: 'Waiting', RUN: 'Being made', DONE: 'Done', FAIL: 'Failed', CANCEL: 'Cancelled' },
} satisfies Twin<typeof ko>;
