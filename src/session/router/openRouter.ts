/**
 * The router of the application behind react-router's own provider: addresses, history, questions before leaving. What
 * `createBrowserRouter` brings besides (loading, submitting, fetching) nothing here uses, and every visitor would pay for.
 */
import {
  createPath,
  matchRoutes,
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as browserHistory,
} from 'react-router-dom';
import type { createBrowserRouter, Location, RouteObject, RouterSubscriber, To } from 'react-router-dom';
import { blockersOf } from './blockers.ts';

export type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/** What the provider and its hooks ask of a router. */
type Asked = Pick<
  Router,
  | 'basename'
  | 'manifest'
  | 'future'
  | 'routes'
  | 'window'
  | 'state'
  | 'subscribe'
  | 'navigate'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
  | 'getBlocker'
  | 'deleteBlocker'
  | 'dispose'
>;
type Move = (to: To | number | null, options?: Parameters<Router['navigate']>[1]) => Promise<void>;

/** Some route must match every address; `to` of a move is read from the address that is shown. */
export function openRouter(given: RouteObject[], { window: view = window }: { readonly window?: Window } = {}): Router {
  const history = browserHistory({ window: view });
  const routes = identified(given);
  const matchesOf = (location: Location) => matchRoutes(routes, location) ?? [];
  const subscribers = new Set<RouterSubscriber>();
  let missed = false;
  let arrived: (() => void) | undefined;
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches: matchesOf(history.location),
    ...settled,
    fetchers: new Map(),
    blockers: new Map(),
  };

  const tell = (subscriber: RouterSubscriber, flushSync = false) =>
    subscriber(state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync });
  const update = (part: Partial<State>, flushSync?: boolean) => {
    state = { ...state, ...part };
    missed ||= subscribers.size === 0;
    subscribers.forEach((subscriber) => tell(subscriber, flushSync));
  };
  const blockers = blockersOf({
    all: () => state.blockers,
    put: (all) => update({ blockers: all }),
    go: (delta) => history.go(delta),
  });

  const move = (action: NavigationType, location: Location, flushSync?: boolean) => {
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    update({ historyAction: action, location, matches: matchesOf(location), blockers: blockers.released() }, flushSync);
    arrived?.();
  };

  const navigate: Move = async (to, options) => {
    arrived?.();
    if (typeof to === 'number') {
      const arrival = new Promise<void>((done) => (arrived = done));
      history.go(to);
      return arrival;
    }
    const path = resolvePath(to ?? createPath(state.location), state.location.pathname);
    if (isForeign(to) || history.createURL(path).origin !== view.location.origin)
      throw new Error('a move leads out of the application');
    const location: Location = {
      ...history.encodeLocation(path),
      state: (options?.state as unknown) ?? null,
      key: newKey(),
    };
    const action = options?.replace ? NavigationType.Replace : NavigationType.Push;
    const question = { currentLocation: state.location, nextLocation: location, historyAction: action };
    if (blockers.holds(question, () => navigate(to, options))) return;
    move(action, location, options?.flushSync);
  };

  const stop = history.listen(({ action, location, delta }) => {
    if (blockers.wasTakenBack()) return;
    const question = { currentLocation: state.location, nextLocation: location, historyAction: action };
    if (delta !== null && blockers.holdsBack(question, delta)) return arrived?.();
    move(action, location);
  });

  const router: Asked = {
    basename: '/',
    manifest: {},
    future: {},
    routes,
    window: view,
    get state() {
      return state;
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      // Moves may begin before the provider listens.
      if (missed) tell(subscriber);
      missed = false;
      return () => subscribers.delete(subscriber);
    },
    navigate: navigate as Router['navigate'],
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getBlocker: blockers.get,
    deleteBlocker: blockers.remove,
    dispose: () => {
      stop();
      subscribers.clear();
    },
  };
  return router as Router;
}

/** Nothing is loaded, nothing is sent. */
const settled = {
  initialized: true,
  renderFallback: false,
  navigation: { state: 'idle' },
  restoreScrollPosition: null,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
} as unknown as Omit<State, 'historyAction' | 'location' | 'matches' | 'fetchers' | 'blockers'>;

/** The provider finds a route by its id. */
const identified = (routes: readonly RouteObject[], above = ''): Router['routes'] =>
  routes.map((route, at) => {
    const id = `${above}${at}`;
    const own = { ...route, id, hasErrorBoundary: route.errorElement !== undefined };
    return (
      route.children ? { ...own, children: identified(route.children, `${id}-`) } : own
    ) as Router['routes'][number];
  });

const isForeign = (to: To | null): boolean => typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to);

const newKey = (): string => Math.random().toString(36).slice(2, 10);
