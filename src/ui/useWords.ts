/** Texts of a section that is not loaded with the page, fetched when something first needs them. */
import { useEffect, useMemo, useState } from 'react';
import { loadMessages } from '../../i18n/index.ts';
import type { Section } from '../../i18n/index.ts';
import { languages } from '../../i18n/messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Translate } from './text.tsx';
import { translator } from './translator.ts';

/** Undefined until they are here. Knows the texts of the section alone. */
export function useWords(section: Section, lang: string): Translate | undefined {
  const [words, setWords] = useState<Messages>();
  useEffect(() => {
    let current = true;
    const language = languages.find((one) => one === lang) ?? 'ko';
    void loadMessages(language, [section]).then((loaded) => current && setWords(loaded));
    return () => {
      current = false;
    };
  }, [section, lang]);
  return useMemo(() => words && translator(words), [words]);
}
