/** The rows of a pane: which side of the documents they show, and which wait for the company that looks. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { sidesOf, turnOf } from '../../../../record/sides.ts';
import { filterOf } from '../../list/listParams.ts';
import type { SearchState } from '../../list/search/search.ts';

/** Sides that the lists of a resource are looked at from (`search.tabs`). */
export const paneSides = ({ search }: Resource): readonly string[] => search.tabs?.values ?? [];

/** The side on which a company stands in a record, among those of the list. */
export const sideIn = (resource: Resource, record: Values, corpId: number): string | undefined =>
  sidesOf(resource, record, corpId).find((side) => paneSides(resource).includes(side));

/** What the list of the screen was searched by, of one side. */
export function filterOfSide(state: SearchState, resource: Resource, side: string): Record<string, string> {
  const by = resource.search.tabs?.by;
  return { ...filterOf(state, resource), ...(by !== undefined && { [by]: side }) };
}

/** The other side's name field: with whom the document is. */
export function otherParty({ parties = {}, partyNames = {} }: Resource, side: string): string | undefined {
  const other = Object.keys(parties).find((one) => one !== side);
  return other === undefined ? undefined : partyNames[other];
}

export const isTurnOf = (resource: Resource, row: Values, side: string): boolean => turnOf(resource, row) === side;

/** Those that wait for the side stand first, each part in the order of the list. */
export function turnFirst<R extends Values>(rows: readonly R[], resource: Resource, side: string): readonly R[] {
  const ours = rows.filter((row) => isTurnOf(resource, row, side));
  return [...ours, ...rows.filter((row) => !isTurnOf(resource, row, side))];
}
