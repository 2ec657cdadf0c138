/** A value in words, outside its input: codes by name, figures with separators, references by name where it is known. */
import { useCallback } from 'react';
import { typeOf } from '../../../fields/index.ts';
import { nameShown } from '../../../fields/ref/useReference.ts';
import { displayName, gridColumns, grids, headerFields } from '../../../record/resource.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { Values } from '../../../core/field.ts';
import { useRecordForm } from './recordForm.ts';

export type Shown = (field: string, grid: string | undefined, value: unknown, record?: Values) => string;

export function useShown(): Shown {
  const environment = useFieldEnvironment();
  const { resource, shown: serviceWords } = useRecordForm();
  return useCallback(
    (name, grid, value, record) => {
      if (value === null || value === undefined || value === '') return '–';
      const words = serviceWords?.(name, grid, value);
      if (words !== undefined) return words;
      const rows = grid === undefined ? undefined : grids(resource)[grid];
      const fields = grid === undefined ? headerFields(resource) : rows ? gridColumns(rows) : {};
      const field = fields[name];
      if (!field) return typeof value === 'object' ? JSON.stringify(value) : String(value);
      const displayed = field.type === 'ref' ? record?.[displayName(name)] : undefined;
      if (typeof displayed === 'string') return nameShown(field, displayed, environment);
      const parsed = typeOf(field).parse(value, field);
      const text = 'problem' in parsed ? String(value) : typeOf(field).format(value, field, environment);
      return text.replace(/^-/, '\u2212');
    },
    [environment, resource, serviceWords],
  );
}
