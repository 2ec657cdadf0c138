// @vitest-environment jsdom
/** A save comes to its end whatever happens to the record meanwhile. */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, EditBase, testDataProvider } from 'react-admin';
import type { DataProvider, RaRecord } from 'react-admin';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SavedContext, useSavedTaker, useSend, wholeRecord } from './useSend.ts';

afterEach(cleanup);

interface Ship extends RaRecord<number> {
  readonly name: string;
}

function Saver() {
  const send = useSend();
  const [said, setSaid] = useState('');
  const save = () =>
    void send({ name: 'mine' }).then(
      (stored) => setSaid(`stored ${String(stored.version)}`),
      (error: Error) => setSaid(error.message),
    );
  return (
    <button type="button" onClick={save}>
      save {said}
    </button>
  );
}

function Edited() {
  const { taker, options } = useSavedTaker();
  return (
    <SavedContext value={taker}>
      <EditBase<Ship>
        disableAuthentication
        resource="ships"
        id={1}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={{ meta: wholeRecord }}
        mutationOptions={options}
      >
        <Saver />
      </EditBase>
    </SavedContext>
  );
}

function open(update: () => Promise<{ data: Ship & { version: number } }>) {
  const queries = new QueryClient();
  const provider = testDataProvider({
    getOne: (async () => ({ data: { id: 1, name: 'old' } })) as unknown as DataProvider['getOne'],
    update: update as unknown as DataProvider['update'],
  });
  render(
    <CoreAdminContext dataProvider={provider} queryClient={queries}>
      <Edited />
    </CoreAdminContext>,
  );
  const key = () => queries.getQueryCache().findAll({ queryKey: ['ships', 'getOne'] })[0]!.queryKey;
  return { queries, key };
}

test('also when the record was fetched anew and is another one by then', async () => {
  let resolve!: (answer: { data: Ship & { version: number } }) => void;
  const answer = new Promise<{ data: Ship & { version: number } }>((done) => (resolve = done));
  const { queries, key } = open(() => answer);
  (await screen.findByRole('button')).click();
  await waitFor(() => expect(queries.isMutating()).toBe(1));
  await act(async () => {
    queries.setQueryData(key(), { id: 1, name: 'theirs' });
    await new Promise((done) => setTimeout(done, 20));
  });
  await act(async () => resolve({ data: { id: 1, name: 'mine', version: 2 } }));
  await screen.findByText('save stored 2');
});

test('a refusal is handed on', async () => {
  open(() => Promise.reject(new Error('no')));
  (await screen.findByRole('button')).click();
  await screen.findByText('save no');
});
