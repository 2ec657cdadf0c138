/** The paper of the stored record beside its fields: the very file that its preview shows. */
import { useCallback } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { PaperViewer } from '../../../export/PaperViewer.tsx';
import { usePaperFile } from '../../../export/usePaperFile.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import { nameFieldOf } from '../names.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';
import './paperPane.css';

export function PaperPane() {
  const t = useTranslate();
  const shown = useShown();
  const { lang } = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, resource, before } = useRecordForm();
  const id = Number(before.id);
  const load = useCallback(
    ({ signal }: { readonly signal: AbortSignal }) => provider.paper(screen.name, id, { signal }),
    [provider, screen.name, id],
  );
  const { paper, failed } = usePaperFile(load);
  const name = nameFieldOf(resource, before, lang);
  const title = t('desk.export.print_title', { name: shown(name, undefined, before[name], before) });
  return (
    <section className="hg-paperpane" aria-label={t('desk.export.sheet')}>
      <h2>{t('desk.export.sheet')}</h2>
      {failed ? (
        <p role="alert">
          {t('desk.export.print_failed')} {failed}
        </p>
      ) : paper ? (
        <PaperViewer bare url={paper.url} title={title} />
      ) : (
        <p role="status">{t('desk.export.print_making')}</p>
      )}
    </section>
  );
}
