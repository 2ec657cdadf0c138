/** Between stored markup and the editor: what is taken in is cleaned, what nobody changed stays as it was stored. */
import { commands, createDocument, Extension, getHTMLFromFragment } from '@tiptap/core';
import type { CommandProps, Editor } from '@tiptap/core';
import { cleanMarkup } from './clean.ts';

// The editor keeps a line open behind tables and rules.
function trimmed(html: string): string {
  let text = html;
  while (text.endsWith(openLine)) text = text.slice(0, -openLine.length);
  return text;
}
const openLine = '<p></p>';

/** What the editor would write of stored markup: the same as it writes now when it already shows it. */
const asWritten = (html: string, { schema }: Editor): string =>
  trimmed(getHTMLFromFragment(createDocument(cleanMarkup(html), schema).content, schema));

/** A command that comes to nothing reaches neither the page nor the input method. */
const nothing = ({ tr }: CommandProps): true => {
  tr.setMeta('preventDispatch', true);
  return true;
};

export interface StoredText {
  readonly extension: Extension;
  /** The text of the editor as it is to be stored; '' when it is blank. */
  readonly read: () => string;
}

/** For one editor; `current` is the text that it should show now. */
export function storedText(current: () => string): StoredText {
  let editor: Editor | undefined;
  /** Stored markup, and what the editor makes of it: an edit that is undone is no change. */
  let origin: { readonly html: string; readonly own?: string } = { html: '' };
  let shown = '';

  const read = () => {
    if (!editor) return shown;
    origin = { html: origin.html, own: origin.own ?? asWritten(origin.html, editor) };
    const own = trimmed(editor.getHTML());
    return (shown = own === origin.own ? origin.html : own);
  };

  const extension = Extension.create({
    name: 'storedText',
    onBeforeCreate() {
      editor = this.editor;
      shown = String(editor.options.content ?? '');
      origin = { html: shown };
      editor.options.content = cleanMarkup(shown);
    },
    addCommands: () => ({
      // `RichTextInput` sets the text after every change, its own as well. Whatever is already there stays untouched,
      // with the syllable that is being composed, the history and the chosen picture; so it does for a text that was
      // overtaken by the next letter.
      setContent: (content, options) => (props) => {
        const html = String(content ?? '');
        if (html === shown || html !== current()) return nothing(props);
        const own = asWritten(html, props.editor);
        origin = { html, own };
        shown = html;
        // After a save the server's spelling comes back: nothing to see, and the caret stays.
        if (own === trimmed(props.editor.getHTML())) return nothing(props);
        return commands.setContent(cleanMarkup(html), { emitUpdate: options?.emitUpdate ?? true })(props);
      },
      setTextSelection: (position) => (props) => {
        const { from, to } = props.editor.state.selection;
        if (typeof position !== 'number' && position.from === from && position.to === to) return nothing(props);
        return commands.setTextSelection(position)(props);
      },
    }),
  });
  return { extension, read };
}
