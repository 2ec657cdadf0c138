/** The server enforces what the screens show: menu authority 2 writes, 1 reads and exports, 0 gets 403. */
import type { FastifyRequest } from 'fastify';
import { bestLevel, type Level } from '../../core/authority.ts';
import { refuse } from '../../core/problem.ts';
import { operatorSide, type MenuView, type Resource } from '../../core/resource.ts';
import { requireSession } from './session.ts';

/** The view that a call looks through; without one it is the menu that has none. Repeated parameters name no view. */
export function viewOf(request: FastifyRequest): string | undefined {
  const { view } = request.query as { view?: unknown };
  if (view === undefined || view === '') return undefined;
  return typeof view === 'string' ? view : refuse('E_NOTFOUND');
}

/**
 * A hook that lets the call pass when the person's authority for the menu it looks through is at least `need`. `operators`: a step
 * of the operator's.
 */
export const demand =
  (resource: Resource, need: Level, operators = false) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireSession(request);
    demandView(request, resource, viewOf(request), need, operators);
  };

/** The same within a call whose session is known. */
export function demandView(
  request: FastifyRequest,
  resource: Resource,
  view: string | undefined,
  need: Level,
  operators = false,
): void {
  const boxesOnly = view === undefined && resource.menus.every((m) => m.view !== undefined);
  const menus = boxesOnly ? resource.menus : resource.menus.filter((m) => m.view === view);
  if (!menus.length) refuse('E_NOTFOUND');
  demandLevel(request, weighed(request, resource, menus, operators), need);
}

/** The same for calls that belong to no single view: the best of the resource's menus counts. */
export const demandAny =
  (resource: Resource, need: Level) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireSession(request);
    demandLevel(request, weighed(request, resource, resource.menus, false), need);
  };

/** The same of the operator's people alone; a company's pass. */
export const demandOfOperators =
  (resource: Resource, need: Level) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireSession(request);
    if (request.session!.operator) demandLevel(request, resource.menus, need);
  };

/**
 * The menus that count. A menu of the operator's is none of a company. In the system company, which reaches what every company
 * has (bills, usage, subscriptions), a menu that shows a company its own opens nobody else's: there the operator's menu alone
 * counts, and so it does for each of its steps.
 */
function weighed(
  request: FastifyRequest,
  resource: Pick<Resource, 'menus' | 'parties'>,
  menus: readonly MenuView[],
  operators: boolean,
): readonly MenuView[] {
  if (!request.session!.operator) return menus.filter((m) => !m.operator);
  const own = resource.menus.filter((m) => m.operator);
  const ofEverybody = operators || Object.values(resource.parties ?? {}).includes(operatorSide);
  return ofEverybody && own.length ? own : menus;
}

/** Menus that no subscription opens are absent from the levels: E_SUBSC; else E_AUTH. */
function demandLevel(request: FastifyRequest, menus: readonly MenuView[], need: Level): void {
  const { levels } = request.session!;
  // The operator's are no service that one could subscribe to.
  if (menus.length && !menus.some((m) => m.menu in levels)) refuse('E_SUBSC');
  if (bestLevel(menus, levels) < need) refuse('E_AUTH');
}
