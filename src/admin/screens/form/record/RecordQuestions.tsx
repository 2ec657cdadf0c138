/** What a form asks while one works in it: before leaving, before giving up, over a conflict, and why a save failed. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { ProblemDialog } from '../../../shell/ProblemDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Storing } from './useStoring.ts';

interface Props {
  readonly storing: Storing;
  /** Name of the person at work. */
  readonly me: string;
}

export function RecordQuestions({ storing, me }: Props) {
  const t = useTranslate();
  const { saving, choices } = storing;
  const { conflict } = saving;
  return (
    <>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          me={me}
          choices={choices}
          busy={saving.busy}
          onChoose={storing.choose}
          onSave={storing.saveChosen}
          onDiscard={storing.takeTheirs}
          onStay={saving.closeConflict}
        />
      )}
      {saving.question}
      <ProblemDialog
        error={saving.failure?.error}
        problems={saving.failure?.problems}
        title={t('desk.form.refused')}
        onClose={saving.clearFailure}
      />
    </>
  );
}

/** The question before all changes are given up. */
export function useCancel(onCancel: () => void): { readonly ask: () => void; readonly question: ReactNode } {
  const t = useTranslate();
  const [asks, setAsks] = useState(false);
  return {
    ask: () => setAsks(true),
    question: (
      <AlertDialog
        open={asks}
        title={t('desk.form.cancel_question')}
        message={t('desk.form.cancel_hint')}
        danger
        confirmLabel={t('desk.form.cancel_yes')}
        cancelLabel={t('desk.form.stay')}
        onConfirm={() => {
          setAsks(false);
          onCancel();
        }}
        onCancel={() => setAsks(false)}
      />
    ),
  };
}
