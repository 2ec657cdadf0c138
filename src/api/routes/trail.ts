/** The history of a record as the sides of the company see it. */
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { seenPlaces } from '../../record/sides.ts';

interface TrailEntry {
  readonly changes: readonly { readonly field: string; readonly grid?: string }[];
}

/** Entries of a trail without what the company's sides of the document do not see. */
export function seenTrail(resource: Resource, record: Values, content: string, corpId: number): TrailEntry[] {
  const sees = seenPlaces(resource, record, corpId);
  return (JSON.parse(content) as TrailEntry[]).map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field, grid }) => sees(field, grid)),
  }));
}
