/** Texts of the public pages: fetched by language, swapped in place when it changes. */
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadMessages } from '../../i18n/index.ts';
import type { Messages, Section } from '../../i18n/index.ts';
import { useLanguage } from '../session/language.ts';
import { TextProvider } from '../ui/text.tsx';
import { translator } from '../ui/translator.ts';

export { translator };

const ofPortal: readonly Section[] = ['brand', 'portal'];
const withErrors: readonly Section[] = ['brand', 'portal', 'errors'];

function Texts({ sections, children }: { readonly sections: readonly Section[]; readonly children: ReactNode }) {
  const language = useLanguage();
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => {
    let current = true;
    void loadMessages(language, sections).then((loaded) => current && setMessages(loaded));
    return () => {
      current = false;
    };
  }, [language, sections]);
  const t = useMemo(() => messages && translator(messages), [messages]);
  return t ? <TextProvider t={t}>{children}</TextProvider> : null;
}

/** Texts of every public page. */
export const PortalTexts = ({ children }: { readonly children: ReactNode }) => (
  <Texts sections={ofPortal}>{children}</Texts>
);

/** Around a page that also shows sentences of `errors`, for example those of a service's rules. */
export const WithErrorTexts = ({ children }: { readonly children: ReactNode }) => (
  <Texts sections={withErrors}>{children}</Texts>
);
