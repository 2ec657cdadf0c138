import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  id: string;
  label: string;
  error?: string | undefined;
  /** A control at the right edge, inside the border. */
  end?: ReactNode;
}

/** A labelled input of the public pages with its error below. */
export function Field({ id, label, error, end, ...input }: FieldProps) {
  return (
    <div className="pt-field">
      <label htmlFor={id}>{label}</label>
      <div className="pt-field__box">
        <input
          {...input}
          id={id}
          name={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className="pt-field__error">
          {error}
        </p>
      )}
    </div>
  );
}
