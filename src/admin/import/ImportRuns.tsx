/** Imports that can be taken back: when, what they brought in, the question, and what stayed. */
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { seoulTime } from '../../core/dates.ts';
import type { ImportRun } from '../../core/files/importing.ts';
import { formatMoment } from '../../fields/dateTime/index.ts';
import { useLanguage } from '../../session/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../ui/text.tsx';
import { usePhone } from '../../ui/useMedia.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import { screenPath } from '../routes.ts';
import type { Screen } from '../routes.ts';
import { ImportProblem } from './ImportProblem.tsx';

/** So many of those that stayed are named; the rest are counted. */
const named = 10;

interface Props {
  readonly screen: Screen;
  /** Only the one of this moment, which has just come in. */
  readonly only?: string | undefined;
  readonly onUndone?: ((count: number) => void) | undefined;
}

export function ImportRuns({ screen, only, onUndone }: Props) {
  const t = useT();
  const lang = useLanguage();
  const phone = usePhone();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const [asked, setAsked] = useState<ImportRun>();
  const runs = useQuery({
    queryKey: [screen.name, 'importRuns'],
    queryFn: ({ signal }) => provider.importRuns(screen.name, { signal }),
  });
  const undo = useMutation({
    mutationFn: ({ at }: ImportRun) => provider.undoImport(screen.name, at),
    onSuccess: ({ undone }) => {
      onUndone?.(undone);
      notify(t('imports.undo.done', { count: undone.toLocaleString('en-US') }), {
        type: undone > 0 ? 'success' : 'warning',
      });
    },
    onSettled: () => setAsked(undefined),
  });
  const shown = only === undefined ? runs.data : runs.data?.filter(({ at }) => at === only);
  const left = undo.data?.left ?? [];
  const words = ({ create, update }: ImportRun) =>
    t('imports.done_counts', { create: create.toLocaleString('en-US'), update: update.toLocaleString('en-US') });
  return (
    <section className="him-runs" aria-labelledby="him-runs">
      {shown && shown.length > 0 && (
        <>
          <h2 id="him-runs">{t(only === undefined ? 'imports.undo.title' : 'imports.undo.last')}</h2>
          <ul>
            {shown.map((run) => (
              <li key={run.at}>
                <span className="hg-tn">{formatMoment(seoulTime(new Date(run.at)), lang)}</span>
                <span>{words(run)}</span>
                <Button size={phone ? 'm' : 's'} icon={<UndoIcon />} onClick={() => setAsked(run)}>
                  {t('imports.undo.act')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ImportProblem error={runs.error ?? undo.error ?? undefined} />
      {left.length > 0 && (
        <div role="status" className="him-left">
          <p>{t('imports.undo.left', { count: left.length.toLocaleString('en-US') })}</p>
          <ul>
            {left.slice(0, named).map(({ id, name, message }) => (
              <li key={id}>
                <Link to={screenPath(screen.name, { type: 'edit', id })}>{name}</Link> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <AlertDialog
        open={asked !== undefined}
        title={t('imports.undo.question')}
        message={
          asked &&
          t(`imports.undo.${asked.update === 0 ? 'means_created' : asked.create === 0 ? 'means_changed' : 'means'}`, {
            create: asked.create.toLocaleString('en-US'),
            update: asked.update.toLocaleString('en-US'),
          })
        }
        danger
        busy={undo.isPending}
        confirmLabel={t('imports.undo.act')}
        onConfirm={() => asked && undo.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
