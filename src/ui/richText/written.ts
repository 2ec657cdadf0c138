/** Between stored markup and the editor's own: what it would write of a text, without what only it needs. */
import { createDocument, getHTMLFromFragment } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { cleanMarkup } from './clean.ts';

// The editor keeps a line open behind tables and rules.
const trimmed = (html: string) => html.replace(/(?:<p><\/p>)+$/, '');

/** The text of the editor as it is to be stored; '' when it is blank. */
export const written = (editor: Editor): string => trimmed(editor.getHTML());

/** The same of stored markup: equal when the editor already shows it. */
export const asWritten = (html: string, { schema }: Editor): string =>
  trimmed(getHTMLFromFragment(createDocument(cleanMarkup(html), schema).content, schema));
