/** OpenAPI of the generic calls, printed from declarations. Describes only: bodies are judged by `readBody`. */
import type { Field } from '../core/field.ts';
import { declaredFiles } from '../fields/files/declared.ts';
import { fileRowSchema } from './files/schema.ts';
import { auditFields, type Lookup, type Resource } from '../core/resource.ts';
import { actionFields, actionOf } from '../record/actions.ts';
import { linkUidOf } from '../record/below.ts';
import { paperNames } from '../record/papers.ts';
import { reportRows } from '../record/reports.ts';
import { typeOf } from '../fields/index.ts';
import { isRows } from '../fields/rows/index.ts';
import { changeKeys, displayName, storedFields, grids, headerFields, listKey } from '../record/resource.ts';

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

const text: Schema = { type: 'string' };
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
  ...object({
    timestamp: text,
    message: text,
    code: text,
    status: id,
    errors: list(object({ code: text, field: text, grid: text, row: id, uid: text, message: text })),
    current: object({}),
  }),
};
const answers = (status: number, schema: Schema): Schema => ({
  [status]: { description: status === 201 ? 'Made' : status === 204 ? 'Done' : 'Answer', ...schema },
  default: failure,
});

/** The record as answered. */
function recordSchema(resource: Resource): Schema {
  const rows = Object.entries(grids(resource)).map(([grid, declared]) => [
    listKey(grid, declared),
    list(
      object({
        id,
        sortNo: id,
        ...properties(storedFields(declared), (f) => !f.secret),
        ...namesOf(storedFields(declared)),
      }),
    ),
  ]);
  const audit = Object.fromEntries(
    auditFields.map((name) => [name, { type: name.endsWith('Id') ? 'integer' : 'string' }]),
  );
  return object({
    id,
    corpId: id,
    version: id,
    ...properties(headerFields(resource), (f) => !f.secret),
    ...namesOf(headerFields(resource)),
    ...audit,
    createNm: text,
    updateNm: text,
    ...Object.fromEntries(rows),
    respFileList: list(fileRowSchema),
  });
}

/** What POST and PATCH take. */
function bodySchema(resource: Resource, update: boolean): Schema {
  const sent = (f: Field) => !f.computed && !(update && f.createOnly);
  const rows = Object.entries(grids(resource)).flatMap(([grid, declared]) => {
    const keys = changeKeys(grid, declared);
    const links = Object.fromEntries(linkUidOf(declared).map((name) => [name, text]));
    const fields = { ...properties(storedFields(declared), sent), ...links };
    const row = object({ uid: { type: 'string' }, sortNo: { type: 'integer' }, ...fields });
    const inserted = [[keys.insert, list(row)]];
    return update
      ? [...inserted, [keys.update, list(object({ id, ...fields }))], [keys.delete, list(object({ id }))]]
      : inserted;
  });
  const named = list(object({ fileDetailId: id, refTypeCd: text, refDetailId: id, puid: text }));
  const files = declaredFiles(resource).size
    ? { reqFileList: named, copyFileList: named, deleteFileList: named, isCopyRealFile: { type: 'boolean' } }
    : {};
  return object({
    ...(update ? { version: id } : {}),
    ...properties(headerFields(resource), sent),
    ...Object.fromEntries(rows),
    ...files,
  });
}

/** What a call of an action takes beside `own`. */
const actionBody = (resource: Resource, name: string | undefined, own: Record<string, Schema>): Schema => {
  const declared = actionOf(resource, name ?? '');
  return object({ ...own, ...inputSchema(declared ? actionFields(declared) : {}) });
};
/** Inputs of an action, rows among them. */
function inputSchema(fields: Readonly<Record<string, Field>>): Record<string, Schema> {
  const rows = Object.entries(fields).flatMap(([name, field]): [string, Schema][] =>
    isRows(field) ? [[name, list(object({ ...(field.of ? { id } : {}), ...inputSchema(field.fields) }))]] : [],
  );
  return { ...properties(fields, () => true), ...Object.fromEntries(rows) };
}
/** The record, and what is told once. */
const actionAnswer = (resource: Resource, name: string | undefined): Schema => {
  const { properties: record } = recordSchema(resource) as { properties: Record<string, Schema> };
  const shownOnce = actionOf(resource, name ?? '')?.tells ?? [];
  return object({ ...record, ...Object.fromEntries(shownOnce.map((member) => [member, text])) });
};

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
    ...Object.fromEntries(
      [...(resource.search.conditions ?? []), ...Object.keys(resource.search.asked ?? {})].map((name) => [
        name,
        { type: 'string' },
      ]),
    ),
  });

const view = { ...text, description: 'menu view that the call looks through' };

/** What a form has filled in so far. */
const asking = (resource: Resource): Schema =>
  object({
    of: { ...text, description: 'the field that was changed' },
    grid: text,
    wanted: { ...text, description: 'values of that field in rows, joined by comma' },
    ...Object.fromEntries(Object.keys(headerFields(resource)).map((name) => [name, text])),
    view,
  });

const changes = list(
  object({
    field: text,
    grid: text,
    rowId: id,
    rowNm: text,
    kind: { ...text, enum: ['insert', 'update', 'delete'] },
    from: {},
    to: {},
  }),
);
const entry = object({ id, at: text, act: text, userId: id, userNm: text, changes });
const params = { ...object({ id }), required: ['id'] };
const seenThrough = object({ view });

