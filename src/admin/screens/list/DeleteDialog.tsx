/** Asks before the chosen rows go, all or none; what the server refuses is shown and nothing is lost. */
import { useDeleteMany, useListContext, useNotify } from 'react-admin';
import { useState } from 'react';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../../ui/text.tsx';
import { useDerivedList } from './derivedList.ts';
import { ProblemDialog } from '../../shell/ProblemDialog.tsx';

const mostNames = 5;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DeleteDialog({ open, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const [error, setError] = useState<unknown>();
  const { resource, selectedIds: ids, onUnselectItems, data: rows = [] } = useListContext();
  const { name } = useDerivedList().screen.resource;
  const names = rows.flatMap((row) =>
    ids.includes(row.id) && typeof row[name] === 'string' ? [String(row[name])] : [],
  );
  const [deleteMany, { isPending }] = useDeleteMany();
  const confirm = () =>
    void deleteMany(
      resource,
      { ids },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('desk.list.deleted', { type: 'success', messageArgs: { count: ids.length } });
          onClose();
          onUnselectItems();
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
        message={t('desk.message.delete_count', { count: ids.length })}
        confirmLabel={t('desk.action.delete')}
        danger
        busy={isPending}
        onConfirm={confirm}
        onCancel={onClose}
      >
        {names.length > 0 && (
          <p>{[...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ')}</p>
        )}
      </AlertDialog>
      <ProblemDialog error={error} onClose={() => setError(undefined)} />
    </>
  );
}
