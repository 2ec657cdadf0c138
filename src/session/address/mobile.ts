/**
 * Phone pages (`/rs4_m/clnt`) are the pages of `/rs4/clnt` in another layout. The application inside knows only the
 * plain addresses; the address bar shows the phone's.
 */
import { firstSegment, isMobile, loginPath } from './paths.ts';

const split = (address: string): [path: string, rest: string] => {
  const at = address.search(/[?#]/);
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
};

/** `/rs4_m/clnt?a` → `/rs4/clnt?a`; the home of any system is `/`, its login the one login. */
export function innerOf(address: string): string {
  const [path, rest] = split(address);
  if (!isMobile(path)) return address;
  const plain = path.replace(/^\/([^/]+)_m(?=\/|$)/, '/$1');
  if (/^\/[^/]+\/home$/.test(plain)) return `/${rest}`;
  return (/^\/(portal|lmate|srmate)\//.test(plain) ? plain : plain.replace(/^\/[^/]+\/login$/, loginPath)) + rest;
}

/** `/rs4/clnt?a` → `/rs4_m/clnt?a`; a phone address stays. */
export function outerOf(address: string): string {
  const [path, rest] = split(address);
  if (path === '/') return `/platform_m/home${rest}`;
  if (path === loginPath) return `/platform_m/login${rest}`;
  const first = firstSegment(path);
  return isMobile(path) || first === '' ? address : `/${first}_m${path.slice(first.length + 1)}${rest}`;
}

/** The window as the router of the phone pages sees it: addresses without `_m`, written back with it. */
export function phoneWindow(real: Window): Window {
  const { history, location } = real;
  const write = (how: 'pushState' | 'replaceState') => (state: unknown, unused: string, url?: string | URL | null) =>
    history[how](state, unused, typeof url === 'string' && url !== '' ? outerOf(url) : url);
  const views = {
    history: view(history, { pushState: write('pushState'), replaceState: write('replaceState') }),
    location: view(location, {
      get pathname() {
        return split(innerOf(location.pathname))[0];
      },
    }),
  };
  return view(real, views);
}

/** The same object but for some properties. Stands before an empty one: those of a location may not look different. */
const view = <T extends object>(real: T, own: object): T =>
  new Proxy({} as T, {
    get(_, name) {
      const value: unknown = Reflect.get(name in own ? own : real, name);
      return typeof value === 'function' && !(name in own) ? (value.bind(real) as unknown) : value;
    },
  });
