import type { acts as ko } from '../ko/acts.ts';
import type { Twin } from '../messages.ts';

/** Actions on records beyond saving. */
export const acts = {
  menu: 'Actions',
  question: '%{name} %{record}: are you sure?',
  entry: '%{name} %{record}',
  question_many: '%{name} for %{count} selected rows: are you sure?',
  done_one: '%{name}: %{record} is done',
  next_waiting: 'Open the next one (%{count} left)',
  led_on: 'This is the next one (%{count} left)',
  all_done: 'That was the last one.',
  to_list: 'Back to the list',
  open_made: 'Open %{name}',
  turn: 'Waiting for %{names}',
  route: 'Decided by: %{route}',
  route_unknown: 'There is no default line. Choose one.',
  told: '%{name}: applied',
  apply: 'Apply',
  done_many: '%{name}: %{count} done',
  failed_some: '%{name}: %{count} could not be done',
  failed_done: '%{done} done. These were not, and why:',
  made_many: '%{name}: %{count} done. Made: %{made}',
  made_more: '%{made} and %{more} more',
  phrases: 'Ready words',
  all_rows: 'Take all',
  take_row: 'Take: %{row}',
  other_state: 'Some of the selected rows cannot take this in their present state',
  not_copied: 'Could not be copied. Please select the value and copy it yourself.',
} as const satisfies Twin<typeof ko>;
