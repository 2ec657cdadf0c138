/** Start-up check of the places where a declaration names its own fields: do they exist, and can they serve there? */
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { fieldTypes } from '../fields/index.ts';
import { gridFields, grids, headerFields } from './resource.ts';

type Serves = (field: Field) => boolean;
// A field of an unknown type serves everywhere: that fault is said once, by the field itself.
const any: Serves = () => true;
const columnOf = (field: Field) => fieldTypes[field.type]?.column(field);
const hasColumn: Serves = (field) => columnOf(field) !== null && !field.secret;
const isDate: Serves = (field) => fieldTypes[field.type]?.ofDay !== undefined || columnOf(field) === 'timestamptz';
const isUser: Serves = (field) =>
  field.type === 'ref' && (field as Field & { prefix: string }).prefix === 'platform/user';
const isText: Serves = (field) => hasColumn(field) && /^(varchar|text)/.test(columnOf(field) ?? 'text');
const selects: Serves = (field) => hasColumn(field) && fieldTypes[field.type]?.filter !== 'none';

/** Whoever made a record is a user of every resource. */
const writers: ReadonlySet<string> = new Set(['createId']);

/** Faults of the names; `listColumns` are columns that the service adds to the list. */
export function namingFaults(resource: Resource, listColumns: readonly string[]): string[] {
  const fields = headerFields(resource);
  const answered = new Set([...listColumns, 'id', 'createDt', 'updateDt']);
  const wrong = (
    place: string,
    names: readonly (string | undefined)[],
    serves: Serves,
    also?: ReadonlySet<string>,
  ): string[] =>
    names.flatMap((name) => {
      if (name === undefined || also?.has(name)) return [];
      const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
      if (!field) return [`${place} names unknown field '${name}'`];
      return serves(field) ? [] : [`${place} names field '${name}', whose type cannot serve there`];
    });
  const { search } = resource;
  const orders = [resource.sort ?? 'id', ...resource.menus.flatMap(({ sort }) => sort ?? [])];
  return [
    ...wrong('list', resource.list, hasColumn, answered),
    ...repeated(resource.list).map((name) => `list names '${name}' twice`),
    ...Object.keys(resource.listed ?? {})
      .filter((name) => Object.hasOwn(fields, name) || !resource.list.includes(name))
      .map((name) => `listed names '${name}', which is a field or stands in no list`),
    ...wrong('search.keyword', search.keyword, isText),
    ...wrong('search.dates', search.dates ?? [], isDate),
    ...wrong('search.conditions', search.conditions ?? [], selects),
    ...Object.keys(search.asked ?? {})
      .filter((name) => Object.hasOwn(fields, name))
      .map((name) => `search.asked names '${name}', which is a field and a condition by itself`),
    ...(search.tabs && !search.asked?.[search.tabs.by]
      ? [`search.tabs names '${search.tabs.by}', which nobody asks`]
      : []),
    ...(search.typed && !search.asked?.[search.typed]
      ? [`search.typed names '${search.typed}', which nobody asks`]
      : []),
    ...wrong('search.firstOf', search.firstOf ?? [], selects),
    ...wrong(
      'unique',
      (resource.unique ?? []).flatMap((u) => u.fields),
      hasColumn,
    ),
    ...uniqueRowsFaults(resource, wrong),
    ...boxFaults(resource, wrong),
    ...wrong('name', [resource.name, resource.nameEn, resource.nameBefore], hasColumn),
    ...wrong('total', [...(resource.total?.amount ?? []), ...(resource.total?.parts ?? [])], hasColumn),
    ...wrong('total.left', [resource.total?.left], hasColumn, answered),
    ...orders.flatMap((order) => {
      const [field, way = 'asc'] = order.split(',');
      const other = way === 'asc' || way === 'desc' ? [] : [`sort goes '${way}', neither asc nor desc`];
      return [...wrong('sort', [field], hasColumn, answered), ...other];
    }),
    ...wrong('state', [resource.state?.field], hasColumn),
    ...wrong('notifies.to', resource.notifies?.to ?? [], isUser, writers),
    ...(resource.notifies?.due ?? []).flatMap(({ field, when }) => [
      ...wrong('notifies.due', [field], isDate),
      ...wrong('notifies.due', Object.keys(when), hasColumn),
    ]),
    ...wrong('imports', resource.imports?.keys ?? [], isText),
    ...[...(resource.imports?.along ?? []), ...(resource.imports?.rows ?? [])]
      .filter((grid) => !Object.hasOwn(grids(resource), grid))
      .map((grid) => `imports names unknown grid '${grid}'`),
    ...wrong('publicWhen', [resource.publicWhen?.field], hasColumn),
    ...resource.menus.flatMap((menu) => wrong(`menu ${menu.menu}`, Object.keys(menu.where ?? {}), hasColumn)),
    ...(resource.actions ?? []).flatMap((action) =>
      wrong(`action ${action.name}`, Object.keys(action.when ?? {}), any),
    ),
    ...(resource.lookups ?? []).flatMap((lookup) => [
      ...wrong(
        `lookup ${lookup.paths[0]}`,
        [lookup.value, lookup.key, lookup.valueEn, ...(lookup.carries ?? []), ...(lookup.tells ?? [])],
        hasColumn,
      ),
      ...wrong(`lookup ${lookup.paths[0]} query`, Object.values(lookup.query ?? {}), selects),
    ]),
  ];
}

const repeated = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);

type Wrong = (place: string, names: readonly (string | undefined)[], serves: Serves) => string[];

/** Rows that shall be unique: the grid, its columns, and the states that count. */
function uniqueRowsFaults(resource: Resource, wrong: Wrong): string[] {
  return (resource.uniqueRows ?? []).flatMap(({ grid, fields, when = {} }) => {
    const rows = grids(resource)[grid];
    if (!rows) return [`uniqueRows names unknown grid '${grid}'`];
    const columns = gridFields(rows);
    return [
      ...fields
        .filter((name) => !Object.hasOwn(columns, name))
        .map((name) => `uniqueRows names unknown field '${grid}.${name}'`),
      ...wrong('uniqueRows.when', Object.keys(when), hasColumn),
    ];
  });
}

/** A field stands in one box or in none, and is hidden once: behind "more", or in a box that starts folded. */
function boxFaults({ boxes = {}, fields }: Resource, wrong: Wrong): string[] {
  const names = Object.values(boxes).flatMap((box) => box.fields);
  return [
    ...Object.entries(boxes).flatMap(([box, { fields: own, folded }]) => [
      ...wrong(`box '${box}'`, own, any),
      ...(own.length > 0 ? [] : [`box '${box}' has no fields`]),
      ...own
        .filter((name) => folded && fields[name]?.more)
        .map((name) => `box '${box}' starts folded, and its '${name}' stands behind "more" as well`),
    ]),
    ...[...new Set(repeated(names))].map((name) => `field '${name}' stands in two boxes`),
  ];
}
