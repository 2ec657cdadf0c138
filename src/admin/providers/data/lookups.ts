/** Rows that references, codes of a service and names are chosen from; they need a login and no authority. */
import type { Resource } from '../../../core/resource.ts';
import type { Declarations } from '../declarations.ts';
import type { LookupQuery, LookupRow } from '../../../fields/ui-contract.ts';
import { call } from '../../../session/calls/client.ts';
import type { Asked, Content } from './wire.ts';

export interface LookupCalls {
  /** `target`: prefix of a resource (`rs4/clnt`), of rows of its grid (`rs4/clnt/charger`), or an address with `/common/`. */
  lookup(target: string, query?: LookupQuery, asked?: Asked): Promise<readonly LookupRow[]>;
}

/** Address of a resource's lookup: that of its own system when it has one, else the first. */
export function lookupPath(target: string, resources: readonly Resource[]): string | undefined {
  if (target.includes('/common/')) return target;
  const system = target.split('/')[0];
  const paths = resources.find(({ prefix }) => prefix === target)?.lookups?.[0]?.paths ?? [];
  const ownPath = paths.find((path) => path.startsWith(`${system}/`)) ?? paths[0];
  if (ownPath || !target.includes('/')) return ownPath;
  // Rows of a grid (`rs4/clnt/charger`) are looked up below their parents.
  const cut = target.lastIndexOf('/');
  const parent =
    resources.some(({ prefix }) => prefix === target.slice(0, cut)) && lookupPath(target.slice(0, cut), resources);
  return parent ? parent + target.slice(cut) : undefined;
}

export const lookupCalls = (declarations: Pick<Declarations, 'resources' | 'has' | 'bring'>): LookupCalls => ({
  lookup: async (target, query, { signal } = {}) => {
    if (!target.includes('/common/') && !declarations.has(target)) await declarations.bring(target);
    const path = lookupPath(target, declarations.resources());
    if (!path) throw new Error(`${target} has no lookup`);
    return (await call<Content<LookupRow>>(path, { query, signal })).content;
  },
});
