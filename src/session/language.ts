/** The person's language: a cookie for a year, ko when nothing is chosen (1-foundations 9). */
import { languages } from '../../i18n/messages.ts';
import type { Language } from '../../i18n/messages.ts';
import { sessionConfig } from './config.ts';
import { readCookie, writeCookie } from './cookies.ts';

const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');

export function currentLanguage(): Language {
  const kept = readCookie(sessionConfig.languageCookie);
  return isLanguage(kept) ? kept : 'ko';
}

export const keepLanguage = (language: Language): void =>
  writeCookie(sessionConfig.languageCookie, language, { days: sessionConfig.languageDays });
