import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ListView } from '../../../../core/listView.ts';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../../../ui/text.tsx';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';

interface Props {
  readonly view: ListView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The question before a kept search is forgotten. */
export function RemoveView({ view, open, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const remove = useMutation({
    mutationFn: () => provider.removeListView(view.id),
    onSuccess: () => notify(t('views.removed', { name: view.viewNm }), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: ['listViews'] });
    },
  });
  return (
    <AlertDialog
      open={open}
      title={t('views.remove_question', { name: view.viewNm })}
      message={view.shareCd === 'MINE' ? undefined : t('views.remove_shared')}
      danger
      busy={remove.isPending}
      confirmLabel={t('desk.action.delete')}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
}
