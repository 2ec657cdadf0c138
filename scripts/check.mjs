// npm run check: everything that can be said without running the product, a line each.
import './lib/node.mjs';
import { runChecks } from './lib/checks.mjs';
import { endChildrenOnSignal } from './lib/run.mjs';

endChildrenOnSignal();
const { failed } = await runChecks();
process.exitCode = failed ? 1 : 0;
