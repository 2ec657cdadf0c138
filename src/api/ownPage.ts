import type { FastifyRequest } from 'fastify';
import { refuse } from '../core/problem.ts';

/**
 * Hook of calls that send something to somebody: only pages of our own origin, or the address bar, may start them
 * (Sec-Fetch-Site, which no page can set itself). E_ORIGIN otherwise.
 */
export async function requireOwnPage(request: FastifyRequest): Promise<void> {
  const from = request.headers['sec-fetch-site'];
  if (from !== 'same-origin' && from !== 'none') refuse('E_ORIGIN');
}
