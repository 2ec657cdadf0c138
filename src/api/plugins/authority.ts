/** The server enforces what the screens show: menu authority 2 writes, 1 reads and exports, 0 gets 403. */
import type { FastifyRequest } from 'fastify';
import { bestLevel, type Level } from '../../core/authority.ts';
import { refuse } from '../../core/problem.ts';
import type { MenuView, Resource } from '../../core/resource.ts';
import { requireSession } from './session.ts';

/** The view that a call looks through; without one it is the menu that has none. Repeated parameters name no view. */
export function viewOf(request: FastifyRequest): string | undefined {
  const { view } = request.query as { view?: unknown };
  if (view === undefined || view === '') return undefined;
  return typeof view === 'string' ? view : refuse('E_NOTFOUND');
}

/** A hook that lets the call pass when the person's authority for the menu it looks through is at least `need`. */
export const demand =
  (resource: Resource, need: Level) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireSession(request);
    demandView(request, resource, viewOf(request), need);
  };

/** The same within a call whose session is known. */
export function demandView(request: FastifyRequest, resource: Resource, view: string | undefined, need: Level): void {
  const boxesOnly = view === undefined && resource.menus.every((m) => m.view !== undefined);
  const menus = boxesOnly ? resource.menus : resource.menus.filter((m) => m.view === view);
  if (!menus.length) refuse('E_NOTFOUND');
  demandLevel(request, menus, need);
}

/** The same for calls that belong to no single view: the best of the resource's menus counts. */
export const demandAny =
  (resource: Resource, need: Level) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireSession(request);
    demandLevel(request, resource.menus, need);
  };

/** Menus that no subscription opens are absent from the levels: E_SUBSC; else E_AUTH. */
function demandLevel(request: FastifyRequest, menus: readonly MenuView[], need: Level): void {
  const { levels, operator } = request.session!;
  if (!menus.some((m) => m.menu in levels)) refuse('E_SUBSC');
  const usable = menus.filter((m) => operator || !m.operator);
  if (bestLevel(usable, levels) < need) refuse('E_AUTH');
}
