// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CoreAdminContext,
  useDataProvider,
  useDelete,
  useGetList,
  useGetManyReference,
  useGetOne,
  useUpdate,
} from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { dropTokens, keepTokens } from '../../session/tokens/tokenStore.ts';
import { screensOf } from '../routes.ts';
import { declared } from '../access/samples.ts';
import { createDataProvider } from './dataProvider.ts';
import type { DeskDataProvider } from './dataProvider.ts';

const resource = (prefix: string, menus: Resource['menus']): Resource => ({
  prefix,
  table: prefix,
  scope: 'CORP',
  menus,
  name: 'nm',
  fields: {},
  search: { keyword: [] },
  list: [],
});
const menu = (id: number, treeId: string, url: string) => ({
  ...{ id, treeId, treePaId: null, url, menuNm: '', menuNmEn: '' },
});
const resources = [
  resource('rs4/quot', [{ menu: 'Q' }, { menu: 'T', view: 'todo' }]),
  resource('rs4/order', [{ menu: 'O' }]),
];
const screens = screensOf(resources, [
  menu(1, 'Q', '/rs4/quot'),
  menu(2, 'T', '/rs4/todo'),
  menu(3, 'O', '/rs4/order'),
]);

let server: Server;
let seen: string[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://x');
    seen.push(`${request.method} ${pathname.slice(5)}${search}`);
    const page = { totalElements: 1, size: 200, number: 1, totalPages: 1 };
    const one = { id: 7, version: 2, nm: 'a' };
    response.end(JSON.stringify(/list$|history$/.test(pathname) ? { content: [one], page } : one));
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  const claims = Buffer.from(JSON.stringify({ id: 1, corpId: 2, exp: Date.now() / 1000 + 60 })).toString('base64url');
  keepTokens({ access: `h.${claims}.s` });
});
afterEach(async () => {
  cleanup();
  dropTokens();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Everything that shows quotations, and an order that is open; `write` is what a button does. */
function Desk({ onReady }: { readonly onReady: (writes: Writes) => void }) {
  const provider = useDataProvider<DeskDataProvider>();
  const [update] = useUpdate();
  const [remove] = useDelete();
  const pagination = { page: 1, perPage: 10 };
  const sort = { field: 'id', order: 'ASC' } as const;
  useGetList('rs4/todo', { pagination, sort });
  useGetManyReference('rs4/order', { target: 'quotId', id: 7, pagination, sort, filter: {} });
  useGetOne('rs4/quot', { id: 7 });
  useGetOne('rs4/order', { id: 9 });
  useQuery({
    queryKey: ['platform/dashboard', 'dashboard'],
    queryFn: ({ signal }) => provider.dashboard({ signal }),
    staleTime: 60_000,
  });
  useQuery({
    queryKey: ['rs4/quot', 'history', { id: 7 }],
    queryFn: ({ signal }) => provider.history('rs4/quot', 7, 1, 50, { signal }),
  });
  useQuery({
    queryKey: ['file/app', 'fileContent', { id: 3, thumb: true }],
    queryFn: () => provider.fileContent(3, true),
    staleTime: 'static',
  });
  onReady({
    update: () =>
      update('rs4/quot', { id: 7, data: { nm: 'b' }, previousData: { id: 7, version: 2 } }, { returnPromise: true }),
    remove: () => remove('rs4/quot', { id: 7, previousData: { id: 7 } }, { returnPromise: true }),
    act: () => provider.action('rs4/todo', 7, 'approve', { version: 2 }),
  });
  return null;
}
type Writes = Record<'update' | 'remove' | 'act', () => Promise<unknown>>;

const reads = [
  'GET file/app/3?thumb=1',
  'GET platform/dashboard',
  'GET rs4/order/9',
  'GET rs4/order/list?quotId=7&page=1&size=10&sort=id,asc',
  'GET rs4/quot/7',
  'GET rs4/quot/7/history?page=1&size=50',
  'GET rs4/quot/list?page=1&size=10&sort=id,asc&view=todo',
];

/** What is read again after a write. */
async function after(write: keyof Writes): Promise<readonly string[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let writes: Writes | undefined;
  render(
    <CoreAdminContext
      dataProvider={createDataProvider(screens, resources, declared(screens, resources), queries)}
      queryClient={queries}
    >
      <Desk onReady={(given) => (writes = given)} />
    </CoreAdminContext>,
  );
  const read = () =>
    seen
      .filter((one) => one.startsWith('GET'))
      .map(decodeURIComponent)
      .toSorted();
  await waitFor(() => expect(read()).toEqual(reads));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  seen = [];
  await act(() => writes![write]());
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  return read();
}

describe('a write', () => {
  const again = reads.filter((one) => !one.includes('file/app') && !one.includes('rs4/order/9'));

  it('reads lists of every view, related tables, history and figures again, but no other record and no bytes', async () =>
    expect(await after('update')).toEqual(again));

  it('does so after an action under the name of another view', async () => expect(await after('act')).toEqual(again));

  it('asks nothing more of a record that is gone', async () =>
    expect(await after('remove')).toEqual(again.filter((one) => !one.includes('rs4/quot/7'))));
});
