// @vitest-environment jsdom
/** The whole desk around one small resource: frame, menus, person, language and leaving, through react-admin. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Resource } from './core/resource.ts';
import { text } from './fields/index.ts';
import { chooseLanguage, currentLanguage } from './session/language.ts';
import { getSession, setSession } from './session/session.ts';
import { keepTokens } from './session/tokens/tokenStore.ts';
import { menuEntry, signedIn } from './admin/access/samples.ts';
import { openDesk } from './admin/openDesk.tsx';
import type { DeclarationLoaders } from './admin/providers/declarations.ts';
import { Application } from './application.tsx';

const job = {
  prefix: 'rs4/job',
  table: 'RS4_JOB',
  scope: 'OWN',
  menus: [{ menu: 'R99' }],
  name: 'jobNm',
  fields: { jobNm: text(30) },
  search: { keyword: [] },
  list: ['jobNm'],
} as const satisfies Resource;
const menus = [
  { id: 1, treeId: 'R', treePaId: null, url: null, menuNm: '수리', menuNmEn: 'Repair' },
  { id: 2, treeId: 'R99', treePaId: 'R', url: '/rs4/job', menuNm: '작업', menuNmEn: 'Jobs' },
];

const token = `x.${btoa(JSON.stringify({ id: 1, corpId: 2, exp: 9_999_999_999 }))}.x`;

beforeEach(() => {
  keepTokens({ access: token, refresh: token });
  vi.stubGlobal('fetch', async () => Response.json({ content: [], page: { totalElements: 0 } }));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => setSession({ status: 'out', why: 'visitor' }));
  chooseLanguage('ko');
});

const as = (authority: '0' | '1' | '2') =>
  setSession(signedIn(menus.map((one) => ({ ...menuEntry(one.url, authority), ...one, paId: null }))));

const none = async () => [];
const declarations: DeclarationLoaders = {
  ...{ platform: none, rs4: async () => [job], groupware: none, insp: none, shipwork: none, bonded: none },
  logistics: none,
};

async function show() {
  const List = () => <input aria-label="typed" />;
  const part = openDesk({
    shown: [job],
    declarations,
    menus,
    web: { 'rs4/job': { list: List } },
    pages: [],
    thumbs: [],
  });
  const come = Promise.resolve(part);
  const app = (
    <Suspense fallback={null}>
      <Application publicRoutes={<></>} loadDesk={() => come} />
    </Suspense>
  );
  await act(
    async () =>
      void render(
        <RouterProvider router={createMemoryRouter([{ path: '*', element: app }], { initialEntries: ['/rs4/job'] })} />,
      ),
  );
}
const person = () => screen.getAllByRole('button').find((one) => one.textContent.includes('a@demo.example'))!;
const patience = { timeout: 20_000 };

test('the frame names the person and their company, in the language they choose, and nothing typed is lost', async () => {
  as('2');
  await show();
  const typed = await screen.findByLabelText<HTMLInputElement>('typed', {}, patience);
  expect(person().textContent).toContain('나 · a@demo.example');
  fireEvent.change(typed, { target: { value: '반쯤' } });
  fireEvent.click(screen.getByText('한국어'));
  fireEvent.click(await screen.findByText('English'));
  await vi.waitFor(() => expect(person().textContent).toContain('Na · a@demo.example'), patience);
  expect([currentLanguage(), screen.getByLabelText<HTMLInputElement>('typed').value]).toEqual(['en', '반쯤']);
}, 40_000);

test('leaving ends the session', async () => {
  as('2');
  await show();
  await screen.findByLabelText('typed', {}, patience);
  fireEvent.click(person());
  fireEvent.click(await screen.findByText('로그아웃'));
  await vi.waitFor(() => expect(getSession()).toMatchObject({ status: 'out', why: 'left' }));
}, 40_000);

test('without authority the address says so', async () => {
  as('0');
  await show();
  await screen.findByRole('alert', {}, patience);
  expect(screen.queryByLabelText('typed')).toBeNull();
}, 40_000);
