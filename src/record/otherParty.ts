/** With whom a document between companies is. Each company numbers its own anew, so a number alone does not tell it from others. Pure. */
import type { Values } from '../core/field.ts';
import { operatorSide, systemCorpId, type Resource } from '../core/resource.ts';
import type { RefField } from '../fields/ref/index.ts';
import { displayName, headerFields } from './resource.ts';
import { turnCompanies } from './sides.ts';

/** Columns that say whose it is: names of the sides, or the company in a list of the operator. */
export function partyColumns(resource: Resource): readonly string[] {
  const named = Object.values(resource.partyNames ?? {});
  if (named.length > 0 || !resource.parties) return named;
  const fields = headerFields(resource);
  return resource.list.filter((name) => {
    const field = fields[name];
    return field?.type === 'ref' && (field as RefField).prefix === 'platform/corp';
  });
}

/** Name of the other company as the row tells it; '' where it tells none. Rows of lists may lack the company of a side. */
export function otherParty(resource: Resource, row: Values, corpId: number): string {
  const { parties = {}, partyNames = {} } = resource;
  const companies = turnCompanies(resource, row);
  const standsIn = Object.values(companies).includes(corpId);
  const others = Object.keys(partyNames).filter((side) => {
    const company = companies[side];
    return company === undefined ? standsIn : company !== corpId;
  });
  const operates = corpId === systemCorpId && Object.values(parties).includes(operatorSide);
  const names =
    Object.keys(partyNames).length > 0
      ? others.map((side) => partyNames[side]!)
      : operates
        ? partyColumns(resource).map(displayName)
        : [];
  const found = names.map((name) => row[name]).find((name) => typeof name === 'string' && name !== '');
  return typeof found === 'string' ? found : '';
}
