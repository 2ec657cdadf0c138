/** What happens is said before: the window of every action that a person takes tells what it will bring about, in both languages. */
import { expect, test } from 'vitest';
import { translate } from '../../i18n/server.ts';
import type { ActionButton, Resource } from '../../src/core/resource.ts';
import { resources as all } from '../../src/services/index.ts';

/** Whoever answers in an authority's place while none is connected is no person of the product. */
const asks = ({ internal, simulated, confirm, fields }: ActionButton) => !internal && !simulated && (confirm || fields);
const resources: readonly Resource[] = all;

/** The names it goes by: its own, or where the record chooses one, those that the records of each menu choose. */
const namesOf = ({ menus }: Resource, { name, says, confirm }: ActionButton): readonly string[] => {
  // Asked of some records alone: of those that a record stands behind, by the name that they choose.
  if (typeof confirm === 'function') return [says?.({ srcTbl: 'RS4_QUOT' }, { corpId: 2, userId: 1 }) ?? name];
  const chosen = says ? menus.map(({ where = {} }) => says(firstOf(where), { corpId: 2, userId: 1 })) : [];
  return [...new Set(chosen.map((one) => one ?? name)), ...(says ? [] : [name])];
};
const firstOf = (where: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(where).map(([field, [value]]) => [field, value]));

test('every window of an action says what it will bring about', () => {
  const keys = resources.flatMap((resource) =>
    (resource.actions ?? [])
      .filter(asks)
      .flatMap((action) => namesOf(resource, action))
      .map((name) => `resources.${resource.prefix}.asks.${name}`),
  );
  expect(keys.length).toBeGreaterThan(30);
  const unsaid = (['ko', 'en'] as const).flatMap((lang) =>
    keys.filter((key) => translate(lang, key) === key).map((key) => `${lang}: ${key}`),
  );
  expect(unsaid).toEqual([]);
});
