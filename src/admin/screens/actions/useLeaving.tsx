/** A window in which something was typed is not closed unasked, whichever way: its button, Escape, the veil, Back. */
import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useUnsaved } from '../../../session/unsaved.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { useLeaveGuard } from '../form/record/useLeaveGuard.tsx';
import { RecordFormContext } from '../form/recordForm.ts';

interface Given {
  /** Something stands in it that it did not open with. */
  readonly touched: boolean;
  /** Files may be among it. */
  readonly files: boolean;
  readonly onClose: () => void;
}

interface Leaving {
  /** Closes the window, or asks first. */
  readonly close: () => void;
  /** The questions, to be rendered beside it. */
  readonly question: ReactNode;
}

export function useLeaving({ touched, files, onClose }: Given): Leaving {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  useUnsaved(touched ? 1 : 0);
  return {
    close: () => {
      if (touched) setAsked(true);
      else onClose();
    },
    question: (
      <>
        <AlertDialog
          open={asked}
          danger
          title={t('desk.acts.leave_question')}
          message={t(files ? 'desk.acts.leave_hint_files' : 'desk.acts.leave_hint')}
          confirmLabel={t('desk.acts.leave_yes')}
          cancelLabel={t('desk.acts.leave_no')}
          onConfirm={onClose}
          onCancel={() => setAsked(false)}
        />
        <PageGuard touched={touched} />
      </>
    ),
  };
}

/** The form below asks for all that is unsaved when its page is left, and knows of windows over it; a list has nothing that would. */
const PageGuard = ({ touched }: Pick<Given, 'touched'>) =>
  useContext(RecordFormContext) === null && <OwnGuard touched={touched} />;

const OwnGuard = ({ touched }: Pick<Given, 'touched'>) => useLeaveGuard(touched, () => undefined).question;
