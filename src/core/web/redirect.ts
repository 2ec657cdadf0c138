/** Where someone may be sent on (3-decisions 3): a path of this origin, or an address of a registered origin. */

const unsafe = /[\u0000-\u0020\u007f-\u009f\\]/;
/** Scheme, host and port spelled out, nothing a browser would repair: no user, no bare `https:host`, no brackets. */
const plainAddress = /^(https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(?:[/?#]|$)/;
const longest = 2000;
const placeholder = /\{refreshToken\}|%7BrefreshToken%7D/gi;

const parsed = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/** The path, query and hash when `wanted` stays on `origin`, otherwise undefined. */
export function localPath(wanted: string, origin: string): string | undefined {
  if (wanted.length > longest || unsafe.test(wanted) || !wanted.startsWith('/') || wanted.startsWith('//')) return;
  const url = parsed(wanted, origin);
  if (url?.origin !== origin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // "/.//host" normalises to a path that a browser would read as another host.
  return path.startsWith('//') ? undefined : path;
}

/** Exact origin `https://host[:port]` of a plain absolute address, otherwise undefined. */
export function originOf(address: string): string | undefined {
  if (address.length > longest || unsafe.test(address)) return undefined;
  const spelled = plainAddress.exec(address)?.[1];
  return spelled !== undefined && parsed(address)?.origin === spelled ? spelled : undefined;
}

export type Target =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'site'; readonly to: string; readonly origin: string };

/** Judges a redirect; whatever is neither a path of `origin` nor on a registered origin is sent to `/`. */
export function judgeRedirect(wanted: unknown, origin: string, registered: readonly string[]): Target {
  if (typeof wanted !== 'string') return { kind: 'path', to: '/' };
  const path = localPath(wanted, origin);
  if (path !== undefined) return { kind: 'path', to: path };
  const site = originOf(wanted);
  return site !== undefined && registered.includes(site)
    ? { kind: 'site', to: wanted, origin: site }
    : { kind: 'path', to: '/' };
}

/** The address with a hand-over code in place of `{refreshToken}`, or as that parameter when it names none. */
export function withHandover(address: string, code: string): string {
  if (address.search(placeholder) >= 0) return address.replace(placeholder, encodeURIComponent(code));
  const url = new URL(address);
  if (!url.searchParams.has('refreshToken')) url.searchParams.set('refreshToken', code);
  return url.href;
}
