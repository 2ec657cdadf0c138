/**
 * The person's language: that of the address (`?lang=en`, for links and search engines), else the one chosen before, a
 * cookie for a year (1-foundations 9), else ko.
 */
import { createContext, use, useSyncExternalStore } from 'react';
import { languages } from '../../i18n/messages.ts';
import type { Language } from '../../i18n/messages.ts';
import { sessionConfig } from './config.ts';
import { readCookie, writeCookie } from './tokens/cookies.ts';

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');

/** Name of the query parameter. */
export const languageParameter = 'lang';

/** What an address and the cookie ask for. */
export function wantedLanguage(search: string, kept: string | undefined): Language {
  const named = new URLSearchParams(search).get(languageParameter) ?? undefined;
  return isLanguage(named) ? named : isLanguage(kept) ? kept : 'ko';
}

const here = typeof location === 'undefined' ? '' : location.search;
let language: Language = wantedLanguage(here, readCookie(sessionConfig.languageCookie));
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => language;

/** Chooses a language; screens fetch its texts and show them in place. */
export function chooseLanguage(next: Language): void {
  writeCookie(sessionConfig.languageCookie, next, { life: sessionConfig.languageLife });
  show(next);
}

/** Follows an address that names a language; nothing is kept of it. */
export function followLanguage(search: string): void {
  const named = new URLSearchParams(search).get(languageParameter) ?? undefined;
  if (isLanguage(named) && named !== language) show(named);
}

function show(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  listeners.forEach((listener) => listener());
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** The language in which the server has drawn the page; it draws for many at once. */
export const DrawnLanguage = createContext<Language | undefined>(undefined);

/** Which language stands for the person's own where not all are offered. */
export const OfferedLanguage = createContext<(wanted: Language) => Language>((wanted) => wanted);

export function useLanguage(): Language {
  const drawn = use(DrawnLanguage);
  return use(OfferedLanguage)(useSyncExternalStore(onLanguage, currentLanguage, () => drawn ?? language));
}

/** Each language in its own words, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
  fr: 'Français',
};
