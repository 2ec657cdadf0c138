/** Versions of the texts that a person agrees to: the day from which each is in force (2-portal 9). */
import type { Consent } from './join.rules.ts';

export const consentVersions: Readonly<Record<Consent, string>> = {
  terms: '2020-10-01',
  policy: '2020-10-01',
  privacy: '2024-11-12',
};
