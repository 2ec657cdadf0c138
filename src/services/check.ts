/** The start-up check over everything declared here. */
import { behaviourFaults } from '../database/checkBehaviours.ts';
import type { CodeField } from '../fields/code/index.ts';
import { checkResources } from '../record/check.ts';
import { grids, headerFields, type Fields } from '../record/resource.ts';
import { behaviours } from './index.server.ts';
import { resources } from './index.ts';
import { codeGroups } from './reference/codes/index.ts';
import { menuTree } from './reference/menus.ts';

/** Sentences that name resource and field; empty when all is sound. */
export function declarationFaults(): string[] {
  const faults = checkResources(resources, {
    groups: Object.fromEntries(codeGroups.map(({ grpCd, codes }) => [grpCd, codes.map(({ key }) => key)])),
    menus: new Set(menuTree.map((menu) => menu.treeId)),
    listColumns: Object.fromEntries(
      Object.entries(behaviours).map(([prefix, { listColumns }]) => [prefix, Object.keys(listColumns ?? {})]),
    ),
  });
  return [...faults, ...keyFaults(), ...behaviourFaults(resources, behaviours)];
}

/** A field that takes some keys of a group (`only`) names keys that the group has. */
function keyFaults(): string[] {
  const keys = new Map(codeGroups.map(({ grpCd, codes }) => [grpCd, new Set(codes.map(({ key }) => key))]));
  const faultsOf = (at: string, fields: Fields) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const { group, only = [] } = field as Partial<CodeField>;
      return only
        .filter((key) => !keys.get(group ?? '')?.has(key))
        .map((key) => `${at}: field '${name}' takes '${key}', which ${String(group)} does not have`);
    });
  return resources.flatMap((resource) => [
    ...faultsOf(resource.prefix, headerFields(resource)),
    ...Object.values(grids(resource)).flatMap((rows) => faultsOf(resource.prefix, rows.fields)),
    ...(resource.actions ?? []).flatMap((action) => faultsOf(resource.prefix, action.fields ?? {})),
  ]);
}
