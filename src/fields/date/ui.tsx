/** A day: typed as 20261120, 2026-11-20, 2026/11/20 or in short (27, 1127, +4), or chosen from a calendar. */
import { typeOf } from '../index.ts';
import { DayInput } from '../../inputs/DayInput.tsx';
import { PeriodFilter } from '../../inputs/filters.tsx';
import { shortDay } from '../../core/shortDay.ts';
import { typedDay } from '../../core/typed.ts';
import { written } from '../../inputs/written.tsx';
import type { Written } from '../../inputs/written.tsx';
import type { FieldUi, InputProps } from '../ui-contract.ts';

/** A day in words is longer than 2026-11-20; and what is typed behind one that stands there must show, to be refused. */
const maxLength = 20;

const typing: Written['typing'] = (field, environment) => {
  const text = (value: unknown) => typeOf(field).format(value, field, environment);
  return { show: text, edit: text, read: typedDay, settle: (typed) => finished(typed, environment) };
};

const finished: NonNullable<FieldUi['finished']> = (text, { today }) => shortDay(text, today());

const DateInput = (props: InputProps) => (
  <DayInput
    {...props}
    maxLength={maxLength}
    typing={typing}
    dayOf={(value) => (typeof value === 'string' ? (typedDay(value) ?? null) : null)}
    withDay={(day) => day}
  />
);

const { Editor } = written({ typing, look: () => ({ tabular: true, maxLength }) });

/** Of a pasted text only a whole day counts. */
const readText: FieldUi['readText'] = (text) => typedDay(text);

export const dateUi: FieldUi = { Input: DateInput, Editor, Filter: PeriodFilter, readText, finished };
