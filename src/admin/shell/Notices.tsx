/** Short messages of react-admin's `useNotify` at the bottom, the newest in the place of what went well before. */
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useT } from '../../ui/text.tsx';
import { usePhone } from '../../ui/useMedia.ts';
import { givesWay, stillToTell } from './noticeQueue.ts';

const shownFor = 4000;

/** What stands at the foot of a page or window and is needed beside a message: buttons, menus, sums, the status of a list. */
const feet = '.hg-stat, .hg-act, .hg-bb, .hg-dlg__foot, .hg-foot, .rdg-summary-row > [role=gridcell]:first-child';
const gap = 12;
/** Windows, which on a phone are sheets at its foot: there is no room beside them. */
const windows = '[role=dialog], [role=alertdialog]';
/** Pixels that a message of two lines takes. */
const tall = 76;

/** What somebody types in: nobody writes below a message. */
const typedIn = 'input, textarea, select, [contenteditable=true], [role=gridcell]';
/** Pixels that a message is wide at most. */
const wide = 560;

/** Of the field with the keyboard, as far as a message in the middle of the page could lie over it. */
function fieldInHand(): readonly DOMRect[] {
  const field = document.activeElement;
  if (!field?.matches(typedIn)) return [];
  const place = field.getBoundingClientRect();
  const [left, right] = [(window.innerWidth - wide) / 2, (window.innerWidth + wide) / 2];
  // One that fills half of the page would leave no place at all.
  return place.right > left && place.left < right && place.height < window.innerHeight / 2 ? [place] : [];
}

/** Pixels from the bottom at which a message covers none of these; above the keyboard that a phone shows. */
function clearOfFeet(): number {
  const page = window.innerHeight;
  const seen = window.visualViewport;
  const hidden = seen && seen.scale === 1 ? Math.max(0, page - seen.height - seen.offsetTop) : 0;
  const found = [...document.querySelectorAll(feet)].map((foot) => foot.getBoundingClientRect());
  return [...found, ...fieldInHand()]
    .filter(({ height }) => height > 0)
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce(
      (room, { top, bottom }) => (bottom > page - room - tall && top < page - room ? page - top + gap : room),
      hidden + gap,
    );
}

export function Notices() {
  const t = useT();
  const { notifications, setNotifications } = useNotificationContext();
  const [notice, setNotice] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);
  const phone = usePhone();

  useEffect(() => {
    if (notifications.length === 0) return;
    if (notice && givesWay(notice)) setOpen(false);
    if (notice) return;
    const [next, ...rest] = stillToTell(notifications);
    setNotifications(rest);
    setNotice(next);
    setOpen(true);
  }, [notice, notifications, setNotifications]);

  const [bottom, setBottom] = useState(gap);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const stood = document.querySelectorAll(windows).length;
    const place = () => {
      // Whoever opens a sheet on a phone has read what went well, and reads the sheet.
      const isOver = phone && notice !== undefined && givesWay(notice);
      if (isOver && document.querySelectorAll(windows).length > stood) setOpen(false);
      else setBottom(clearOfFeet());
    };
    place();
    // What was done may bring other buttons.
    const later = setInterval(place, 250);
    return () => clearInterval(later);
  }, [open, notice, phone]);

  if (!notice) return null;
  const { message, type, notificationOptions } = notice;
  return (
    <Snackbar
      className="hg-notice"
      open={open}
      style={{ bottom }}
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
