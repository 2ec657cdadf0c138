/** A list's search as the address holds it; names and values are those of the wire, so that any link can be built by hand. */
import { addMonths } from '../../../../core/dates.ts';
import type { Field } from '../../../../core/field.ts';
import type { Resource, Search } from '../../../../core/resource.ts';
import { dateTypeOf, headerFields } from '../../../../record/resource.ts';

export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** `field,asc`: a sort as the address and the wire write it. */
export const sortText = ({ field, direction }: Sort): string => `${field},${direction}`;

export interface SearchState {
  readonly keyword: string;
  /** Upper snake case of the date field, for example EXC_DT. */
  readonly dateType: string;
  /** `yyyy-MM-dd`, or '' for open. */
  readonly fromDt: string;
  readonly toDt: string;
  readonly conditions: Readonly<Record<string, string>>;
  readonly detail: boolean;
  /** First weighs most; none means the usual order. */
  readonly sort: readonly Sort[];
  readonly page: number;
  /** Rows a page where it is not the usual number. */
  readonly perPage?: number;
}

export const defaultMonths = { basic: 12, detail: 20 } as const;
export const pageSize = 200;
/** The most that one list call answers. */
export const mostRows = 1000;

/** `EXC_DT` → `excDt`. */
export const dateField = (type: string): string =>
  type.toLowerCase().replace(/_([a-z])/g, (_, c: string) => c.toUpperCase());

/** Date types offered: the declared ones, then creation and update. */
export const dateTypes = (search: Search): string[] =>
  [...(search.dates ?? []), 'createDt', 'updateDt'].map(dateTypeOf);
export const hasDates = (search: Search): boolean => (search.dates ?? []).length > 0;

/** Records by their ids, as a link names them. */
export const chosenIds = 'ids';

/** Names that the address may hold as conditions. */
export const conditionNames = (search: Search): string[] => [
  chosenIds,
  ...(search.firstOf ?? []),
  ...(search.conditions ?? []),
  ...Object.keys(search.asked ?? {}),
];

/** Declaration of a condition: a field of the header, or one that no column holds. */
export const conditionField = (resource: Resource, name: string): Field | undefined =>
  headerFields(resource)[name] ?? resource.search.asked?.[name];

export interface Range {
  readonly fromDt: string;
  readonly toDt: string;
}
export const monthsBack = (today: string, months: number): Range => ({
  fromDt: addMonths(today, -months),
  toDt: today,
});

/** The range a search starts with (1-foundations 5); none where the resource has no dates. */
export function defaultRange(search: Search, detail: boolean, today: string): Range {
  if (!hasDates(search) || search.anyTime) return { fromDt: '', toDt: '' };
  const back = monthsBack(today, detail ? defaultMonths.detail : defaultMonths.basic);
  return search.ahead ? { ...back, toDt: addMonths(today, search.ahead) } : back;
}

/** The search an address asks for. Dates of its own win over the default range, an empty one means open. */
export function readSearch(params: URLSearchParams, resource: Resource, today: string): SearchState {
  const { search } = resource;
  const detail = params.get('detail') === '1';
  const inAddress = params.has('fromDt') || params.has('toDt');
  const range = inAddress
    ? { fromDt: params.get('fromDt') ?? '', toDt: params.get('toDt') ?? '' }
    : defaultRange(search, detail, today);
  const types = dateTypes(search);
  const type = params.get('dateType') ?? '';
  const conditions: Record<string, string> = {};
  // Records that a link names are all meant.
  const start = params.get(chosenIds) ? {} : search.start;
  for (const name of conditionNames(search)) {
    const value = (params.get(name) ?? start?.[name])?.trim();
    if (value) conditions[name] = value;
  }
  const perPage = countOf(params.get('perPage'), pageSize);
  return {
    keyword: params.get('keyword') ?? '',
    dateType: types.includes(type) ? type : types[0]!,
    ...range,
    conditions,
    detail,
    sort: params.getAll('sort').flatMap((text) => readSort(text) ?? []),
    page: countOf(params.get('page'), 1),
    ...(perPage === pageSize ? {} : { perPage: Math.min(perPage, mostRows) }),
  };
}

/** A count of an address; of what is none the usual one. */
export function countOf(text: string | null, usual: number): number {
  const count = Number(text ?? usual);
  return Number.isSafeInteger(count) && count > 0 ? count : usual;
}

