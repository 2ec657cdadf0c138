/** Texts of the public pages: fetched by language, swapped in place when it changes. */
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadMessages } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/index.ts';
import { useLanguage } from '../session/language.ts';
import { TextProvider } from '../ui/text.tsx';
import type { Translate } from '../ui/text.tsx';

/** Reads `portal.login.title` out of nested texts and fills `%{name}`; an unknown key stays as it is. */
export const translator =
  (messages: Messages): Translate =>
  (key, args = {}) => {
    let at: string | Messages | undefined = messages;
    for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
    return typeof at === 'string' ? at.replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name] ?? '')) : key;
  };

export function PortalTexts({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => {
    let current = true;
    void loadMessages(language, ['portal']).then((loaded) => current && setMessages(loaded));
    return () => {
      current = false;
    };
  }, [language]);
  const t = useMemo(() => messages && translator(messages), [messages]);
  return t ? <TextProvider t={t}>{children}</TextProvider> : null;
}
