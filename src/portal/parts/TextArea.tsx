import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useT } from '../../ui/text.tsx';
import { errorId, FieldError } from './FieldError.tsx';
import './field.css';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  id: string;
  label: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled text of several lines, with its hint or error below, as `Field` has them. */
export function TextArea({ id, label, required, hint, error, ...input }: TextAreaProps) {
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
      </div>
      <div className="pt-field__box">
        <textarea
          name={id}
          rows={8}
          {...input}
          id={id}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
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
