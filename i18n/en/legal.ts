import type { legal as ko } from '../ko/legal.ts';
import type { Twin } from '../messages.ts';

/** What stands around the legal texts; the texts themselves are in src/portal/legal/content. */
export const legal = {
  title: {
    terms: 'Terms of use',
    policy: 'Cloud service terms and SLA',
    privacy: 'Privacy policy',
    consent: 'Consent to the collection and use of personal data',
  },
  lead: {
    terms: 'What the Company and its members observe when the Hangro site and services are used.',
    policy: 'Conditions and service levels (SLA) of the cloud services that business members subscribe to.',
    privacy: 'Why and how Hangro handles personal data, and how it is protected.',
    consent: 'Purposes, items and retention of the personal data needed to join.',
  },
  effective: 'In force from',
  current: 'current',
  upcoming: 'upcoming',
  past: 'earlier',
  compare: 'Compare with the previous version',
  whole: 'Show the whole text',
  print: 'Print',
  toc: 'Contents',
  anchor: 'Address of “%{title}”',
  is_past: 'This is an earlier version that is no longer in force (in force from %{day}).',
  is_upcoming: 'This version is not in force yet. It applies from %{day}.',
  see_current: 'See the current version',
  history: 'Versions',
  shown: 'Shown here',
  see: 'Read',
  marked: { ins: 'New: ', del: 'Gone: ' },
  compare_lead: 'Articles that differ: %{count}. What is new is underlined, what is gone is struck through.',
  change: { changed: 'Changed', added: 'New', removed: 'Removed' },
  after: 'After · in force from %{day}',
  before: 'Before · in force from %{day}',
  no_article: 'There is no such article.',
} as const satisfies Twin<typeof ko>;
