/** The editor bound to a value: it tells what is written, takes what others set, and leaves alone what nobody touched. */
import { useEffect, useMemo, useRef } from 'react';
import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { cleanMarkup } from './clean.ts';
import { extensionsOf } from './extensions.ts';
import { cleanPaste, pastedImages } from './paste.ts';
import type { ShowImage } from './types.ts';
import { asWritten, written } from './written.ts';

interface Options {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly attributes: Readonly<Record<string, string>>;
  readonly editable: boolean;
  /** Pictures dropped or pasted; without it they are left to the browser, which has nowhere to put them. */
  readonly onImages: ((files: readonly File[], at?: number) => void) | undefined;
  readonly onToolbar: () => void;
  readonly onBlur: (() => void) | undefined;
  readonly showImage: ShowImage | undefined;
}

export function useRichText({ value, onChange, attributes, editable, ...ways }: Options): Editor | null {
  /** Stored markup and what the editor makes of it: an edit that is undone is no change. */
  const origin = useRef<{ html: string; own: string }>(undefined);
  const told = useRef(value);
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });

  const key = JSON.stringify(attributes);
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(key) as Record<string, string>,
      transformPastedHTML: cleanPaste,
      handlePaste: (_view: unknown, event: ClipboardEvent) => {
        const images = pastedImages(event.clipboardData);
        if (images.length === 0) return false;
        latest.current.onImages?.(images);
        return true;
      },
      handleDrop: (view: Editor['view'], event: DragEvent) => {
        const images = pastedImages(event.dataTransfer);
        if (images.length === 0) return false;
        event.preventDefault();
        latest.current.onImages?.(images, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        latest.current.onToolbar();
        return true;
      },
    }),
    [key],
  );

  const shows = ways.showImage !== undefined;
  const extensions = useMemo(
    () => extensionsOf(shows ? (src) => latest.current.showImage?.(src) ?? src : undefined),
    [shows],
  );
  const editor = useEditor({
    extensions,
    content: cleanMarkup(value),
    editable,
    editorProps,
    injectCSS: false,
    onCreate: ({ editor: made }) => {
      origin.current = { html: value, own: asWritten(value, made) };
    },
    onUpdate: ({ editor: now }) => {
      const own = written(now);
      told.current = own === origin.current?.own ? origin.current.html : own;
      onChange(told.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    const own = asWritten(value, editor);
    origin.current = { html: value, own };
    // After a save the server's spelling comes back: nothing to see, and the caret stays.
    if (own !== written(editor)) editor.commands.setContent(cleanMarkup(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    if (editor && editor.isEditable !== editable) editor.setEditable(editable, false);
  }, [editor, editable]);
  return editor;
}
