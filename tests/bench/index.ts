/**
 * The product against plain references in the same run, printed as ratios; nothing here fails by the clock.
 * `npm run bench -- save grid` runs these parts alone. BENCH_CORPS and BENCH_ROWS make the data smaller.
 */
import { billing } from './billing.ts';
import { declarations } from './declarations.ts';
import { exporting } from './export.ts';
import { grid } from './grid.ts';
import { importing } from './import.ts';
import { keys } from './keys.ts';
import { list } from './list.ts';
import { portal } from './portal.ts';
import { save } from './save.ts';
import { ledger } from './ledger.ts';
import { stock } from './stock.ts';
import { withWorld } from './world.ts';
import { yard } from './yard.ts';

const parts = [list, save, grid, exporting, importing, keys, portal, yard, declarations, stock, ledger, billing];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) throw new Error(`no part '${unknown}': ${parts.map(({ name }) => name).join(', ')}`);
const wanted = parts.filter(({ name }) => asked.length === 0 || asked.includes(name));
const large = wanted.some((part) => part.large);
const size = {
  corps: Number(process.env.BENCH_CORPS ?? (large ? 50 : 1)),
  rows: Number(process.env.BENCH_ROWS ?? (large ? 20_000 : 500)),
};

await withWorld(size, async (world) => {
  for (const part of wanted) {
    world.say('');
    world.say(part.name);
    await part.run(world);
  }
});
