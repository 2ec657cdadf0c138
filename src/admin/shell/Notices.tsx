/** Short messages of react-admin's `useNotify`, one after the other, at the bottom. */
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { useEffect, useState } from 'react';
import { useT } from '../../ui/text.tsx';

const shownFor = 4000;

export function Notices() {
  const t = useT();
  const { notifications, takeNotification } = useNotificationContext();
  const [notice, setNotice] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (notice || notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    setNotice(next);
    setOpen(true);
  }, [notice, notifications, takeNotification]);

  if (!notice) return null;
  const { message, type, notificationOptions } = notice;
  return (
    <Snackbar
      className="hg-notice"
      open={open}
      autoHideDuration={type === 'error' ? null : (notificationOptions?.autoHideDuration ?? shownFor)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{ transition: { onExited: () => setNotice(undefined) } }}
    >
      <Alert
        severity={type}
        variant="outlined"
        role={type === 'error' ? 'alert' : 'status'}
        onClose={() => setOpen(false)}
        closeText={t('desk.action.close')}
        sx={{ background: 'var(--raised)', color: 'var(--text)', boxShadow: 'var(--float)' }}
      >
        {typeof message === 'string'
          ? t(message, notificationOptions?.messageArgs as Record<string, unknown> | undefined)
          : message}
      </Alert>
    </Snackbar>
  );
}
