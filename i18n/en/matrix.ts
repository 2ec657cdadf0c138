import type { Twin } from '../messages.ts';
import type { matrix as ko } from '../ko/matrix.ts';

/** The tree of menus with what an authority may do in each. */
export const matrix = {
  search: 'Find menu',
  folder: 'Whole folder',
  mixed: 'Mixed',
  all: 'Full',
  read: 'Read only',
  none: 'None',
  // Pages about oneself.
  for_all: 'Open to everybody',
  fixed: 'Built-in authority groups cannot be changed. Please copy it to make your own.',
  not_subscribed: 'Only menus of services in use are shown',
  title: 'Menu authority',
  menu: 'Menu',
  not_found: 'No such menu',
  keys: '↑↓ move · 2 all · 1 read · 0 none',
} as const satisfies Twin<typeof ko>;