/** The address of a search: only what differs from a fresh one. */
export function writeSearch(state: SearchState, resource: Resource, today: string): URLSearchParams {
  const { search } = resource;
  const out = new URLSearchParams();
  // As typed: who goes on typing keeps the blank at the end.
  if (state.keyword.trim()) out.set('keyword', state.keyword);
  const usual = defaultRange(search, state.detail, today);
  if (state.dateType !== dateTypes(search)[0]) out.set('dateType', state.dateType);
  if (state.fromDt !== usual.fromDt || state.toDt !== usual.toDt) {
    out.set('fromDt', state.fromDt);
    out.set('toDt', state.toDt);
  }
  for (const name of conditionNames(search)) {
    const value = state.conditions[name] ?? '';
    if (value !== (search.start?.[name] ?? '')) out.set(name, value);
  }
  if (state.detail) out.set('detail', '1');
  for (const sort of state.sort) out.append('sort', sortText(sort));
  if (state.page > 1) out.set('page', String(state.page));
  if (state.perPage) out.set('perPage', String(state.perPage));
  return out;
}

export function readSort(text: string | null): Sort | undefined {
  const match = /^([A-Za-z]\w*),(asc|desc)$/i.exec(text ?? '');
  return match ? { field: match[1]!, direction: match[2]!.toLowerCase() as Sort['direction'] } : undefined;
}

/** The order that the server takes when none is asked for, for the mark in the head. */
export function usualSort(resource: Resource): Sort | undefined {
  const declared = readSort(resource.sort ?? null);
  const date = resource.search.dates?.[0];
  return declared ?? (date ? { field: date, direction: 'desc' } : undefined);
}

/** Parameters of the list call. */
export function listFilter(state: SearchState): Record<string, string> {
  const dated = state.fromDt !== '' || state.toDt !== '';
  return {
    ...(state.keyword ? { keyword: state.keyword } : {}),
    ...(dated ? { dateType: state.dateType, fromDt: state.fromDt, toDt: state.toDt } : {}),
    ...state.conditions,
  };
}

/** True when nothing was asked for beyond the usual period: then an empty answer means that there is nothing yet. */
export function isFresh(state: SearchState, search: Search, today: string): boolean {
  const usual = defaultRange(search, state.detail, today);
  const usualRange = state.fromDt === usual.fromDt && state.toDt === usual.toDt;
  const { start = {} } = search;
  const asked = Object.keys({ ...start, ...state.conditions }).some((name) => start[name] !== state.conditions[name]);
  return !state.keyword && !asked && (usualRange || (!state.fromDt && !state.toDt));
}

/** Everything that narrows taken away, the period too. */
export const openSearch = { keyword: '', conditions: {}, fromDt: '', toDt: '' } as const satisfies Partial<SearchState>;

/** Something beyond the open search is in force. */
export const narrows = (state: SearchState): boolean =>
  Boolean(state.keyword || state.fromDt || state.toDt || Object.keys(state.conditions).length > 0);

/** Conditions with another text for one of them; none takes it away. */
export function withCondition(
  conditions: SearchState['conditions'],
  name: string,
  value: string,
): Record<string, string> {
  const { [name]: _former, ...others } = conditions;
  return value.trim() ? { ...others, [name]: value.trim() } : others;
}

/** Conditions that stand in the detail panel and as chips; the vessel text has its own input. */
export const panelConditions = ({
  conditions = [],
  firstOf = [],
  asked = {},
  tabs,
  typed,
}: Search): readonly string[] => [
  ...conditions.filter((name) => !firstOf.includes(name)),
  ...Object.keys(asked).filter((name) => name !== tabs?.by && name !== typed),
];

/** Turns the detail conditions on or off: a range nobody touched moves with the mode, and details search without keyword. */
export function withDetail(state: SearchState, search: Search, detail: boolean, today: string): SearchState {
  const now = defaultRange(search, state.detail, today);
  const untouched = state.fromDt === now.fromDt && state.toDt === now.toDt;
  return {
    ...state,
    ...(untouched ? defaultRange(search, detail, today) : {}),
    keyword: detail ? '' : state.keyword,
    detail,
  };
}

/** The same search always reads the same, whatever page of it is open. */
export const searchText = (state: SearchState, resource: Resource, today: string): string =>
  writeSearch({ ...state, keyword: state.keyword.trim(), page: 1 }, resource, today).toString();

/** The form of the search, for buttons that stand elsewhere. */
export const searchFormId = 'hl-search';

/** The search has a text to type. */
export const hasText = ({ keyword, firstOf, typed }: Search): boolean =>
  typed !== undefined || (firstOf ?? keyword).length > 0;

/** There is something to search by at all. */
export const isSearchable = (search: Search): boolean =>
  hasText(search) || hasDates(search) || panelConditions(search).length > 0;
