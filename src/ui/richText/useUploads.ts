/** Pictures on their way into the text: progress, cancelling, errors and a second try. */
import { useEffect, useRef, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { imageAddress } from '../../core/text/markup.ts';
import { addSpot, removeSpot, spotOf } from './uploadSpots.ts';

export interface UploadedImage {
  /** A path of our own. */
  readonly src: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Stores a picture; a refusal is an Error whose message is a sentence for the person. */
export type UploadImage = (file: File, options: UploadOptions) => Promise<UploadedImage>;

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly share: number;
  readonly error?: string;
}

let last = 0;

export function useUploads(editor: Editor | null, upload: UploadImage | undefined, onPlaced: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const forget = (id: number) => setUploads((list) => list.filter((one) => one.id !== id));
  const clearSpot = (id: number) => {
    running.current.delete(id);
    if (editor && !editor.isDestroyed) editor.view.dispatch(removeSpot(editor.state, id));
  };

  const place = (id: number, { src, alt, width, height }: UploadedImage) => {
    if (!editor || editor.isDestroyed) return;
    const at = spotOf(editor.state, id);
    clearSpot(id);
    if (at === undefined || !imageAddress(src)) return;
    const attrs = { src, alt: alt ?? '', width: width ?? null, height: height ?? null };
    editor.chain().insertContentAt(at, { type: 'image', attrs }).setNodeSelection(at).run();
    onPlaced();
  };

  const start = async (file: File, at: number) => {
    if (!editor || !upload) return;
    const id = (last += 1);
    const controller = new AbortController();
    running.current.set(id, controller);
    setUploads((list) => [...list, { id, file, share: 0 }]);
    editor.view.dispatch(addSpot(editor.state, id, at));
    try {
      const stored = await upload(file, { signal: controller.signal, onProgress: (share) => change(id, { share }) });
      if (!controller.signal.aborted) place(id, stored);
      forget(id);
    } catch (error) {
      clearSpot(id);
      if (controller.signal.aborted) forget(id);
      else change(id, { error: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    uploads,
    /** Sends pictures to stand at a place of the text, or at the caret. */
    send: (files: readonly File[], at?: number) => {
      for (const file of files) void start(file, at ?? editor?.state.selection.to ?? 0);
    },
    cancel: (id: number) => {
      running.current.get(id)?.abort();
      clearSpot(id);
      forget(id);
    },
    retry: ({ id, file }: Upload) => {
      forget(id);
      void start(file, editor?.state.selection.to ?? 0);
    },
  };
}
