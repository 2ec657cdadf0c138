/** Uploads under way: two at a time, each with its progress, to be broken off or tried again. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { RowPlace } from '../../../../fields/files/rowFiles.ts';
import { newUid } from '../../../../sheet/editing.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import type { FileEntry } from '../model/files.ts';
import type { Chosen } from './choose.ts';

/** Where a file is to belong: the record, or a row of it. */
export interface Destination {
  /** refTableNm */
  readonly table: string;
  readonly at?: RowPlace;
}
export interface Sending extends Chosen, Destination {
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
  readonly add: (chosen: readonly Chosen[], to: Destination) => void;
  readonly retry: (uid: string) => void;
  /** Breaks off, or takes a failed one off the list. */
  readonly drop: (uid: string) => void;
}

const atOnce = 2;

interface Outcomes {
  /** Given the file that a save will take, and where it belongs. */
  readonly onDone: (file: FileEntry, to: Destination) => void;
  readonly onFail: (message: string, to: Destination) => void;
}

export function useUploads({ onDone, onFail }: Outcomes): Uploads {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const [items, setItems] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const put = (uid: string, change: Partial<Sending>) =>
    setItems((now) => now.map((item) => (item.uid === uid ? { ...item, ...change } : item)));
  const take = (uid: string) => setItems((now) => now.filter((item) => item.uid !== uid));

  const run = useEffectEvent(async ({ uid, file, name, kind, table, at }: Sending, controller: AbortController) => {
    try {
      const info = {
        refTableNm: table,
        refTypeCd: kind,
        fileType: 'S',
        fileDelYn: 'N',
        uid,
        ...(at && { puid: at.row }),
      } as const;
      const done = await provider.uploadFile(file, info, {
        signal: controller.signal,
        onProgress: (part) => put(uid, { part }),
      });
      take(uid);
      onDone(done, { table, at });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const answered = error instanceof ApiError && error.status > 0;
      const message = answered ? error.message : t('desk.attach.network', { name });
      put(uid, { state: 'failed', message });
      onFail(message, { table, at });
    } finally {
      running.current.delete(uid);
    }
  });
  useEffect(() => {
    const free = atOnce - running.current.size;
    const next = items
      .filter(({ state, uid }) => state === 'waiting' && !running.current.has(uid))
      .slice(0, Math.max(0, free));
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
    add: (chosen, to) =>
      setItems((now) => [
        ...now,
        ...chosen.map((one): Sending => ({ ...one, ...to, uid: newUid(), state: 'waiting', part: 0 })),
      ]),
    retry: (uid) =>
      setItems((now) =>
        now.map(({ message: _, ...item }) => (item.uid === uid ? { ...item, state: 'waiting', part: 0 } : item)),
      ),
    drop: (uid) => {
      running.current.get(uid)?.abort();
      running.current.delete(uid);
      take(uid);
    },
  };
}
