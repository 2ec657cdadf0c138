/** The rich-text editor, fetched with its words when it first stands on a page; its room is kept free meanwhile. */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { loadMessages } from '../../../i18n/index.ts';
import { languages } from '../../../i18n/messages.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { TextProvider } from '../text.tsx';
import { translator } from '../translator.ts';
import type { RichTextEditorProps } from './types.ts';

const Editor = lazy(() => import('./RichTextEditor.tsx'));

function useWords(lang: string) {
  const [words, setWords] = useState<Messages>();
  useEffect(() => {
    let current = true;
    const language = languages.find((one) => one === lang) ?? 'ko';
    void loadMessages(language, ['editor']).then((loaded) => current && setWords(loaded));
    return () => {
      current = false;
    };
  }, [lang]);
  return useMemo(() => words && translator(words), [words]);
}

export function LazyEditor({ lang, ...props }: RichTextEditorProps & { readonly lang: string }) {
  const t = useWords(lang);
  const room = <div aria-hidden="true" style={{ minHeight: (props.height ?? 120) + 76 }} />;
  if (!t) return room;
  return (
    <Suspense fallback={room}>
      <TextProvider t={t}>
        <Editor {...props} />
      </TextProvider>
    </Suspense>
  );
}
