/** Formats in which the record on screen can be taken along. */
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { FileKind } from '../../../../core/files/sheet.ts';
import type { MenuChoice } from '../../../../ui/menu/Menu.tsx';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { ownChoices } from '../../../layout/ActionBar.tsx';
import type { OwnAction } from '../../../layout/pageActions.ts';
import { useFileExport } from '../../../export/useFileExport.tsx';
import { nameFieldOf } from '../names.ts';
import { useRecordForm } from '../recordForm.ts';
import { personalLabels, recordColumns, recordSheets } from './recordSheets.ts';
import { useShown } from '../useShown.ts';

const kinds = ['excel', 'pdf', 'csv'] as const satisfies readonly FileKind[];

export interface FormExport {
  readonly choices: readonly MenuChoice[];
  readonly busy: boolean;
  /** Windows of an export at work. */
  readonly dialog: ReactNode;
}

/** `papers`: what partners get, before what stays in the house. */
export function useFormExport(papers: readonly OwnAction[] = []): FormExport {
  const t = useTranslate();
  const context = useFieldEnvironment();
  const { screen, resource, values, before, labels } = useRecordForm();
  const shown = useShown();
  const { run, busy, dialog } = useFileExport();
  const take = (kind: FileKind) => {
    const record = String(before[nameFieldOf(resource, before, context.lang)] ?? before.id ?? resource.table);
    const title = papers.length ? t('desk.export.internal', { name: record }) : record;
    const words = { sum: t('desk.export.sum'), name: t('desk.export.name'), value: t('desk.export.value') };
    run({
      kind,
      title,
      personal: personalLabels(resource, values, labels),
      ...(before.id != null && { record: `${resource.prefix}/${String(before.id)}` }),
      wire: {
        prefix: resource.prefix,
        query: { view: screen.view },
        columns: recordColumns(resource, values).map((name) => ({ name, width: 100 })),
      },
      sheets: async () => recordSheets(resource, values, title, { context, words, labels, shown }),
    });
  };
  return {
    choices: [
      ...ownChoices(papers),
      ...kinds.map((kind, i) => {
        const name = t(`desk.action.${kind}`);
        const label = papers.length ? t('desk.export.internal', { name }) : name;
        return { id: kind, label, onSelect: () => take(kind), ...(papers.length && i === 0 ? { divided: true } : {}) };
      }),
    ],
    busy,
    dialog,
  };
}
