/** The start-up check over everything declared here. */
import { behaviourFaults } from '../database/checkBehaviours.ts';
import { checkResources } from '../record/check.ts';
import { behaviours } from './index.server.ts';
import { resources } from './index.ts';
import { codeGroups } from './reference/codes/index.ts';
import { menuTree } from './reference/menus.ts';

/** Sentences that name resource and field; empty when all is sound. */
export function declarationFaults(): string[] {
  const faults = checkResources(resources, {
    groups: new Set(codeGroups.map((group) => group.grpCd)),
    menus: new Set(menuTree.map((menu) => menu.treeId)),
    listColumns: Object.fromEntries(
      Object.entries(behaviours).map(([prefix, { listColumns }]) => [prefix, Object.keys(listColumns ?? {})]),
    ),
  });
  return [...faults, ...behaviourFaults(resources, behaviours)];
}
