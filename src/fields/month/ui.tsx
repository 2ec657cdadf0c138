/** A month: typed as 202611, 2026-11 or 2026/11. */
import { typeOf } from '../index.ts';
import { TextFilter } from '../../inputs/filters.tsx';
import { typedMonth } from '../../core/typed.ts';
import { written } from '../../inputs/written.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { FieldUi } from '../ui-contract.ts';

const box = written({
  typing: (field, environment) => {
    const text = (value: unknown) => typeOf(field).format(value, field, environment);
    return { show: text, edit: text, read: typedMonth };
  },
  look: () => ({ tabular: true, maxLength: 7, inputMode: 'numeric' }),
});

export const monthUi: FieldUi = {
  ...box,
  Filter: TextFilter,
  useFilterText(field, value) {
    const environment = useFieldEnvironment();
    const month = typedMonth(value);
    return typeof month === 'string' ? typeOf(field).format(month, field, environment) : value;
  },
};
