/**
 * Leaving a changed form asks first, whichever way one leaves: link, Back, address, closing the tab. Back from under an
 * open window only closes that window: the router knows one who may hold it up, so both are said here.
 */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { useUnsavedCount } from '../../../../session/unsaved.ts';
import { topDialog } from '../../../../ui/dialog/openDialogs.ts';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';

export interface LeaveGuard {
  /** The question, to be rendered. */
  readonly question: ReactNode;
  /** From now on nothing is asked: the form was saved or given up. */
  readonly pass: () => void;
}

/** `onGiveUp` hears that the person leaves the changes behind on purpose. */
export function useLeaveGuard(edited: boolean, onGiveUp: () => void): LeaveGuard {
  const t = useTranslate();
  // A dialog above the form may hold something, too.
  const unsaved = useUnsavedCount() > 0;
  const changed = edited || unsaved;
  const passed = useRef(false);
  const [closes, setCloses] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const dialog = historyAction === 'POP' ? topDialog() : undefined;
    setCloses(dialog !== undefined);
    if (!dialog) return changed && !passed.current && currentLocation.pathname !== nextLocation.pathname;
    dialog.close();
    return true;
  });
  useEffect(() => {
    if (closes && blocker.state === 'blocked') blocker.reset();
  }, [closes, blocker]);
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!passed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  return {
    pass: () => {
      passed.current = true;
    },
    question: (
      <AlertDialog
        open={blocker.state === 'blocked' && !closes}
        title={t('desk.form.unsaved')}
        message={t('desk.form.unsaved_question')}
        confirmLabel={t('desk.form.leave')}
        cancelLabel={t('desk.form.stay')}
        danger
        onConfirm={() => {
          onGiveUp();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      />
    ),
  };
}
