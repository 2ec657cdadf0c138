/**
 * Where the window for choosing takes its rows from: the list of the resource where the person may read it, else the
 * lookup, which needs only a login.
 */
import type { Lookup, Resource } from '../../../core/resource.ts';

/** The lookup over a resource; a resource without one cannot be chosen from. */
export const lookupOf = (resource: Resource): Lookup | undefined => resource.lookups?.[0];

/** Columns of the window for a person without the resource's menu: what the lookup tells, names first. */
export function lookupColumns({ fields }: Resource, lookup: Lookup): readonly string[] {
  const told = [lookup.value, lookup.valueEn, lookup.key, ...(lookup.carries ?? [])];
  return [...new Set(told)].filter((name): name is string => name !== undefined && name in fields);
}
