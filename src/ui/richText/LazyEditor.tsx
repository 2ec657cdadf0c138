/** The rich-text editor, fetched with its words when it first stands on a page; its room is kept free meanwhile. */
import { lazy, Suspense } from 'react';
import { TextProvider } from '../text.tsx';
import { useWords } from '../useWords.ts';
import type { RichTextEditorProps } from './types.ts';

const Editor = lazy(() => import('./RichTextEditor.tsx'));

export function LazyEditor({ lang, ...props }: RichTextEditorProps & { readonly lang: string }) {
  const t = useWords('editor', lang);
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
