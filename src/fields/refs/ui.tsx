/** Several references: the list stays open while one ticks. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { FormField } from '../../ui/form/FormField.tsx';
import { ComboBox } from '../../inputs/ComboBox.tsx';
import { narrowing, useChooser, useReference } from '../ref/useReference.ts';
import { useLookupNames } from '../ref/useLookup.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { CellProps, FieldUi, InputProps, LookupRow } from '../ui-contract.ts';
import { idsOf, keptIn, withKept } from './index.ts';
import type { RefsField } from './index.ts';

const asField = (field: InputProps['field']) => field as RefsField;

/** Names of the ids, and what was typed and names no record. */
function useNames(prefix: string, value: unknown): string {
  const { nameOf } = useFieldEnvironment();
  const ids = idsOf(value).map(String);
  const rows = useLookupNames(prefix, ids);
  const names = ids.map((id) => (rows.has(id) ? nameOf(rows.get(id)!) : '…'));
  return [...names, ...keptIn(value)].join(', ');
}

function RefsInput(props: InputProps) {
  const { field, value, onChange, onBlur, record, disabled, autoFocus, ...shell } = props;
  const { prefix, of } = asField(field);
  const ids = idsOf(value);
  const turn = (row: LookupRow) => {
    const next = ids.includes(row.id) ? ids.filter((id) => id !== row.id) : [...ids, row.id];
    onChange(next.join(',') || null);
  };
  const { combo } = useReference(prefix, turn, { of }, record);
  const put = (rows: readonly LookupRow[]) => onChange(rows.map((row) => row.id).join(',') || null);
  const choose = useChooser(prefix, props.label, narrowing({ of }, record), put, ids);
  const text = useNames(prefix, value);
  return (
    <FormField {...shell}>
      {(fieldIds) => (
        <ComboBox
          {...combo}
          ids={fieldIds}
          label={props.label}
          multiple
          text={text}
          chosen={new Set(ids.map(String))}
          disabled={disabled}
          autoFocus={autoFocus}
          icon={<SearchIcon />}
          onChoose={choose}
          onClear={() => onChange(null)}
          onKeep={(words) => onChange(withKept(ids, words))}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}

const RefsCell = ({ field, value }: CellProps) => <>{useNames(asField(field).prefix, value)}</>;

export const refsUi: FieldUi = { Input: RefsInput, Cell: RefsCell };
