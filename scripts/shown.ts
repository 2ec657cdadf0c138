/** Writes src/services/shown.ts, where every resource shows, from the declarations: `node --import tsx scripts/shown.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { shownText } from './lib/shown.ts';
import { resources } from '../src/services/index.ts';

const file = 'src/services/shown.ts';
writeFileSync(path.resolve(import.meta.dirname, '..', file), await shownText(resources));
