/** What happens is said before: the window of every action that a person takes tells what it will bring about, in both languages. */
import { expect, test } from 'vitest';
import { translate } from '../../i18n/server.ts';
import type { ActionButton, Resource } from '../../src/core/resource.ts';
import { resources as all } from '../../src/services/index.ts';

/** Whoever answers in an authority's place while none is connected is no person of the product. */
const asks = ({ internal, simulated, confirm, fields }: ActionButton) => !internal && !simulated && (confirm || fields);
const resources: readonly Resource[] = all;

test('every window of an action says what it will bring about', () => {
  const keys = resources.flatMap(({ prefix, actions = [] }) =>
    actions.filter(asks).map(({ name }) => `resources.${prefix}.asks.${name}`),
  );
  expect(keys.length).toBeGreaterThan(30);
  const unsaid = (['ko', 'en'] as const).flatMap((lang) =>
    keys.filter((key) => translate(lang, key) === key).map((key) => `${lang}: ${key}`),
  );
  expect(unsaid).toEqual([]);
});
