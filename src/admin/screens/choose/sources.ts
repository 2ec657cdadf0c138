/**
 * Where the window for choosing takes its rows from: the list of the resource where the person may read it, else the
 * lookup, which needs only a login.
 */
import type { Values } from '../../../core/field.ts';
import type { Lookup, Resource } from '../../../core/resource.ts';
import { gridFields, grids, headerFields, rowName } from '../../../record/resource.ts';
import type { LookupQuery, LookupRow } from '../../../fields/ui-contract.ts';
import type { Screen } from '../../routes.ts';

export interface Source {
  readonly target: string;
  /** What columns and conditions derive from. Of rows of a grid one is made of their fields. */
  readonly resource: Resource;
  readonly lookup: Lookup;
  /** The list to ask; without one the lookup is asked. */
  readonly screen: Screen | undefined;
  /** The grid whose rows are chosen, by whose name the window is called. */
  readonly grid?: string;
  /** Where the person may read all of them, and make one that is missing. */
  readonly home: Screen | undefined;
}

/** Fields of the columns when only the lookup is asked: what it tells, names first. */
export function lookupColumns(resource: Resource, lookup: Lookup): readonly string[] {
  const fields = headerFields(resource);
  const named = [lookup.value, lookup.valueEn, lookup.key, ...(lookup.carries ?? [])];
  return [...new Set(named)].filter((name): name is string => name !== undefined && name in fields);
}

/** A list that is narrowed by its menu shows less than may be chosen. */
const showsAll = ({ resource, view }: Screen) => {
  const seen = resource.menus.find((menu) => menu.view === view);
  return !seen?.where && !seen?.operator;
};

/**
 * The source for a target: a resource's prefix, or that of a grid's rows below it (`rs4/clnt/charger`). Where the field says
 * what it shows, the lookup is asked: it tells of each row what matters there.
 */
export function sourceOf(
  target: string,
  screens: readonly Screen[],
  readable: (screen: Screen) => boolean,
  shows?: readonly string[],
): Source | undefined {
  const of = (prefix: string) => screens.find(({ resource }) => resource.prefix === prefix)?.resource;
  const resource = of(target);
  const lookup = resource?.lookups?.[0];
  if (resource && lookup) {
    const home = screens.find((one) => one.resource === resource && showsAll(one) && readable(one));
    const screen = shows ? undefined : home;
    const searched = { ...resource, search: searchOf(resource, lookup, shows) };
    return {
      ...{ target, lookup, screen, home },
      resource: screen ? searched : { ...searched, list: shows ?? lookupColumns(resource, lookup) },
    };
  }
  const cut = target.lastIndexOf('/');
  const parent = of(target.slice(0, cut));
  const rows = parent && grids(parent)[target.slice(cut + 1)];
  return parent && rows
    ? { target, screen: undefined, home: undefined, ...rowsSource(parent, target.slice(cut + 1)) }
    : undefined;
}

/** Rows that may be chosen are in use and of the states offered: nobody is asked for that again, nor by what does not show. */
function searchOf(resource: Resource, lookup: Lookup, shows?: readonly string[]): Resource['search'] {
  const fixed = new Set(['useYn', ...Object.keys(lookup.where ?? {})]);
  const { conditions = [] } = resource.search;
  const asked = conditions.filter((name) => !fixed.has(name) && (!shows || shows.includes(name)));
  return { ...resource.search, conditions: asked };
}

function rowsSource(parent: Resource, grid: string): Pick<Source, 'resource' | 'lookup' | 'grid'> {
  const rows = grids(parent)[grid]!;
  const { remark: _, ...fields } = gridFields(rows);
  const name = rowName(rows);
  const nameEn = `${name}En` in fields ? `${name}En` : undefined;
  const list = [...new Set([name, ...Object.keys(fields)])];
  return {
    grid,
    lookup: { paths: [], value: name, valueEn: nameEn, carries: list },
    resource: { ...parent, name, nameEn, fields, list, search: { keyword: [name] }, sort: undefined, state: undefined },
  };
}

/** Columns the list is asked for: those that show, and what a chosen row must bring along. */
export const askedOf = ({ resource, lookup }: Source, shown: readonly string[]): readonly string[] => {
  const fields = headerFields(resource);
  return [...new Set([...resource.list, ...shown, ...lookupColumns(resource, lookup)])].filter(
    (name) => name in fields,
  );
};

/** Parameters of the list that hold it to what the lookup would offer. */
export function offeredBy({ resource, lookup }: Source, query: LookupQuery = {}): Record<string, string> {
  const named = Object.entries(query).map(([name, value]) => [lookup.query?.[name] ?? name, String(value ?? '')]);
  const where = Object.entries(lookup.where ?? {}).map(([name, values]) => [name, values.join(',')]);
  return {
    ...('useYn' in headerFields(resource) ? { useYn: 'Y' } : {}),
    ...(Object.fromEntries([...where, ...named]) as Record<string, string>),
  };
}

/** A row of the list as the lookup would have answered it. */
export function chosenRow({ resource, lookup }: Source, row: Values & { readonly id: number }): LookupRow {
  const { value, valueEn, key } = lookup;
  return {
    ...row,
    id: row.id,
    key: key ? (row[key] as string) : row.id,
    value: String(row[value] ?? row[resource.name] ?? ''),
    valueEn: valueEn ? (row[valueEn] as string | null) : null,
  };
}

/** A row of the lookup with its names under those of their columns. */
export function shownRow({ lookup }: Source, row: LookupRow): LookupRow {
  return {
    ...row,
    [lookup.value]: row.value,
    ...(lookup.valueEn ? { [lookup.valueEn]: row.valueEn } : {}),
    ...(lookup.key ? { [lookup.key]: row.key } : {}),
  };
}

/** What is searched for, within what may be chosen at all: of the same condition what both name, else what may be chosen. */
export function heldTo(filter: Readonly<Record<string, string>>, offered: LookupQuery = {}): Record<string, string> {
  const held = Object.entries(offered).map(([name, value]): [string, string] => {
    const may = String(value ?? '').split(',');
    const both = (filter[name] ?? '').split(',').filter((key) => key !== '' && may.includes(key));
    return [name, (both.length > 0 ? both : may).join(',')];
  });
  return { ...filter, ...Object.fromEntries(held) };
}
