import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { publicLanguage } from '../../i18n/messages.ts';
import { currentLanguage, OfferedLanguage, useLanguage } from '../session/language.ts';

/** Around public pages: they are shown in the languages that are offered to visitors. */
export function PublicLanguage({ children }: { readonly children: ReactNode }) {
  const wanted = useLanguage();
  const shown = publicLanguage(wanted);
  useEffect(() => {
    document.documentElement.lang = shown;
    return () => {
      document.documentElement.lang = currentLanguage();
    };
    // Whatever is chosen names the document after itself.
  }, [wanted, shown]);
  return <OfferedLanguage value={publicLanguage}>{children}</OfferedLanguage>;
}
