/** Start-up check of `search.keywordOf`: references whose records a keyword finds, and may find for whoever sees the list. */
import type { Resource } from '../core/resource.ts';
import type { RefField } from '../fields/ref/index.ts';
import { headerFields } from './resource.ts';

export function keywordOfFaults(resource: Resource, all: readonly Resource[]): string[] {
  const { keywordOf } = resource.search;
  if (!keywordOf) return [];
  const fields = headerFields(resource);
  const faultOf = (name: string): string | undefined => {
    const field = fields[name];
    if (field?.type !== 'ref') return `names '${name}', which is no reference of the header`;
    const target = all.find(({ prefix }) => prefix === (field as RefField).prefix);
    if (!target?.search.keyword.length) return `names '${name}', whose records no keyword finds`;
    // Words alone tell the two apart: who may not open the record would learn of its words.
    if (target.reach) return `names '${name}', whose records not everybody reaches`;
    return undefined;
  };
  return [
    // A document between companies refers to records of whoever made it, which the other side does not search.
    ...(resource.scope === 'OWN' ? [] : ['belongs to scope OWN']),
    ...keywordOf.flatMap((name) => faultOf(name) ?? []),
  ].map((what) => `search.keywordOf ${what}`);
}
