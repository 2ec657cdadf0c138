/** Configuration of the browser (1-foundations 9): fixed at build time through VITE_ variables. */
type Env = Readonly<Record<string, string | undefined>>;
const env: Env = import.meta.env;

export const sessionConfig = {
  accessCookie: env.VITE_ACCESS_COOKIE ?? 'hangro_at',
  refreshCookie: env.VITE_REFRESH_COOKIE ?? 'hangro_rt',
  languageCookie: env.VITE_LANGUAGE_COOKIE ?? 'hangro_lang',
  loginIdCookie: env.VITE_LOGIN_ID_COOKIE ?? 'hangro_id',
  /** Domain of the token cookies; empty means this host only. */
  cookieDomain: env.VITE_COOKIE_DOMAIN ?? '',
  tokenDays: 14,
  rememberDays: 365,
  languageDays: 365,
  systemCode: 'PLATFORM',
} as const;

/** Base of the calls of a service: `VITE_API_BASE_RS4` for `rs4`, else `VITE_API_BASE`, else `/api` (3-decisions 1). */
export function apiBase(service: string, from: Env = import.meta.env): string {
  const own = from[`VITE_API_BASE_${service.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`];
  return (own ?? from.VITE_API_BASE ?? '/api').replace(/\/+$/, '');
}
