/** Formats in which the record on screen can be taken along. */
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { FileKind } from '../../../../core/files/sheet.ts';
import type { MenuChoice } from '../../../../ui/menu/Menu.tsx';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
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

export function useFormExport(): FormExport {
  const t = useTranslate();
  const context = useFieldEnvironment();
  const { screen, resource, values, before, labels } = useRecordForm();
  const shown = useShown();
  const { run, busy, dialog } = useFileExport();
  const take = (kind: FileKind) => {
    const title = String(before[nameFieldOf(resource, before, context.lang)] ?? before.id ?? resource.table);
    const words = { sum: t('desk.export.sum'), name: t('desk.export.name'), value: t('desk.export.value') };
    run({
      kind,
      title,
      personal: personalLabels(resource, values, labels),
      wire: {
        prefix: resource.prefix,
        query: { view: screen.view },
        columns: recordColumns(resource, values).map((name) => ({ name, width: 100 })),
      },
      sheets: async () => recordSheets(resource, values, title, { context, words, labels, shown }),
    });
  };
  return {
    choices: kinds.map((kind) => ({ id: kind, label: t(`desk.action.${kind}`), onSelect: () => take(kind) })),
    busy,
    dialog,
  };
}
