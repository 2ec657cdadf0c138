/**
 * The search of a list in react-admin's terms (`filter`, `displayedFilters`, `page`, `perPage`, `sort`, `order`) and back: its
 * controller and every component written for it speak these, the address speaks the words of `search.ts`.
 */
import type { Resource } from '../../../core/resource.ts';
import {
  conditionNames,
  countOf,
  dateTypes,
  listFilter,
  mostRows,
  pageSize,
  panelConditions,
  readSearch,
  usualSort,
  writeSearch,
} from './search/search.ts';
import type { SearchState, Sort } from './search/search.ts';

/** `filterValues` of react-admin: what is asked of the server, by the names of the wire. */
export type Filter = Readonly<Record<string, unknown>>;

/** Sort of react-admin. */
export interface SortOrder {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

export const orderOf = ({ field, direction }: Sort): SortOrder => ({
  field,
  order: direction === 'asc' ? 'ASC' : 'DESC',
});

/** The order that a list of the resource shows when none was asked for. */
export const usualOrder = (resource: Resource): SortOrder =>
  orderOf(usualSort(resource) ?? { field: 'id', direction: 'asc' });

export const filterOf = (state: SearchState, { search }: Resource): Record<string, string> => ({
  ...(state.dateType === dateTypes(search)[0] ? {} : { dateType: state.dateType }),
  ...listFilter(state),
});

type Asked = Pick<SearchState, 'keyword' | 'dateType' | 'fromDt' | 'toDt' | 'conditions'>;

/** What a filter asks for; names that the resource is not searched by are left out, as those of an address are. */
export function askedBy(filter: Filter, { search }: Resource): Asked {
  const text = (name: string) => textOf(filter[name]);
  const types = dateTypes(search);
  const conditions = conditionNames(search).flatMap((name) => {
    const value = text(name).trim();
    return value ? [[name, value] as const] : [];
  });
  return {
    keyword: text('keyword'),
    dateType: types.find((type) => type === text('dateType')) ?? types[0]!,
    fromDt: text('fromDt'),
    toDt: text('toDt'),
    conditions: Object.fromEntries(conditions),
  };
}

/** Inputs give lists and numbers where the wire has text. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value);

/** The detail conditions are the filters that one can open. */
export const displayedFor = (detail: boolean, { search }: Resource): Record<string, true> =>
  detail ? Object.fromEntries(panelConditions(search).map((name) => [name, true])) : {};
export const isDetail = (displayed: Readonly<Record<string, unknown>>): boolean =>
  Object.values(displayed).some(Boolean);

/** Text of an address as react-admin's controller reads it; nothing for a fresh search. */
export function paramsOf(address: string, resource: Resource, today: string): string {
  if (address === '') return '';
  const state = readAddress(address, resource, today);
  const [first] = state.sort;
  const { field, order } = first ? orderOf(first) : usualOrder(resource);
  const params = new URLSearchParams({
    filter: JSON.stringify(filterOf(state, resource)),
    displayedFilters: JSON.stringify(displayedFor(state.detail, resource)),
    page: String(state.page),
    perPage: String(state.perPage ?? pageSize),
    sort: field,
    order,
  });
  return `?${params}`;
}

/** The search that react-admin's parameters ask for. Several orders of the former search stay while their first does. */
export function searchBy(params: URLSearchParams, former: SearchState, resource: Resource): SearchState {
  const perPage = Math.min(countOf(params.get('perPage'), pageSize), mostRows);
  const { perPage: _, ...rest } = former;
  return {
    ...rest,
    ...askedBy(objectIn(params.get('filter')), resource),
    detail: isDetail(objectIn(params.get('displayedFilters'))),
    sort: sortBy(params, former, resource),
    page: countOf(params.get('page'), 1),
    ...(perPage === pageSize ? {} : { perPage }),
  };
}

function sortBy(params: URLSearchParams, former: SearchState, resource: Resource): readonly Sort[] {
  const field = params.get('sort');
  if (!field) return former.sort;
  const asked: Sort = { field, direction: params.get('order') === 'DESC' ? 'desc' : 'asc' };
  const is = (other: SortOrder) => other.field === field && other.order === orderOf(asked).order;
  const [first] = former.sort;
  if (first ? is(orderOf(first)) : is(usualOrder(resource))) return former.sort;
  return [asked];
}

function objectIn(text: string | null): Filter {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Filter) : {};
  } catch {
    return {};
  }
}

/** The search of an address in our words or in react-admin's own. */
export function readAddress(address: string, resource: Resource, today: string): SearchState {
  const params = new URLSearchParams(address);
  const fresh = readSearch(new URLSearchParams(), resource, today);
  const foreign = params.get('filter')?.startsWith('{') || /^(?:ASC|DESC)$/.test(params.get('order') ?? '');
  return foreign ? searchBy(params, fresh, resource) : readSearch(params, resource, today);
}

/** The address after react-admin asked for `?filter=…`. */
export const addressBy = (params: string, former: string, resource: Resource, today: string): URLSearchParams =>
  writeSearch(searchBy(new URLSearchParams(params), readAddress(former, resource, today), resource), resource, today);
