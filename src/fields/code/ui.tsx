/** One key of a code group: found by key, name or initial consonants; what fits nothing stays as it was typed, marked. */
import { Chip } from '../../ui/chip/Chip.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import { codeWords, fitting } from './index.ts';
import type { CodeField } from './index.ts';
import type { CellProps, EditorProps, FieldUi, InputProps } from '../ui-contract.ts';
import { CodesFilter, useCodesText } from '../codes/ui.tsx';
import { codeOptions, exactOption, matchingOptions, meantOption } from '../../inputs/choices.ts';
import { ComboBox } from '../../inputs/ComboBox.tsx';
import type { ComboBoxProps } from '../../inputs/ComboBox.tsx';
import type { Option } from '../../inputs/Options.tsx';
import { isState, stateLook } from './stateLook.ts';

type Chosen = Pick<InputProps, 'field' | 'value' | 'onChange' | 'required' | 'record'>;

function useCode({ field, value, onChange, required, record }: Chosen) {
  const environment = useFieldEnvironment();
  const fits = fitting(field, record);
  const all = codeOptions(fits, environment);
  const none: Option = { key: '', name: environment.t('desk.form.none') };
  const key = typeof value === 'string' ? value : '';
  return {
    text: key && codeWords(field, key, environment),
    chosen: new Set([key]),
    options: (typed: string | undefined) => matchingOptions(required || typed === '' ? all : [none, ...all], typed),
    onPick: (option: Option) => onChange(option.key || null),
    onClear: () => onChange(null),
    // A key that is chosen no more may still be what the record holds.
    onKeep(text: string) {
      const codes = (group: string) => environment.codes(group, true);
      onChange(exactOption(codeOptions(fits, { ...environment, codes }), text)?.key ?? text);
    },
  } satisfies Partial<ComboBoxProps>;
}

function CodeInput(props: InputProps) {
  const {
    field: _field,
    value: _value,
    onChange: _onChange,
    onBlur,
    record: _record,
    disabled,
    autoFocus,
    ...shell
  } = props;
  const combo = useCode(props);
  return (
    <FormField {...shell}>
      {(ids) => (
        <ComboBox {...combo} ids={ids} label={props.label} disabled={disabled} autoFocus={autoFocus} onBlur={onBlur} />
      )}
    </FormField>
  );
}

function CodeEditor(props: EditorProps) {
  const { live, onCommit, label } = props;
  const combo = useCode({ ...props, required: props.field.required });
  return <ComboBox {...combo} cell live={live} label={label} onDone={onCommit} />;
}

/** The name; of a status with its mark. */
export function CodeCell({ field, name, value }: CellProps) {
  const environment = useFieldEnvironment();
  if (typeof value !== 'string' || value === '') return null;
  const words = codeWords(field, value, environment);
  return isState(name) ? <Chip {...stateLook(value, (field as CodeField).group)}>{words}</Chip> : <>{words}</>;
}

export const codeUi: FieldUi = {
  Input: CodeInput,
  Editor: CodeEditor,
  Cell: CodeCell,
  Filter: CodesFilter,
  readText(text, field, environment) {
    const all = codeOptions(field, environment);
    const meant = meantOption(all, text);
    return meant === null ? null : meant?.key;
  },
  useFilterText: useCodesText,
};
