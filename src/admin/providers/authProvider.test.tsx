// @vitest-environment jsdom
/** react-admin's own hooks and buttons inside the desk's contexts, asked of the session through the auth provider. */
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CreateButton,
  DeleteButton,
  EditButton,
  memoryStore,
  RecordContextProvider,
  Resource as Route,
  useCanAccess,
  useGetIdentity,
  useLocaleState,
  useLogin,
  useLogout,
  usePermissions,
} from 'react-admin';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useMemo } from 'react';
import type { Resource } from '../../core/resource.ts';
import { code, text } from '../../fields/index.ts';
import { chooseLanguage, currentLanguage, useLanguage } from '../../session/language.ts';
import { localeStore } from '../../session/localeStore.ts';
import { LoginHere } from '../../session/LoginHere.tsx';
import { getSession, setSession } from '../../session/session.ts';
import type { Rights } from '../access/rights.ts';
import { makeTheme } from '../../ui/theme/mui.ts';
import { declared, menuEntry, screenOver, signedIn } from '../access/samples.ts';
import { DeskContext } from '../desk.ts';
import { screenRoutes } from '../screens/routes.tsx';
import { answerFromSession } from './authAnswers.ts';
import { createAuthProvider } from './authProvider.ts';
import { deskAuthProvider } from './deskAuthProvider.ts';
import { ServiceTextsContext } from './serviceTexts.tsx';

const flow = vi.hoisted(() => ({ login: vi.fn(), relogin: vi.fn(), logout: vi.fn() }));
vi.mock('../../session/flow.ts', async (original) => ({ ...(await original<object>()), ...flow }));

const job = {
  prefix: 'rs4/job',
  table: 'RS4_JOB',
  scope: 'SYS_OWN',
  menus: [{ menu: 'R99' }],
  name: 'jobNm',
  fields: { jobNm: text(30), stCd: code('JOB_ST') },
  state: { field: 'stCd', open: ['DRAFT'] },
  search: { keyword: [] },
  list: ['jobNm'],
} as const satisfies Resource;
const jobs = screenOver(job, '/rs4/job');
const draft = { id: 7, corpId: 2, stCd: 'DRAFT', jobNm: '도장' };

const as = (authority: '0' | '1' | '2') => setSession(signedIn([menuEntry('/rs4/job', authority)]));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  act(() => setSession({ status: 'out', why: 'visitor' }));
  chooseLanguage('ko');
});

/** The desk around a screen that somebody wrote from react-admin's documentation. */
const kept = memoryStore();
/** As the application does: the locale is the language of the page. */
function InLanguage(props: Omit<Parameters<typeof CoreAdminContext>[0], 'store'>) {
  const language = useLanguage();
  const store = useMemo(() => localeStore(kept, language), [language]);
  return <CoreAdminContext {...props} store={store} />;
}

function show(Screen: () => ReactNode) {
  const declarations = declared([jobs]);
  const authProvider = deskAuthProvider(declarations);
  const client = new QueryClient();
  const stop = answerFromSession(client, authProvider, declarations)();
  const session = getSession();
  if (session.status !== 'in') throw new Error('Nobody is logged in');
  const desk = { screens: [jobs], declarations, menus: [], pages: [], thumbs: [], session, menuName: () => '작업' };
  const i18n = {
    translate: (key: string) => key,
    changeLocale: () => Promise.resolve(),
    getLocale: currentLanguage,
    getLocales: () => [],
  };
  const [routes] = screenRoutes([jobs], { 'rs4/job': { list: Screen } });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <InLanguage authProvider={authProvider} queryClient={client} i18nProvider={i18n}>
            <DeskContext value={desk}>
              <ServiceTextsContext value={{ here: ['rs4'], failure: undefined, ask: () => {} }}>
                <CoreAdminUI disableTelemetry requireAuth>
                  <Route name="rs4/job" list={routes!.list} create={<i />} edit={<i />} />
                </CoreAdminUI>
              </ServiceTextsContext>
            </DeskContext>
          </InLanguage>
        ),
      },
    ],
    { initialEntries: ['/rs4/job?keyword=a'] },
  );
  render(
    <ThemeProvider theme={makeTheme()}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, stop };
}
const drawn = () => screen.findByTestId('drawn');

