import type { Twin } from '../messages.ts';
import type { places as ko } from '../ko/places.ts';

/** A warehouse from above, and what each owner has in it. */
export const places = {
  show: 'View',
  list: 'List',
  map: 'Map',
  owners: 'By owner',
  loading: 'Loading stock…',
  empty: 'Nothing has come in yet',
  empty_hint: 'Once goods come in, this shows where they lie and for how long.',
  cut: 'There are many places: the first %{count} are shown. Find the others in the list.',
  zone: 'Zone %{zone}',
  nowhere: 'No place',
  damaged: 'Damaged',
  nobody: 'No owner',
  empty_place: 'Empty',
  days: 'Day %{days}',
  due_soon: 'Soon',
  due_late: 'Late',
  sum_places: '%{count} in use',
  sum_empty: '%{count} empty',
  sum_old: '%{count} for %{days} days or more',
  sum_due: '%{count} due soon or overdue',
  legend_fill:
    'How high a place is filled compares it with the fullest place of its warehouse. Press one to open its list.',
  legend_age: 'Days since the oldest stock came in',
  age_under: 'Under %{days} days',
  age_from: '%{days} days or more',
  words: '%{place}: rows %{count}, %{amounts}, %{share}% of the fullest place',
  words_since: 'since %{day}, day %{days}',
  words_soon: 'due soon, by %{day}',
  words_late: 'overdue since %{day}',
  words_empty: '%{place}: empty',
  owners_in: 'Stock by owner (%{unit})',
  owner_kinds: 'Rows: %{count}',
  owner_damaged: '%{qty} damaged',
} as const satisfies Twin<typeof ko>;
