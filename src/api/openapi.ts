/** OpenAPI of the generic calls, printed from declarations. Describes only: bodies are judged by `readBody`. */
import type { Field } from '../core/field.ts';
import { auditFields, type Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { gridFields, grids, headerFields, changeKeys, listKey } from '../fields/resource.ts';

type Schema = Readonly<Record<string, unknown>>;

const properties = (fields: Readonly<Record<string, Field>>, keep: (field: Field) => boolean): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => keep(field) && typeOf(field).column(field) !== null)
      .map(([name, field]) => [name, typeOf(field).openapi(field)]),
  );

const object = (members: Record<string, unknown>): Schema => ({ type: 'object', properties: members });
const list = (items: Schema): Schema => ({ type: 'array', items });
const id: Schema = { type: 'integer' };

/** The record as answered. */
function recordSchema(resource: Resource): Schema {
  const rows = Object.entries(grids(resource)).map(([grid, declared]) => [
    listKey(grid, declared),
    list(object({ id, sortNo: { type: 'integer' }, ...properties(gridFields(declared), (f) => !f.secret) })),
  ]);
  const audit = Object.fromEntries(auditFields.map((name) => [name, { type: name.endsWith('Id') ? 'integer' : 'string' }]));
  return object({ id, version: id, ...properties(headerFields(resource), (f) => !f.secret), ...audit, ...Object.fromEntries(rows) });
}

/** What POST and PATCH take. */
function bodySchema(resource: Resource, update: boolean): Schema {
  const sent = (f: Field) => !f.computed && !(update && f.createOnly);
  const rows = Object.entries(grids(resource)).flatMap(([grid, declared]) => {
    const keys = changeKeys(grid, declared);
    const fields = properties(gridFields(declared), sent);
    const row = object({ uid: { type: 'string' }, sortNo: { type: 'integer' }, ...fields });
    const inserted = [[keys.insert, list(row)]];
    return update ? [...inserted, [keys.update, list(object({ id, ...fields }))], [keys.delete, list(object({ id }))]] : inserted;
  });
  return object({ ...(update ? { version: id } : {}), ...properties(headerFields(resource), sent), ...Object.fromEntries(rows) });
}

const page = object({ totalElements: id, size: id, number: id, totalPages: id });
const query = (resource: Resource): Schema =>
  object({
    page: { type: 'integer', default: 1 },
    size: { type: 'integer', default: 200 },
    sort: { type: 'string', description: 'field,asc | field,desc' },
    keyword: { type: 'string', description: resource.search.keyword.join(', ') },
    dateType: { type: 'string' },
    fromDt: { type: 'string' },
    toDt: { type: 'string' },
    ids: { type: 'string' },
    view: { type: 'string' },
    columns: { type: 'string' },
    sums: { type: 'string' },
    ...Object.fromEntries((resource.search.conditions ?? []).map((name) => [name, { type: 'string' }])),
  });

/** Fastify route schema of one generic call. Validation and serialising by it are switched off in the app. */
export function describe(resource: Resource, kind: string, action?: string): Schema {
  const common = { tags: [resource.prefix], operationId: `${resource.prefix} ${action ?? kind}`, security: [{ bearer: [] }] };
  const params = object({ id });
  switch (kind) {
    case 'list':
      return { ...common, querystring: query(resource), response: { 200: object({ content: list(recordSchema(resource)), page }) } };
    case 'new':
      return { ...common, response: { 200: recordSchema(resource) } };
    case 'history':
      return { ...common, params, response: { 200: object({ content: list(object({})), page }) } };
    case 'create':
      return { ...common, body: bodySchema(resource, false), response: { 201: recordSchema(resource) } };
    case 'update':
      return { ...common, params, body: bodySchema(resource, true), response: { 200: recordSchema(resource) } };
    case 'delete':
      return { ...common, params, response: { 204: { type: 'null' } } };
    case 'deleteMany':
      return { ...common, querystring: object({ ids: { type: 'string' } }), response: { 204: { type: 'null' } } };
    case 'action':
      return { ...common, params, body: object({ version: id }), response: { 200: recordSchema(resource) } };
    default:
      return { ...common, params, response: { 200: recordSchema(resource) } };
  }
}
