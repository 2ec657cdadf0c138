/** Texts of the back office: polyglot over the dictionaries of i18n/, exchanged in place when the language changes. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { useEffect, useState } from 'react';
import { deskSections, languages, loadMessages } from '../../../i18n/index.ts';
import { languageNames, useLanguage } from '../../session/language.ts';

const locales = languages.map((locale) => ({ locale, name: languageNames[locale] }));

/** Undefined until the first language is here; afterwards the former one stays until the next has come. */
export function useDeskI18n(): I18nProvider | undefined {
  const language = useLanguage();
  const [provider, setProvider] = useState<I18nProvider>();
  useEffect(() => {
    let current = true;
    void loadMessages(language, deskSections).then((messages) => {
      // A missing text shows itself instead of a warning (1-foundations 8).
      if (current)
        setProvider(
          polyglotI18nProvider(() => messages as TranslationMessages, language, locales, { allowMissing: true }),
        );
    });
    return () => {
      current = false;
    };
  }, [language]);
  return provider;
}
