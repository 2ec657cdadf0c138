/** Start-up check of declarations: every sentence names the resource and the field. */
import { operatorSide, ownerSide, type ActionButton, type Resource } from '../core/resource.ts';
import { actionFields } from './actions.ts';
import { belowFaults } from './checkBelow.ts';
import { keywordOfFaults } from './checkKeywordOf.ts';
import { opensWithFaults } from './checkOpensWith.ts';
import { messageFaults } from './checkMessages.ts';
import { namingFaults } from './checkNames.ts';
import { declaredFiles } from '../fields/files/declared.ts';
import type { RefField } from '../fields/ref/index.ts';
import { isMadeFor, turnSides, writingSides } from './sides.ts';
import { stateFaults } from './states.ts';
import {
  changeKeys,
  gridColumns,
  gridFields,
  gridFiles,
  grids,
  headerFields,
  listKey,
  type Fields,
} from './resource.ts';
import { filesTaken } from './takenFiles.ts';
import { fieldFaults, fileColumnFaults, inputFaults, type KnownNames } from './checkFields.ts';

/** Calls that every resource has below its address. */
const reservedActions = new Set(['list', 'new', 'history', 'defaults', 'export', 'import']);

/** Query parameters of the list call with a meaning of their own. */
const parameters = new Set([
  'page',
  'size',
  'sort',
  'keyword',
  'dateType',
  'fromDt',
  'toDt',
  'ids',
  'view',
  'columns',
  'sums',
]);

/** Faults of one declaration; empty when it is sound. */
export function checkResource(resource: Resource, all: readonly Resource[], known: KnownNames): string[] {
  const fields = headerFields(resource);
  const others = all.filter((other) => other !== resource);
  return [
    ...fieldFaults(resource.fields, '', all, known),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) =>
      fieldFaults(gridColumns(rows), `${grid}.`, all, known),
    ),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) => fileColumnFaults(grid, rows)),
    ...(resource.actions ?? []).flatMap((action) => [
      ...inputFaults(actionFields(action), `${action.name}.`, all, known),
      ...(action.bulk && action.tells ? [`action '${action.name}' tells what only one record can`] : []),
      ...(reservedActions.has(action.name) ? [`action '${action.name}' has the name of a call`] : []),
      ...addedFaults(resource, action),
    ]),
    ...(resource.reads ?? []).flatMap(({ name, fields: asked }) => [
      ...inputFaults(asked, `${name}.`, all, known),
      ...(reservedActions.has(name) ? [`read '${name}' has the name of a call`] : []),
      ...(Object.hasOwn(asked, 'view') ? [`read '${name}' asks 'view', which names the menu`] : []),
    ]),
    ...inputFaults(resource.starts ?? {}, 'starts.', all, known),
    ...Object.keys(resource.starts ?? {})
      .filter((name) => Object.hasOwn(fields, name))
      .map((name) => `starts names '${name}', which is a field and begins a record by itself`),
    ...(resource.draftOf === undefined || Object.hasOwn(fields, resource.draftOf)
      ? []
      : [`draftOf names unknown field '${resource.draftOf}'`]),
    ...Object.keys(fields)
      .filter((name) => parameters.has(name))
      .map((name) => `field '${name}' has the name of a search parameter`),
    ...gridFaults(resource),
    ...belowFaults(resource),
    ...stateFaults(resource, known.groups),
    ...messageFaults(resource, known.groups),
    ...keywordOfFaults(resource, all),
    ...opensWithFaults(resource, all),
    ...namingFaults(resource, known.listColumns?.[resource.prefix] ?? []),
    ...scopeFaults(resource, fields),
    ...(others.some((other) => other.prefix === resource.prefix) ? ['prefix is declared twice'] : []),
    ...(others.some((other) => other.table === resource.table) ? [`table ${resource.table} is declared twice`] : []),
    ...others
      .flatMap((other) => Object.keys(grids(resource)).filter((grid) => other.prefix === `${resource.prefix}/${grid}`))
      .map((grid) => `grid '${grid}' has the table of another resource`),
    ...resource.menus.filter((m) => !known.menus.has(m.menu)).map((m) => `names unknown menu '${m.menu}'`),
    ...(resource.menus.length ? [] : ['has no menu']),
    ...Object.keys(resource.state?.turns ?? {})
      .filter((side) => !turnSides(resource).includes(side))
      .map((side) => `state.turns names unknown side '${side}'`),
    ...Object.entries(resource.partyNames ?? {})
      .filter(([side, field]) => !(resource.parties && side in resource.parties && field in fields))
      .map(([side, field]) => `partyNames names unknown side '${side}' or field '${field}'`),
    ...resource.menus
      .filter((menu, i) => resource.menus.findIndex(({ view }) => view === menu.view) !== i)
      .map(({ menu, view }) =>
        view ? `menu ${menu} has the view '${view}' of another` : `menu ${menu} needs a view of its own`,
      ),
    ...lookupClashes(resource, others),
  ].map((what) => `${resource.prefix}: ${what}`);
}

