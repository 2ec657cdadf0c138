/** What a company takes along of a service that ends: `GET platform/subsc/{id}/archive` tells it, `POST` orders it. */
import type { ArchivePart } from '../../../core/files/exporting.ts';
import { recordPart } from '../../../core/recordPart.ts';

export interface ArchiveOffer {
  /** Name of the archive, without its day. */
  readonly title: string;
  readonly parts: readonly ArchivePart[];
  /** Kinds of records with personal data, by name: with one of them a reason is asked. */
  readonly personal: readonly string[];
}

/** States in which it is offered: notice is given, or the service has ended. Before, its lists export what they show. */
export const archiveStates = ['TERM_REQ', 'TERM'] as const;

export const archive = recordPart<ArchiveOffer>('archive');
