/** The buttons of the toolbar, in their order. */
import type { Editor } from '@tiptap/core';

export type PanelName = 'link' | 'table' | 'image';

export interface Tool {
  /** Text `editor.tools.{name}`. */
  readonly name: string;
  /** Keys that do the same; Mod is Ctrl, or ⌘ on a Mac. */
  readonly keys?: string;
  /** Pressed: the caret stands in such a text. Without it the button does something once. */
  readonly active?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
  readonly run?: (editor: Editor) => unknown;
  /** Opens a strip under the toolbar that asks for more. */
  readonly panel?: PanelName;
}

export type Group = { readonly name: string; readonly tools: readonly Tool[] };

const inHeading = (level: number) => (editor: Editor) => editor.isActive('heading', { level });
const focused = (editor: Editor) => editor.chain().focus();

export const groups: readonly Group[] = [
  {
    name: 'marks',
    tools: [
      { name: 'bold', keys: 'Mod+B', active: (e) => e.isActive('bold'), run: (e) => focused(e).toggleBold().run() },
      {
        name: 'italic',
        keys: 'Mod+I',
        active: (e) => e.isActive('italic'),
        run: (e) => focused(e).toggleItalic().run(),
      },
      {
        name: 'underline',
        keys: 'Mod+U',
        active: (e) => e.isActive('underline'),
        run: (e) => focused(e).toggleUnderline().run(),
      },
      {
        name: 'strike',
        keys: 'Mod+Shift+S',
        active: (e) => e.isActive('strike'),
        run: (e) => focused(e).toggleStrike().run(),
      },
    ],
  },
  {
    name: 'blocks',
    tools: [
      {
        name: 'heading2',
        keys: 'Mod+Alt+2',
        active: inHeading(2),
        run: (e) => focused(e).toggleHeading({ level: 2 }).run(),
      },
      {
        name: 'heading3',
        keys: 'Mod+Alt+3',
        active: inHeading(3),
        run: (e) => focused(e).toggleHeading({ level: 3 }).run(),
      },
      {
        name: 'bullet',
        keys: 'Mod+Shift+8',
        active: (e) => e.isActive('bulletList'),
        run: (e) => focused(e).toggleBulletList().run(),
      },
      {
        name: 'ordered',
        keys: 'Mod+Shift+7',
        active: (e) => e.isActive('orderedList'),
        run: (e) => focused(e).toggleOrderedList().run(),
      },
      {
        name: 'quote',
        keys: 'Mod+Shift+B',
        active: (e) => e.isActive('blockquote'),
        // A list's entry begins with text.
        can: (e) => e.isActive('blockquote') || e.can().toggleBlockquote(),
        run: (e) => focused(e).toggleBlockquote().run(),
      },
    ],
  },
  {
    name: 'parts',
    tools: [
      { name: 'link', active: (e) => e.isActive('link'), panel: 'link' },
      { name: 'image', active: (e) => e.isActive('image'), panel: 'image' },
      { name: 'table', active: (e) => e.isActive('table'), can: (e) => !e.isActive('table'), panel: 'table' },
      { name: 'rule', run: (e) => focused(e).setHorizontalRule().run() },
    ],
  },
  {
    name: 'history',
    tools: [
      { name: 'undo', keys: 'Mod+Z', can: (e) => e.can().undo(), run: (e) => focused(e).undo().run() },
      { name: 'redo', keys: 'Mod+Shift+Z', can: (e) => e.can().redo(), run: (e) => focused(e).redo().run() },
      { name: 'clear', run: (e) => focused(e).unsetAllMarks().clearNodes().run() },
    ],
  },
];

/** Shown while the caret stands in a table. */
export const tableGroup: Group = {
  name: 'table',
  tools: [
    { name: 'rowAbove', run: (e) => focused(e).addRowBefore().run() },
    { name: 'rowBelow', run: (e) => focused(e).addRowAfter().run() },
    { name: 'rowDelete', run: (e) => focused(e).deleteRow().run() },
    { name: 'columnBefore', run: (e) => focused(e).addColumnBefore().run() },
    { name: 'columnAfter', run: (e) => focused(e).addColumnAfter().run() },
    { name: 'columnDelete', run: (e) => focused(e).deleteColumn().run() },
    { name: 'headRow', active: (e) => e.isActive('tableHeader'), run: (e) => focused(e).toggleHeaderRow().run() },
    { name: 'merge', can: (e) => e.can().mergeOrSplit(), run: (e) => focused(e).mergeOrSplit().run() },
    { name: 'tableDelete', run: (e) => focused(e).deleteTable().run() },
  ],
};

const onMac = () => typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);

/** Keys as they are called on this machine. */
export const keyNames = (keys: string): string =>
  onMac()
    ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');
