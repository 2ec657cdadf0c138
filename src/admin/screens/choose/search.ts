/** What the window for choosing is asked by: the search of a list without its address. */
import type { Resource, Search } from '../../../core/resource.ts';
import { dateTypes, listFilter } from '../list/search/search.ts';
import type { SearchState } from '../list/search/search.ts';

/** Everything open, but for the text a person had typed into the field and what is meant first. */
export const startSearch = (
  { search }: Resource,
  keyword = '',
  conditions: Readonly<Record<string, string>> = {},
): SearchState => ({
  keyword,
  dateType: dateTypes(search)[0]!,
  fromDt: '',
  toDt: '',
  conditions: Object.fromEntries(Object.entries(conditions).filter(([name]) => search.conditions?.includes(name))),
  detail: false,
  sort: [],
  page: 1,
});

/**
 * Boxes to type in. Where the first of several fields present selects (vessels), each has its own; that of the name
 * searches as a keyword, which knows both languages and initial consonants.
 */
export function textBoxes({ search, name }: Resource): readonly { readonly name: string; readonly keyword: boolean }[] {
  if (search.firstOf) return search.firstOf.map((one) => ({ name: one, keyword: one === name }));
  return search.keyword.length > 0 ? [{ name: 'keyword', keyword: true }] : [];
}

/** Nothing to search by where something must be named. */
export const lacksText = ({ firstOf }: Search, state: SearchState): boolean =>
  firstOf !== undefined && !state.keyword.trim() && Object.keys(state.conditions).length === 0;

/** Parameters of the call: of the boxes the first filled one alone. */
export function chooseFilter(resource: Resource, state: SearchState): Record<string, string> {
  const { keyword, ...rest } = listFilter({ ...state, keyword: state.keyword.trim() });
  const boxes = textBoxes(resource);
  const first = boxes.find((box) => (box.keyword ? keyword : rest[box.name]));
  const others = Object.entries(rest).filter(
    ([name]) => name === first?.name || !boxes.some((box) => box.name === name),
  );
  return { ...Object.fromEntries(others), ...(first?.keyword && keyword ? { keyword } : {}) };
}
