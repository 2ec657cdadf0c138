/**
 * Versions of the texts that a person agrees to: the days from which each is in force, newest first (2-portal 9).
 * The texts are the portal's; a test holds these days and theirs together.
 */
import type { Consent } from '../join.rules.ts';

export const consentVersions: Readonly<Record<Consent, readonly [string, ...string[]]>> = {
  terms: ['2020-10-01', '2019-04-01'],
  policy: ['2026-10-15', '2020-10-01'],
  privacy: ['2024-11-12'],
};

/** The version that is agreed to on a day, `yyyy-MM-dd`; the first one before any is in force. */
export function consentVersion(consent: Consent, day: string): string {
  const versions = consentVersions[consent];
  return versions.find((version) => version <= day) ?? versions.at(-1) ?? versions[0];
}
