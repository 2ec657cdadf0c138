// @vitest-environment jsdom
/** What react-admin's documentation promises, over the provider of the desk. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { AdminContext, Edit, SimpleForm, TextInput, useDataProvider } from 'react-admin';
import type { AuthProvider } from 'react-admin';
import { useEffect } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { dropTokens, keepTokens } from '../../session/tokens/tokenStore.ts';
import { declared } from '../access/samples.ts';
import { createDataProvider } from './dataProvider.ts';
import type { DeskDataProvider } from './dataProvider.ts';

const corp: Resource = {
  prefix: 'platform/corp',
  table: 'T',
  scope: 'CORP',
  menus: [],
  name: 'nm',
  fields: {},
  search: { keyword: [] },
  list: [],
};
/** The first drawing of react-admin's inputs takes seconds on a busy machine. */
const patience = { timeout: 20_000 };
const stored = { id: 7, nm: 'Hangro', telNo: '051', version: 3, chargerList: [{ id: 1 }] };
const refused = { code: 'E_LENGTH', status: 400, errors: [{ code: 'E_LENGTH', field: 'nm', message: 'Far too long' }] };

let server: Server;
let sent: unknown[];

beforeEach(async () => {
  sent = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const patch = request.method === 'PATCH';
      if (patch) sent.push(JSON.parse(body));
      if (request.url!.includes('/print')) return response.writeHead(403).end(JSON.stringify({ code: 'E_AUTH' }));
      return response.writeHead(patch ? 400 : 200).end(JSON.stringify(patch ? refused : stored));
    });
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  const claims = Buffer.from(JSON.stringify({ id: 1, corpId: 2, exp: Date.now() / 1000 + 60 })).toString('base64url');
  keepTokens({ access: `h.${claims}.s` });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  dropTokens();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('loads, sends what was changed with its version, and shows what the server refuses at its input', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AdminContext
      dataProvider={createDataProvider([], [corp], declared([], [corp]), queries)}
      queryClient={queries}
      i18nProvider={polyglotI18nProvider(() => englishMessages)}
    >
      <Edit resource="platform/corp" id={7} mutationMode="pessimistic">
        <SimpleForm>
          <TextInput source="nm" label="Name" />
          <TextInput source="telNo" label="Telephone" />
        </SimpleForm>
      </Edit>
    </AdminContext>,
  );
  const name = await screen.findByLabelText<HTMLInputElement>('Name', {}, patience);
  await waitFor(() => expect(name.value).toBe('Hangro'));
  fireEvent.change(name, { target: { value: 'Hangro Hangro' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Far too long', {}, patience)).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toBe('Hangro Hangro');
  expect(sent).toEqual([{ nm: 'Hangro Hangro', version: 3 }]);
}, 60_000);

it('asks the auth provider what a refused call means, whichever method made it', async () => {
  const checkError = vi.fn<AuthProvider['checkError']>(async () => undefined);
  const failed = vi.fn();
  const Paper = () => {
    const provider = useDataProvider<DeskDataProvider>();
    useEffect(() => void provider.paper('platform/corp', 7).catch(failed), [provider]);
    return null;
  };
  render(
    <AdminContext
      authProvider={{ checkError } as unknown as AuthProvider}
      dataProvider={createDataProvider([], [corp], declared([], [corp]), new QueryClient())}
    >
      <Paper />
    </AdminContext>,
  );
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expect(checkError.mock.calls[0]![0]).toMatchObject({ status: 403, code: 'E_AUTH' });
  expect(failed.mock.calls[0]![0]).toBe(checkError.mock.calls[0]![0]);
});
