/** Everything that the company has in a service which ends, told by kind and taken along as one archive. */
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ExportDialog } from '../../../admin/export/ExportDialog.tsx';
import type { ExportProgress } from '../../../admin/export/exportOrder.ts';
import { failureOf } from '../../../admin/export/runExport.ts';
import { followed } from '../../../admin/export/serverExport.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { ArchivePart, ExportRow } from '../../../core/files/exporting.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { ApiError } from '../../../session/calls/error.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { saveBlob } from '../../../ui/saveBlob.ts';
import { archive, archiveStates, type ArchiveOffer } from './archive.ts';
import { subsc } from './subsc.ts';

type Made = Pick<ExportRow, 'id' | 'job' | 'total'>;

export function ArchivePanel() {
  const { values, situation } = useRecordForm(subsc);
  const { id, corpId, stCd } = values;
  const state = archiveStates.find((one) => one === stCd);
  if (!id || corpId !== situation.corpId || !state) return null;
  return <Offer id={Number(id)} state={state} />;
}

function Offer({ id, state }: { readonly id: number; readonly state: (typeof archiveStates)[number] }) {
  const t = useTranslate();
  const title = useId();
  const { lang } = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, resource } = useRecordForm();
  const { data, error, refetch } = useQuery<ArchiveOffer, ApiError>({
    queryKey: [screen.name, id, archive.name],
    queryFn: ({ signal }) => provider.recordPart(screen.name, id, archive, { signal }),
    retry: false,
  });
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.${resource.prefix}.words.archive.${name}`, args);
  const count = ({ records, files }: ArchivePart) =>
    files
      ? word('with_files', { count: grouped(records), files: grouped(files) })
      : records
        ? word('records', { count: grouped(records) })
        : word('no_records');
  const any = data?.parts.some(({ records }) => records > 0);
  return (
    <section className="hg-archive" aria-labelledby={title}>
      <h2 id={title}>{word('title')}</h2>
      <p>
        {word(state)} {data && word('until', { day: formatDay(data.until, lang) })}
      </p>
      {error && (
        <p role="alert">
          {failureShown(t, error)}{' '}
          <Button size="s" onClick={() => void refetch()}>
            {t('desk.action.retry')}
          </Button>
        </p>
      )}
      {!data && !error && <p role="status">{word('counting')}</p>}
      {data && !any && <p>{word('none')}</p>}
      {data && any && (
        <>
          <dl>
            {data.parts.map((part) => (
              <div key={part.prefix}>
                <dt>{part.name}</dt>
                <dd className={cx('hg-tn', part.records === 0 && 'hg-none')}>{count(part)}</dd>
              </div>
            ))}
          </dl>
          <Take
            id={id}
            offer={data}
            label={word('take')}
            done={word('done')}
            example={word('example')}
            first={state === 'TERM'}
          />
        </>
      )}
    </section>
  );
}

const grouped = (count: number) => count.toLocaleString('en-US');
const failureShown = (t: (key: string) => string, error: Error) => t(failureOf(error));

interface TakeProps {
  readonly id: number;
  readonly offer: ArchiveOffer;
  readonly label: string;
  readonly done: string;
  /** A reason that fits. */
  readonly example: string;
  /** Nothing else is left to do here. */
  readonly first: boolean;
}

/** Asks why, orders the archive and follows it; whoever leaves the window finds it among the exported files. */
function Take({ id, offer, label, done, example, first }: TakeProps) {
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen } = useRecordForm();
  const [progress, setProgress] = useState<ExportProgress & { readonly asking: boolean }>();
  const stop = useRef<AbortController>(undefined);

  const make = async (reason?: string) => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = control;
    const tell = (told: ExportProgress) => !signal.aborted && setProgress({ asking: false, ...told });
    tell({ done: 0, total: 0, job: true });
    try {
      const made = (await provider.tell(screen.name, `${id}/${archive.name}`, reason ? { reason } : {})) as Made;
      saveBlob(await followed(provider, made, tell, signal));
      notify(done, { type: 'success' });
    } catch (error) {
      if (!signal.aborted) notify(failureOf(error), { type: 'error' });
    }
    if (stop.current === control) setProgress(undefined);
  };
  const leave = (why?: string) => {
    stop.current?.abort(why);
    setProgress(undefined);
  };
  const begin = () => (offer.personal.length ? setProgress({ asking: true, done: 0, total: 0 }) : void make());
  return (
    <>
      <Button {...(first ? { kind: 'filled' } : {})} disabled={progress !== undefined} onClick={begin}>
        {label}
      </Button>
      {progress && (
        <ExportDialog
          {...progress}
          title={offer.title}
          personal={offer.personal}
          example={example}
          record={undefined}
          onReason={(reason) => void make(reason)}
          onCancel={() => leave()}
          onLeave={leave}
        />
      )}
    </>
  );
}
