/** What the browser knows of resources before their declarations have come is what these say. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serviceOf } from '../../i18n/services.ts';
import { shownText } from '../../scripts/lib/shown.ts';
import { screensOf } from '../../src/admin/routes.ts';
import { resources } from '../../src/services/index.ts';
import { menuTree } from '../../src/services/reference/menus.ts';
import { shown } from '../../src/services/shown.ts';

const services = path.resolve(import.meta.dirname, '../../src/services');

test('shown.ts says where every resource shows: node --import tsx scripts/shown.ts writes it anew', async () => {
  expect(readFileSync(path.join(services, 'shown.ts'), 'utf8')).toBe(await shownText(resources));
  const names = (of: typeof shown) =>
    screensOf(of, menuTree).map(({ name, view, resource }) => [name, view, resource.prefix]);
  expect(names(shown)).toEqual(names(resources));
});

test('every resource stands in the list of its service, which the browser loads by its prefix', async () => {
  for (const { prefix } of resources) {
    const service = serviceOf(prefix)!;
    const list = (await import(path.join(services, `resources/${service}.ts`))) as Record<string, typeof resources>;
    expect([prefix, list[service]?.some((resource) => resource.prefix === prefix)]).toEqual([prefix, true]);
  }
});
