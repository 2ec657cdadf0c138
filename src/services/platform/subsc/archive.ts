/** What a company takes along of a service that ends: `GET platform/subsc/{id}/archive` tells it, `POST` orders it. */
import type { ArchivePart } from '../../../core/files/exporting.ts';
import { recordPart } from '../../../core/recordPart.ts';

export interface ArchiveOffer {
  /** Name of the archive, without its day. */
  readonly title: string;
  /** All kinds that the person may read, those of which there is nothing too. */
  readonly parts: readonly ArchivePart[];
  /** `yyyy-MM-dd` until which the terms promise to keep it. */
  readonly until: string;
  /** Kinds of records with personal data, by name: with one of them a reason is asked. */
  readonly personal: readonly string[];
}

/** States in which it is offered: notice is given, or the service has ended. Before, its lists export what they show. */
export const archiveStates = ['TERM_REQ', 'TERM'] as const;

/** Months after the end for which the cloud terms promise to keep what a company may take along (2-portal 9). */
export const keptMonths = 3;

export const archive = recordPart<ArchiveOffer>('archive');
