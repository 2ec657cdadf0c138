import { arrive } from './arrive.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import { member } from './member.ts';
import type { portal as ko } from '../ko/portal.ts';
import type { Twin } from '../messages.ts';

/** Copy of the public portal's interface. */
export const portal = {
  loading: 'Loading',
  ...arrive,
  ...frame,
  contact,
  ...member,
  /** Ways to see the product at work. */
  tryout: {
    enter: 'Try the repair yard now',
    entering: 'Opening',
    failed: 'The demo yard could not be opened. Try again in a moment.',
    film: 'Watch the demo film',
  },
} as const satisfies Twin<typeof ko>;
