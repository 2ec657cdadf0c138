/** What the buttons of a list do, and why some cannot be used now. */
import { useDataProvider, useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FileKind } from '../../../core/files/sheet.ts';
import type { LeftOut } from '../../../record/counted.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { RowKey } from '../../../ui/grid/types.ts';
import { useT } from '../../../ui/text.tsx';
import type { OwnAction, PageActions } from '../../layout/pageActions.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { screenPath } from '../../routes.ts';
import { useFileExport } from '../../export/useFileExport.tsx';
import { reasonText } from '../../access/reasonText.ts';
import { useRefusal, useRights } from '../../access/useRights.ts';
import { usePhone } from '../../../ui/useMedia.ts';
import { useDerivedList } from './derivedList.ts';
import { useCountNote } from './useCountNote.ts';
import { useListSearch } from './search/useListSearch.ts';

interface Given {
  readonly onDelete: () => void;
}

export interface ListActions {
  readonly actions: PageActions;
  /** Bringing records in from a file, where the resource takes them. */
  readonly imports: readonly OwnAction[];
  /** Windows of an export at work. */
  readonly exporting: ReactNode;
}

export function useListActions(given: Given): ListActions {
  const files = useFileExport();
  return { actions: useActions(given, files.run, files.busy), imports: useImports(), exporting: files.dialog };
}

function useImports(): readonly OwnAction[] {
  const t = useT();
  const { screen } = useDerivedList();
  const { name, resource } = screen;
  const navigate = useNavigate();
  const lock = useRefusal(name, 'import');
  if (!resource.imports?.keys) return [];
  return [
    {
      id: 'import',
      label: t('desk.action.import'),
      disabledReason: lock && t(lock),
      onClick: () => void navigate(`/${name}/import`),
    },
  ];
}

function useActions(given: Given, run: ReturnType<typeof useFileExport>['run'], exporting: boolean): PageActions {
  const { screen, title, columns } = useDerivedList();
  const { total = 0, selectedIds, data: rows = [] } = useListContext();
  const rights = useRights();
  const { state } = useListSearch();
  const phone = usePhone();
  const { resource } = screen;
  const t = useT();
  const navigate = useNavigate();
  const provider = useDataProvider<DeskDataProvider>();
  const noteOf = useCountNote();
  const context = useFieldEnvironment();

  const elsewhere = { disabledReason: t('desk.reason.not_in_mode') };
  const refusals = { create: useRefusal(screen.name, 'create'), delete: useRefusal(screen.name, 'delete') };
  const making = refusals.create && t(refusals.create);
  const deleting = refusals.delete && t(refusals.delete);
  const chosen = rows.filter(({ id }) => selectedIds.includes(id));
  // What a row does not carry is the server's to judge.
  const judged = resource.state ? chosen.filter((row) => row[resource.state!.field] !== undefined) : chosen;
  const kept = judged.flatMap((row) => rights.refusal(screen.name, 'delete', row) ?? [])[0];
  const uncopied = chosen.flatMap((row) => rights.refusal(screen.name, 'copy', row) ?? [])[0];
  const none = selectedIds.length === 0 ? t('desk.reason.nothing_selected') : undefined;
  const create = (copy?: RowKey) =>
    void navigate(screenPath(screen.name, { type: 'create', ...(copy === undefined ? {} : { copy: Number(copy) }) }));
  const { shown, all, layout, asked } = columns;
  const look = {
    title,
    columns: shown,
    all,
    widths: layout.widths,
    context,
    sumWord: (left: LeftOut, found: number) => [t('desk.export.sum'), noteOf(left, found)].filter(Boolean).join(' '),
  };
  const take = (kind: FileKind) => ({
    id: kind,
    label: t(`desk.action.${kind}`),
    note: t('desk.list.export_note'),
    onSelect: async () => {
      const { listOrder } = await import('./exportRows.ts');
      run(listOrder(provider, { ...screen, state, asked, total }, look, kind));
    },
  });
  const exportAction = {
    busy: exporting,
    disabledReason: total === 0 ? t('desk.message.no_export') : undefined,
    choices: [take('excel'), take('pdf'), take('csv')],
  };
  if (resource.inlineEdit) return { export: exportAction };
  // Cards are not chosen: what needs a choice is done on the record there.
  if (phone) {
    const creatable = !resource.without?.includes('create');
    return { ...(creatable && { new: { onClick: () => create(), disabledReason: making } }), export: exportAction };
  }
  return {
    ...(resource.without?.includes('create')
      ? {}
      : {
          new: { onClick: () => create(), disabledReason: making },
          save: elsewhere,
          copy: {
            onClick: () => create(selectedIds[0]),
            disabledReason:
              making ??
              (selectedIds.length === 1 ? uncopied && reasonText(t, resource, uncopied) : t('desk.reason.one_row')),
          },
        }),
    ...(resource.without?.includes('delete')
      ? {}
      : {
          delete: {
            onClick: given.onDelete,
            disabledReason: deleting ?? none ?? (kept && reasonText(t, resource, kept)),
          },
        }),
    cancel: elsewhere,
    export: exportAction,
  };
}