/** Faults of all declarations. */
export const checkResources = (all: readonly Resource[], known: KnownNames): string[] =>
  all.flatMap((resource) => checkResource(resource, all, known));

/** Names of the wire that two parts of a declaration would share. */
function gridFaults(resource: Resource): string[] {
  const taken = new Map<string, string>(Object.keys(headerFields(resource)).map((name) => [name, `field '${name}'`]));
  return Object.entries(grids(resource)).flatMap(([grid, rows]) => {
    const keys = [listKey(grid, rows), ...Object.values(changeKeys(grid, rows))];
    const clashes = keys
      .filter((key) => taken.has(key))
      .map((key) => `grid '${grid}' shares the name ${key} with ${taken.get(key)}`);
    for (const key of keys) taken.set(key, `grid '${grid}'`);
    return clashes;
  });
}

function scopeFaults(resource: Resource, fields: Fields): string[] {
  const declared = (name: string | undefined) => name !== undefined && Object.hasOwn(fields, name);
  if (resource.scope === 'PAIR') return [...sideFaults(resource, declared), ...madeForFaults(resource)];
  if (declared(ownerSide)) return [`field '${ownerSide}' has a reserved name`];
  if (resource.parties) return ['parties belong to scope PAIR'];
  if (resource.scope === 'DIR' && !declared(resource.publicWhen?.field)) return ['scope DIR needs publicWhen'];
  return [];
}

/** Whether a side changes the record in a state, or takes a step out of it. */
function writesIn(resource: Resource, side: string, state: string): boolean {
  const { open = [], openTo } = resource.state ?? {};
  const changes = writingSides(resource).includes(side) && (openTo ? (openTo[side] ?? []) : open).includes(state);
  return (
    changes || (resource.actions ?? []).some(({ by, from }) => by?.includes(side) === true && from?.includes(state))
  );
}

