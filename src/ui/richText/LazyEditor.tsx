/** The rich-text editor, fetched with its words when it first stands on a page; its room is kept free meanwhile. */
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { TextProvider } from '../text.tsx';
import { useWords } from '../useWords.ts';
import type { RichTextEditorProps } from './types.ts';
import './room.css';

const Editor = lazy(() => import('./RichTextEditor.tsx'));

interface LazyEditorProps extends RichTextEditorProps {
  readonly lang: string;
  /** Fetches nothing yet; whoever comes to its room with the keyboard will stand in the editor. */
  readonly hold?: boolean;
}

export function LazyEditor({ hold = false, ...props }: LazyEditorProps) {
  const [wanted, want] = useState(false);
  const { labelledBy, describedBy, height = 120 } = props;
  const style = { minHeight: height + 76 };
  if (!hold || wanted)
    return <Fetched {...props} room={<div aria-hidden="true" style={style} />} autoFocus={wanted || props.autoFocus} />;
  return (
    <div
      className="hg-room"
      role="textbox"
      aria-multiline="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={0}
      style={style}
      onFocus={() => want(true)}
    />
  );
}

function Fetched({ lang, room, ...props }: LazyEditorProps & { readonly room: ReactNode }) {
  const t = useWords('editor', lang);
  if (!t) return room;
  return (
    <Suspense fallback={room}>
      <TextProvider t={t}>
        <Editor {...props} />
      </TextProvider>
    </Suspense>
  );
}
