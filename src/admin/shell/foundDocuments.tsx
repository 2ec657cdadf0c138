/** Documents that the palette finds by a part of their number or title, through the lists a person may open. */
import type { DataProvider, RaRecord } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { searchForm } from '../../core/text/hangul.ts';
import { stateLook } from '../../fields/code/stateLook.ts';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import { docNoType } from '../../fields/docNo/index.ts';
import { codeGroupOf, displayName, headerFields } from '../../record/resource.ts';
import { fieldsWithin, textWithin } from '../../record/within.ts';
import { otherParty, partyColumns } from '../../record/otherParty.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import type { PaletteItem } from '../../ui/palette/types.ts';
import type { Screen } from '../routes.ts';
import { usualOrder } from '../screens/list/listParams.ts';
import { rowName } from '../screens/list/rowName.ts';

const stateField = 'stCd';

/** A number and what is shown behind it: with a blank, or without one before the letter with which that begins. */
const issueOf = /^(.*\S)\s+\S+$|^(.*\d)[a-z]\d+$/i;

/** The number that the house gives the records of a resource, where it is searched for by it. */
const numberField = (resource: Resource): string | undefined =>
  resource.search.keyword.find((name) => headerFields(resource)[name]?.type === docNoType.type);

/**
 * Whether records of a resource are found by its list: they go through states, or have a number and a state, and a keyword
 * finds them. A lookup would offer those alone that one may still choose.
 */
export const isDocument = (resource: Resource): boolean =>
  headerFields(resource)[stateField] !== undefined &&
  resource.search.keyword.length > 0 &&
  (resource.state !== undefined || numberField(resource) !== undefined);

interface Asked {
  readonly keyword: string;
  readonly most: number;
  readonly signal: AbortSignal;
}

/** A number as pages show it: issues of one number are told apart. */
function shownNumber(row: RaRecord, resource: Resource, environment: FieldEnvironment): string {
  const name = numberField(resource);
  return name && row[name] ? [row[name], textWithin(resource, name, row, environment)].filter(Boolean).join(' ') : '';
}

/** Of what bears one number the newest comes first: it is what holds. */
export function newestFirst(rows: readonly RaRecord[], resource: Resource): readonly RaRecord[] {
  const name = numberField(resource);
  const keyOf = (row: RaRecord): unknown => (name && row[name]) || row.id;
  const issues = new Map<unknown, RaRecord[]>();
  for (const row of rows) issues.set(keyOf(row), [...(issues.get(keyOf(row)) ?? []), row]);
  for (const same of issues.values()) same.sort((a, b) => Number(a.id) - Number(b.id));
  return rows.map((row) => issues.get(keyOf(row))!.pop()!);
}

/**
 * Records whose list finds the words. Where an issue is shown beside the number, both together find it: the list knows the
 * number alone.
 */
export async function documentsOf(
  screen: Screen,
  asked: Asked,
  provider: DataProvider,
  environment: FieldEnvironment,
): Promise<readonly RaRecord[]> {
  const { resource } = screen;
  const found = await listed(screen, asked, provider);
  const name = numberField(resource);
  const [, apart, joined] = issueOf.exec(asked.keyword.trim()) ?? [];
  const number = apart ?? joined;
  if (found.length > 0 || !number || !name || fieldsWithin(resource, name).length === 0)
    return newestFirst(found, resource);
  const wanted = searchForm(asked.keyword);
  const issues = await listed(screen, { ...asked, keyword: number }, provider);
  return newestFirst(issues, resource).filter((row) =>
    searchForm(shownNumber(row, resource, environment)).startsWith(wanted),
  );
}

/** A list that fails leaves its group empty. */
const listed = (
  { name, resource }: Screen,
  { keyword, most, signal }: Asked,
  provider: DataProvider,
): Promise<readonly RaRecord[]> =>
  provider
    .getList(name, {
      filter: { keyword },
      pagination: { page: 1, perPage: most },
      sort: usualOrder(resource),
      signal,
    })
    .then(
      ({ data }) => data,
      () => [],
    );

/** What it is called, its other words, whose it is, and its state. */
export function documentItem(row: RaRecord, resource: Resource, environment: FieldEnvironment, corpId: number) {
  const fields = headerFields(resource);
  const name = numberField(resource);
  const called = String((name && row[name]) || rowName(resource, row, environment.lang));
  const title = shownNumber(row, resource, environment) || called;
  const { keyword, keywordOf = [], conditions = [] } = resource.search;
  const whose = otherParty(resource, row, corpId);
  const parties = partyColumns(resource);
  const refs = [...keywordOf, ...conditions].filter((field) => fields[field]?.type === 'ref').map(displayName);
  const state: unknown = row[stateField];
  const group = fields[stateField] && codeGroupOf(fields[stateField]);
  return {
    title,
    // Whoever types the number means each of its issues.
    names: [called],
    sub: [
      whose,
      ...[...new Set([...keyword, ...refs])].filter((told) => !parties.includes(told)).map((told) => row[told]),
    ]
      .filter((text, at, all) => typeof text === 'string' && text !== '' && text !== called && all.indexOf(text) === at)
      .slice(0, 4)
      .join(' · '),
    end:
      typeof state === 'string' && group ? (
        <Chip {...stateLook(state, group)}>{environment.codeName(group, state)}</Chip>
      ) : undefined,
  } satisfies Omit<PaletteItem, 'id'>;
}
