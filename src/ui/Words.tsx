import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { Section } from '../../i18n/index.ts';
import { TextProvider, useT } from './text.tsx';
import type { Translate } from './text.tsx';
import { useWords } from './useWords.ts';

interface Props {
  readonly section: Section;
  readonly lang: string;
  readonly children: ReactNode;
}

/** Adds the texts of a section to those in force; what stands inside waits for them. */
export function Words({ section, lang, children }: Props) {
  const outer = useT();
  const words = useWords(section, lang);
  const t = useCallback<Translate>(
    (key, args) => (words && key.startsWith(`${section}.`) ? words(key, args) : outer(key, args)),
    [words, outer, section],
  );
  return words ? <TextProvider t={t}>{children}</TextProvider> : null;
}
