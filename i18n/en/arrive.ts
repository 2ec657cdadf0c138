import type { arrive as ko } from '../ko/arrive.ts';
import type { Twin } from '../messages.ts';

/** What is asked and said when somebody comes from a linked site; the portals' own names. */
export const arrive = {
  arrive: {
    change: 'You are logged in as %{from}. Do you want to switch to %{to}?',
    leave: 'Another site asks to log %{from} out. Do you want to log out?',
    failed: 'The login from the linked site could not be confirmed. Please log in again.',
  },
  phone: { nav: 'Main menus' },
} as const satisfies Twin<typeof ko>;
