// Parses on an old Node, so that it can say what is wrong; the work itself is loaded afterwards.
import './lib/node.mjs';

import('./lib/test.mjs').catch(function (error) {
  console.error(error.sentence || error);
  process.exit(1);
});
