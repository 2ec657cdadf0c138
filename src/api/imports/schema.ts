/** OpenAPI of the import calls. */
import type { Resource } from '../../core/resource.ts';

type Schema = Readonly<Record<string, unknown>>;
const text: Schema = { type: 'string' };
const id: Schema = { type: 'integer' };
const list = (items: Schema): Schema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, unknown>>): Schema => ({ type: 'object', properties });
const cells = list({ nullable: true, description: 'text, number, truth value or null' });
const maybe = { ...text, nullable: true };

const failure = {
  description: 'Failure: {timestamp, message, code, status, errors}',
  type: 'object',
  additionalProperties: true,
};
const column = object({ name: text, label: text, required: { type: 'boolean' }, key: { type: 'boolean' } });
const readFile = object({
  ...{
    fileNm: text,
    sheets: list(text),
    sheet: id,
    head: id,
    heads: list(text),
    mapping: list(maybe),
    columns: list(column),
  },
  rows: list(object({ no: id, cells })),
});
const body = object({
  columns: list(maybe),
  rows: list(object({ no: id, cells, id: { ...id, nullable: true }, version: id })),
  update: { type: 'boolean', description: 'change records that exist already' },
  record: { type: 'object', additionalProperties: true, description: 'header of the open form, for rows of a grid' },
});
const wrong = object({ name: text, code: text, message: text });
const verdict = object({
  ...{ no: id, act: { ...text, enum: ['create', 'update', 'same', 'skip', 'part', 'error'] }, of: id, id, version: id },
  changes: list(object({ name: text, from: {}, to: {}, fromNm: maybe, toNm: maybe })),
  problems: list(wrong),
  notes: list(object({ name: text, message: text })),
  values: { type: 'object', additionalProperties: true },
});
const answer = object({
  rows: list(verdict),
  counts: object({ create: id, update: id, same: id, skip: id, part: id, error: id }),
  at: { ...text, description: 'of a run: names it where it is taken back' },
});

const summaries: Readonly<Record<string, string>> = {
  template: 'A workbook to fill in',
  read: 'The rows of a file (multipart, one file of xlsx or csv)',
  check: 'What would become of the rows; nothing is kept',
  run: 'Brings the rows in, all or none; rows with errors are told as by the check',
  runs: 'Imports of the caller that can be taken back',
  undo: 'Takes an import back; records that were touched since or are in use stay and are told',
};

/** Fastify route schema of one call. */
export function describeImport({ prefix }: Resource, kind: string, grid?: string): Schema {
  const common = {
    tags: [prefix],
    operationId: [prefix, 'import', grid, kind].filter(Boolean).join(' '),
    summary: summaries[kind],
    security: [{ bearer: [] }],
  };
  const file = {
    description: 'The file',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  };
  const ok = (schema: Schema): Schema => ({ 200: { description: 'Answer', ...schema }, default: failure });
  const querystring = object({ view: text });
  if (kind === 'template') return { ...common, querystring, response: { 200: file, default: failure } };
  if (kind === 'read')
    return {
      ...common,
      consumes: ['multipart/form-data'],
      querystring: object({ sheet: id, view: text }),
      response: ok(readFile),
    };
  if (kind === 'runs')
    return { ...common, querystring, response: ok(list(object({ at: text, create: id, update: id }))) };
  if (kind === 'undo')
    return {
      ...{ ...common, querystring },
      body: object({ at: { ...text, format: 'date-time' } }),
      response: ok(object({ undone: id, left: list(object({ id, name: text, message: text })) })),
    };
  return { ...common, body, querystring, response: ok(answer) };
}
