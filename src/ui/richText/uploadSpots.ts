/** Marks in the text where pictures will stand that are still on their way; they move with what is written before them. */
import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Change = { readonly add: number; readonly at: number } | { readonly remove: number };

const key = new PluginKey<DecorationSet>('uploadSpots');

function drawSpot(): HTMLElement {
  const spot = document.createElement('span');
  spot.className = 'hg-rte__spot';
  return spot;
}

export const uploadSpots = Extension.create({
  name: 'uploadSpots',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const spots = before.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(key) as Change | undefined;
          if (!change) return spots;
          if ('add' in change)
            return spots.add(transaction.doc, [Decoration.widget(change.at, drawSpot, { upload: change.add })]);
          return spots.remove(spots.find(undefined, undefined, (spec) => spec['upload'] === change.remove));
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

export const addSpot = (state: EditorState, upload: number, at: number) => state.tr.setMeta(key, { add: upload, at });
export const removeSpot = (state: EditorState, upload: number) => state.tr.setMeta(key, { remove: upload });

/** Where the picture of this upload belongs now; undefined when its place was deleted. */
export const spotOf = (state: EditorState, upload: number): number | undefined =>
  key.getState(state)?.find(undefined, undefined, (spec) => spec['upload'] === upload)[0]?.from;
