/** Rules of a resource, also of those whose rules come with the first form that needs them. */
import type { Resource, Rules } from '../core/resource.ts';

type Held = Pick<Resource, 'prefix' | 'rules'>;

/** By the function that fetches them, which copies of a declaration share. */
const fetched = new WeakMap<() => Promise<Rules>, Rules>();

/** Fetches what `rulesOf` answers later: the server does it once for all resources, a screen for its own. */
export async function loadRules(resources: readonly Held[]): Promise<void> {
  await Promise.all(
    resources.map(async ({ rules }) => {
      if (typeof rules === 'function' && !fetched.has(rules)) fetched.set(rules, await rules());
    }),
  );
}

/** Are the rules here, or are there none? */
export const rulesHere = ({ rules }: Held): boolean => typeof rules !== 'function' || fetched.has(rules);

/** The rules; throws where nobody has fetched them, so that no record passes unchecked. */
export function rulesOf({ prefix, rules }: Held): Rules | undefined {
  if (typeof rules !== 'function') return rules;
  const here = fetched.get(rules);
  if (!here) throw new Error(`the rules of ${prefix} have not been loaded`);
  return here;
}
