/** An export at work: the reason where persons are told of, progress, cancel, the file. */
import { useDataProvider, useNotify } from 'react-admin';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../ui/text.tsx';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import type { ExportOrder, ExportProgress } from './exportOrder.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

interface Working extends ExportProgress {
  readonly order: ExportOrder;
  readonly asking: boolean;
}

export interface FileExport {
  readonly run: (order: ExportOrder) => void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

const nothing = { done: 0, total: 0 } as const;

export function useFileExport(): FileExport {
  const t = useT();
  const notify = useNotify();
  const calls = useDataProvider<DeskDataProvider>();
  const [working, setWorking] = useState<Working>();
  const stop = useRef<AbortController>(undefined);

  const make = async (order: ExportOrder, reason?: string) => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = control;
    const tell = (told: ExportProgress) => !signal.aborted && setWorking({ order, asking: false, ...told });
    tell(nothing);
    try {
      const { runExport } = await import('./runExport.ts');
      const count = await runExport({
        calls,
        order,
        reason,
        tell,
        signal,
        note: (rows) => t('desk.export.note', { count: rows.toLocaleString('en-US') }),
      });
      notify('desk.list.exported', { type: 'success', messageArgs: { count: count.toLocaleString('en-US') } });
    } catch (error) {
      if (!signal.aborted) notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    if (stop.current === control) setWorking(undefined);
  };
  const leave = (why?: string) => {
    stop.current?.abort(why);
    setWorking(undefined);
  };

  return {
    busy: working !== undefined && !working.asking,
    run: (order) => (order.personal.length ? setWorking({ order, asking: true, ...nothing }) : void make(order)),
    dialog: working && (
      <Suspense fallback={null}>
        <ExportDialog
          {...working}
          title={working.order.title}
          personal={working.order.personal}
          record={working.order.record}
          onReason={(reason) => void make(working.order, reason)}
          onCancel={() => leave()}
          onLeave={leave}
        />
      </Suspense>
    ),
  };
}
