/** Writes src/services/shown.ts, where every resource shows, from the declarations: `node --import tsx scripts/shown.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Resource } from '../src/core/resource.ts';
import { shownText } from './lib/shown.ts';

const services = path.resolve(import.meta.dirname, '../src/services');
// Declarations are typed by the product's settings, which are stricter than those of the scripts.
const list = pathToFileURL(path.join(services, 'index.ts')).href;
const { resources } = (await import(list)) as { readonly resources: readonly Resource[] };
writeFileSync(path.join(services, 'shown.ts'), await shownText(resources));
