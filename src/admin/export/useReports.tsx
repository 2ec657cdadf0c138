/** Reports of a list's resource: their button or menu, the dialog that asks, the paper that is shown. */
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Report } from '../../core/resource.ts';
import type { Downloaded } from '../providers/data/wire.ts';
import { useT } from '../../ui/text.tsx';
import type { OwnAction } from '../layout/pageActions.ts';
import type { Screen } from '../routes.ts';

// Few lists have one.
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));
const PrintPreview = lazy(async () => ({ default: (await import('./PrintPreview.tsx')).PrintPreview }));

interface Shown {
  readonly title: string;
  readonly load: () => Promise<Downloaded>;
}

export function useReports(screen: Screen): { readonly buttons: readonly OwnAction[]; readonly dialogs: ReactNode } {
  const t = useT();
  const [asked, setAsked] = useState<Report>();
  const [shown, setShown] = useState<Shown>();
  const { prefix, reports: all = [] } = screen.resource;
  const reports = all.filter(({ view }) => view === undefined || view === screen.view);
  const titleOf = ({ name }: Report) => t(`resources.${prefix}.reports.${name}`);
  const [only] = reports;
  if (!only) return { buttons: [], dialogs: null };
  const choices = reports.map((one) => ({ id: one.name, label: titleOf(one), onSelect: () => setAsked(one) }));
  const button =
    reports.length > 1
      ? { label: t('desk.export.reports'), choices }
      : { label: titleOf(only), onClick: () => setAsked(only) };
  return {
    buttons: [{ id: 'reports', ...button }],
    dialogs: (
      <Suspense fallback={null}>
        {asked && (
          <ReportDialog
            screen={screen}
            report={asked}
            title={titleOf(asked)}
            onPaper={(page) => setShown({ title: titleOf(asked), load: async () => page })}
            onClose={() => setAsked(undefined)}
          />
        )}
        {shown && <PrintPreview load={shown.load} name={shown.title} onClose={() => setShown(undefined)} />}
      </Suspense>
    ),
  };
}
