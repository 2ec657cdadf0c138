/** OpenAPI of the generic calls, printed from declarations. Describes only: bodies are judged by `readBody`. */
import { type Lookup, type Resource } from '../core/resource.ts';
import { actionOf } from '../record/actions.ts';
import { paperNames } from '../record/papers.ts';
import { reportRows } from '../record/reports.ts';
import { headerFields, keywordNames } from '../record/resource.ts';
import {
  type Schema,
  objectOf,
  listOf,
  integer,
  text,
  recordSchema,
  bodySchema,
  actionBody,
  inputSchema,
  actionAnswer,
  answers,
} from './openapiRecords.ts';

const page = objectOf({ totalElements: integer, size: integer, number: integer, totalPages: integer });

const query = (resource: Resource): Schema =>
  objectOf({
    page: { type: 'integer', default: 1 },
    size: { type: 'integer', default: 200 },
    sort: { type: 'string', description: 'field,asc | field,desc' },
    keyword: { type: 'string', description: keywordNames(resource.search).join(', ') },
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
  objectOf({
    of: { ...text, description: 'the field that was changed' },
    grid: text,
    wanted: { ...text, description: 'values of that field in rows, joined by comma' },
    ...Object.fromEntries(Object.keys(headerFields(resource)).map((name) => [name, text])),
    view,
  });

const changes = listOf(
  objectOf({
    field: text,
    grid: text,
    rowId: integer,
    rowNm: text,
    kind: { ...text, enum: ['insert', 'update', 'delete'] },
    from: {},
    to: {},
  }),
);

const entry = objectOf({ id: integer, at: text, act: text, userId: integer, userNm: text, corpNm: text, changes });

const params = { ...objectOf({ id: integer }), required: ['id'] };

const seenThrough = objectOf({ view });

const once = objectOf({
  'idempotency-key': {
    ...text,
    description:
      '8 to 100 of A-Z a-z 0-9 . _ : - drawn anew for each intent. Sent again within 24 hours with the same call it is answered as the first time, and nothing is made twice; E_KEY_BUSY while the first is under way, E_KEY_USED with another call',
  },
});

/** What a new record shall start with. */
const prefilled = (resource: Resource): Schema => {
  const typed = Object.entries(headerFields(resource)).filter(([, field]) => !field.computed && !field.secret);
  const names = [...typed.map(([name]) => name), ...Object.keys(resource.starts ?? {})];
  return objectOf({ ...Object.fromEntries(names.map((name) => [name, text])), view });
};

/** What an export is made of (core/exporting); `rows` announces a file that the browser makes itself. */
const exportBody: Schema = {
  ...objectOf({
    kind: { ...text, enum: ['excel', 'pdf', 'csv'] },
    title: text,
    columns: listOf(objectOf({ name: text, width: integer })),
    reason: { ...text, description: 'needed when a column tells of persons' },
    rows: integer,
  }),
  required: ['kind', 'title', 'columns'],
};

/** Fastify route schema of a lookup (00-conventions 2.11). `parameters`: what it can be asked by. */
export const describeLookup = (path: string, parameters: readonly string[]): Schema => ({
  tags: ['common'],
  summary: path,
  security: [{ bearer: [] }],
  querystring: objectOf(Object.fromEntries(parameters.map((name) => [name, text]))),
  response: answers(200, objectOf({ content: listOf(objectOf({})) })),
});

/** What a declared lookup can be asked by. */
export const lookupParameters = (lookup: Lookup): string[] => [
  'keyword',
  'ids',
  'gone',
  'size',
  'first',
  ...Object.keys(lookup.query ?? {}),
  ...(lookup.toldOf ?? []),
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
        response: answers(
          200,
          objectOf({ content: listOf(recordSchema(resource)), page, sums: objectOf({}), uncounted: objectOf({}) }),
        ),
      };
    case 'export':
      return {
        ...common,
        querystring: query(resource),
        body: exportBody,
        response: answers(201, objectOf({ id: integer, job: { type: 'boolean' }, total: integer, fileNm: text })),
      };
    case 'new':
      return { ...common, querystring: prefilled(resource), response: answers(200, recordSchema(resource)) };
    case 'defaults':
      return {
        ...common,
        querystring: asking(resource),
        response: answers(
          200,
          objectOf({
            header: recordSchema(resource),
            fills: objectOf({}),
            grids: objectOf({}),
            rows: listOf(objectOf({})),
          }),
        ),
      };
    case 'history':
      return {
        ...common,
        params,
        querystring: objectOf({ page: integer, size: integer, view }),
        response: answers(200, objectOf({ content: listOf(entry), page })),
      };
    case 'print':
      return {
        ...common,
        params,
        querystring: objectOf({
          view,
          kind: { ...text, enum: ['paper', 'pdf'], description: 'paper: the page model; pdf: the file of it' },
          ...(paperNames(resource).length ? { paper: { ...text, enum: paperNames(resource) } } : {}),
        }),
        response: answers(200, { ...objectOf({}), description: 'Page model of the paper' }),
      };
    case 'facts':
      return {
        ...common,
        params,
        querystring: seenThrough,
        response: answers(200, { ...objectOf({}), description: 'What buttons and their questions go by' }),
      };
    case 'create':
      return {
        ...common,
        querystring: seenThrough,
        headers: once,
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
        querystring: { ...objectOf({ ids: { ...text, description: '1,2: at most 1,000' }, view }), required: ['ids'] },
        response: answers(204, { type: 'null' }),
      };
    case 'action':
      return {
        ...common,
        params,
        querystring: seenThrough,
        headers: once,
        body: actionBody(resource, action, { version: integer }),
        response: answers(200, actionAnswer(resource, action)),
      };
    case 'read call': {
      const read = resource.reads?.find(({ name }) => name === action);
      return {
        ...common,
        operationId: `${resource.prefix} ${action} read`,
        querystring: objectOf({ ...inputSchema(read?.fields ?? {}), view }),
        response: answers(200, objectOf({})),
      };
    }
    case 'report': {
      const report = resource.reports?.find(({ name }) => name === action);
      return {
        ...common,
        operationId: `${resource.prefix} ${action} report`,
        querystring: objectOf({
          ...inputSchema(report?.fields ?? {}),
          view,
          kind: {
            ...text,
            enum: Object.keys(reportRows),
            description: 'paper: total and page model; pdf: the file of it; excel: a workbook',
          },
          reason: { ...text, description: 'Where a column tells of persons' },
        }),
        response: answers(200, objectOf({ total: integer, page: objectOf({}) })),
      };
    }
    case 'maker': {
      const maker = resource.makers?.find(({ name }) => name === action);
      return {
        ...common,
        operationId: `${resource.prefix} ${action} make`,
        querystring: seenThrough,
        headers: once,
        body: objectOf(inputSchema(maker?.fields ?? {})),
        response: answers(201, recordSchema(resource)),
      };
    }
    case 'actionMany':
      return {
        ...common,
        operationId: `${resource.prefix} ${action} many`,
        querystring: seenThrough,
        headers: once,
        body: actionBody(resource, action, { ids: listOf(integer) }),
        response: answers(
          200,
          objectOf({
            content: listOf(objectOf({ id: integer, version: integer })),
            ...(actionOf(resource, action ?? '')?.bulk === 'together'
              ? { made: listOf(objectOf({ prefix: text, id: integer, name: text })) }
              : {}),
            ...(actionOf(resource, action ?? '')?.bulk === 'each'
              ? { failed: listOf(objectOf({ id: integer, row: integer, code: text, message: text })) }
              : {}),
          }),
        ),
      };
    default:
      return { ...common, params, querystring: seenThrough, response: answers(200, recordSchema(resource)) };
  }
}
