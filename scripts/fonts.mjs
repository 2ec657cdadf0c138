// node scripts/fonts.mjs: cuts the letters of our own texts out of Pretendard, so that most pages need two files of type.
import './lib/node.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subset from 'subset-font';
import { root } from './lib/run.mjs';

const whole = path.join(root, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const into = path.join(root, 'src/ui/theme/letters');
/** Where Korean texts stand that many people read. */
const folders = ['i18n/ko', 'src/portal', 'src/services/reference'];
/** The weights of tokens.css. */
const weights = { min: 400, max: 700 };
/** Pairs of letters, figures of one width, and what makes a letter whole. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

const textFiles = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(root, folder, name)),
);
const letters = new Set(textFiles.flatMap((file) => [...readFileSync(file, 'utf8')]));
/** @param {number} first @param {number} last */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const pieces = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸẞ‐–—‘’‚“”„•…‹›€₩™←↑→↓−≤≥`,
  hangul: [...letters].filter((letter) => /[\u3000-\u318e\uac00-\ud7a3\uff00-\uff5e]/.test(letter)).join(''),
};
const font = readFileSync(whole);
for (const [name, text] of Object.entries(pieces)) {
  const cut = await subset(font, text, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght: weights } });
  writeFileSync(path.join(into, `${name}.woff2`), cut);
  console.log(`  ${name}: ${[...text].length} letters, ${(cut.length / 1000).toFixed(1)} kB`);
}
