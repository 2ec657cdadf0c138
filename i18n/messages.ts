/** A dictionary: texts nested in plain objects; a key is the path with dots (`desk.action.save`). */
export type Messages = { readonly [key: string]: string | Messages };

/** The same keys with any texts: what a twin in another language must have. */
export type Twin<T> = { readonly [K in keyof T]: T[K] extends string ? string : Twin<T[K]> };

/** Some of the same keys: a language that falls back for the rest. */
export type PartOf<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartOf<T[K]> };

export const languages = ['ko', 'en', 'de', 'ru', 'fr'] as const;
export type Language = (typeof languages)[number];

/**
 * Languages in which visitors are offered the public pages: those that have every text of them. A test holds the list to
 * the dictionaries (tests/unit/publicLanguages.test.ts), so a language comes back when its last text does.
 */
export const publicLanguages = ['ko', 'en'] as const satisfies readonly Language[];

/** The language of public pages for somebody who works in another one: what a language lacks comes in English. */
export const publicLanguage = (language: Language): (typeof publicLanguages)[number] =>
  publicLanguages.find((one) => one === language) ?? 'en';

/** `over` laid upon `base`, level by level. */
export function merge(base: Messages, over: Messages): Messages {
  const result: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return result;
}
