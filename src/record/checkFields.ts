/** Start-up check of the fields of a declaration, wherever they stand: header, rows, inputs of actions. */
import type { Field } from '../core/field.ts';
import { isRows } from '../fields/rows/index.ts';
import { auditFields, ownerSide, type Resource } from '../core/resource.ts';
import type { CodeField } from '../fields/code/index.ts';
import type { FilesField } from '../fields/files/index.ts';
import { fileKeys } from '../fields/files/sent.ts';
import { fieldTypes } from '../fields/index.ts';
import type { RefField } from '../fields/ref/index.ts';
import { isPersonal } from './personal.ts';
import type { GroupKeys } from './states.ts';
import { codeGroupOf, gridFields, gridFiles, grids, rowName, type Fields } from './resource.ts';

export interface KnownNames {
  /** Common-code groups with their keys. */
  readonly groups: GroupKeys;
  readonly menus: ReadonlySet<string>;
  /** Columns that a service adds to a list, by prefix. */
  readonly listColumns?: Readonly<Record<string, readonly string[]>>;
}

export const reserved = new Set<string>([
  'id',
  'corpId',
  'version',
  'sortNo',
  'uid',
  'parentId',
  'respFileList',
  'confirmed',
  'means',
  ...fileKeys,
  ...auditFields,
]);

/** Inputs of an action may be rows, of fields that stand in rows anywhere. */
export function inputFaults(fields: Fields, at: string, all: readonly Resource[], known: KnownNames): string[] {
  const plain = Object.fromEntries(Object.entries(fields).filter(([, field]) => !isRows(field)));
  const rows = Object.entries(fields).flatMap(([name, field]) =>
    isRows(field) ? fieldFaults(field.fields, `${at}${name}.`, all, known) : [],
  );
  return [...fieldFaults(plain, at, all, known), ...rows];
}

export function fieldFaults(fields: Fields, at: string, all: readonly Resource[], known: KnownNames): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const type = fieldTypes[field.type];
    const prefix = field.type === 'ref' ? (field as Field & { prefix: string }).prefix : undefined;
    const group = codeGroupOf(field);
    const docTypeFrom = (field as Field & { docTypeFrom?: string }).docTypeFrom;
    const faults = !type
      ? [`has unknown type '${field.type}'`]
      : [
          ...(type.check?.(field) ?? []),
          ...defaultFaults(field),
          ...(at && field.type === 'rows' ? ['of type rows cannot stand in rows'] : []),
          ...(at && field.type === 'files' && field.required
            ? ['cannot be required: a rule of the resource says so']
            : []),
          ...(field.sealed && at ? ['can be sealed in the header of a record only'] : []),
          ...(field.sealed && !type.sealing ? ['is of a type of which nothing can be sealed'] : []),
          ...(reserved.has(name) && !(name === ownerSide && !at) ? ['has a reserved name'] : []),
          ...(/^[a-z][a-zA-Z0-9]*$/.test(name) ? [] : ['must be lower camel case']),
          ...(group !== undefined && !Object.hasOwn(known.groups, group)
            ? [`names unknown code group '${group}'`]
            : []),
          ...(prefix !== undefined && !isTarget(prefix, all) ? [`refers to unknown resource '${prefix}'`] : []),
          ...(prefix !== undefined && !name.endsWith('Id') ? ['is a reference, so its name must end in Id'] : []),
          ...(prefix !== undefined && !at && field.personal === undefined && namesContacts(prefix, all)
            ? ['shows names of contacts, so it says `personal: true` (or false where nobody need give a reason)']
            : []),
          ...shownFaults(field, all),
          ...(docTypeFrom !== undefined && !Object.hasOwn(fields, docTypeFrom)
            ? [`draws its type from unknown field '${docTypeFrom}'`]
            : []),
          ...onlyByFaults(field, fields, known),
          ...(field.computed && field.createOnly ? ['is set by the server, so it cannot be createOnly'] : []),
        ];
    return faults.map((what) => `field '${at}${name}' ${what}`);
  });
}

/** The field that decides stands beside it, and every key of the group is one that some value lets it take. */
function onlyByFaults(field: Field, fields: Fields, known: KnownNames): string[] {
  const { onlyBy, group, only } = field as Partial<CodeField>;
  if (!onlyBy || group === undefined) return [];
  const taken = Object.values(onlyBy.keys).flat();
  const all = [...(only ?? known.groups[group] ?? [])];
  const deciding = codeGroupOf(fields[onlyBy.field] ?? field);
  const values = [...(known.groups[deciding ?? ''] ?? [])];
  return [
    ...(Object.hasOwn(fields, onlyBy.field) ? [] : [`follows unknown field '${onlyBy.field}'`]),
    ...taken.filter((key) => !all.includes(key)).map((key) => `names unknown key '${key}'`),
    ...all.filter((key) => !taken.includes(key)).map((key) => `never takes '${key}'`),
    ...Object.keys(onlyBy.keys)
      .filter((value) => values.length > 0 && !values.includes(value))
      .map((value) => `follows a value '${value}' that '${onlyBy.field}' never has`),
  ];
}

/** The type of a file tells its column. */
export function fileColumnFaults(grid: string, rows: Field): string[] {
  const types = Object.values(gridFiles(rows)).flatMap((field) => (field as FilesField).types);
  return new Set(types).size === types.length ? [] : [`two file columns of grid '${grid}' take the same type`];
}

/** A fixed default must be a value that the field takes. */
function defaultFaults(field: Field): string[] {
  if (field.default === undefined || typeof field.default === 'function') return [];
  const parsed = fieldTypes[field.type]!.parse(field.default, field);
  return 'problem' in parsed
    ? [`has the default ${JSON.stringify(field.default)}, which it refuses (${parsed.problem.code})`]
    : [];
}

/** The window for choosing shows what the lookup answers: its names, and what it carries. */
function shownFaults(field: Field, all: readonly Resource[]): string[] {
  if (field.type !== 'ref') return [];
  const { prefix, shows = [], toldOf = [] } = field as RefField;
  const [lookup] = all.find((one) => one.prefix === prefix)?.lookups ?? [];
  const answered = [lookup?.value, lookup?.valueEn, lookup?.key, ...(lookup?.carries ?? [])];
  return [
    ...shows.filter((name) => !answered.includes(name)).map((name) => `shows '${name}', which no lookup answers`),
    ...toldOf
      .filter((name) => !lookup?.toldOf?.includes(name))
      .map((name) => `is told by '${name}', which no lookup takes`),
  ];
}

const isTarget = (prefix: string, all: readonly Resource[]): boolean =>
  all.some((r) => r.prefix === prefix || Object.keys(grids(r)).some((grid) => `${r.prefix}/${grid}` === prefix));

/** Rows of a partner's grid that are persons. Colleagues (records of their own) belong to the documents they work on. */
const namesContacts = (prefix: string, all: readonly Resource[]): boolean =>
  all.some((r) =>
    Object.entries(grids(r)).some(
      ([grid, rows]) => `${r.prefix}/${grid}` === prefix && isPersonal(gridFields(rows)[rowName(rows)]!),
    ),
  );
