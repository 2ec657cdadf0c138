import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { demandWhole, lost } from '../support/wholeAnswers.ts';

const app = Fastify();
demandWhole(app);
const row = { type: 'object', properties: { id: { type: 'integer' } } };
app.get('/short', { schema: { response: { 200: { type: 'array', items: row } } } }, async () => [{ id: 1, name: 'x' }]);
app.get('/whole', { schema: { response: { 200: row } } }, async () => ({ id: 1, absent: undefined }));
afterAll(() => app.close());

test('an answer that its schema shortens is refused, one that arrives as it was made is not', async () => {
  expect((await app.inject('/short')).json()).toMatchObject({ message: 'GET /short loses [].name' });
  expect((await app.inject('/whole')).json()).toEqual({ id: 1 });
});
test('what is lost is told by its path', () => {
  expect(lost({ a: [{ b: 1, c: 2 }], d: null }, { a: [{ b: 1 }] })).toEqual(['.a[].c', '.d']);
});
