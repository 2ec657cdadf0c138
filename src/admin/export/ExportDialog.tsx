import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { reasonLength } from '../../core/files/exporting.ts';
import { useLanguage } from '../../session/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextBox } from '../../ui/form/TextBox.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { useDesk } from '../desk.ts';
import type { ExportProgress } from './exportOrder.ts';
import { lastReason, reasonFor, rememberReason } from './reasons.ts';
import { left } from './serverExport.ts';
import './exportDialog.css';

interface Props extends ExportProgress {
  readonly title: string;
  readonly asking: boolean;
  readonly personal: readonly string[];
  /** The record that leaves, where it is one. */
  readonly record: string | undefined;
  /** A reason that fits, where the usual one does not. */
  readonly example?: string;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
  /** Closes the window of a job, which goes on. */
  readonly onLeave: (why: string) => void;
}

/** Asks why persons' data leave, then shows how far the file is. A quick export shows nothing. */
export function ExportDialog({ asking, ...props }: Props) {
  return (
    <Words section="exports" lang={useLanguage()}>
      {asking ? <Reason {...props} /> : <ProgressDialog {...props} />}
    </Words>
  );
}

/** Asked once for a record; the next one begins with the same. */
function Reason({ record, onReason, ...props }: Omit<Props, 'asking'>) {
  const person = useDesk().session.user.id;
  const remembered = reasonFor(person, record);
  const goOn = useEffectEvent(() => remembered !== undefined && onReason(remembered));
  useEffect(() => void goOn(), []);
  if (remembered !== undefined) return null;
  const say = (reason: string) => {
    rememberReason(person, reason, record);
    onReason(reason);
  };
  return <ReasonDialog {...props} start={lastReason(person)} onReason={say} />;
}

interface ReasonProps extends Pick<Props, 'personal' | 'example' | 'onReason' | 'onCancel'> {
  readonly start: string;
}

function ReasonDialog({ personal, start, example, onReason, onCancel }: ReasonProps) {
  const t = useT();
  const [reason, setReason] = useState(start);
  const [tried, setTried] = useState(false);
  const { min, max } = reasonLength;
  const short = reason.trim().length < min;
  const submit = () => (short ? setTried(true) : onReason(reason.trim()));
  return (
    <Dialog
      open
      title={t('exports.reason_title')}
      lead={t('exports.reason_lead', { names: personal.join(', ') })}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('desk.action.cancel')}</Button>
          <Button kind="filled" onClick={submit}>
            {t('desk.action.export')}
          </Button>
        </>
      }
    >
      <FormField
        label={t('exports.reason')}
        required
        {...(tried && short
          ? { error: t('exports.reason_short', { min }) }
          : { help: t('exports.reason_help', { min, example: example ?? t('exports.reason_example') }) })}
      >
        {(ids) => (
          <TextBox
            {...ids}
            value={reason}
            maxLength={max}
            autoFocus
            onFocus={(event) => event.target.select()}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
    </Dialog>
  );
}

function ProgressDialog({ title, done, total, job, onCancel, onLeave }: Omit<Props, 'asking'>) {
  const t = useT();
  const notify = useNotify();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  if (!late && !job) return null;
  const figures = { done: done.toLocaleString('en-US'), total: total.toLocaleString('en-US') };
  const words = job && done === 0 ? t('exports.waiting') : total ? t('exports.rows', figures) : t('exports.making');
  const leave = () => {
    onLeave(left);
    notify(t('exports.left'), { type: 'info' });
  };
  return (
    <Dialog
      open
      width={job ? 480 : 400}
      title={t('exports.progress', { title })}
      lead={job && t('exports.job_lead')}
      {...(job ? { onClose: leave } : {})}
      footer={
        <>
          <Button onClick={onCancel} autoFocus={!job}>
            {t('desk.action.cancel')}
          </Button>
          {job && (
            <Button kind="filled" onClick={leave} autoFocus>
              {t('exports.go_on')}
            </Button>
          )}
        </>
      }
    >
      <progress className="hx-bar" aria-label={words} max={total || undefined} value={total ? done : undefined} />
      <p className="hx-words" aria-live="polite">
        {words}
      </p>
    </Dialog>
  );
}
