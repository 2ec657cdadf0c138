/** What the buttons of a list do, and why some cannot be used now. */
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Level } from '../../../core/authority.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { RowKey } from '../../../ui/grid/types.ts';
import { useT } from '../../../ui/text.tsx';
import type { PageActions } from '../../layout/pageActions.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { screenPath } from '../../routes.ts';
import type { Screen } from '../../routes.ts';
import { exportCsv } from './exportRows.ts';
import { useDesk } from '../../desk.ts';
import { makingLock } from '../form/locks.ts';
import type { SearchState } from './search.ts';
import type { ListColumns } from './useListColumns.ts';

interface Given {
  readonly screen: Screen;
  readonly level: Level;
  readonly title: string;
  readonly state: SearchState;
  readonly columns: ListColumns;
  readonly total: number;
  readonly selection: ReadonlySet<RowKey>;
  readonly onDelete: () => void;
  readonly phone: boolean;
}

export function useListActions(given: Given): PageActions {
  const { screen, level, selection, total, phone } = given;
  const { resource } = screen;
  const t = useT();
  const navigate = useNavigate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const context = useFieldEnvironment();
  const [exporting, setExporting] = useState(false);

  const elsewhere = { disabledReason: t('desk.reason.not_in_mode') };
  const lock = makingLock({ resource, level, corpId: useDesk().session.corp.id });
  const readOnly = lock && t(lock);
  const none = selection.size === 0 ? t('desk.reason.nothing_selected') : undefined;
  const create = (copy?: RowKey) =>
    void navigate(screenPath(screen.name, { type: 'create', ...(copy === undefined ? {} : { copy: Number(copy) }) }));
  const csv = async () => {
    setExporting(true);
    try {
      const sheet = { title: given.title, columns: given.columns.shown, context };
      const count = await exportCsv(
        provider,
        { name: screen.name, state: given.state, asked: given.columns.asked },
        sheet,
      );
      notify('desk.list.exported', { type: 'success', messageArgs: { count } });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setExporting(false);
    }
  };

  const exportAction = {
    busy: exporting,
    disabledReason: total === 0 ? t('desk.message.no_export') : undefined,
    choices: [{ id: 'csv', label: t('desk.action.csv'), note: t('desk.list.export_note'), onSelect: () => void csv() }],
  };
  if (resource.inlineEdit) return { export: exportAction };
  // Cards are not chosen: what needs a choice is done on the record there.
  if (phone) {
    const creatable = !resource.without?.includes('create');
    return { ...(creatable && { new: { onClick: () => create(), disabledReason: readOnly } }), export: exportAction };
  }
  return {
    ...(resource.without?.includes('create')
      ? {}
      : {
          new: { onClick: () => create(), disabledReason: readOnly },
          save: elsewhere,
          copy: {
            onClick: () => create([...selection][0]),
            disabledReason: readOnly ?? (selection.size === 1 ? undefined : t('desk.reason.one_row')),
          },
        }),
    ...(resource.without?.includes('delete')
      ? {}
      : { delete: { onClick: given.onDelete, disabledReason: readOnly ?? none } }),
    cancel: elsewhere,
    export: exportAction,
  };
}
