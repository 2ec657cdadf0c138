/** What happens is said before and after: the words of every action that a person takes, in both languages. */
import { describe, expect, test } from 'vitest';
import { translate, type ServerLanguage } from '../../i18n/server.ts';
import { resources } from '../../src/services/index.ts';

const actions = resources.flatMap((resource) =>
  (resource.actions ?? []).flatMap((action) => (action.internal ? [] : [{ resource, action }])),
);
const isSaid = (lang: ServerLanguage, key: string) => translate(lang, key) !== key;
const missing = (group: 'asks' | 'dones', asked: typeof actions) =>
  asked.flatMap(({ resource: { prefix }, action: { name } }) =>
    (['ko', 'en'] as const)
      .filter((lang) => !isSaid(lang, `resources.${prefix}.${group}.${name}`))
      .map((lang) => `${lang}: resources.${prefix}.${group}.${name}`),
  );

describe('every action', () => {
  test('that opens a window says there what it will bring about', () =>
    expect(
      missing(
        'asks',
        actions.filter(({ action }) => action.confirm || action.fields),
      ),
    ).toEqual([]));
  // What the answer tells once stands in a window of its own.
  test('says afterwards what it did', () => expect(missing('dones', actions)).toEqual([]));
});
