import type { FastifyRequest } from 'fastify';
import { refuse } from '../core/problem.ts';

/** `https://host[:port]` under which the caller reached us; a balancer on a private network names it. */
export const ownOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/**
 * Hook of calls that send something to somebody or change a secret: only pages of our own origin may start them. A browser
 * says so in `Sec-Fetch-Site`, which no page can set itself; one too old for it names the page in `Origin`. An address
 * typed or a link in a mail (`none`) is no page of ours. E_ORIGIN otherwise.
 */
export async function requireOwnPage(request: FastifyRequest): Promise<void> {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwnPage = site === undefined ? origin === ownOrigin(request) : site === 'same-origin';
  if (!isOwnPage) refuse('E_ORIGIN');
}
