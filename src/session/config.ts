/**
 * Configuration of the browser (1-foundations 9): VITE_ variables of the build, and what the server writes into the
 * page for each request: environment, and domains by the public suffix list.
 */
import { operatorCompany } from '../core/operatorCompany.ts';
import { usualAccessCookie } from '../core/web/accessCookie.ts';
import { trimEndOf } from '../core/text/trimming.ts';

type Env = Readonly<Record<string, string | undefined>>;
const env: Env = import.meta.env;

/** What the server says in `<meta name="hangro-…">`; undefined on a page that it did not write. */
const fromPage = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`meta[name="hangro-${name}"]`)?.getAttribute('content') || undefined;

export type Environment = 'local' | 'yh' | 'dev' | 'production';
const environments: readonly string[] = ['local', 'yh', 'dev'] satisfies Environment[];

/** A page of unknown origin counts as production, unless the development server made it. */
function environmentOf(word: string | undefined, developing: boolean): Environment {
  if (word !== undefined && environments.includes(word)) return word as Environment;
  return word === undefined && developing ? 'local' : 'production';
}

export const environment: Environment = environmentOf(fromPage('env'), import.meta.env.DEV);
export const isProduction = environment === 'production';

export const sessionConfig = {
  accessCookie: env.VITE_ACCESS_COOKIE ?? usualAccessCookie,
  refreshCookie: env.VITE_REFRESH_COOKIE ?? 'hangro_rt',
  /** Access token of the linked platform. */
  shipworkCookie: env.VITE_SHIPWORK_COOKIE ?? 'hangro_sw',
  languageCookie: env.VITE_LANGUAGE_COOKIE ?? 'hangro_lang',
  schemeCookie: env.VITE_SCHEME_COOKIE ?? 'hangro_scheme',
  loginIdCookie: env.VITE_LOGIN_ID_COOKIE ?? 'hangro_id',
  /** Domain of the token cookies; empty means this host only. */
  cookieDomain: env.VITE_COOKIE_DOMAIN ?? fromPage('cookie-domain') ?? '',
  /** Registrable domain of this host by the public suffix list; empty for a host that has none. */
  rootDomain: fromPage('root-domain') ?? '',
  /** Receivers of messages (keys of MSG_RCV) that this installation has no way to. */
  unreached: (fromPage('unreached') ?? '').split(' ').filter(Boolean) as readonly string[],
  /** Whom to ask when nothing answers. */
  supportPhone: env.VITE_COMPANY_PHONE ?? operatorCompany.phone,
  tokenLife: '14d',
  rememberLife: '365d',
  languageLife: '1y',
  systemCode: 'PLATFORM',
} as const;

/** Base of the calls of a service: `VITE_API_BASE_RS4` for `rs4`, else `VITE_API_BASE`, else `/api` (3-decisions 1). */
export function apiBase(service: string, from: Env = import.meta.env): string {
  const ofService = from[`VITE_API_BASE_${service.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`];
  return trimEndOf(ofService ?? from.VITE_API_BASE ?? '/api', '/');
}
