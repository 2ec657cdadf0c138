/** The paper of the stored record beside its fields: drawn from the model that its file is set by. */
import { useCallback, useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { PageModel } from '../../../../core/page.ts';
import { PageSheet } from '../../../export/PageSheet.tsx';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import { useRecordForm } from '../recordForm.ts';
import './paperPane.css';

export function PaperPane() {
  const t = useTranslate();
  const { page, failed } = usePage();
  return (
    <section className="hg-paperpane" aria-label={t('desk.export.sheet')}>
      <h2>{t('desk.export.sheet')}</h2>
      {failed !== undefined ? (
        <p role="alert">
          {t('desk.export.print_failed')} {failed}
        </p>
      ) : page ? (
        // Longer than its pane: the keyboard scrolls it too.
        <div className="hg-paperpane__sheet" tabIndex={0} role="region" aria-label={page.title}>
          <PageSheet page={page} />
        </div>
      ) : (
        <p role="status">{t('desk.export.print_making')}</p>
      )}
    </section>
  );
}

function usePage() {
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, before } = useRecordForm();
  const id = Number(before.id);
  const [page, setPage] = useState<PageModel>();
  const [failed, setFailed] = useState<string>();
  const load = useCallback(
    (signal: AbortSignal) => provider.page(screen.name, id, { signal }),
    [provider, screen.name, id],
  );
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(
      (made) => !stop.signal.aborted && setPage(made),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailed(error instanceof Error ? error.message : String(error));
      },
    );
    return () => stop.abort();
  }, [load]);
  return { page, failed };
}