/** Sides of a document between companies: who they are, and that everything about sides names them. */
function sideFaults(resource: Resource, declared: (name: string | undefined) => boolean): string[] {
  const {
    parties = {},
    writtenBy,
    hiddenIn,
    state,
    menus,
    actions = [],
    search,
    lookups = [],
    name,
    nameEn,
  } = resource;
  const fields = headerFields(resource);
  const every = [
    ...Object.entries(resource.fields),
    ...Object.values(grids(resource)).flatMap((rows) => Object.entries(gridFields(rows))),
  ];
  const held = every.flatMap(([field, { heldBack = {} }]) =>
    Object.values(heldBack).map((one) => [`field '${field}'`, one] as const),
  );
  const flags = every.map(
    ([field, { seenBy = [], writtenBy: fillers = [], heldBack = {} }]) =>
      [`field '${field}'`, [...seenBy, ...fillers, ...Object.keys(heldBack)]] as const,
  );
  const named: (readonly [string, readonly string[]])[] = [
    ['writtenBy', writtenBy ?? []],
    ['state.openTo', Object.keys(state?.openTo ?? {})],
    ['hiddenIn', Object.keys(hiddenIn ?? {})],
    ['menu', menus.flatMap(({ side }) => side ?? [])],
    ...actions.map((action) => [`action '${action.name}'`, action.by ?? []] as const),
    ...flags,
  ];
  const shown = [
    ...search.keyword,
    ...lookups.flatMap(({ value, carries = [], tells = [] }) => [value, ...carries, ...tells]),
    name,
    nameEn,
  ];
  return [
    ...(Object.values(parties).filter((field) => field === ownerSide).length === 1
      ? []
      : ["scope PAIR needs parties, one of them 'corpId'"]),
    ...Object.entries(parties)
      .filter(([, field]) => field !== ownerSide && field !== operatorSide && !declared(field))
      .map(([side, field]) => `side '${side}' stands in unknown field '${field}'`),
    ...named.flatMap(([place, sides]) =>
      sides.filter((side) => !Object.hasOwn(parties, side)).map((side) => `${place} names unknown side '${side}'`),
    ),
    // Whoever writes a record sees it.
    ...Object.entries(hiddenIn ?? {}).flatMap(([side, states]) =>
      !state || states.some((one) => writesIn(resource, side, one))
        ? [`hiddenIn keeps a record from '${side}', who writes it`]
        : [],
    ),
    ...held.flatMap(([field, { until }]) =>
      declared(until) ? [] : [`${field} is held back until unknown field '${until}'`],
    ),
    ...[...new Set(shown)]
      .filter((field) => field !== undefined && (fields[field]?.seenBy ?? fields[field]?.heldBack))
      .map((field) => `field '${field}' is hidden from a side, and shown by keyword, lookup or name`),
  ];
}

/** What the operator makes for companies. */
function madeForFaults(resource: Resource): string[] {
  if (!isMadeFor(resource)) return [];
  const { parties = {} } = resource;
  const field = headerFields(resource)[ownerSide]!;
  const chosen = field.type === 'ref' && (field as RefField).prefix === 'platform/corp';
  return [
    ...(chosen && field.required && field.createOnly
      ? []
      : [`field '${ownerSide}' is a required reference to platform/corp, createOnly`]),
    ...(writingSides(resource).some((side) => parties[side] === operatorSide)
      ? []
      : [`field '${ownerSide}' is chosen by the operator, who is no side of 'writtenBy'`]),
  ];
}

const lookupClashes = (resource: Resource, others: readonly Resource[]): string[] => {
  const paths = (resource.lookups ?? []).flatMap((lookup) => lookup.paths);
  const elsewhere = new Set(others.flatMap((other) => (other.lookups ?? []).flatMap((lookup) => lookup.paths)));
  return paths
    .filter((path, i) => elsewhere.has(path) || paths.indexOf(path) !== i)
    .map((path) => `lookup ${path} is declared twice`);
};

/** Files that an action takes belong to the row that it adds, which has a column of their name for them; else to the record, which takes their kinds. */
function addedFaults(resource: Resource, action: ActionButton): string[] {
  const taken = filesTaken(action);
  if (action.adds === undefined) {
    const kinds = declaredFiles(resource).get(resource.table)?.open ?? [];
    return taken
      .filter(([, { types }]) => !types.every((kind) => kinds.includes(kind)))
      .map(
        ([name]) =>
          `action '${action.name}' takes files '${name}', which neither a row that it adds nor the record has`,
      );
  }
  const added = grids(resource)[action.adds];
  const columns = added ? gridFiles(added) : {};
  return [
    ...(added ? [] : [`action '${action.name}' adds to unknown grid '${action.adds}'`]),
    ...taken
      .filter(([name]) => !Object.hasOwn(columns, name))
      .map(([name]) => `action '${action.name}' takes files '${name}', which no row that it adds has`),
  ];
}
