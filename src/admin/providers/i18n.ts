/** Texts of the back office: polyglot over the dictionaries of i18n/, exchanged in place when language or services change. */
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { deskSections, languages, loadMessages } from '../../../i18n/index.ts';
import { merge } from '../../../i18n/messages.ts';
import { loadServices, serviceOf } from '../../../i18n/services.ts';
import type { TextPart } from '../../../i18n/services.ts';
import { withParticles } from '../../core/text/particles.ts';
import { inTime } from '../../session/calls/chunk.ts';
import { currentLanguage, languageNames, useLanguage } from '../../session/language.ts';
import type { ServiceTextsState } from './serviceTexts.tsx';

const locales = languages.map((locale) => ({ locale, name: languageNames[locale] }));
const first = (): readonly TextPart[] => [serviceOf(location.pathname)].filter((service) => service !== undefined);

/** The store chooses (`session/localeStore.ts`); after an answer react-admin would draw everything anew, and lose what was typed. */
const inPlace = (): Promise<void> => new Promise(() => undefined);

interface Loaded {
  readonly i18n?: I18nProvider;
  readonly here: readonly TextPart[];
}

/**
 * `i18n` is undefined until the first language is here; afterwards the former texts stay until the next have come.
 * `services` is what screens ask for the labels of their service, `start` coming along at once: that of the first address.
 */
export function useDeskI18n(start: () => readonly TextPart[] = first): {
  readonly i18n: I18nProvider | undefined;
  readonly services: ServiceTextsState;
} {
  const language = useLanguage();
  const [wanted, setWanted] = useState(start);
  const [{ i18n, here }, setLoaded] = useState<Loaded>({ here: [] });
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    inTime(() => Promise.all([loadMessages(language, deskSections), loadServices(language, wanted)]))().then(
      ([messages, own]) => {
        const texts = () => merge(messages, own) as TranslationMessages;
        // A missing text shows itself instead of a warning (1-foundations 8).
        if (!current) return;
        setFailure(undefined);
        const polyglot = polyglotI18nProvider(texts, language, locales, { allowMissing: true });
        // The language is that of the session from the press on; react-admin draws everything anew when the two differ.
        const translate: I18nProvider['translate'] = (...asked) => withParticles(polyglot.translate(...asked));
        const provider = { ...polyglot, translate, changeLocale: inPlace, getLocale: currentLanguage };
        setLoaded({ i18n: provider, here: wanted });
      },
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [language, wanted]);
  const ask = useCallback(
    (part: TextPart) => setWanted((before) => (before.includes(part) ? before : [...before, part])),
    [],
  );
  const services = useMemo(() => ({ here, failure, ask }), [here, failure, ask]);
  return { i18n, services };
}