describe('what react-admin asks', () => {
  const seen: unknown[] = [];
  function Asking() {
    const { identity } = useGetIdentity();
    const { permissions } = usePermissions<Rights>();
    const may = [
      useCanAccess({ resource: 'rs4/job', action: 'list' }),
      useCanAccess({ resource: 'rs4/job', action: 'edit' }),
      useCanAccess({ resource: 'rs4/job', action: 'delete' }),
    ].map(({ canAccess }) => canAccess);
    seen.push([identity?.fullName, permissions?.level('rs4/job'), ...may]);
    return <p data-testid="drawn">{JSON.stringify(seen.at(-1))}</p>;
  }

  test('is known at the first drawing, so that nothing appears late', async () => {
    as('1');
    seen.length = 0;
    show(Asking);
    await drawn();
    await act(async () => {});
    expect(seen[0]).toEqual(['가', 1, true, false, false]);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test('follows an authority that changes', async () => {
    as('1');
    show(Asking);
    await drawn();
    act(() => as('2'));
    await waitFor(() => expect(screen.getByTestId('drawn').textContent).toBe('["가",2,true,true,true]'));
  });

  test('with a record it is whose record it is and where it stands, and of another version it is asked anew', async () => {
    as('2');
    function OfRecord() {
      const [record, setRecord] = useState(draft);
      const { canAccess } = useCanAccess({
        resource: 'rs4/job',
        action: 'edit',
        record,
        meta: { state: record.stCd, corp: record.corpId },
      });
      return (
        <>
          <p data-testid="drawn">{String(canAccess)}</p>
          <button onClick={() => setRecord({ ...draft, stCd: 'DONE' })}>done</button>
          <button onClick={() => setRecord({ ...draft, corpId: 1 })}>shared</button>
        </>
      );
    }
    show(OfRecord);
    const says = (answer: string) => waitFor(async () => expect((await drawn()).textContent).toBe(answer));
    await says('true');
    fireEvent.click(screen.getByText('done'));
    await says('false');
    fireEvent.click(screen.getByText('shared'));
    await says('false');
  });
});

describe('a screen written from react-admin’s documentation', () => {
  const Plain = () => (
    <RecordContextProvider value={draft}>
      <p data-testid="drawn" />
      <CreateButton />
      <EditButton />
      <DeleteButton mutationMode="pessimistic" />
    </RecordContextProvider>
  );
  const buttons = () =>
    ['create', 'edit', 'delete'].filter((action) => screen.queryByLabelText(`resources.rs4/job.action.${action}`));

  test('shows its buttons to a person who may write', async () => {
    as('2');
    show(Plain);
    await drawn();
    await waitFor(() => expect(buttons()).toHaveLength(3));
  });

  test('hides them from a person who may only read', async () => {
    as('1');
    show(Plain);
    await drawn();
    await act(async () => {});
    expect(buttons()).toEqual([]);
  });

  test('is not shown at all without authority', async () => {
    as('0');
    show(Plain);
    await screen.findByText('desk.no_access.title');
    expect(screen.queryByTestId('drawn')).toBeNull();
  });
});

describe('coming and going', () => {
  test('useLogout ends the session by the rules of the session', async () => {
    as('2');
    flow.logout.mockImplementation(async () => setSession({ status: 'out', why: 'left' }));
    function Leave() {
      const logout = useLogout();
      return <button onClick={() => void logout({ toLogin: true })}>out</button>;
    }
    show(Leave);
    fireEvent.click(await screen.findByText('out'));
    await waitFor(() => expect(getSession().status).toBe('out'));
    expect(flow.logout).toHaveBeenCalledExactlyOnceWith({ toLogin: true });
  });

  test('useLogin logs a lapsed person in again and leaves the page as it is', async () => {
    act(() => setSession({ ...signedIn([menuEntry('/rs4/job', '2')]), lapsed: { why: 'ended' } }));
    function Back() {
      const login = useLogin();
      const [done, setDone] = useState(false);
      return (
        <>
          <input aria-label="typed" />
          <button onClick={() => void login({ loginPw: 'secret' }).then(() => setDone(true))}>in</button>
          {done && 'welcome'}
        </>
      );
    }
    flow.relogin.mockResolvedValue(undefined);
    const { router } = show(() => (
      <LoginHere>
        <Back />
      </LoginHere>
    ));
    const typed = await screen.findByLabelText<HTMLInputElement>('typed');
    fireEvent.change(typed, { target: { value: '반쯤' } });
    const before = router.state.location;
    fireEvent.click(screen.getByText('in'));
    await screen.findByText('welcome');
    expect(flow.relogin).toHaveBeenCalledExactlyOnceWith('secret');
    expect(router.state.location).toBe(before);
    expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('반쯤');
  });

  test('a login by id and password is one of its own', async () => {
    as('2');
    await createAuthProvider().login({ loginId: 'a', loginPw: 'b', rememberMe: false });
    expect(flow.login).toHaveBeenCalledExactlyOnceWith({ loginId: 'a', loginPw: 'b', rememberMe: false });
    expect(flow.relogin).not.toHaveBeenCalled();
  });
});

test('useLocaleState is the language of the session, and what was typed stays when it changes', async () => {
  as('2');
  function Choosing() {
    const [locale, setLocale] = useLocaleState();
    return (
      <>
        <input aria-label="typed" />
        <button onClick={() => setLocale('en')}>{locale}</button>
      </>
    );
  }
  show(Choosing);
  const typed = await screen.findByLabelText<HTMLInputElement>('typed');
  fireEvent.change(typed, { target: { value: '반쯤' } });
  fireEvent.click(screen.getByText('ko'));
  await screen.findByText('en');
  expect([currentLanguage(), document.cookie.includes('en')]).toEqual(['en', true]);
  act(() => chooseLanguage('de'));
  await screen.findByText('de');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('반쯤');
});