/** What a new record shall start with. */
const prefilled = (resource: Resource): Schema => {
  const typed = Object.entries(headerFields(resource)).filter(([, field]) => !field.computed && !field.secret);
  return object({ ...Object.fromEntries(typed.map(([name]) => [name, text])), view });
};

/** What an export is made of (core/exporting); `rows` announces a file that the browser makes itself. */
const exportBody: Schema = {
  ...object({
    kind: { ...text, enum: ['excel', 'pdf', 'csv'] },
    title: text,
    columns: list(object({ name: text, width: id })),
    reason: { ...text, description: 'needed when a column tells of persons' },
    rows: id,
  }),
  required: ['kind', 'title', 'columns'],
};

/** Fastify route schema of a lookup (00-conventions 2.11). `parameters`: what it can be asked by. */
export const describeLookup = (path: string, parameters: readonly string[]): Schema => ({
  tags: ['common'],
  summary: path,
  security: [{ bearer: [] }],
  querystring: object(Object.fromEntries(parameters.map((name) => [name, text]))),
  response: answers(200, object({ content: list(object({})) })),
});

/** What a declared lookup can be asked by. */
export const lookupParameters = (lookup: Lookup): string[] => [
  'keyword',
  'ids',
  'size',
  ...Object.keys(lookup.query ?? {}),
];

/** Fastify route schema of one generic call. Validation and serialising by it are switched off in the app. */
export function describe(resource: Resource, kind: string, action?: string): Schema {
  const common = {
    tags: [resource.prefix],
    operationId: `${resource.prefix} ${action ?? kind}`,
    security: [{ bearer: [] }],
  };
  switch (kind) {
    case 'list':
      return {
        ...common,
        querystring: query(resource),
        response: answers(200, object({ content: list(recordSchema(resource)), page, sums: object({}) })),
      };
    case 'export':
      return {
        ...common,
        querystring: query(resource),
        body: exportBody,
        response: answers(201, object({ id, job: { type: 'boolean' }, total: id, fileNm: text })),
      };
    case 'new':
      return { ...common, querystring: prefilled(resource), response: answers(200, recordSchema(resource)) };
    case 'defaults':
      return {
        ...common,
        querystring: asking(resource),
        response: answers(200, object({ header: recordSchema(resource), rows: list(object({})) })),
      };
    case 'history':
      return {
        ...common,
        params,
        querystring: object({ page: id, size: id, view }),
        response: answers(200, object({ content: list(entry), page })),
      };
    case 'print':
      return {
        ...common,
        params,
        querystring: object({
          view,
          ...(paperNames(resource).length ? { paper: { ...text, enum: paperNames(resource) } } : {}),
        }),
        response: answers(200, { ...object({}), description: 'Page model of the paper' }),
      };
    case 'create':
      return {
        ...common,
        querystring: seenThrough,
        body: bodySchema(resource, false),
        response: answers(201, recordSchema(resource)),
      };
    case 'update':
      return {
        ...common,
        params,
        querystring: seenThrough,
        body: bodySchema(resource, true),
        response: answers(200, recordSchema(resource)),
      };
    case 'delete':
      return { ...common, params, querystring: seenThrough, response: answers(204, { type: 'null' }) };
    case 'deleteMany':
      return {
        ...common,
        querystring: { ...object({ ids: { ...text, description: '1,2: at most 1,000' }, view }), required: ['ids'] },
        response: answers(204, { type: 'null' }),
      };
    case 'action':
      return {
        ...common,
        params,
        querystring: seenThrough,
        body: actionBody(resource, action, { version: id }),
        response: answers(200, actionAnswer(resource, action)),
      };
    case 'read call': {
      const read = resource.reads?.find(({ name }) => name === action);
      return {
        ...common,
        operationId: `${resource.prefix} ${action} read`,
        querystring: object({ ...inputSchema(read?.fields ?? {}), view }),
        response: answers(200, object({})),
      };
    }
    case 'report': {
      const report = resource.reports?.find(({ name }) => name === action);
      return {
        ...common,
        operationId: `${resource.prefix} ${action} report`,
        querystring: object({
          ...inputSchema(report?.fields ?? {}),
          view,
          kind: {
            ...text,
            enum: Object.keys(reportRows),
            description: 'paper: total and page model; excel: a workbook',
          },
          reason: { ...text, description: 'Where a column tells of persons' },
        }),
        response: answers(200, object({ total: id, page: object({}) })),
      };
    }
    case 'maker': {
      const maker = resource.makers?.find(({ name }) => name === action);
      return {
        ...common,
        operationId: `${resource.prefix} ${action} make`,
        querystring: seenThrough,
        body: object(inputSchema(maker?.fields ?? {})),
        response: answers(201, recordSchema(resource)),
      };
    }
    case 'actionMany':
      return {
        ...common,
        operationId: `${resource.prefix} ${action} many`,
        querystring: seenThrough,
        body: actionBody(resource, action, { ids: list(id) }),
        response: answers(
          200,
          object({
            content: list(object({ id, version: id })),
            ...(actionOf(resource, action ?? '')?.bulk === 'together'
              ? { made: list(object({ prefix: text, id, name: text })) }
              : {}),
          }),
        ),
      };
    default:
      return { ...common, params, querystring: seenThrough, response: answers(200, recordSchema(resource)) };
  }
}
