/** Schemas of records and of what changes them, printed from declarations. */
import type { Field } from '../core/field.ts';
import { declaredFiles } from '../fields/files/declared.ts';
import { fileRowSchema } from './files/schema.ts';
import { auditFields, type Resource } from '../core/resource.ts';
import { actionFields, actionOf } from '../record/actions.ts';
import { linkUidOf } from '../record/below.ts';
import { typeOf } from '../fields/index.ts';
import { isRows } from '../fields/rows/index.ts';
import { changeKeys, displayName, storedFields, grids, headerFields, listKey } from '../record/resource.ts';

export type Schema = Readonly<Record<string, unknown>>;

const properties = (fields: Readonly<Record<string, Field>>, keep: (field: Field) => boolean): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => keep(field) && typeOf(field).column(field) !== null)
      .map(([name, field]) => [name, typeOf(field).openapi(field)]),
  );

export const objectOf = (members: Record<string, unknown>): Schema => ({ type: 'object', properties: members });

export const listOf = (items: Schema): Schema => ({ type: 'array', items });

export const integer: Schema = { type: 'integer' };

export const text: Schema = { type: 'string' };

/** Display names beside the references. */
const namesOf = (fields: Readonly<Record<string, Field>>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { type }]) => type === 'ref' && !Object.hasOwn(fields, displayName(name)))
      .map(([name]) => [displayName(name), text]),
  );

/** The error object of the specification (3-decisions 2). */
const failure: Schema = {
  description: 'Refused; `current` comes with E_CONFLICT',
  ...objectOf({
    timestamp: text,
    message: text,
    code: text,
    status: integer,
    errors: listOf(objectOf({ code: text, field: text, grid: text, row: integer, uid: text, message: text })),
    current: objectOf({}),
  }),
};

export const answers = (status: number, schema: Schema): Schema => ({
  [status]: { description: status === 201 ? 'Made' : status === 204 ? 'Done' : 'Answer', ...schema },
  default: failure,
});

/** The record as answered. */
export function recordSchema(resource: Resource): Schema {
  const rows = Object.entries(grids(resource)).map(([grid, declared]) => [
    listKey(grid, declared),
    listOf(
      objectOf({
        id: integer,
        sortNo: integer,
        ...properties(storedFields(declared), (f) => !f.secret),
        ...namesOf(storedFields(declared)),
      }),
    ),
  ]);
  const audit = Object.fromEntries(
    auditFields.map((name) => [name, { type: name.endsWith('Id') ? 'integer' : 'string' }]),
  );
  return objectOf({
    id: integer,
    corpId: integer,
    version: integer,
    ...properties(headerFields(resource), (f) => !f.secret),
    ...namesOf(headerFields(resource)),
    ...audit,
    createNm: text,
    updateNm: text,
    ...Object.fromEntries(rows),
    respFileList: listOf(fileRowSchema),
  });
}

/** What POST and PATCH take. */
export function bodySchema(resource: Resource, update: boolean): Schema {
  const sent = (f: Field) => !f.computed && !(update && f.createOnly);
  const rows = Object.entries(grids(resource)).flatMap(([grid, declared]) => {
    const keys = changeKeys(grid, declared);
    const links = Object.fromEntries(linkUidOf(declared).map((name) => [name, text]));
    const fields = { ...properties(storedFields(declared), sent), ...links };
    const row = objectOf({ uid: { type: 'string' }, sortNo: { type: 'integer' }, ...fields });
    const inserted = [[keys.insert, listOf(row)]];
    return update
      ? [
          ...inserted,
          [keys.update, listOf(objectOf({ id: integer, ...fields }))],
          [keys.delete, listOf(objectOf({ id: integer }))],
        ]
      : inserted;
  });
  const named = listOf(objectOf({ fileDetailId: integer, refTypeCd: text, refDetailId: integer, puid: text }));
  const files = declaredFiles(resource).size
    ? { reqFileList: named, copyFileList: named, deleteFileList: named, isCopyRealFile: { type: 'boolean' } }
    : {};
  return objectOf({
    ...(update ? { version: integer } : {}),
    ...properties(headerFields(resource), sent),
    ...Object.fromEntries(rows),
    ...files,
  });
}

/** What a call of an action takes beside `own`. */
export const actionBody = (resource: Resource, name: string | undefined, own: Record<string, Schema>): Schema => {
  const declared = actionOf(resource, name ?? '');
  return objectOf({ ...own, ...inputSchema(declared ? actionFields(declared) : {}) });
};

/** Inputs of an action, rows among them. */
export function inputSchema(fields: Readonly<Record<string, Field>>): Record<string, Schema> {
  const rows = Object.entries(fields).flatMap(([name, field]): [string, Schema][] =>
    isRows(field)
      ? [[name, listOf(objectOf({ ...(field.of ? { id: integer } : {}), ...inputSchema(field.fields) }))]]
      : [],
  );
  return { ...properties(fields, () => true), ...Object.fromEntries(rows) };
}

/** The record, and what is told once. */
export const actionAnswer = (resource: Resource, name: string | undefined): Schema => {
  const { properties: record } = recordSchema(resource) as { properties: Record<string, Schema> };
  const shownOnce = actionOf(resource, name ?? '')?.tells ?? [];
  const made = listOf(objectOf({ prefix: text, id: integer, name: text }));
  return objectOf({ ...record, ...Object.fromEntries(shownOnce.map((member) => [member, text])), made });
};
