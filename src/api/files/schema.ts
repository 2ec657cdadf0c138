/** OpenAPI of the file calls. */
import { mostAtOnce } from '../../fields/files/limits.ts';

const text = { type: 'string' };
const id = { type: 'integer' };
/** A file entity (1-foundations 3.3). */
export const fileRowSchema = {
  type: 'object',
  properties: {
    ...{ fileDetailId: id, fileId: id, fileCorpId: id, refTableNm: text, refTypeCd: text, refId: id, refDetailId: id },
    ...{
      oriFileNm: text,
      fileExt: text,
      fileSize: id,
      mime: text,
      thumbYn: text,
      seqNum: id,
      fileDelYn: text,
      vrFilePath: text,
    },
    ...{ createDt: text, createId: id },
  },
};
const list = { type: 'array', items: fileRowSchema };
const bytes = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};
const failure = {
  description: 'Failure: {timestamp, message, code, status, errors}',
  type: 'object',
  additionalProperties: true,
};
const booked = { 201: { description: 'Received', type: 'object', properties: { content: list } }, default: failure };
const tags = ['file'];

const schemas = {
  upload: {
    tags,
    summary: `Upload up to ${mostAtOnce} files: multipart members files and fileInfo {refTableNm, refTypeCd, uid}`,
    consumes: ['multipart/form-data'],
    response: booked,
  },
  uploadTo: {
    tags,
    summary: 'The same with table and type in the path',
    consumes: ['multipart/form-data'],
    params: { type: 'object', properties: { refTableNm: text, refTypeCd: text } },
    response: booked,
  },
  download: {
    tags,
    summary: 'One file as it is, several as one zip',
    body: list,
    response: { 200: bytes, default: failure },
  },
  one: {
    tags,
    summary: 'One file; with thumb its small picture',
    params: { type: 'object', properties: { id: text } },
    querystring: { type: 'object', properties: { thumb: text } },
    response: { 200: bytes, default: failure },
  },
  public: {
    tags,
    summary: 'A file of a record that visitors may read; with thumb its small picture',
    params: { type: 'object', properties: { id: text } },
    querystring: { type: 'object', properties: { thumb: text } },
    response: { 200: bytes, default: failure },
  },
} as const;

export const fileRouteSchema = (kind: keyof typeof schemas): Record<string, unknown> => ({ ...schemas[kind] });
