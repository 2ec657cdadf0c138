/** Texts that are already here: drawing reads them at once, on the server and in the browser alike. */
import { loadMessages } from '../../i18n/index.ts';
import type { Language, Messages, Section } from '../../i18n/index.ts';

const textsByKey = new Map<string, Messages>();
const keyOf = (language: Language, section: Section): string => `${language}.${section}`;

/** The sections in a language; undefined unless all of them are here. */
export function textsNow(language: Language, sections: readonly Section[]): Messages | undefined {
  const found = sections.map((section) => [section, textsByKey.get(keyOf(language, section))] as const);
  return found.every(([, texts]) => texts) ? (Object.fromEntries(found) as Messages) : undefined;
}

/** Fetches what is not here yet. */
export async function fetchTexts(language: Language, sections: readonly Section[]): Promise<void> {
  const missing = sections.filter((section) => !textsByKey.has(keyOf(language, section)));
  const loaded = await loadMessages(language, missing);
  for (const section of missing) textsByKey.set(keyOf(language, section), loaded[section] as Messages);
}
