/** `npx tsx scripts/i18n.ts`: are the texts of all languages complete, alike and there for every key the sources use? */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultyTexts, flatten, hasKey, sentenceKeys, unequalKeys, unlabelled, usedKeys } from '../i18n/check.ts';
import type { Declared } from '../i18n/check.ts';
import { languages, loadMessages, sections } from '../i18n/index.ts';
import { translate } from '../i18n/server.ts';
import { errorStatus } from '../src/core/problem.ts';

const root = resolve(import.meta.dirname, '..');
const source = resolve(root, 'src');

async function declaredResources(): Promise<readonly Declared[]> {
  const path = resolve(source, 'services/index.ts');
  if (!existsSync(path)) return [];
  const module = (await import(pathToFileURL(path).href)) as { resources?: readonly Declared[] };
  return module.resources ?? [];
}

const texts = new Map(
  await Promise.all(languages.map(async (lang) => [lang, flatten(await loadMessages(lang))] as const)),
);
const ko = texts.get('ko') ?? new Map<string, string>();
const en = texts.get('en') ?? new Map<string, string>();

const inSources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap((path) => {
    const text = readFileSync(resolve(source, path), 'utf8');
    const keys = [...usedKeys(text, sections), ...(/^fields.[^.]*\.ts$/.test(path) ? sentenceKeys(text) : [])];
    // What only the server says (messages that leave) answers there; its languages are alike by their types.
    return keys.filter((key) => !hasKey(ko, key) && translate('ko', key) === key).map((key) => `${key}: used in src/${path}, not in ko`);
  });
const codes = Object.keys(errorStatus)
  .filter((code) => !ko.has(`errors.${code}`))
  .map((code) => `errors.${code}: missing`);

const faults = [
  ...unequalKeys(ko, en),
  ...[...texts].flatMap(([lang, own]) => faultyTexts(lang, own, ko)),
  ...codes,
  ...inSources,
  ...(await declaredResources()).flatMap((resource) => unlabelled(resource, ko)),
];
if (faults.length > 0) {
  console.error([`Texts: ${faults.length} faults`, ...faults].join('\n  '));
  process.exit(1);
}
console.log(`Texts: ${ko.size} keys in ko and en, nothing missing`);
