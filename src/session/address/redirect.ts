/** Where a person goes after login: a path of this origin, or a registered site with a hand-over code (3-decisions 3). */
import { localPath, originOf } from '../../core/web/redirect.ts';
import { call } from '../calls/client.ts';

export { loginAddress, loginPath, safeRedirect } from './paths.ts';

export type Destination = { readonly path: string } | { readonly site: string };

/**
 * Judges a redirect. A site's address comes back from the server with a one-time code in it; a site that nobody has
 * registered, and whatever is neither path nor site, gives `home`.
 */
export async function destinationOf(
  wanted: string | null | undefined,
  home: string,
  origin: string = location.origin,
): Promise<Destination> {
  if (!wanted) return { path: home };
  const path = localPath(wanted, origin);
  if (path !== undefined) return { path };
  const site = originOf(wanted);
  if (site === undefined) return { path: home };
  try {
    const { redirect } = await call<{ redirect: string }>('platform/token/handover', {
      method: 'POST',
      body: { target: wanted },
    });
    return originOf(redirect) === site ? { site: redirect } : { path: home };
  } catch {
    return { path: home };
  }
}

/** Goes where a redirect leads; `go` moves within the application. */
export async function followRedirect(
  wanted: string | null | undefined,
  home: string,
  go: (path: string) => void,
  leave: (address: string) => void = (address) => location.replace(address),
): Promise<void> {
  const to = await destinationOf(wanted, home);
  if ('site' in to) leave(to.site);
  else go(to.path);
}
