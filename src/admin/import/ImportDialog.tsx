/** An import of rows into a grid of the open form: the same steps in a window; the form saves. */
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Values } from '../../core/field.ts';
import { useLanguage } from '../../session/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import type { Screen } from '../routes.ts';
import { BusyDialog } from './BusyDialog.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { MapStep } from './MapStep.tsx';
import { columnsOf, goodRows } from './model.ts';
import { runOffer } from './runOffer.ts';
import { stepOf } from './steps.ts';
import type { Step } from './steps.ts';
import { useImport } from './useImport.ts';
import { useProblemFile } from './useProblemFile.ts';
import { useTemplate } from './useTemplate.ts';
import './import.css';

interface Props {
  readonly screen: Screen;
  readonly grid: string;
  /** Name of the grid. */
  readonly label: string;
  /** Header of the form as it is when it is asked. */
  readonly record: () => Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
  readonly onRows: (rows: readonly Values[]) => void;
}

export default function ImportDialog(props: Props) {
  return (
    <Words section="imports" lang={useLanguage()}>
      <Window {...props} />
    </Words>
  );
}

function Window({ screen, grid, label, record, onClose, onRows }: Props) {
  const t = useT();
  const notify = useNotify();
  const place = { screen, grid };
  const importing = useImport(place, record);
  const [asked, setAsked] = useState<Step>('choose');
  const step = stepOf(asked, importing);
  const { busy, rows = [] } = importing;
  const problems = useProblemFile(importing, label, columnsOf(place));
  const offer = runOffer(importing, t, false);
  const check = async () => {
    if (await importing.check()) setAsked('check');
  };
  const lay = () => {
    const good = goodRows(rows).flatMap(({ verdict }) => (verdict?.values ? [verdict.values] : []));
    onRows(good);
    notify(t('imports.laid', { count: good.length.toLocaleString('en-US') }), { type: 'success' });
    onClose();
  };
  const template = useTemplate(place);
  return (
    <Dialog
      open
      width={1180}
      onClose={rows.some((row) => row.corrected) ? undefined : onClose}
      title={t('imports.title_of', { name: label })}
      lead={t(`imports.steps.${step}`)}
      className="him-dialog"
      footerStart={
        step !== 'choose' && (
          <Button kind="quiet" onClick={() => setAsked(step === 'check' ? 'map' : 'choose')}>
            {t(step === 'check' ? 'imports.again' : 'imports.other')}
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>{t('imports.cancel')}</Button>
          {step === 'map' && (
            <Button
              kind="filled"
              disabled={busy !== undefined}
              disabledReason={importing.mapping.some((name) => name !== null) ? undefined : t('imports.nothing')}
              onClick={() => void check()}
            >
              {t('imports.check')}
            </Button>
          )}
          {step === 'check' && (
            <Button kind="filled" disabled={offer.busy} disabledReason={offer.disabledReason} onClick={lay}>
              {offer.label}
            </Button>
          )}
        </>
      }
    >
      {step === 'choose' && <ChooseStep importing={importing} onRead={() => setAsked('map')} onTemplate={template} />}
      {step === 'map' && <MapStep importing={importing} records={false} />}
      {step === 'check' && (
        <CheckStep importing={importing} title={t('imports.title_of', { name: label })} onProblems={problems} />
      )}
      {busy && <BusyDialog key={busy.what} busy={busy} onCancel={importing.cancel} />}
    </Dialog>
  );
}
