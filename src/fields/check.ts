/** Start-up check of declarations: every sentence names the resource and the field. */
import type { Field } from '../core/field.ts';
import { auditFields, type Resource } from '../core/resource.ts';
import { fieldTypes } from './index.ts';
import { codeGroupOf, gridFields, grids, headerFields, type Fields } from './resource.ts';

export interface Known {
  readonly groups: ReadonlySet<string>;
  readonly menus: ReadonlySet<string>;
  /** Columns that a service adds to a list, by prefix. */
  readonly listColumns?: Readonly<Record<string, readonly string[]>>;
}

const reserved = new Set<string>(['id', 'corpId', 'version', 'sortNo', 'uid', 'parentId', 'respFileList', ...auditFields]);

/** Faults of one declaration; empty when it is sound. */
export function checkResource(resource: Resource, all: readonly Resource[], known: Known): string[] {
  const say = (what: string) => `${resource.prefix}: ${what}`;
  if (Object.values(resource.fields).some((field) => !fieldTypes[field.type])) {
    return Object.entries(resource.fields)
      .filter(([, field]) => !fieldTypes[field.type])
      .map(([name, field]) => say(`field '${name}' has unknown type '${field.type}'`));
  }
  const fields = headerFields(resource);
  return [
    ...fieldFaults(fields, '', all, known),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) => fieldFaults(gridFields(rows), `${grid}.`, all, known)),
    ...Object.values(resource.fields).flatMap((field) => (fieldTypes[field.type]!.check?.(field) ?? []).map(String)),
    ...namingFaults(resource, fields, known),
    ...scopeFaults(resource, fields),
    ...(all.some((other) => other !== resource && other.prefix === resource.prefix) ? ['prefix is declared twice'] : []),
    ...(all.some((other) => other !== resource && other.table === resource.table) ? [`table ${resource.table} is declared twice`] : []),
    ...resource.menus.filter((m) => !known.menus.has(m.menu)).map((m) => `unknown menu '${m.menu}'`),
    ...(resource.menus.length ? [] : ['has no menu']),
  ].map(say);
}

export const checkResources = (all: readonly Resource[], known: Known): string[] =>
  all.flatMap((resource) => checkResource(resource, all, known));

function fieldFaults(fields: Fields, at: string, all: readonly Resource[], known: Known): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const say = (what: string) => `field '${at}${name}' ${what}`;
    const type = fieldTypes[field.type];
    if (!type) return [say(`has unknown type '${field.type}'`)];
    const group = codeGroupOf(field);
    const prefix = (field as Field & { prefix?: string }).prefix;
    return [
      ...(at && type.check ? type.check(field).map(say) : []),
      ...(reserved.has(name) ? [say('has a reserved name')] : []),
      ...(/^[a-z][a-zA-Z0-9]*$/.test(name) ? [] : [say('must be lower camel case')]),
      ...(group !== undefined && !known.groups.has(group) ? [say(`names unknown code group '${group}'`)] : []),
      ...(prefix !== undefined && !isTarget(prefix, all) ? [say(`refers to unknown resource '${prefix}'`)] : []),
      ...(prefix !== undefined && !name.endsWith('Id') ? [say('is a reference, so its name must end in Id')] : []),
    ];
  });
}

const isTarget = (prefix: string, all: readonly Resource[]): boolean =>
  all.some((r) => r.prefix === prefix || Object.keys(grids(r)).some((grid) => `${r.prefix}/${grid}` === prefix));

function namingFaults(resource: Resource, fields: Fields, known: Known): string[] {
  const listed = new Set([...Object.keys(fields), 'id', 'createDt', 'updateDt', ...(known.listColumns?.[resource.prefix] ?? [])]);
  const unknownIn = (place: string, names: readonly string[], among: ReadonlySet<string> = new Set(Object.keys(fields))) =>
    names.filter((name) => !among.has(name)).map((name) => `${place} names unknown field '${name}'`);
  const { search } = resource;
  return [
    ...unknownIn('list', resource.list, listed),
    ...unknownIn('search.keyword', search.keyword),
    ...unknownIn('search.dates', search.dates ?? []),
    ...unknownIn('search.conditions', search.conditions ?? []),
    ...unknownIn('search.firstOf', search.firstOf ?? []),
    ...unknownIn('unique', (resource.unique ?? []).flatMap((u) => u.fields)),
    ...unknownIn('name', [resource.name, ...(resource.nameEn ? [resource.nameEn] : [])]),
    ...unknownIn('sort', resource.sort ? [resource.sort.split(',')[0]!] : [], listed),
    ...unknownIn('state', resource.state ? [resource.state.field] : []),
    ...(resource.lookups ?? []).flatMap((l) =>
      unknownIn(`lookup ${l.paths[0]}`, [l.value, ...(l.key ? [l.key] : []), ...(l.valueEn ? [l.valueEn] : []), ...(l.carries ?? [])]),
    ),
  ];
}

function scopeFaults(resource: Resource, fields: Fields): string[] {
  if (resource.scope === 'PAIR' && !(resource.pairField && resource.pairField in fields)) return ['scope PAIR needs pairField'];
  if (resource.scope === 'DIR' && !(resource.publicWhen && resource.publicWhen.field in fields)) return ['scope DIR needs publicWhen'];
  return [];
}
