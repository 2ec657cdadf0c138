/** The two weights from the installed package, for the server; read once. The browser fetches them (admin/export/fonts). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Fonts } from './paper.ts';

const folder = 'pretendard/dist/public/static/alternative';
let fonts: Promise<Fonts> | undefined;

const read = (name: string) => readFile(createRequire(import.meta.url).resolve(`${folder}/Pretendard-${name}.ttf`));

export function nodeFonts(): Promise<Fonts> {
  fonts ??= Promise.all([read('Regular'), read('Bold')]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}
