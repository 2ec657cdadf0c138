/** Yes or no: a box with the word beside it. */
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { YnFilter } from '../../inputs/filters.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { CellProps, FieldUi, InputProps } from '../ui-contract.ts';
import { ynOf } from './index.ts';
import type { YnField } from './index.ts';
import '../../inputs/inputs.css';

const other = (value: unknown) => (value === 'Y' ? 'N' : 'Y');

function YnInput({ field, value, onChange, onBlur, disabled, autoFocus, ...shell }: InputProps) {
  const { t } = useFieldEnvironment();
  return (
    <FormField {...shell}>
      {(ids) => (
        <label className="hg-word" htmlFor={ids.id}>
          <Checkbox
            {...ids}
            checked={value === 'Y'}
            disabled={disabled}
            autoFocus={autoFocus}
            onChange={() => onChange(other(value))}
            onBlur={onBlur}
          />
          <span aria-hidden="true">
            {/* What a tick means; a "no" beside an open box would read as what one ticks. */}
            {t(
              (field as YnField).agrees
                ? 'desk.action.agree'
                : disabled && value !== 'Y'
                  ? 'desk.action.no'
                  : 'desk.action.yes',
            )}
          </span>
        </label>
      )}
    </FormField>
  );
}

function YnCell({ field, value }: CellProps) {
  const { t, codeName } = useFieldEnvironment();
  const { group } = field as YnField;
  if (value !== 'Y' && value !== 'N') return null;
  return (
    <span className={value === 'N' && !group ? 'hg-t3' : undefined}>
      {group ? codeName(group, value) : t(value === 'Y' ? 'desk.action.yes' : 'desk.action.no')}
    </span>
  );
}

export const ynUi: FieldUi = {
  Input: YnInput,
  Cell: YnCell,
  Filter: YnFilter,
  readText: ynOf,
};
