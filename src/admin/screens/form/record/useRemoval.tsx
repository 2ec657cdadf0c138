/** The question before a record is deleted, and the deletion. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { useRecordName } from '../head/useRecordName.ts';
import { useRecordForm } from '../recordForm.ts';

interface Removal {
  readonly busy: boolean;
  readonly question: ReactNode;
  readonly ask: () => void;
}

/** `attempt` answers undefined when the server refuses, and says why; `onGone` leaves the screen. */
export function useRemoval(
  attempt: <T>(work: () => Promise<T>) => Promise<T | undefined>,
  onGone: () => void,
): Removal {
  const t = useTranslate();
  const notify = useNotify();
  const { screen, before } = useRecordForm();
  const name = useRecordName();
  const [asks, setAsks] = useState(false);
  const [remove, { isPending }] = useDelete<RaRecord<number>>();

  const drop = async () => {
    const id = Number(before.id);
    const previousData = before as RaRecord<number>;
    const asked = { mutationMode: 'pessimistic', returnPromise: true, onError: () => undefined } as const;
    const done = await attempt(() => remove(screen.name, { id, previousData }, asked));
    setAsks(false);
    if (!done) return;
    notify('desk.form.deleted', { type: 'success' });
    onGone();
  };
  const question = (
    <AlertDialog
      open={asks}
      title={t('desk.message.delete_question')}
      message={t('desk.form.delete_hint')}
      danger
      busy={isPending}
      confirmLabel={t('desk.action.delete')}
      onConfirm={() => void drop()}
      onCancel={() => setAsks(false)}
    >
      {name && <p>{name}</p>}
    </AlertDialog>
  );
  return { busy: isPending, question, ask: () => setAsks(true) };
}
