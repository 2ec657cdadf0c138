import type { Messages } from '../messages.ts';

/** Somebody else saved first. */
export const conflict = {
  title: 'Somebody else saved this record first.',
  lead: '%{name} saved at %{date}. Please choose only where you both changed the same thing (%{count}). All you typed is still here.',
  lead_none: '%{name} saved at %{date}. Your changes do not overlap and can be saved together.',
  other: 'Somebody else',
  field: 'Field',
  before: 'Before',
  mine: 'Mine',
  theirs: '%{name}',
  theirs_short: 'As saved',
  all: 'Choose all',
  header: 'Main fields',
  row: 'Whole row',
  kept: 'Kept',
  gone: 'Deleted',
  open: '%{count} left to choose',
  auto: 'Changes that do not overlap are saved together: %{mine} of mine, %{theirs} of %{name}.',
  auto_mine: 'Mine: %{list}',
  auto_theirs: '%{name}: %{list}',
  details: 'Details',
  apply: 'Save the chosen values',
  discard: 'Discard mine and reload',
  stay: 'Keep editing',
} as const satisfies Messages;
