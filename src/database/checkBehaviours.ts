/** Start-up check: what services add to resources fits what the resources declare. */
import type { Resource } from '../core/resource.ts';
import type { Behaviours } from './behaviour.ts';

/** Sentences that name the resource and what is wrong; empty when all is sound. */
export function behaviourFaults(resources: readonly Resource[], behaviours: Behaviours): string[] {
  const declared = new Map(resources.map((resource) => [resource.prefix, resource]));
  const taken = new Set(resources.flatMap(({ lookups }) => (lookups ?? []).flatMap(({ paths }) => paths)));
  const buttons = resources.flatMap(({ prefix, actions = [] }) =>
    actions
      .filter(({ name }) => !behaviours[prefix]?.actions?.[name])
      .map(({ name }) => `${prefix}: action '${name}' has a button and no call`),
  );
  const services = Object.entries(behaviours).flatMap(([prefix, behaviour]) => {
    const resource = declared.get(prefix);
    if (!resource) return [`${prefix}: behaviour of a resource that is not declared`];
    const columns = Object.keys(behaviour.listColumns ?? {}).filter((name) => !resource.list.includes(name));
    const lookups = (behaviour.lookups ?? []).filter(({ path }) => taken.has(path));
    return [
      ...columns.map((name) => `${prefix}: list column '${name}' stands in no list`),
      ...lookups.map(({ path }) => `${prefix}: lookup ${path} is declared twice`),
    ];
  });
  return [...buttons, ...services];
}
