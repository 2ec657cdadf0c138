/** Leaving a changed form asks first, whichever way one leaves: link, Back, address, closing the tab. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useUnsavedCount } from '../../../../session/unsaved.ts';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { usePageGuard } from '../../../shell/pageGuards.ts';
import type { HeldWay } from '../../../shell/pageGuards.ts';

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
  const [way, setWay] = useState<HeldWay>();
  usePageGuard({ holds: (from, to) => changed && !passed.current && from !== to, ask: setWay });
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
        open={way !== undefined}
        title={t('desk.form.unsaved')}
        message={t('desk.form.unsaved_question')}
        confirmLabel={t('desk.form.leave')}
        cancelLabel={t('desk.form.stay')}
        danger
        onConfirm={() => {
          onGiveUp();
          way?.proceed();
        }}
        onCancel={() => way?.reset()}
      />
    ),
  };
}
