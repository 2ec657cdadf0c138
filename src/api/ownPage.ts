import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../core/problem.ts';
import type { Settings } from './settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `https://host[:port]` of the installation, the usual one first; none where only this machine is served. */
    readonly publicOrigins: readonly string[];
  }
}

/**
 * Where addresses are set, a call under another name is not answered at all: 421 E_HOST (3-decisions 5). This machine's own
 * names get in, for those who watch over it, and are no page of ours.
 */
export function registerOrigins(app: FastifyInstance, { publicOrigins }: Pick<Settings, 'publicOrigins'>): void {
  app.decorate('publicOrigins', publicOrigins);
  app.addHook('onRequest', async (request) => {
    if (publicOrigins.length > 0 && !isThisMachine(request.hostname) && !reached(request)) refuse('E_HOST');
  });
}

const isThisMachine = (name: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(name);

/**
 * The origin of ours under which the call came, if any: anybody can write a Host, so only those of the settings count, and
 * without any this machine's own names.
 */
function reached({ protocol, host, server }: FastifyRequest): string | undefined {
  const { publicOrigins } = server;
  const text = `${protocol}://${host}`;
  if (!URL.canParse(text)) return undefined;
  const asked = new URL(text);
  if (publicOrigins.length === 0) return isThisMachine(asked.hostname) ? asked.origin : undefined;
  const sameHost = publicOrigins.filter((origin) => new URL(origin).host === asked.host);
  return sameHost.find((origin) => origin === asked.origin) ?? sameHost[0];
}

/** `https://host[:port]` of the installation under which the caller reached us; the usual one under any other name. */
export const ownOrigin = (request: FastifyRequest): string =>
  reached(request) ?? request.server.publicOrigins[0] ?? 'http://localhost';

/** Name of the host, where it is ours. */
export const ownHostname = (request: FastifyRequest): string => {
  const origin = reached(request);
  return origin === undefined ? '' : new URL(origin).hostname;
};

/**
 * Hook of calls that send something to somebody or change a secret: only pages of our own origin may start them. A browser
 * says so in `Sec-Fetch-Site`, which no page can set itself; one too old for it names the page in `Origin`. An address
 * typed or a link in a mail (`none`) is no page of ours, nor is a page that came under a name which is not ours. E_ORIGIN
 * otherwise.
 */
export async function requireOwnPage(request: FastifyRequest): Promise<void> {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const own = reached(request);
  const isOwnPage = own !== undefined && (site === undefined ? origin === own : site === 'same-origin');
  if (!isOwnPage) refuse('E_ORIGIN');
}
