/** OpenAPI of the calls about notices. */
import { noticeKinds } from '../../core/notice.ts';

const text = { type: 'string' };
const id = { type: 'integer' };
const tags = ['notify'];
const failure = {
  description: 'Failure: {timestamp, message, code, status, errors}',
  type: 'object',
  additionalProperties: true,
};
const notice = {
  type: 'object',
  properties: {
    ...{
      id,
      kind: { ...text, enum: [...noticeKinds, 'more'] },
      prefix: text,
      view: { type: ['string', 'null'] },
      recordId: id,
    },
    ...{ facts: { type: 'object', additionalProperties: true }, at: text, read: { type: 'boolean' } },
  },
};
const answer = (properties: Record<string, unknown>) => ({
  200: { description: 'Answer', type: 'object', properties },
  default: failure,
});

export const noticeSchemas = {
  counts: {
    tags,
    summary: 'Unread notices, and how many records lie in the own boxes, by menu',
    response: answer({ unread: id, boxes: { type: 'object', additionalProperties: id } }),
  },
  list: {
    tags,
    summary: 'Own notices, newest first; `before` goes on behind one',
    querystring: { type: 'object', properties: { before: text, size: text } },
    response: answer({ content: { type: 'array', items: notice } }),
  },
  read: {
    tags,
    summary: 'Mark some as read, or all up to one',
    body: { type: 'object', properties: { ids: { type: 'array', items: id }, upTo: id } },
    response: { 204: { type: 'null', description: 'Done' }, default: failure },
  },
  stream: {
    tags,
    summary: 'Event stream: `stir` says that counts may be others now',
    response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: text } } }, default: failure },
  },
} as const;
