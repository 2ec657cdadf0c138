/** `npx tsx scripts/i18n.ts`: are the texts of all languages complete, alike and there for every key the sources use? */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  elsewhere,
  faultyTexts,
  flatten,
  hasKey,
  sentenceKeys,
  twiceTold,
  unequalKeys,
  unlabelled,
  usedKeys,
} from '../i18n/check.ts';
import type { Declared, Texts } from '../i18n/check.ts';
import { languages, loadMessages, sections } from '../i18n/index.ts';
import { loadServices, serviceOf, stepsOf, textParts } from '../i18n/services.ts';
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

const common = new Map(
  await Promise.all(languages.map(async (lang) => [lang, flatten(await loadMessages(lang))] as const)),
);
const texts = new Map(
  await Promise.all(
    languages.map(
      async (lang) => [lang, new Map([...common.get(lang)!, ...flatten(await loadServices(lang, textParts))])] as const,
    ),
  ),
);
const ko = texts.get('ko')!;
const en = texts.get('en')!;
const ofService = new Map(
  await Promise.all(textParts.map(async (one) => [one, flatten(await loadServices('ko', [one]))] as const)),
);
/** What is there when something of a service shows: the common texts and its own. */
function textsAt(path: string): Texts {
  const service = serviceOf(path);
  const parts = [...(service ? [service] : []), ...stepsOf(service)];
  return new Map([...common.get('ko')!, ...parts.flatMap((part) => [...ofService.get(part)!])]);
}

const inSources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap((path) => {
    const text = readFileSync(resolve(source, path), 'utf8');
    const there = textsAt(path.startsWith('services/') ? path.slice('services/'.length) : '');
    const keys = [
      ...usedKeys(text, [...sections, 'resources']),
      ...(/^fields.[^.]*\.ts$/.test(path) ? sentenceKeys(text) : []),
    ];
    // What only the server says (messages that leave) answers there; its languages are alike by their types.
    return keys
      .filter((key) => !hasKey(there, key) && (hasKey(ko, key) || translate('ko', key) === key))
      .map((key) => `${key}: used in src/${path}, ${hasKey(ko, key) ? 'stands in another service' : 'not in ko'}`);
  });
// A code that no screen names by itself comes with its sentence from the server.
const codes = Object.keys(errorStatus)
  .filter((code) => translate('ko', `errors.${code}`) === `errors.${code}`)
  .map((code) => `errors.${code}: missing`);

const faults = [
  ...unequalKeys(ko, en),
  ...[...texts].flatMap(([lang, own]) => faultyTexts(lang, own, ko)),
  ...codes,
  ...inSources,
  ...twiceTold(new Map<string, Texts>([['common texts', common.get('ko')!], ...ofService])),
  ...(await declaredResources()).flatMap((resource) =>
    unlabelled(resource, textsAt(resource.prefix)).map((fault) => fault + elsewhere(fault.split(':')[0]!, ofService)),
  ),
];
if (faults.length > 0) {
  console.error([`Texts: ${faults.length} faults`, ...faults].join('\n  '));
  process.exit(1);
}
console.log(`Texts: ${ko.size} keys in ko and en, nothing missing`);
