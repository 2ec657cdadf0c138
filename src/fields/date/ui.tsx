/** A day: typed as 20261120, 2026-11-20 or 2026/11/20, or chosen from a calendar. */
import { typeOf } from '../index.ts';
import { DayInput } from '../../inputs/DayInput.tsx';
import { PeriodFilter } from '../../inputs/filters.tsx';
import { typedDay } from '../../core/typed.ts';
import { written } from '../../inputs/written.tsx';
import type { Written } from '../../inputs/written.tsx';
import type { FieldUi, InputProps } from '../ui-contract.ts';

const typing: Written['typing'] = (field, environment) => {
  const text = (value: unknown) => typeOf(field).format(value, field, environment);
  return { show: text, edit: text, read: typedDay };
};

const DateInput = (props: InputProps) => (
  <DayInput
    {...props}
    typing={typing}
    dayOf={(value) => (typeof value === 'string' ? (typedDay(value) ?? null) : null)}
    withDay={(day) => day}
  />
);

const { Editor, readText } = written({ typing, look: () => ({ tabular: true, maxLength: 10 }) });

export const dateUi: FieldUi = { Input: DateInput, Editor, Filter: PeriodFilter, readText };
