/** A moment: a day as in `date`, in short too, and behind it 0930 or 09:30. */
import { typeOf } from '../index.ts';
import { DayInput } from '../../inputs/DayInput.tsx';
import { shortMoment } from '../../core/shortMoment.ts';
import { momentChars, typedMoment } from '../../core/typed.ts';
import { written } from '../../inputs/written.tsx';
import type { Written } from '../../inputs/written.tsx';
import type { FieldUi, InputProps } from '../ui-contract.ts';

/** Longer than 2026-11-20 09:30: what is typed behind one that stands there must show, to be refused. */
const maxLength = 20;

const typing: Written['typing'] = (field, environment) => {
  const text = (value: unknown) => typeOf(field).format(value, field, environment);
  return {
    ...{ show: text, edit: text, read: typedMoment, filter: momentChars },
    settle: (typed) => finished(typed, environment),
  };
};

const finished: NonNullable<FieldUi['finished']> = (text, { today }) => shortMoment(text, today());

const DateTimeInput = (props: InputProps) => (
  <DayInput
    {...props}
    maxLength={maxLength}
    typing={typing}
    dayOf={(value) => (typeof value === 'string' ? (typedMoment(value)?.slice(0, 10) ?? null) : null)}
    withDay={(day, former) => `${day} ${typeof former === 'string' ? former.slice(11, 16) || '09:00' : '09:00'}`}
  />
);

const { Editor, readText } = written({ typing, look: () => ({ tabular: true, maxLength }) });

export const dateTimeUi: FieldUi = { Input: DateTimeInput, Editor, readText, finished };
