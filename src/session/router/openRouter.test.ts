// @vitest-environment jsdom
import { createBrowserRouter } from 'react-router-dom';
import type { BlockerFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRouter } from './openRouter.ts';
import type { Router } from './openRouter.ts';

const routes = [
  {
    element: null,
    children: [
      { path: '/portal/*', element: null },
      { path: '*', element: null },
    ],
  },
];
const shown = () => location.pathname + location.search + location.hash;

/** The router of the library does the same, whatever is asked here. */
describe.each([
  ['ours', openRouter],
  ['react-router', createBrowserRouter],
])('%s', (_, open) => {
  let router: Router;
  const at = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  const settled = (address: string) => vi.waitFor(() => expect([at(), shown()]).toEqual([address, address]));

  beforeEach(() => {
    history.replaceState(null, '', '/portal/index?a=1');
    router = open(routes);
  });
  afterEach(() => router.dispose());

  it('begins where the browser stands, moves, replaces and goes back', async () => {
    expect(router.state).toMatchObject({
      historyAction: 'POP',
      location: { pathname: '/portal/index', search: '?a=1', key: 'default' },
    });
    expect(router.state.matches.at(-1)).toMatchObject({
      params: { '*': 'index' },
      route: { id: '0-0', path: '/portal/*' },
    });
    await router.navigate('/rs4/quot?page=2', { state: { from: 7 } });
    expect(router.state).toMatchObject({
      historyAction: 'PUSH',
      location: { pathname: '/rs4/quot', state: { from: 7 } },
    });
    expect(router.state.matches.at(-1)?.route.path).toBe('*');
    await router.navigate('?page=3', { replace: true });
    expect([router.state.historyAction, at(), shown()]).toEqual(['REPLACE', '/rs4/quot?page=3', '/rs4/quot?page=3']);
    await router.navigate(-1);
    await settled('/portal/index?a=1');
    expect(router.state.historyAction).toBe('POP');
    await router.navigate(1);
    await settled('/rs4/quot?page=3');
  });

  it('writes letters of any language as the address bar does, and keeps states and keys over a move back', async () => {
    await router.navigate({ pathname: '/rs4/선박', search: '?q=가 나' }, { state: 'kept' });
    const { key, pathname } = router.state.location;
    expect(pathname).toBe('/rs4/%EC%84%A0%EB%B0%95');
    await router.navigate('/fw/me');
    expect(router.state.location.key).not.toBe(key);
    await router.navigate(-1);
    await vi.waitFor(() => expect(router.state.location).toMatchObject({ key, state: 'kept' }));
  });

  it('moves at once, and each move is a step of its own', () => {
    const push = vi.spyOn(history, 'pushState');
    void router.navigate('/a');
    void router.navigate('/b');
    expect([at(), shown(), push.mock.calls.length]).toEqual(['/b', '/b', 2]);
    void router.navigate('#there');
    expect([at(), shown()]).toEqual(['/b#there', '/b#there']);
    push.mockRestore();
  });

  it('tells its listeners, also of a move that began before they listened, and nobody after it ended', async () => {
    const early = vi.fn();
    await router.navigate('/early');
    const stop = router.subscribe(early);
    expect(early.mock.calls.map(([state]) => state.location.pathname)).toEqual(['/early']);
    await router.navigate('/now', { flushSync: true });
    expect(early.mock.lastCall?.[0].location.pathname).toBe('/now');
    stop();
    await router.navigate('/later');
    expect(early.mock.calls.some(([state]) => state.location.pathname === '/later')).toBe(false);
  });

  it('never leaves the application by a move', async () => {
    await expect(router.navigate('https://elsewhere.example/x')).rejects.toThrow();
    await router.navigate('//elsewhere.example/x').catch(() => undefined);
    expect(location.host).toBe('localhost:3000');
  });

  describe('with a question before leaving', () => {
    const question = vi.fn<BlockerFunction>();
    const blocker = () => router.state.blockers.get('q')!;
    beforeEach(async () => {
      question.mockReset().mockReturnValue(true);
      await router.navigate('/form');
      router.getBlocker('q', question);
    });

    it('holds a move until it is let go', async () => {
      await router.navigate('/list', { replace: true });
      expect([at(), blocker().state, blocker().location?.pathname]).toEqual(['/form', 'blocked', '/list']);
      expect(question.mock.lastCall?.[0]).toMatchObject({
        currentLocation: { pathname: '/form' },
        nextLocation: { pathname: '/list' },
        historyAction: 'REPLACE',
      });
      blocker().proceed!();
      await settled('/list');
      expect([router.state.historyAction, blocker().state]).toEqual(['REPLACE', 'unblocked']);
    });

    it('stays when it is given up, and asks again', async () => {
      await router.navigate('/list');
      blocker().reset!();
      expect([at(), blocker().state]).toEqual(['/form', 'unblocked']);
      await router.navigate('/list');
      expect([at(), blocker().state]).toEqual(['/form', 'blocked']);
      router.deleteBlocker('q');
      await router.navigate('/list');
      expect(at()).toBe('/list');
    });

    it('takes the browser back to the page that asks, and lets it go after all', async () => {
      history.back();
      await vi.waitFor(() => expect(blocker().state).toBe('blocked'));
      await settled('/form');
      blocker().reset!();
      history.back();
      await vi.waitFor(() => expect(blocker().state).toBe('blocked'));
      await settled('/form');
      blocker().proceed!();
      await settled('/portal/index?a=1');
    });

    it('does not hold what the question lets pass', async () => {
      question.mockReturnValue(false);
      await router.navigate('/list');
      expect(at()).toBe('/list');
    });
  });
});
