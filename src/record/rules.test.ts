import { expect, it } from 'vitest';
import type { Rules } from '../core/resource.ts';
import { loadRules, rulesHere, rulesOf } from './rules.ts';

it('fetches rules once, knows them for copies of a declaration, and never answers none for rules that are not here', async () => {
  let calls = 0;
  const check: Rules = { check: () => [{ code: 'E_RANGE', field: 'a' }] };
  const rules = () => {
    calls += 1;
    return Promise.resolve(check);
  };
  const thing = { prefix: 'x/thing', rules };
  expect(rulesHere(thing)).toBe(false);
  expect(() => rulesOf(thing)).toThrow('the rules of x/thing have not been loaded');
  await loadRules([thing, { prefix: 'x/other' }]);
  await loadRules([{ ...thing }]);
  expect([rulesOf({ ...thing }), calls, rulesHere(thing)]).toEqual([check, 1, true]);
  expect([rulesOf({ prefix: 'x/other' }), rulesOf({ prefix: 'x/eager', rules: check })]).toEqual([undefined, check]);
});
