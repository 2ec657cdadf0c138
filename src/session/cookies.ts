/** Cookies of the session. A name that is an attribute of cookies themselves is refused (1-foundations 5). */
import Cookies from 'js-cookie';

const refused = new Set(['expires', 'max-age', 'path', 'domain', 'secure', 'samesite']);

export interface CookieOptions {
  readonly days?: number;
  readonly domain?: string;
}

function attributes(options: CookieOptions): Cookies.CookieAttributes {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(options.domain ? { domain: options.domain } : {}),
    ...(options.days ? { expires: options.days } : {}),
  };
}

export const readCookie = (name: string): string | undefined => Cookies.get(name);

export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  if (refused.has(name.toLowerCase())) throw new Error(`A cookie cannot be called ${name}`);
  Cookies.set(name, value, attributes(options));
}

export const dropCookie = (name: string, options: CookieOptions = {}): void =>
  Cookies.remove(name, attributes(options));
