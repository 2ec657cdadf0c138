import type { Twin } from '../messages.ts';
import type { paste as ko } from '../ko/paste.ts';

/** What is looked at before cells of a paste that do not fit are put in. */
export const paste = {
  title: 'Check before pasting',
  lead: 'Some cells do not fit as they are. Have a look before you paste; nothing has been changed yet.',
  lands: 'Cells that fit',
  added: 'Rows to be added',
  bad: 'Cells with an invalid value',
  closed: 'Cells that cannot be edited',
  where: '%{label}, row %{rows}: |||| %{label}, rows %{rows}:',
  unknown: 'Columns that the grid does not show, left out (%{names})',
  heads: 'The first row names the columns',
  lost_cols: 'Columns without a place',
  lost_rows: 'Rows without a place',
  with_bad: 'Paste invalid values too and mark them as errors',
  only_wrong: 'Show only rows with a problem',
  do: 'Paste %{count} cells',
  nothing: 'There is no cell that can be pasted',
  new: 'new',
  more: 'and %{count} more rows',
} as const satisfies Twin<typeof ko>;
