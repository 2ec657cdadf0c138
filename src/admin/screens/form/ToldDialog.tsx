/** A secret that an answer carries (a one-time password): shown once, never kept in the form. */
import { useNotify, useTranslate } from 'ra-core';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

export interface Told {
  readonly label: string;
  readonly value: string;
}

export function ToldDialog({ told, onClose }: { readonly told: Told; readonly onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(told.value);
    notify('desk.form.copied', { type: 'success' });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      width={420}
      title={t('desk.form.told', { name: told.label })}
      lead={t('desk.form.told_hint')}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('desk.form.copy_value')}</Button>
          <Button kind="filled" autoFocus onClick={onClose}>
            {t('desk.action.confirm')}
          </Button>
        </>
      }
    >
      <output className="hg-told">{told.value}</output>
    </Dialog>
  );
}
