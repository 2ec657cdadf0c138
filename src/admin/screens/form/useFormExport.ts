/** Formats in which the record on screen can be taken along. */
import { useTranslate } from 'ra-core';
import type { MenuChoice } from '../../../ui/menu/Menu.tsx';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { nameFieldOf } from './names.ts';
import { recordCsv } from './recordCsv.ts';
import { useRecordForm } from './recordForm.ts';
import { useShown } from './useShown.ts';

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function useFormExport(): readonly MenuChoice[] {
  const t = useTranslate();
  const { lang } = useFieldEnvironment();
  const { resource, values, before, labels } = useRecordForm();
  const shown = useShown();
  const take = () => {
    const name = String(before[nameFieldOf(resource, before, lang)] ?? before.id ?? resource.table);
    download(`${name.replace(/[\\/:*?"<>|]+/g, ' ')}.csv`, recordCsv(resource, values, labels, shown));
  };
  return [{ id: 'csv', label: t('desk.form.export_csv'), onSelect: take }];
}
