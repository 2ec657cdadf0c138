// npm run bench: measurements over a million rows, printed as ratios.
import './lib/node.mjs';
import { buildWhenChanged } from './lib/built.mjs';
import { endChildrenOnSignal, node } from './lib/run.mjs';

endChildrenOnSignal();
await buildWhenChanged();
process.exitCode = (await node(['--import', 'tsx', 'tests/bench/index.ts', ...process.argv.slice(2)])).code;
