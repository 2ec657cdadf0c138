/** Start-up check of `opensWith` of proposals: conditions that the search over the records offers, by a field of the header. */
import type { Resource } from '../core/resource.ts';
import type { RefField } from '../fields/ref/index.ts';
import { gridFields, grids, headerFields } from './resource.ts';

export const opensWithFaults = (resource: Resource, all: readonly Resource[]): string[] =>
  (resource.proposals ?? []).flatMap(({ grid = '', loads = '', opensWith }) => {
    if (!opensWith) return [];
    const rows = grids(resource)[grid];
    const field = rows && gridFields(rows)[loads];
    const target = field?.type === 'ref' && all.find(({ prefix }) => prefix === (field as RefField).prefix);
    const searched = (target && target.search.conditions) || [];
    const named = [...new Set(Object.values(opensWith.keys).flatMap((conditions) => Object.keys(conditions)))];
    return [
      ...(opensWith.by in headerFields(resource) ? [] : [`goes by unknown field '${opensWith.by}'`]),
      ...named
        .filter((name) => !searched.includes(name))
        .map((name) => `names '${name}', which nothing is searched by`),
    ].map((what) => `opensWith of '${grid}' ${what}`);
  });
