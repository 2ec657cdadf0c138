/** What the editor can hold, bent so that it writes what `core/text/markup.ts` allows and loses nothing of what it reads. */
import { Extension, Mark } from '@tiptap/core';
import type { AnyExtension, NodeViewRenderer } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanStyle, imageAddress, linkAddress, linkRelation, quietMarks } from '../../core/text/markup.ts';
import type { ShowImage } from './types.ts';
import { uploadSpots } from './uploadSpots.ts';

const styleAttribute = {
  default: null,
  parseHTML: (element: HTMLElement) => cleanStyle(element.getAttribute('style') ?? '') || null,
  renderHTML: ({ style }: Record<string, unknown>) => (style ? { style } : {}),
};

/** Looks that an operator wrote in the source survive an edit beside them. */
const BlockStyles = Extension.create({
  name: 'blockStyles',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'blockquote',
        'listItem',
        'table',
        'tableRow',
        'tableCell',
        'tableHeader',
        'image',
      ],
      attributes: { style: styleAttribute },
    },
  ],
});

const SpanStyle = Mark.create({
  name: 'spanStyle',
  addAttributes: () => ({ style: styleAttribute }),
  parseHTML: () => [
    { tag: 'span[style]', getAttrs: (element) => (cleanStyle(element.getAttribute('style') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const kept = quietMarks.map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/** Shows other bytes than those at the address that the text keeps. */
const pictureView =
  (show: ShowImage): NodeViewRenderer =>
  ({ node: first }) => {
    const dom = document.createElement('img');
    let shown: unknown;
    const draw = ({ attrs }: typeof first) => {
      const { src, ...rest } = attrs as Record<string, unknown>;
      for (const [name, value] of Object.entries(rest))
        if (value === null || value === undefined) dom.removeAttribute(name);
        else dom.setAttribute(name, String(value));
      if (src === shown || typeof src !== 'string') return;
      shown = src;
      void Promise.resolve(show(src)).then(
        (address) => shown === src && (dom.src = address),
        // The words that stand for the picture are shown in its place.
        () => dom.removeAttribute('src'),
      );
    };
    draw(first);
    return {
      dom,
      update(next) {
        if (next.type !== first.type) return false;
        draw(next);
        return true;
      },
    };
  };

const picture = (show: ShowImage) =>
  Image.extend({
    addNodeView: () => pictureView(show),
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (element) => (imageAddress(element.getAttribute('src')) ? null : false) },
    ],
  });

/** A table is written without the widths that the editor would give it. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  // From the last cell the key leaves the table as it leaves any field: rows are added by their button.
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

const HeadCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

export const extensionsOf = (show: ShowImage): AnyExtension[] => [
  StarterKit.configure({
    link: {
      openOnClick: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => linkAddress(url) !== undefined,
      HTMLAttributes: { rel: linkRelation, target: null, class: null },
    },
  }),
  PlainTable,
  TableRow,
  TableCell,
  HeadCell,
  picture(show).configure({ inline: true }),
  BlockStyles,
  SpanStyle,
  ...kept,
  uploadSpots,
];
