/** Uploads under way: two at a time, each with its progress, to be broken off or tried again. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { newUid } from '../../../../fields/rows/editing.ts';
import { ApiError } from '../../../../session/error.ts';
import { uploadFile } from '../../../../session/files.ts';
import type { FileEntry } from '../model/files.ts';
import type { Chosen } from './choose.ts';

export interface Sending extends Chosen {
  readonly uid: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1; at 1 the server is still looking at it. */
  readonly part: number;
  readonly message?: string;
}
export interface Uploads {
  readonly items: readonly Sending[];
  /** Something is still on its way. */
  readonly busy: boolean;
  readonly add: (chosen: readonly Chosen[]) => void;
  readonly retry: (uid: string) => void;
  /** Breaks off, or takes a failed one off the list. */
  readonly drop: (uid: string) => void;
}

const atOnce = 2;

/** `table` is the refTableNm; `onDone` is given the row that a save will take. */
export function useUploads(table: string, onDone: (file: FileEntry) => void): Uploads {
  const t = useTranslate();
  const [items, setItems] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const put = (uid: string, change: Partial<Sending>) =>
    setItems((now) => now.map((item) => (item.uid === uid ? { ...item, ...change } : item)));
  const take = (uid: string) => setItems((now) => now.filter((item) => item.uid !== uid));

  const run = useEffectEvent(async ({ uid, file, name, kind }: Sending, controller: AbortController) => {
    try {
      const info = { refTableNm: table, refTypeCd: kind, uid };
      const done = await uploadFile<FileEntry>(file, info, { signal: controller.signal, onProgress: (part) => put(uid, { part }) });
      take(uid);
      onDone(done);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const known = error instanceof ApiError && error.status > 0;
      put(uid, { state: 'failed', message: known ? error.message : t('desk.attach.network', { name }) });
    } finally {
      running.current.delete(uid);
    }
  });
  useEffect(() => {
    const free = atOnce - running.current.size;
    const next = items.filter(({ state, uid }) => state === 'waiting' && !running.current.has(uid)).slice(0, Math.max(0, free));
    for (const item of next) {
      const controller = new AbortController();
      running.current.set(item.uid, controller);
      put(item.uid, { state: 'sending', part: 0 });
      void run(item, controller);
    }
  }, [items]);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  return {
    items,
    busy: items.some(({ state }) => state !== 'failed'),
    add: (chosen) => setItems((now) => [...now, ...chosen.map((one): Sending => ({ ...one, uid: newUid(), state: 'waiting', part: 0 }))]),
    retry: (uid) => setItems((now) => now.map(({ message: _, ...item }) => (item.uid === uid ? { ...item, state: 'waiting', part: 0 } : item))),
    drop: (uid) => {
      running.current.get(uid)?.abort();
      running.current.delete(uid);
      take(uid);
    },
  };
}
