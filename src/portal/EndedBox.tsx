/** 'The session has ended. Please log in again.' Focus goes back to where it was: the login screen has come meanwhile. */
import { useEffect, useMemo, useState } from 'react';
import { loadMessages } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/index.ts';
import { useLanguage } from '../session/language.ts';
import { TextProvider } from '../ui/text.tsx';
import { AlertBox } from './parts/AlertBox.tsx';
import { translator } from './texts.tsx';

export default function EndedBox({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage();
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => {
    let current = true;
    void loadMessages(language, ['portal', 'session']).then((loaded) => current && setMessages(loaded));
    return () => {
      current = false;
    };
  }, [language]);
  const t = useMemo(() => messages && translator(messages), [messages]);
  if (!t) return null;
  const close = () => {
    onClose();
    const first = document.querySelector<HTMLElement>('#loginId[value=""], #loginPw') ?? document.querySelector('main');
    requestAnimationFrame(() => first?.focus());
  };
  return (
    <TextProvider t={t}>
      <AlertBox kind="alert" text={t('session.ended')} onClose={close} />
    </TextProvider>
  );
}
