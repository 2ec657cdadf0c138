import type { Messages } from '../messages.ts';

/** Grids whose rows belong to a row of the grid above them; fetched with the first of them. */
export const below = {
  of: '%{grid} of %{above} %{row}',
  parts: 'Grids below %{above}',
  only: 'Only %{grid} of this %{above} · %{count} in all',
  turned: '%{grid} of %{above} %{row}, %{count} rows',
  previous: 'Previous %{above}',
  next: 'Next %{above}',
  first: 'This is the first row',
  last: 'This is the last row',
  add: 'Add %{grid}',
  none: 'The grid above has no rows. Add a row of %{above} first, then enter its %{grid} here.',
  empty: '%{above} %{row} has no %{grid} yet. Add a row, or paste from Excel.',
  gone: 'These rows go with a row that is deleted. Restore %{above} %{row} first.',
  faults: 'Errors in the rows below: %{count}',
  delete_question: 'Delete the rows below as well?',
  delete_hint: 'Rows of the grids below that go along: %{count}. Undo brings all back at once.',
} as const satisfies Messages;
