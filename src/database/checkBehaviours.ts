/** Start-up check: what services add to resources fits what the resources declare. */
import type { Resource } from '../core/resource.ts';
import { actionOf } from '../record/actions.ts';
import { gridFields, grids, headerFields } from '../record/resource.ts';
import type { Behaviours } from './behaviour.ts';

/** Sentences that name the resource and what is wrong; empty when all is sound. */
export function behaviourFaults(resources: readonly Resource[], behaviours: Behaviours): string[] {
  const declared = new Map(resources.map((resource) => [resource.prefix, resource]));
  const taken = new Set(resources.flatMap(({ lookups }) => (lookups ?? []).flatMap(({ paths }) => paths)));
  const idle = resources.flatMap(({ prefix, actions = [] }) =>
    actions
      .filter(({ name, to, simulated }) => typeof to !== 'string' && !simulated && !behaviours[prefix]?.actions?.[name])
      .map(({ name }) => `${prefix}: action '${name}' leads nowhere and has no effect`),
  );
  const unprinted = resources.flatMap(({ prefix, printed, actions = [] }) =>
    actions
      .filter(({ keepsPaper }) => keepsPaper && !(printed && behaviours[prefix]?.print))
      .map(({ name }) => `${prefix}: action '${name}' keeps a paper that nobody prints`),
  );
  const unmarked = resources.flatMap(({ prefix, marks = {} }) => {
    const told = behaviours[prefix]?.listMarks ?? {};
    return [...new Set([...Object.keys(marks), ...Object.keys(told)])]
      .filter((name) => !marks[name] || !told[name])
      .map((name) => `${prefix}: '${name}' stands in 'marks' or in 'listMarks' and not in the other`);
  });
  const apart = resources.flatMap(({ prefix, actions = [] }) =>
    actions.flatMap(({ name, bulk }) => {
      const effect = behaviours[prefix]?.actions?.[name];
      if (bulk !== 'together')
        return effect?.runAll ? [`${prefix}: action '${name}' has 'runAll' and is not \`bulk: 'together'\``] : [];
      return effect?.runAll && !effect.run ? [] : [`${prefix}: action '${name}' runs together, by 'runAll' alone`];
    }),
  );
  const services = Object.entries(behaviours).flatMap(([prefix, behaviour]) => {
    const resource = declared.get(prefix);
    if (!resource) return [`${prefix}: behaviour of a resource that is not declared`];
    const columns = Object.keys(behaviour.listColumns ?? {}).filter((name) => !resource.list.includes(name));
    const untold = Object.keys(behaviour.listWords ?? {}).filter((name) => !behaviour.listColumns?.[name]);
    const sorts = [...new Set([...(resource.sorts ?? []), ...Object.keys(behaviour.listSorts ?? {})])];
    const unsorted = sorts.filter((name) => !resource.sorts?.includes(name) || !behaviour.listSorts?.[name]);
    const unasked = Object.keys(behaviour.conditions ?? {}).filter((name) => !resource.search.asked?.[name]);
    const effects = Object.keys(behaviour.actions ?? {}).filter((name) => !actionOf(resource, name));
    const lookups = (behaviour.lookups ?? []).filter(({ path }) => taken.has(path));
    return [
      ...columns.map((name) => `${prefix}: list column '${name}' stands in no list`),
      ...untold.map((name) => `${prefix}: '${name}' stands in 'listWords' and not in 'listColumns'`),
      ...unsorted.map((name) => `${prefix}: '${name}' stands in 'sorts' or in 'listSorts' and not in the other`),
      ...effects.map((name) => `${prefix}: effect of an action '${name}' that is not declared`),
      ...unasked.map((name) => `${prefix}: condition '${name}' is asked by no search`),
      ...lookups.map(({ path }) => `${prefix}: lookup ${path} is declared twice`),
    ];
  });
  const unmade = resources.flatMap(({ prefix, makers = [] }) =>
    makers
      .filter(({ name }) => !behaviours[prefix]?.makers?.[name])
      .map(({ name }) => `${prefix}: '${name}' shall make a record and nobody does`),
  );
  const silent = resources.flatMap(({ prefix, reads = [] }) =>
    reads
      .filter(({ name }) => !behaviours[prefix]?.reads?.[name])
      .map(({ name }) => `${prefix}: '${name}' is asked and nobody answers`),
  );
  const unanswered = resources.flatMap(({ prefix, search }) =>
    Object.keys(search.asked ?? {})
      .filter((name) => !behaviours[prefix]?.conditions?.[name])
      .map((name) => `${prefix}: search asks '${name}' and nothing answers`),
  );
  const factless = resources
    .filter(({ prefix, facts }) => Boolean(facts) !== Boolean(behaviours[prefix]?.facts))
    .map(({ prefix }) => `${prefix}: facts are asked where nobody answers, or answered where nobody asks`);
  const deaf = resources
    .filter(({ prefix, state }) => Boolean(state?.turns) !== Boolean(behaviours[prefix]?.hears))
    .map(({ prefix }) => `${prefix}: 'state.turns' and 'hears' of its behaviour belong together`);
  return [
    ...deaf,
    ...factless,
    ...idle,
    ...apart,
    ...unprinted,
    ...unmarked,
    ...unanswered,
    ...unmade,
    ...silent,
    ...resources.flatMap((resource) => proposalFaults(resource, behaviours)),
    ...services,
  ];
}

/** A form would ask what nobody answers, or about a field that is not there. */
function proposalFaults(resource: Resource, behaviours: Behaviours): string[] {
  const { prefix, proposals = [] } = resource;
  const unanswered = proposals.length > 0 && !behaviours[prefix]?.propose;
  const unknown = proposals.flatMap(({ grid, of, typedIn, kept = [] }) => {
    const rows = grid === undefined ? undefined : grids(resource)[grid];
    const fields = grid === undefined ? headerFields(resource) : rows ? gridFields(rows) : {};
    const all = [...of, ...(typedIn ? [typedIn] : []), ...kept.flatMap((group) => [...group.figures, ...group.with])];
    return all.filter((name) => !Object.hasOwn(fields, name)).map((name) => [grid, name].filter(Boolean).join('.'));
  });
  return [
    ...(unanswered ? [`${prefix}: has proposals and nobody who answers them`] : []),
    ...unknown.map((name) => `${prefix}: proposal of unknown field '${name}'`),
  ];
}
