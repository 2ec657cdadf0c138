/** Cookies of the session. A name that is an attribute of cookies themselves is refused (1-foundations 5). */
import Cookies from 'js-cookie';

const refused = new Set(['expires', 'max-age', 'path', 'domain', 'secure', 'samesite']);
const unitMs: Readonly<Record<string, number>> = {
  y: 365 * 86_400_000,
  m: 30 * 86_400_000,
  d: 86_400_000,
  h: 3_600_000,
  min: 60_000,
  s: 1000,
};

export interface CookieOptions {
  /** How long it is kept: a number and y, m (30 days), d, h, min or s, such as `14d`; without it, until the browser closes. */
  readonly life?: string;
  /** Empty: this host only. */
  readonly domain?: string;
}

/** The moment a cookie of this life ends (1-foundations 9). Throws for a unit that does not exist. */
export function expiryOf(life: string, now: number = Date.now()): Date {
  const [, count, unit = ''] = /^(\d{1,6})(y|m|d|h|min|s)$/.exec(life) ?? [];
  const ms = unitMs[unit];
  if (ms === undefined) throw new Error(`A cookie cannot live for ${life}`);
  return new Date(now + Number(count) * ms);
}

function attributes({ life, domain }: CookieOptions): Cookies.CookieAttributes {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(domain ? { domain } : {}),
    ...(life ? { expires: expiryOf(life) } : {}),
  };
}

export const readCookie = (name: string): string | undefined => Cookies.get(name);

export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  if (refused.has(name.toLowerCase())) throw new Error(`A cookie cannot be called ${name}`);
  Cookies.set(name, value, attributes(options));
}

export const dropCookie = (name: string, options: CookieOptions = {}): void =>
  Cookies.remove(name, attributes({ domain: options.domain }));
