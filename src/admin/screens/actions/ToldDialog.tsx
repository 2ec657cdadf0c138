/** What an answer tells once (a one-time password, a secret): shown, copied, and gone with the dialog. */
import { useNotify, useTranslate } from 'react-admin';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import './actions.css';

export interface ShownOnce {
  readonly label: string;
  readonly value: string;
}

interface Props {
  readonly told: readonly ShownOnce[];
  /** What to do with it. */
  readonly hint?: string | undefined;
  readonly onClose: () => void;
}

export default function ToldDialog({ told, hint, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      notify('desk.form.copied', { type: 'success' });
    } catch {
      notify('desk.acts.not_copied', { type: 'warning' });
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      width={480}
      title={t('desk.form.told', { name: told.map(({ label }) => label).join(', ') })}
      lead={hint ?? t('desk.form.told_hint')}
      footer={
        <Button kind="filled" onClick={onClose}>
          {t('desk.action.confirm')}
        </Button>
      }
    >
      <div className="hg-told">
        {told.map(({ label, value }, index) => (
          <div key={label}>
            <div className="hg-told__label" id={`told-${index}`}>
              {label}
            </div>
            <div className="hg-told__row">
              <output aria-labelledby={`told-${index}`}>{value}</output>
              <Button autoFocus={index === 0} onClick={() => void copy(value)}>
                {t('desk.form.copy_value')}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
