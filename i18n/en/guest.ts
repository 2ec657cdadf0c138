import type { guest as ko } from '../ko/guest.ts';
import type { Twin } from '../messages.ts';

/** Above every screen of the demo yard. */
export const guest = {
  label: 'Demo yard',
  text: 'Look at every screen; nothing is saved. The data is reset every night.',
  join: 'Join',
  demo: 'Request a demo',
  leave: 'Leave the demo',
} as const satisfies Twin<typeof ko>;
