/** Leaving for good with unsaved work asks first; the work stays as a draft (3-decisions 4, "unsaved changes"). */
import { useLogout } from 'react-admin';
import { useUnsavedCount } from '../../session/unsaved.ts';
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../ui/text.tsx';

export function LogoutQuestion({ open, onStay }: { readonly open: boolean; readonly onStay: () => void }) {
  const t = useT();
  const logout = useLogout();
  const count = useUnsavedCount();
  return (
    <AlertDialog
      open={open}
      title={t('session.logout.question')}
      message={t('session.logout.unsaved', { count })}
      confirmLabel={t('session.logout.yes')}
      cancelLabel={t('session.logout.stay')}
      onConfirm={() => void logout()}
      onCancel={onStay}
    />
  );
}
