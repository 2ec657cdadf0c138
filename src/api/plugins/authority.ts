/** The server enforces what the screens show: menu authority 2 writes, 1 reads and exports, 0 gets 403. */
import type { FastifyRequest } from 'fastify';
import { resourceLevel, type Level } from '../../core/authority.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { requireSession } from './session.ts';

/**
 * A hook that lets the call pass when the person's authority for the resource (seen through `?view=`) is at least
 * `need`. Menus that no subscription opens are absent from the levels: E_SUBSC; else E_AUTH.
 */
export function demand(resource: Resource, need: Level) {
  return async (request: FastifyRequest): Promise<void> => {
    await requireSession(request);
    const { levels, operator } = request.session!;
    const view = (request.query as { view?: string }).view || undefined;
    const menus = view === undefined ? resource.menus : resource.menus.filter((m) => m.view === view);
    if (!menus.some((m) => m.menu in levels)) refuse('E_SUBSC');
    const usable = { ...resource, menus: menus.filter((m) => operator || !m.operator) };
    if (resourceLevel(usable, levels) < need) refuse('E_AUTH');
  };
}
