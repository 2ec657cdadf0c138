/** An export at work: the reason where persons are told of, progress, cancel, the file. */
import { useNotify } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { exportLimits } from '../../core/exporting.ts';
import { ApiError } from '../../session/error.ts';
import { useT } from '../../ui/text.tsx';
import type { ExportOrder, Told } from './exportOrder.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

interface Working extends Told {
  readonly order: ExportOrder;
  readonly asking: boolean;
}

export interface FileExport {
  readonly run: (order: ExportOrder) => void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

export function useFileExport(): FileExport {
  const t = useT();
  const notify = useNotify();
  const [working, setWorking] = useState<Working>();
  const stop = useRef<AbortController>(undefined);

  const make = async (order: ExportOrder, reason?: string) => {
    const control = new AbortController();
    stop.current = control;
    const tell = (told: Told) => stop.current === control && !control.signal.aborted && setWorking({ order, asking: false, ...told });
    tell({ done: 0, total: 0 });
    try {
      const { file, count } = await made(order, reason, tell, control.signal);
      (await import('../../session/files.ts')).saveBlob(file);
      notify('desk.list.exported', { type: 'success', messageArgs: { count } });
    } catch (error) {
      const lost = error instanceof ApiError && error.status === 0;
      if (!control.signal.aborted) notify(lost ? 'desk.error.network' : error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      if (stop.current === control) setWorking(undefined);
    }
  };
  const made = async (order: ExportOrder, reason: string | undefined, tell: (told: Told) => void, signal: AbortSignal) => {
    if ((order.total ?? 0) > exportLimits.browser) {
      let count = 0;
      const { serverExport } = await import('./serverExport.ts');
      const file = await serverExport(order, reason, (told) => (tell(told), (count = told.total)), signal);
      return { file, count };
    }
    const { browserExport } = await import('./browserExport.ts');
    const file = await browserExport(order, reason, (count) => t('desk.export.note', { count }), (done, total) => tell({ done, total }), signal);
    return { file, count: file.count };
  };
  const leave = (why?: string) => {
    stop.current?.abort(why);
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
          onCancel={() => leave()}
          onLeave={leave}
        />
      </Suspense>
    ),
  };
}
