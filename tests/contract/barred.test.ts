/** What bars a step is decided once: the button says it, the call is refused with it. */
import { expect, test } from 'vitest';
import { actionOf } from '../../src/record/actions.ts';
import { loadRules, rulesOf } from '../../src/record/rules.ts';
import { resources } from '../../src/services/index.ts';

test('only steps that are declared can be barred', async () => {
  await loadRules(resources);
  const unknown = resources.flatMap((resource) =>
    Object.keys(rulesOf(resource)?.barred ?? {})
      .filter((name) => !actionOf(resource, name))
      .map((name) => `${resource.prefix}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
