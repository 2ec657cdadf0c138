/** JSON schemas of the public board calls and of replies (2-portal 3 and 7). */
import { askLengths } from './ask/ask.rules.ts';
import { replyLimits } from './replies/reply.rules.ts';

const tags = ['board'];
const text = { type: 'string' };
const word = (maxLength: number) => ({ type: 'string', maxLength });
const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const only = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const query = (names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

/** A picture that the writer's page holds: base64 of a file of at most 3 MB, after the page has made it smaller. */
const picture = only({ uid: { type: 'string', pattern: '^[\\w-]{1,40}$' }, data: word(4 * 1024 * 1024) }, [
  'uid',
  'data',
]);
const owner = { writerNm: word(200), password: word(200), reCaptchaToken: word(8192) };
// The dates and the id of an entity that comes back are of no consequence.
const written = {
  ...{
    boardId: id,
    replyDesc: word(200_000),
    pictures: { type: 'array', maxItems: replyLimits.pictures, items: picture },
  },
  ...{ id: {}, createDt: {}, updateDt: {} },
};
const params = { type: 'object', properties: { id: text } };
const message = { description: 'done', type: 'object', properties: { message: text, id } };

export const page = {
  tags,
  summary: 'Posts of a board, pinned ones first',
  querystring: query(['boardCd', 'boardSubCd', 'keyword', 'page', 'size']),
};
export const top5 = { tags, summary: 'The five latest posts of a board', querystring: query(['boardCd']) };
export const popup = { tags, summary: 'Notices that open above the portal' };
export const countUp = { tags, summary: 'Counts a view, once a visitor and day', body: only({ id }, ['id']) };
export const read = { tags, summary: 'A post with a page of its replies', params, querystring: query(['replyPage']) };

export const ask = {
  tags,
  summary: 'Put a question on the Q&A board; its answer comes by e-mail, too',
  body: only({
    ...Object.fromEntries(Object.keys(askLengths).map((name) => [name, word(20_000)])),
    ...{ isAgree: { type: 'boolean' }, reCaptchaToken: word(8192) },
  }),
  response: { 201: message },
};

export const write = {
  tags,
  summary: 'Reply as a visitor',
  body: only({ ...written, ...owner }, ['boardId']),
  response: { 201: message },
};
export const change = {
  tags,
  summary: 'Change a reply as a visitor',
  params,
  body: only({ ...written, ...owner }),
  response: { 200: message },
};
export const remove = {
  tags,
  summary: 'Delete a reply as a visitor; the values in the query or, better, in the body',
  params,
  querystring: query(Object.keys(owner)),
  body: { anyOf: [only(owner), { type: 'null' }] },
  response: { 200: message },
};

export const mine = {
  tags,
  summary: 'Replies of a post that the member may change',
  querystring: query(['boardId']),
  response: { 200: { type: 'object', properties: { ids: { type: 'array', items: { type: 'integer' } } } } },
};
export const memberWrite = {
  tags,
  summary: 'Reply as a member',
  body: only({ ...written, writerNm: {}, password: {} }, ['boardId']),
  response: { 201: message },
};
export const memberChange = {
  tags,
  summary: 'Change an own reply',
  params,
  body: only({ ...written, writerNm: {}, password: {} }),
  response: { 200: message },
};
export const memberRemove = { tags, summary: 'Delete an own reply', params, response: { 200: message } };
