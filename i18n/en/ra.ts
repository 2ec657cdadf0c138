import englishMessages from 'ra-language-english';
import type { ra as ko } from '../ko/ra.ts';
import type { Twin } from '../messages.ts';

// Its type marks parts as optional that are there; the key sets are compared by scripts/i18n.
const framework = englishMessages.ra as Twin<typeof ko>;

/** English texts of the admin framework; where the specification quotes a sentence, that sentence. */
export const ra = {
  ...framework,
  notification: { ...framework.notification, logged_out: 'The session has ended. Please log in again.' },
};
