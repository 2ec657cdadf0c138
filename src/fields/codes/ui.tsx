/** Several keys of a code group: the list stays open while one ticks. */
import { useState } from 'react';
import type { Field } from '../../core/field.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { codeGroupOf, codeKeys } from '../../record/resource.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { EditorProps, FieldUi, FilterProps, InputProps } from '../ui-contract.ts';
import { codeOptions, matchingOptions, meantOption } from '../../inputs/choices.ts';
import { ComboBox } from '../../inputs/ComboBox.tsx';
import type { ComboBoxProps } from '../../inputs/ComboBox.tsx';
import type { Option } from '../../inputs/Options.tsx';

const keysIn = (value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : []);

/** Keys with one turned on or off, in the order of the group. */
export function toggled(keys: readonly string[], key: string, order: readonly string[]): string[] {
  const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  return next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function useCodes(field: Field, keys: readonly string[], onChange: (keys: readonly string[]) => void) {
  const environment = useFieldEnvironment();
  const group = codeGroupOf(field) ?? '';
  const all = codeOptions(field, environment);
  const order = all.map((option) => option.key);
  // What stands there and is no choice can still be taken away.
  const strange = keys
    .filter((key) => !order.includes(key))
    .map((key) => ({ key, name: environment.codeName(group, key) }));
  return {
    multiple: true,
    text: keys.map((key) => environment.codeName(group, key)).join(', '),
    chosen: new Set(keys),
    options: (typed: string | undefined) => matchingOptions([...strange, ...all], typed),
    onPick: (option: Option) => onChange(toggled(keys, option.key, order)),
    onClear: () => onChange([]),
  } satisfies Partial<ComboBoxProps>;
}

const joined = (keys: readonly string[]) => keys.join(',') || null;

function CodesInput(props: InputProps) {
  const { field, value, onChange, onBlur, record: _record, disabled, autoFocus, ...shell } = props;
  const keys = codeKeys(field, value);
  const combo = useCodes(field, keys, (next) => onChange(joined(next)));
  return (
    <FormField {...shell}>
      {(ids) => (
        <ComboBox
          {...combo}
          ids={ids}
          label={props.label}
          disabled={disabled}
          autoFocus={autoFocus}
          onKeep={(text) => onChange(joined([...keys, text]))}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}

/** The grid takes the cell with the key that leaves it: what is typed goes up at once, beside what was chosen before. */
function CodesEditor({ field, value, live, label, onChange, onCommit }: EditorProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => codeKeys(field, value));
  const combo = useCodes(field, chosen, (keys) => {
    setChosen(keys);
    onChange(joined(keys));
  });
  return (
    <ComboBox
      {...combo}
      cell
      live={live}
      label={label}
      onTyped={(text, meant) => onChange(joined([...new Set([...chosen, meant?.key ?? text])].filter(Boolean)))}
      onDone={onCommit}
    />
  );
}

/** A condition takes any of several keys. */
export function CodesFilter({ field, id, label, value, onChange }: FilterProps) {
  const { t } = useFieldEnvironment();
  const combo = useCodes(field, keysIn(value), (keys) => onChange(keys.join(',')));
  return (
    <FormField id={id} label={label}>
      {(ids) => <ComboBox {...combo} ids={ids} label={label} placeholder={t('desk.search.all')} />}
    </FormField>
  );
}

export function useCodesText(field: Field, value: string): string {
  const { codeName } = useFieldEnvironment();
  return keysIn(value)
    .map((key) => codeName(codeGroupOf(field) ?? '', key))
    .join(', ');
}

export const codesUi: FieldUi = {
  Input: CodesInput,
  Editor: CodesEditor,
  Filter: CodesFilter,
  readText(text, field, environment) {
    const all = codeOptions(field, environment);
    const meant = text.split(/[,;\n]/).map((one) => meantOption(all, one));
    return meant.includes(undefined) ? undefined : joined(meant.flatMap((option) => option?.key ?? []));
  },
  useFilterText: useCodesText,
};
