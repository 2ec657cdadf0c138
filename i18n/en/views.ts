import type { views as ko } from '../ko/views.ts';
import type { Twin } from '../messages.ts';

/** Kept searches above a list. */
export const views = {
  title: 'Saved views',
  all: 'All',
  ready: {
    ongoing: 'In progress',
    deciding: 'In approval',
    won: 'Won',
    toBill: 'To bill',
    toBegin: 'To begin',
    held: 'On hold',
    unpaid: 'Unpaid',
    late: 'Overdue',
    untaxed: 'Without tax invoice',
    drafts: 'Drafts',
    toApprove: 'To approve',
  },
  keep: 'Save view',
  change: 'Rename or share',
  remove: 'Delete view',
  of: 'View %{name}',
  name: 'Name of the view',
  share: 'Shared with',
  shares: { MINE: 'Only me', DEPT: 'My department', CORP: 'Whole company' },
  hint: 'Keeps the search and the order of now under a name. A period that you changed is kept as it is.',
  replaces: 'The view of this name gets this search.',
  save: 'Save',
  kept: 'View saved: %{name}',
  removed: 'View deleted: %{name}',
  remove_question: 'Delete the view %{name}?',
  remove_shared: 'It also goes from the lists of those who share it.',
  by: '%{share} · %{name}',
  row: {
    open: 'Open',
    new_tab: 'Open in a new tab',
    copy_link: 'Copy link',
    link_copied: 'Link copied',
    copy_cells: 'Copy cells',
    copy: 'Make a copy',
  },
} as const satisfies Twin<typeof ko>;
