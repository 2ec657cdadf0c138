/** Which menus a lookup serves: those of the resource itself, and of every other whose forms choose among its rows. Pure. */
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { isRows } from '../fields/rows/index.ts';

type Fields = Readonly<Record<string, Field>>;

/** Fields of header, rows, actions and everything else that a person is asked for. */
function askedFor(resource: Resource): Field[] {
  const inputs = [resource.actions, resource.reads, resource.reports, resource.makers].flatMap((each) => each ?? []);
  const all: (Fields | undefined)[] = [
    ...[resource.fields, resource.search.asked, resource.starts],
    ...inputs.map((one) => ('fields' in one ? (one.fields as Fields | undefined) : undefined)),
  ];
  return all.flatMap((fields) => Object.values(fields ?? {}).flatMap(inside));
}

const inside = (field: Field): Field[] => [
  field,
  ...(isRows(field) ? Object.values(field.fields).flatMap(inside) : []),
];

/** Does the field choose among rows of a resource (of one of its grids, too), or of the lookup at an address? */
function chooses(field: Field, { prefix }: Resource, path: string): boolean {
  const { prefix: target, by } = field as { readonly prefix?: unknown; readonly by?: unknown };
  const of = typeof target === 'string' ? target : '';
  return of === prefix || of.startsWith(`${prefix}/`) || of === path || by === path;
}

/** Menus of everybody who has a use for the lookup `path` of the resource. */
export function lookupMenus(resource: Resource, path: string, all: readonly Resource[]): ReadonlySet<string> {
  const served = all.filter((other) => askedFor(other).some((field) => chooses(field, resource, path)));
  return new Set([resource, ...served].flatMap(({ menus }) => menus.map(({ menu }) => menu)));
}

/** Menus of whoever is told of a row what their record goes by (`toldOf`): the stock of goods is for those who move it. */
export function toldMenus({ prefix }: Resource, all: readonly Resource[]): ReadonlySet<string> {
  const telling = (field: Field) => {
    const { prefix: target, toldOf = [] } = field as { readonly prefix?: unknown; readonly toldOf?: readonly string[] };
    return target === prefix && toldOf.length > 0;
  };
  return new Set(
    all.filter((other) => askedFor(other).some(telling)).flatMap(({ menus }) => menus.map(({ menu }) => menu)),
  );
}
