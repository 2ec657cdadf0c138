import type { Store } from 'react-admin';
import type { Language } from '../../i18n/messages.ts';
import { chooseLanguage } from './language.ts';

const name = 'locale';

/** A store of react-admin in which the locale is the language of the page: reading it and choosing it (`useLocaleState`). */
export const localeStore = (store: Store, language: Language): Store => ({
  ...store,
  getItem: <T>(key: string, fallback?: T): T => (key === name ? (language as T) : (store.getItem(key, fallback) as T)),
  setItem: (key, value: unknown) => (key === name ? chooseLanguage(value as Language) : store.setItem(key, value)),
});
