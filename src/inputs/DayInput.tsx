/** A box for a day with a calendar at its button (Alt+Down). */
import { lazy, Suspense, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { seoulDay } from '../core/dates.ts';
import { FormField } from '../ui/form/FormField.tsx';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import type { FieldEnvironment, InputProps } from '../fields/ui-contract.ts';
import type { Field } from '../core/field.ts';
import { Box, focusOnce } from './Box.tsx';
import { Drop } from './Drop.tsx';
import { useTyped } from './useTyped.ts';
import type { Typing } from './useTyped.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

type How = (field: Field, environment: FieldEnvironment) => Omit<Typing, 'value' | 'onChange' | 'onBlur'>;

interface Props extends InputProps {
  /** Most characters that are typed. */
  readonly maxLength: number;
  readonly typing: How;
  /** Day of a value, and value of a day chosen over a former value. */
  readonly dayOf: (value: unknown) => string | null;
  readonly withDay: (day: string, former: unknown) => unknown;
}

export function DayInput({ maxLength, typing, dayOf, withDay, ...props }: Props) {
  const { field, value, onChange, onBlur, disabled, autoFocus, ...shell } = props;
  const environment = useFieldEnvironment();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const text = useTyped({ ...typing(field, environment), value, onChange, onBlur });
  const label = environment.t('desk.form.calendar');
  const leave = () => {
    setOpen(false);
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const button = (
    <button type="button" className="hg-in__btn" tabIndex={-1} aria-label={label} onClick={() => setOpen(!open)}>
      <CalendarIcon />
    </button>
  );
  return (
    <FormField {...shell}>
      {(ids) => (
        <div ref={box} onBlur={(event) => open && leftFor(event.relatedTarget, box.current) && setOpen(false)}>
          <Box
            {...ids}
            {...text}
            tabular
            whole
            maxLength={maxLength}
            disabled={disabled}
            ref={autoFocus ? focusOnce : undefined}
            onKeyDown={onKeyDown}
            tools={!disabled && button}
          />
          {open && box.current && (
            <Drop anchor={box.current} own maxHeight={400}>
              <Suspense fallback={<div className="hg-opts__note">{environment.t('desk.frame.loading')}</div>}>
                <Calendar
                  label={label}
                  value={dayOf(value)}
                  today={seoulDay(new Date())}
                  onClose={leave}
                  onPick={(day) => {
                    onChange(withDay(day, value));
                    leave();
                  }}
                />
              </Suspense>
            </Drop>
          )}
        </div>
      )}
    </FormField>
  );
}

/** The keyboard went neither to the box nor to the calendar, which stands elsewhere in the page. */
const leftFor = (to: EventTarget | null, box: HTMLElement | null) =>
  to instanceof Element && !box?.contains(to) && !to.closest('.hg-drop');
