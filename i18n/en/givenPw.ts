import type { givenPw as ko } from '../ko/givenPw.ts';
import type { Twin } from '../messages.ts';

/** Above every screen of whoever has a password that a colleague chose. */
export const givenPw = {
  label: 'Your password',
  text: 'Somebody else chose your password. Choose one that only you know, and the other pages open.',
} as const satisfies Twin<typeof ko>;
