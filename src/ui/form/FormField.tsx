import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { AlertGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import './form.css';

/** What an input takes over from its shell. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FormFieldProps {
  label: ReactNode;
  required?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** To be looked at; it stands in nobody's way. */
  warning?: ReactNode;
  /** Differs from what is stored: a corner at the top left. */
  changed?: boolean;
  /** Columns of the form grid that it covers. */
  span?: 1 | 2 | 3 | 'full';
  /** Id of the input when it is decided elsewhere. */
  id?: string;
  /** A group of inputs (period, switches) has a legend instead of one label. */
  group?: boolean;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** Label above, help or error below; the input inside takes its ids from here. */
export function FormField({
  label,
  required,
  help,
  error,
  warning,
  changed,
  span = 1,
  group,
  className,
  children,
  ...rest
}: FormFieldProps) {
  const t = useT();
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  const notes =
    cx(help ? `${id}-help` : undefined, error ? `${id}-error` : undefined, warning ? `${id}-warning` : undefined) ||
    undefined;
  const Label = group ? 'span' : 'label';
  return (
    <div
      className={cx(
        'hg-field',
        `hg-span-${span}`,
        changed && 'hg-field--changed',
        Boolean(error) && 'hg-field--bad',
        Boolean(warning) && !error && 'hg-field--warn',
        className,
      )}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <Label className="hg-field__label" id={`${id}-label`} {...(!group && { htmlFor: id })}>
        <span className="hg-el">{label}</span>
        {required && (
          <>
            <span className="hg-field__must" aria-hidden="true">
              *
            </span>
            <span className="hg-sr">{t('desk.form.required')}</span>
          </>
        )}
        {changed && <span className="hg-sr">{t('desk.form.changed')}</span>}
      </Label>
      <div className="hg-field__box">
        {children({
          id,
          'aria-describedby': notes,
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        })}
      </div>
      {error && (
        <p className="hg-field__note hg-field__note--bad" id={`${id}-error`}>
          <AlertGlyph />
          {error}
        </p>
      )}
      {warning && (
        <p className="hg-field__note hg-field__note--warn" id={`${id}-warning`}>
          <AlertGlyph />
          <span>
            <b>{t('desk.form.warning')}</b> {warning}
          </span>
        </p>
      )}
      {help && (
        <p className="hg-field__note" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
