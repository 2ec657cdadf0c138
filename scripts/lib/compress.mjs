import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = /\.(js|css|html|svg|json|txt|xml|webmanifest|ttf)$/;

/**
 * Writes a .br and a .gz beside every text file that shrinks.
 * @param {string} folder
 */
export async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => worthwhile.test(file) && statSync(file).size > 512);
  await Promise.all(files.map(compress));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const made = {
    br: await promisify(brotliCompress)(content, brotli),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [ending, data] of Object.entries(made))
    if (data.length < content.length) await writeFile(`${file}.${ending}`, data);
}
