/** Public pages under test: texts, alerts, routes around a component, and a real listener that answers its calls. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createAuthProvider } from '../../src/admin/providers/authProvider.ts';
import { AnswersContext, answerStore } from '../../src/portal/answerStore.ts';
import { BuiltContext } from '../../src/portal/builtPages.ts';
import { AlertHost } from '../../src/portal/parts/AlertHost.tsx';
import type { Section } from '../../i18n/index.ts';
import { PageTexts } from '../../src/portal/texts.tsx';

/** Pages that exist in these tests. */
const built = ['index', 'login', 'find/id', 'find/pw', 'join', 'terms', 'svcstore', 'svcstore/:id', 'svcinfo/:id'];
const none: readonly Section[] = [];

/** Shows a page at an address; other addresses show themselves as a heading. Resolves when the texts are there. */
export async function showPage(
  page: ReactElement,
  address = '/portal/page',
  sections = none,
  pattern = address.split('?')[0]!,
) {
  const around = (inside: ReactElement) => (
    <CoreAdminContext authProvider={createAuthProvider()}>
      <PageTexts sections={sections}>
        <BuiltContext value={built}>
          <AnswersContext value={answerStore()}>
            <AlertHost>{inside}</AlertHost>
          </AnswersContext>
        </BuiltContext>
      </PageTexts>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: pattern, element: around(page) },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    {
      initialEntries: [address],
    },
  );
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => {
    if (document.body.textContent === '' && screen.queryAllByRole('textbox').length === 0)
      throw new Error('no texts yet');
  });
  return router;
}

export interface Heard {
  readonly url: URL;
  readonly body: Record<string, unknown>;
}
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A listener that answers calls by the last word of their path, and keeps what it heard. */
export async function listen(answers: Record<string, Answer>) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost');
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': '*',
      };
      if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
      heard.push({ url, body: JSON.parse(text || '{}') as Record<string, unknown> });
      const { status = 200, body, headers = {} } = answers[url.pathname.split('/').at(-1) ?? '']!;
      response.writeHead(status, { 'content-type': 'application/json', ...cors, ...headers }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    heard,
    close: async () => {
      vi.unstubAllEnvs();
      await new Promise((done) => server.close(done));
    },
  };
}
