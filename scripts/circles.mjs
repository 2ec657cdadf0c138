// Part of `npm run check`: no file of src reaches itself again over its imports, types included. Prints every circle.
import { circlesOf } from './lib/circles.mjs';
import { readSources } from './imports.mjs';

const circles = circlesOf(readSources()).all;
for (const circle of circles) console.log(circle.join(' -> '));
process.exitCode = circles.length ? 1 : 0;
