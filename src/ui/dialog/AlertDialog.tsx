import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useT } from '../text.tsx';
import { Dialog } from './Dialog.tsx';

export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  /** What the main button does, in a verb. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The main button destroys something. */
  danger?: boolean;
  busy?: boolean;
  /** Nothing could be confirmed, as what is asked says. */
  barred?: boolean;
  onConfirm: () => void;
  /** Without it the dialog only informs. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** A question or a notice that must be answered; Escape means no, and so does Enter when something would be destroyed. */
export function AlertDialog({
  open,
  title,
  message,
  danger,
  busy,
  barred,
  onConfirm,
  onCancel,
  children,
  ...labels
}: AlertDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      className="hg-dlg--asks"
      width={420}
      title={title}
      lead={message}
      onClose={busy ? undefined : (onCancel ?? onConfirm)}
      footer={
        <>
          {onCancel && (
            <Button onClick={onCancel} disabled={busy} autoFocus={danger}>
              {labels.cancelLabel ?? t('desk.action.cancel')}
            </Button>
          )}
          <Button
            kind={danger ? 'danger-filled' : 'filled'}
            onClick={onConfirm}
            disabled={busy || barred}
            autoFocus={!danger || !onCancel}
          >
            {labels.confirmLabel ?? t('desk.action.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
