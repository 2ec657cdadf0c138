/** Answers of public calls: one request for all, carried ones at once, a kept one while the next is fetched, asked anew. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../tests/support/portal.tsx';
import { AnswersContext, answerStore } from './answerStore.ts';
import type { AnswerStore } from './answerStore.ts';
import { usePublicCall } from './usePublicCall.ts';
import type { PublicCall } from './usePublicCall.ts';

type Post = { readonly title: string };
let server: Awaited<ReturnType<typeof listen>>;
let seen: PublicCall<Post>;
afterEach(async () => {
  cleanup();
  await server?.close();
});

function Post({ address, keep = false }: { readonly address?: string; readonly keep?: boolean }) {
  const call = usePublicCall<Post>(address, { keep });
  useEffect(() => {
    seen = call;
  });
  return <p>{call.isPending ? 'waiting' : (call.data?.title ?? call.error?.code ?? 'nothing')}</p>;
}
const show = (store: AnswerStore, page: React.ReactElement) => {
  const around = (inside: React.ReactElement) => <AnswersContext value={store}>{inside}</AnswersContext>;
  const { rerender } = render(around(page));
  return (next: React.ReactElement) => rerender(around(next));
};

test('two parts that show the same answer ask once, and again together', async () => {
  const answers = { a: { body: { title: 'first' } } };
  server = await listen(answers);
  const page = (
    <>
      <Post address="board/a" />
      <Post address="board/a" />
    </>
  );
  show(answerStore(), page);
  expect(screen.getAllByText('waiting')).toHaveLength(2);
  expect(await screen.findAllByText('first')).toHaveLength(2);
  expect(server.heard).toHaveLength(1);
  answers.a = { body: { title: 'second' } };
  await act(() => seen.refetch());
  expect(screen.getAllByText('second')).toHaveLength(2);
  expect(server.heard).toHaveLength(2);
});

test('what the server has drawn stands at once and is not asked for', async () => {
  server = await listen({});
  show(answerStore({ 'board/a': { data: { title: 'drawn' } } }), <Post address="board/a" />);
  expect(screen.getByText('drawn')).toBeTruthy();
  await new Promise((done) => setTimeout(done, 30));
  expect(server.heard).toHaveLength(0);
});

test('the last page of a list stays until the next has come, when that is wished', async () => {
  server = await listen({ a: { body: { title: 'page 1' } }, b: { body: { title: 'page 2' } } });
  const next = show(answerStore(), <Post address="list/a" keep />);
  await screen.findByText('page 1');
  next(<Post address="list/b" keep />);
  expect(screen.getByText('page 1')).toBeTruthy();
  expect(seen.isOld).toBe(true);
  await screen.findByText('page 2');
  expect(seen.isOld).toBe(false);
});

test('a refusal is told with its code; without an address nothing is asked', async () => {
  server = await listen({ gone: { status: 404, body: { code: 'E_NOTFOUND', message: '없습니다.' } } });
  const next = show(answerStore(), <Post address="board/gone" />);
  await screen.findByText('E_NOTFOUND');
  expect(seen.error).toMatchObject({ status: 404, message: '없습니다.' });
  next(<Post />);
  expect(screen.getByText('nothing')).toBeTruthy();
  expect(server.heard).toHaveLength(1);
});
