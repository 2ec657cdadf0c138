import { useState } from 'react';
import { useT } from '../../ui/text.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

/** A password with an eye that shows it. */
export function PasswordField(props: Omit<FieldProps, 'end' | 'type'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="pt-eye"
          aria-label={t(shown ? 'portal.login.password_hide' : 'portal.login.password_show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="m4 4 16 16" strokeLinecap="round" />}
          </svg>
        </button>
      }
    />
  );
}
