import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useT } from '../../ui/text.tsx';
import { cx } from '../../ui/cx.ts';
import { errorId, FieldError } from './FieldError.tsx';
import { Icon } from './icons.tsx';
import './field.css';

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  id: string;
  label: string;
  /** Says "required" as a word beside the label. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Good news below the input, told to readers as it comes. */
  ok?: string | undefined;
  /** A control or countdown at the right edge, inside the border. */
  end?: ReactNode;
  /** A button to the right of the input. */
  beside?: ReactNode;
  /** Stands at the right end of the label's line. */
  labelEnd?: ReactNode;
}

/** A labelled input of the public pages with its hint, good news or error below. */
export function Field({ id, label, required, hint, error, ok, end, beside, labelEnd, ...input }: FieldProps) {
  const t = useT();
  const described = [hint && `${id}-hint`, error && errorId(id)].filter(Boolean).join(' ');
  return (
    <div className="pt-field">
      <div className="pt-field__head">
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className="pt-field__must" aria-hidden="true">
            {t('portal.parts.required')}
          </span>
        )}
        {labelEnd && <div className="pt-field__head-end">{labelEnd}</div>}
      </div>
      <div className="pt-field__row">
        <div className={cx('pt-field__box', Boolean(end) && 'pt-field__box--end')}>
          <input
            name={id}
            {...input}
            id={id}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
          />
          {end && <div className="pt-field__end">{end}</div>}
        </div>
        {beside}
      </div>
      <div className="pt-field__ok" role="status">
        {ok && !error && (
          <>
            <Icon name="done" size={18} />
            <span>{ok}</span>
          </>
        )}
      </div>
      <FieldError id={id} text={error} />
      {hint && (
        <div id={`${id}-hint`} className="pt-field__hint">
          {hint}
        </div>
      )}
    </div>
  );
}
