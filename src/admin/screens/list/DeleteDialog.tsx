/** Asks before the chosen rows go, all or none; what the server refuses is shown and nothing is lost. */
import { useDeleteMany, useNotify } from 'react-admin';
import { useState } from 'react';
import type { RowKey } from '../../../ui/grid/types.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../../ui/text.tsx';
import { ProblemDialog } from '../../shell/ProblemDialog.tsx';

interface Props {
  readonly name: string;
  readonly ids: ReadonlySet<RowKey>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ name, ids, open, onClose, onDeleted }: Props) {
  const t = useT();
  const notify = useNotify();
  const [error, setError] = useState<unknown>();
  const [deleteMany, { isPending }] = useDeleteMany(name, { ids: [...ids].map(Number) });
  const confirm = () =>
    void deleteMany(
      name,
      { ids: [...ids].map(Number) },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('desk.list.deleted', { type: 'success', messageArgs: { count: ids.size } });
          onClose();
          onDeleted();
        },
        onError: (problem) => {
          onClose();
          setError(problem);
        },
      },
    );
  return (
    <>
      <AlertDialog
        open={open}
        title={t('desk.message.delete_question')}
        message={t('desk.message.delete_count', { count: ids.size })}
        confirmLabel={t('desk.action.delete')}
        danger
        busy={isPending}
        onConfirm={confirm}
        onCancel={onClose}
      />
      <ProblemDialog error={error} onClose={() => setError(undefined)} />
    </>
  );
}
