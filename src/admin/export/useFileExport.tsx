/** An export at work: the reason where persons are told of, progress, cancel, the file. */
import { useNotify } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FileKind, Sheet } from '../../core/sheet.ts';
import { useT } from '../../ui/text.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

/** Rows fetched so far, of how many. */
export type Progress = (done: number, total: number) => void;

export interface ExportOrder {
  readonly kind: FileKind;
  readonly title: string;
  /** Labels of columns that tell of persons: a reason is asked. */
  readonly personal: readonly string[];
  /** Tells the server before anything leaves it. */
  readonly announce?: (reason: string | undefined) => Promise<void>;
  readonly sheets: (progress: Progress, signal: AbortSignal) => Promise<readonly Sheet[]>;
}

interface Working {
  readonly order: ExportOrder;
  readonly asking: boolean;
  readonly done: number;
  readonly total: number;
}

export interface FileExport {
  readonly run: (order: ExportOrder) => void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function useFileExport(): FileExport {
  const t = useT();
  const notify = useNotify();
  const [working, setWorking] = useState<Working>();
  const stop = useRef<AbortController>(undefined);

  const make = async (order: ExportOrder, reason?: string) => {
    const control = new AbortController();
    stop.current = control;
    setWorking({ order, asking: false, done: 0, total: 0 });
    try {
      await order.announce?.(reason);
      const sheets = await order.sheets(
        (done, total) => setWorking({ order, asking: false, done, total }),
        control.signal,
      );
      const count = sheets.at(-1)!.rows.length;
      const [{ makeFile }, { saveFile }] = await Promise.all([import('./makeFile.ts'), import('./saveFile.ts')]);
      const file = await makeFile(order.kind, sheets, t('desk.export.note', { count }));
      control.signal.throwIfAborted();
      saveFile({ name: file.name, content: new Blob([file.bytes], { type: file.type }) });
      notify('desk.list.exported', { type: 'success', messageArgs: { count } });
    } catch (error) {
      if (!isAbort(error)) notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      if (stop.current === control) setWorking(undefined);
    }
  };
  const leave = () => {
    stop.current?.abort();
    setWorking(undefined);
  };

  return {
    busy: working !== undefined && !working.asking,
    run: (order) => {
      if (order.personal.length) setWorking({ order, asking: true, done: 0, total: 0 });
      else void make(order);
    },
    dialog: working && (
      <Suspense fallback={null}>
        <ExportDialog
          {...working}
          title={working.order.title}
          personal={working.order.personal}
          onReason={(reason) => void make(working.order, reason)}
          onCancel={leave}
        />
      </Suspense>
    ),
  };
}
