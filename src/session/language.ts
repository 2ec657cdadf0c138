/** The person's language: a cookie for a year, ko when nothing is chosen (1-foundations 9). */
import { useSyncExternalStore } from 'react';
import { languages } from '../../i18n/messages.ts';
import type { Language } from '../../i18n/messages.ts';
import { sessionConfig } from './config.ts';
import { readCookie, writeCookie } from './cookies.ts';

const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');

const kept = readCookie(sessionConfig.languageCookie);
let language: Language = isLanguage(kept) ? kept : 'ko';
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => language;

/** Chooses a language; screens fetch its texts and show them in place. */
export function chooseLanguage(next: Language): void {
  language = next;
  writeCookie(sessionConfig.languageCookie, next, { life: sessionConfig.languageLife });
  document.documentElement.lang = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

/** Each language in its own words, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
  fr: 'Français',
};
