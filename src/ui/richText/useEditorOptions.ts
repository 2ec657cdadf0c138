/** What the editor of react-admin is told once: our marks and nodes, what is pasted and dropped, and the key to the tools. */
import { useEffect, useRef, useState } from 'react';
import type { Editor, EditorOptions } from '@tiptap/core';
import { extensionsOf } from './extensions.ts';
import { cleanPaste, pastedImages } from './paste.ts';
import { storedText } from './storedText.ts';
import type { StoredText } from './storedText.ts';
import type { ShowImage } from './types.ts';

interface Ways {
  /** Id of the label, which the text bears from its first moment. */
  readonly labelledBy: string;
  /** The text as the form has it. */
  readonly current: () => string;
  readonly onCreate: (editor: Editor) => void;
  /** Pictures dropped or pasted; without it they are left to the browser, which has nowhere to put them. */
  readonly onImages: ((files: readonly File[], at?: number) => void) | undefined;
  readonly onToolbar: () => void;
  readonly onBlur: (() => void) | undefined;
  readonly showImage: ShowImage | undefined;
}

interface Told extends Pick<StoredText, 'read'> {
  readonly options: Partial<EditorOptions>;
}

/** Stays the same for good: other options make another editor, which knows of no undo. */
export function useEditorOptions(ways: Ways): Told {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  return useState(() => optionsOf(ways.labelledBy, () => latest.current))[0];
}

function optionsOf(labelledBy: string, ways: () => Ways): Told {
  const { extension, read } = storedText(() => ways().current());
  const options: Partial<EditorOptions> = {
    injectCSS: false,
    extensions: [...extensionsOf((src) => ways().showImage?.(src) ?? src), extension],
    onCreate: ({ editor }) => ways().onCreate(editor),
    onBlur: () => ways().onBlur?.(),
    editorProps: {
      attributes: { class: 'hg-rich hg-rte__text', 'aria-labelledby': labelledBy },
      transformPastedHTML: cleanPaste,
      handlePaste(_view, event) {
        const images = pastedImages(event.clipboardData);
        if (images.length === 0) return false;
        ways().onImages?.(images);
        return true;
      },
      handleDrop(view, event) {
        const images = pastedImages(event.dataTransfer);
        if (images.length === 0) return false;
        event.preventDefault();
        ways().onImages?.(images, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
      handleKeyDown(_view, event) {
        if (event.key !== 'F10' || !event.altKey) return false;
        ways().onToolbar();
        return true;
      },
    },
  };
  return { options, read };
}
