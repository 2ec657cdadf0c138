import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextBox } from '../../ui/form/TextBox.tsx';
import { useT } from '../../ui/text.tsx';
import './exportDialog.css';

interface Props {
  readonly title: string;
  readonly asking: boolean;
  readonly personal: readonly string[];
  readonly done: number;
  readonly total: number;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why persons' data leave, then shows how far the file is. A quick export shows nothing. */
export function ExportDialog({ asking, ...props }: Props) {
  return asking ? <ReasonDialog {...props} /> : <ProgressDialog {...props} />;
}

function ReasonDialog({ personal, onReason, onCancel }: Omit<Props, 'asking'>) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < 2;
  const submit = () => (short ? setTried(true) : onReason(reason.trim()));
  return (
    <Dialog
      open
      title={t('desk.export.reason_title')}
      lead={t('desk.export.reason_lead', { names: personal.join(', ') })}
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
        label={t('desk.export.reason')}
        required
        error={tried && short ? t('desk.export.reason_short') : undefined}
      >
        {(ids) => (
          <TextBox
            {...ids}
            value={reason}
            maxLength={200}
            autoFocus
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
            }}
          />
        )}
      </FormField>
    </Dialog>
  );
}

function ProgressDialog({ title, done, total, onCancel }: Omit<Props, 'asking'>) {
  const t = useT();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  const words = total
    ? t('desk.export.rows', { done: done.toLocaleString('en-US'), total: total.toLocaleString('en-US') })
    : t('desk.export.making');
  return (
    <Dialog
      open
      width={400}
      title={t('desk.export.progress', { title })}
      footer={
        <Button onClick={onCancel} autoFocus>
          {t('desk.action.cancel')}
        </Button>
      }
    >
      <progress className="hx-bar" aria-label={words} max={total || undefined} value={total ? done : undefined} />
      <p className="hx-words" aria-live="polite">
        {words}
      </p>
    </Dialog>
  );
}
