/** What a person is to choose can be chosen: every reference of a form, a grid or an action has rows to choose from. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookupPath } from '../../src/admin/providers/data/lookups.ts';
import type { Field } from '../../src/core/field.ts';
import type { RefField } from '../../src/fields/ref/index.ts';
import { actionFields } from '../../src/record/actions.ts';
import { gridFields, grids, headerFields } from '../../src/record/resource.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { everyService } from '../support/services.ts';

type Fields = Readonly<Record<string, Field>>;

/** Targets of references that persons fill in or search by, with the place of each. */
const places = resources.flatMap((resource) => {
  const { conditions = [], firstOf = [] } = resource.search;
  const asked = new Set([...conditions, ...firstOf]);
  const chosen = (fields: Fields, at: string) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'ref' && (!field.computed || asked.has(name))
        ? [{ at: `${resource.prefix} ${at}${name}`, target: (field as RefField).prefix }]
        : [],
    );
  return [
    ...chosen(headerFields(resource), ''),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) =>
      rows.readOnly ? [] : chosen(gridFields(rows), `${grid}.`),
    ),
    ...(resource.actions ?? []).flatMap((action) => chosen(actionFields(action), `${action.name}: `)),
  ];
});
const targets = [...new Set(places.map(({ target }) => target))];

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  client = await app.as('admin2');
});
afterAll(() => app.close());

it.each(targets)('%s is chosen from', async (target) => {
  const path = lookupPath(target, resources);
  const wanted = places.filter((place) => place.target === target).map(({ at }) => at);
  expect(path, `a lookup for ${wanted.join(', ')}`).toBeDefined();
  const { status, body } = await client.get<{ content: { id: number; value: string }[] }>(`/${path}`);
  expect(status, `GET ${path} for ${wanted.join(', ')}`).toBe(200);
  const [first] = body.content;
  // What is shown by its id alone is found again by it.
  if (!first) return;
  const again = await client.get<{ content: { id: number }[] }>(`/${path}?ids=${first.id}`);
  expect(again.body.content.map(({ id }) => id)).toContain(first.id);
});
