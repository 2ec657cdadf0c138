/** A reference as a condition of a search: several may be chosen. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import type { Field } from '../../core/field.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { FilterProps, LookupRow } from '../ui-contract.ts';
import { ComboBox } from '../../inputs/ComboBox.tsx';
import { useLookupNames } from './useLookup.ts';
import { targetOf, useChooser, useReference } from './useReference.ts';

const idsIn = (value: string) => value.split(',').filter(Boolean);

export function RefFilter({ field, id, label, value, onChange }: FilterProps) {
  const { t } = useFieldEnvironment();
  const ids = idsIn(value);
  const text = useRefText(field, value);
  const target = targetOf(field);
  const { combo } = useReference(target, (row) => {
    const key = String(row.id);
    onChange((ids.includes(key) ? ids.filter((one) => one !== key) : [...ids, key]).join(','));
  });
  const put = (rows: readonly LookupRow[]) => onChange(rows.map((row) => row.id).join(','));
  const choose = useChooser(target, label, { waits: false }, put, ids.map(Number));
  return (
    <FormField id={id} label={label}>
      {(fieldIds) => (
        <ComboBox
          {...combo}
          ids={fieldIds}
          multiple
          label={label}
          text={text}
          chosen={new Set(ids)}
          placeholder={t('desk.search.all')}
          icon={<SearchIcon />}
          onChoose={choose}
          onClear={() => onChange('')}
        />
      )}
    </FormField>
  );
}

/** Names of the chosen records, for the chip. */
export function useRefText(field: Field, value: string): string {
  const { nameOf } = useFieldEnvironment();
  const ids = idsIn(value);
  const rows = useLookupNames(targetOf(field), ids);
  return ids
    .map((id) => {
      const row = rows.get(id);
      return row ? nameOf(row) : id;
    })
    .join(', ');
}
