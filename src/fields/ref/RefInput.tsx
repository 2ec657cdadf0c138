/** A reference in a form: searched by name, number or initial consonants, or chosen in a window. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { FormField } from '../../ui/form/FormField.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { InputProps } from '../ui-contract.ts';
import { ComboBox } from '../../inputs/ComboBox.tsx';
import type { RefField } from './index.ts';
import { OpenLink } from './RefCell.tsx';
import { useLookupNames } from './useLookup.ts';
import {
  nameIn,
  nameShown,
  narrowing,
  targetOf,
  useChooser,
  useLate,
  useReference,
  useTaking,
} from './useReference.ts';

export function RefInput(props: InputProps) {
  const { field, name, value, onChange, onBlur, record, disabled, autoFocus, ofLabel, ...shell } = props;
  const environment = useFieldEnvironment();
  const target = targetOf(field);
  const choice = field as RefField;
  const { bars, take } = useTaking(value, (row) => onChange(row.id, row));
  const { combo, found } = useReference(target, take, choice, record, ofLabel, bars);
  const choose = useChooser(target, props.label, narrowing(choice, record), ([row]) => row && take(row));
  // Words stand there until the record is known that they mean; unless something else was chosen since.
  const late = useLate(target, (row) => typeof value === 'string' && take(row), narrowing(choice, record).query);
  // A default of a dialog is an id alone; records bring the name along.
  const there = value !== null && value !== undefined && value !== '';
  const brought = nameIn(record, name);
  const asked = useLookupNames(target, typeof value === 'number' && brought === '' ? [String(value)] : []).get(
    String(value),
  );
  return (
    <FormField {...shell}>
      {(ids) => (
        <ComboBox
          {...combo}
          ids={ids}
          label={props.label}
          text={
            there ? nameShown(field, brought || (asked ? environment.nameOf(asked) : String(value)), environment) : ''
          }
          chosen={new Set([String(value ?? '')])}
          disabled={disabled}
          autoFocus={autoFocus}
          icon={<SearchIcon />}
          tools={<OpenLink target={target} id={value} />}
          onChoose={choose}
          onClear={() => onChange(null)}
          onKeep={(words) => {
            onChange(words);
            if (found.keyword !== words || found.failed) late(words);
          }}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}
