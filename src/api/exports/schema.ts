/** OpenAPI of the export calls that belong to no single resource. */
const text = { type: 'string' };
const id = { type: 'integer' };
const row = {
  type: 'object',
  properties: {
    ...{
      id,
      title: text,
      kind: { ...text, enum: ['excel', 'pdf', 'csv', 'zip'] },
      job: { type: 'boolean' },
      total: id,
      done: id,
    },
    stCd: { ...text, enum: ['READY', 'WAIT', 'RUN', 'DONE', 'FAIL', 'CANCEL'] },
    ...{ fileNm: text, fileSize: id, failTxt: text, createDt: text, expireDt: text },
  },
};
const failure = {
  description: 'Failure: {timestamp, message, code, status, errors}',
  type: 'object',
  additionalProperties: true,
};
const bytes = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};
const tags = ['export'];
const params = { type: 'object', properties: { id: text } };

const schemas = {
  list: {
    tags,
    summary: 'Own exports in the background, newest first',
    response: {
      200: { description: 'Answer', type: 'object', properties: { content: { type: 'array', items: row } } },
      default: failure,
    },
  },
  one: {
    tags,
    summary: 'How far an own export is',
    params,
    response: { 200: { description: 'Answer', ...row }, default: failure },
  },
  file: {
    tags,
    summary: 'The file of an own export; one that is made while it is sent can be fetched once',
    params,
    response: { 200: bytes, default: failure },
  },
  remove: {
    tags,
    summary: 'Cancel an own export, or take a finished one away',
    params,
    response: { 204: { type: 'null', description: 'Done' }, default: failure },
  },
} as const;

export const exportRouteSchema = (kind: keyof typeof schemas): Record<string, unknown> => ({ ...schemas[kind] });
