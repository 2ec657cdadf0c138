/** Start-up check of `search.keywordOf`: references whose records a keyword finds, and may find for whoever sees the list. */
import type { Resource } from '../core/resource.ts';
import type { RefField } from '../fields/ref/index.ts';
import { headerFields, referencePath } from './resource.ts';
import { isOperators } from './sides.ts';

export function keywordOfFaults(resource: Resource, all: readonly Resource[]): string[] {
  const { keywordOf } = resource.search;
  if (!keywordOf) return [];
  const faultOf = (path: string, within = resource, names = referencePath(path)): string | undefined => {
    const [name = '', ...further] = names;
    const field = headerFields(within)[name];
    if (field?.type !== 'ref') return `names '${path}', which is no reference of the header`;
    const target = all.find(({ prefix }) => prefix === (field as RefField).prefix);
    // Words alone tell the two apart: who may not open the record would learn of its words.
    if (target?.reach) return `names '${path}', whose records not everybody reaches`;
    if (target && further.length)
      return target.scope === 'OWN'
        ? faultOf(path, target, further)
        : `names '${path}', which leads through records of others`;
    return target?.search.keyword.length ? undefined : `names '${path}', whose records no keyword finds`;
  };
  // A document between companies refers to records of whoever made it, which the other side does not search; but the
  // operator, who reads all companies, finds by their words whose a document is.
  const ofOperator = (path: string): boolean => {
    const field = headerFields(resource)[path];
    const target = all.find(({ prefix }) => prefix === (field as RefField | undefined)?.prefix);
    return field !== undefined && isOperators(resource, field) && target?.scope === 'CORP';
  };
  return [
    ...(resource.scope === 'OWN' || (resource.scope === 'PAIR' && keywordOf.every(ofOperator))
      ? []
      : ['belongs to scope OWN, or to what the operator alone sees of companies']),
    ...keywordOf.flatMap((path) => faultOf(path) ?? []),
  ].map((what) => `search.keywordOf ${what}`);
}
