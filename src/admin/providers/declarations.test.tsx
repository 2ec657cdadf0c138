// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Resource } from '../../core/resource.ts';
import { setSession } from '../../session/session.ts';
import { dropTokens, keepTokens } from '../../session/tokens/tokenStore.ts';
import { menuEntry, signedIn } from '../access/samples.ts';
import { DeskContext } from '../desk.ts';
import { screensOf } from '../routes.ts';
import { answerFromSession } from './authAnswers.ts';
import { createDeclarations } from './declarations.ts';
import type { DeclarationLoaders } from './declarations.ts';
import { lookupCalls } from './data/lookups.ts';
import { Declared, useDeclaredScreens } from './Declared.tsx';
import { deskAuthProvider } from './deskAuthProvider.ts';

const resource = (prefix: string, menu: string, more: Partial<Resource> = {}): Resource => ({
  ...{ prefix, table: prefix, scope: 'CORP', menus: [{ menu }], name: 'nm', fields: {}, search: { keyword: [] } },
  ...{ list: [], ...more },
});
const menu = (treeId: string, url: string) => ({
  ...{ id: 1, treeId, treePaId: null, url, menuNm: '', menuNmEn: '' },
});
const job = resource('rs4/job', 'J', { without: ['create'] });
const bill = resource('platform/bill', 'B', { lookups: [{ paths: ['platform/common/bill'], value: 'nm' }] });
// The bill shows at an address of another service.
const places = screensOf([job, bill], [menu('J', '/rs4/job'), menu('B', '/rs4/bill')]);

function loaded() {
  const none = vi.fn(async () => []);
  const rs4 = vi.fn(async () => [job]);
  const platform = vi.fn(async () => [bill]);
  const loaders: DeclarationLoaders = {
    ...{ platform, rs4, groupware: none, insp: none, shipwork: none, bonded: none, logistics: none },
  };
  return { declarations: createDeclarations(places, loaders), none, rs4, platform };
}

afterEach(() => {
  cleanup();
  dropTokens();
  vi.restoreAllMocks();
  act(() => setSession({ status: 'out', why: 'visitor' }));
});

describe('declarations', () => {
  test('come by the service of what shows, each once, and stand in the order of the menus', async () => {
    const { declarations, rs4, platform, none } = loaded();
    expect([declarations.has('rs4/job'), declarations.has()]).toEqual([false, false]);
    await Promise.all([declarations.bring('rs4/bill'), declarations.bring('platform/bill')]);
    const [first] = declarations.screens();
    expect(first).toEqual({ ...places[1], resource: bill });
    expect([declarations.has('rs4/bill'), declarations.has('rs4/job')]).toEqual([true, false]);
    await declarations.bring();
    expect(declarations.screens().map(({ name }) => name)).toEqual(['rs4/job', 'rs4/bill']);
    // Screens that were drawn before stay the same to React.
    expect(declarations.screens()[1]).toBe(first);
    expect(declarations.has()).toBe(true);
    expect([rs4.mock.calls.length, platform.mock.calls.length, none.mock.calls.length]).toEqual([1, 1, 0]);
  });

  test('a service that did not come is asked for again', async () => {
    const { declarations, rs4 } = loaded();
    rs4.mockRejectedValueOnce(new Error('gone'));
    await expect(declarations.bring('rs4/job')).rejects.toThrow('gone');
    expect(declarations.has('rs4/job')).toBe(false);
    await declarations.bring('rs4/job');
    expect(declarations.has('rs4/job')).toBe(true);
  });

  test('a lookup waits for the declaration that says where it is asked', async () => {
    const { declarations } = loaded();
    const token = `x.${btoa(JSON.stringify({ id: 1, corpId: 2, exp: 9_999_999_999 }))}.x`;
    keepTokens({ access: token, refresh: token });
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ content: [] }));
    await lookupCalls(declarations).lookup('platform/bill');
    expect(String(asked.mock.calls[0]![0])).toContain('platform/common/bill');
  });

  test('rights follow: what an answer said before the declaration came is answered anew', async () => {
    const { declarations } = loaded();
    setSession(signedIn([menuEntry('/rs4/job', '2')]));
    const client = new QueryClient();
    const provider = deskAuthProvider(declarations);
    const stop = answerFromSession(client, provider, declarations)();
    const key = ['auth', 'canAccess', { resource: 'rs4/job', action: 'create' }];
    client.getQueryCache().build(client, { queryKey: key });
    expect(client.getQueryData(key)).toBe(true);
    await declarations.bring('rs4/job');
    expect(client.getQueryData(key)).toBe(false);
    stop();
  });
});

describe('what reads a declaration', () => {
  class Caught extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
    override state: { readonly message?: string } = {};
    static getDerivedStateFromError = (error: Error) => ({ message: error.message });
    override render = () =>
      this.state.message ? (
        <button onClick={() => this.setState({ message: undefined })}>again</button>
      ) : (
        this.props.children
      );
  }
  const Names = () =>
    useDeclaredScreens()
      .map(({ name }) => name)
      .join(' ');
  const show = (declarations: ReturnType<typeof createDeclarations>) =>
    render(
      <DeskContext
        value={{
          ...{ screens: places, declarations, menus: [], pages: [], thumbs: [], session: signedIn([]) },
          menuName: () => '',
        }}
      >
        <Caught>
          <Declared of="rs4/job">
            <p>
              drawn: <Names />
            </p>
          </Declared>
        </Caught>
      </DeskContext>,
    );

  test('draws when it is here, and is told of others that come', async () => {
    const { declarations } = loaded();
    show(declarations);
    expect(screen.queryByText(/drawn/)).toBeNull();
    expect((await screen.findByText(/drawn/)).textContent).toBe('drawn: rs4/job');
    await act(() => declarations.bring());
    expect(screen.getByText(/drawn/).textContent).toBe('drawn: rs4/job rs4/bill');
  });

  test('a failure is thrown for whoever shows it, and drawing anew asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { declarations, rs4 } = loaded();
    rs4.mockRejectedValueOnce(new Error('gone'));
    show(declarations);
    act(() => undefined);
    (await screen.findByText('again')).click();
    expect(await screen.findByText(/drawn/)).toBeDefined();
  });
});
